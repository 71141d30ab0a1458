/** A step of a run: one thing that happens, with a seed of its own, so that the others stay what they are where it is left out. */
import type { SimWorld } from '../run/sim-world';

export interface StepRow {
  readonly name: string;
  /** How often it comes, beside the others. */
  readonly weight: number;
  /** Begins it; what it begins goes on with the world. */
  readonly run: (world: SimWorld) => Promise<void> | void;
}

/** What a process began is nobody's concern any more when it dies or its storage refuses. */
export function begin(world: SimWorld, name: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    world.story.tell(
      `${name} fails: ${error instanceof Error ? `${error.name} ${error.message}` : String(error)}`.slice(0, 200),
    );
    world.story.count('commands that failed');
  });
}
