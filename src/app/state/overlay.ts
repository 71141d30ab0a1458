/** What is open over the page; one at a time (Valtio). */
import { proxy, useSnapshot } from 'valtio';

export type Overlay = 'none' | 'palette' | 'companies' | 'keys' | 'help' | 'alerts' | 'phone-menu' | 'erase';

const state = proxy<{ overlay: Overlay }>({ overlay: 'none' });

export function openOverlay(overlay: Overlay): void {
  state.overlay = overlay;
}

export function closeOverlay(): void {
  state.overlay = 'none';
}

export function useOverlay(): Overlay {
  return useSnapshot(state).overlay;
}
