import { createContext, type RefObject, useContext } from 'react';

/**
 * Where lists and menus that float are drawn: inside the open dialog, else in the frame's own region. Drawn elsewhere, a list
 * of a field in a dialog would lie under it and be inert, and one of the page would stand outside every landmark.
 */
export const OverlayRootContext = createContext<RefObject<HTMLElement | null> | null>(null);

export function useOverlayRoot(): RefObject<HTMLElement | null> | null {
  return useContext(OverlayRootContext);
}
