/**
 * A part with a chunk of its own that is drawn as soon as it is here. `lazy` keeps what stands in its place for 300 ms more
 * (React draws what was waited for at most that often), which one feels at the first press of a menu.
 * Invariant: `here` is set once, by `fetchPart`, and stays.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface LoadedPart<Props> {
  readonly load: Load<Props>;
  here: ComponentType<Props> | undefined;
}

export function loadedPart<Props>(load: Load<Props>): LoadedPart<Props> {
  return { load, here: undefined };
}

/** Begins to fetch it; where it is here already, nothing. */
export async function fetchPart<Props>(part: LoadedPart<Props>): Promise<void> {
  part.here ??= (await part.load()).default;
}

/** The part once it is wanted and here; a chunk that does not come is an error of the tree, as with `lazy`. */
export function usePart<Props>(part: LoadedPart<Props>, wanted = true): ComponentType<Props> | undefined {
  const [, redraw] = useState(false);
  const drawn = wanted ? part.here : undefined;
  useEffect(() => {
    if (!wanted || drawn !== undefined) return;
    // Also where it has come since the drawing that had none.
    fetchPart(part).then(
      () => redraw(true),
      (error: unknown) =>
        redraw(() => {
          throw error;
        }),
    );
  }, [part, wanted, drawn]);
  return drawn;
}

interface PartProps<Props> {
  readonly part: LoadedPart<Props>;
  readonly props: Props;
  /** Keeps its room. */
  readonly before?: ReactNode;
}

/** The part in its place; `before` until it is here. */
export function Part<Props extends object>({ part, props, before = null }: PartProps<Props>): ReactNode {
  const Here = usePart(part);
  return Here === undefined ? before : <Here {...props} />;
}
