import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';

/**
 * Where lists and menus that float are drawn: inside the open dialog, else in the frame's own region. Drawn elsewhere, a list
 * of a field in a dialog would lie under it and be inert, and one of the page would stand outside every landmark.
 */
const OverlayRootContext = createContext<RefObject<HTMLElement | null> | null>(null);

export function useOverlayRoot(): RefObject<HTMLElement | null> | null {
  return useContext(OverlayRootContext);
}

interface OverlayRootProps {
  /** Names the region of the page; none inside a dialog. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Gives what is inside a root for its floating lists, after it in the document. */
export function OverlayRoot({ label, children }: OverlayRootProps) {
  const root = useRef<HTMLElement>(null);
  return (
    <OverlayRootContext value={root}>
      {children}
      <section ref={root} aria-label={label}>
        {/* Headless UI takes an empty root out of the document; this child keeps it in. */}
        <span hidden />
      </section>
    </OverlayRootContext>
  );
}
