/** The state of the interface that may vanish with the tab; mirrored into session storage (specification, section 1). */

import { proxy, useSnapshot } from 'valtio';
import { asAtFirst, MIRROR_KEY, type MirroredState, readMirror } from './kept-interface';

export interface InterfaceState extends MirroredState {
  /** Not mirrored: a reload is a way out of every panel that lies over the page. */
  syncPanelOpen: boolean;
}

const state = proxy<InterfaceState>({ ...readMirror(globalThis.sessionStorage), syncPanelOpen: false });

/** Changes what is given and writes the mirror at once; a storage that refuses only forgets it at reload. */
export function changeInterface(part: Partial<InterfaceState>): void {
  Object.assign(state, part);
  try {
    const { syncPanelOpen: _, ...mirrored } = state;
    sessionStorage.setItem(MIRROR_KEY, JSON.stringify(mirrored));
  } catch {
    // Nothing depends on the mirror.
  }
}

export function toggleSyncPanel(): void {
  changeInterface({ syncPanelOpen: !state.syncPanelOpen });
}

/** As at the first start; the mirror goes too. */
export function resetInterface(): void {
  Object.assign(state, asAtFirst(), { syncPanelOpen: false });
  sessionStorage.removeItem(MIRROR_KEY);
}

export function useInterfaceState(): readonly [InterfaceState, typeof changeInterface] {
  return [useSnapshot(state), changeInterface];
}
