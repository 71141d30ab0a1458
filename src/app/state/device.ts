import { useSyncExternalStore } from 'react';

/** Widths up to this count as a smartphone (specification, section 9). */
export const PHONE_MAX_WIDTH = 768;

/** A device counts as a smartphone if it is Android, iOS, or up to 768 wide (specification, section 1). */
export function isSmartphone(userAgent: string, width: number, touchPoints = 0): boolean {
  // An iPad names itself a Mac; only its touch points tell.
  const iOS = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return iOS || /Android/.test(userAgent) || width <= PHONE_MAX_WIDTH;
}

function isPhoneNow(): boolean {
  return isSmartphone(navigator.userAgent, window.innerWidth, navigator.maxTouchPoints);
}

/** Kept between two changes of the window: every drawing asks, and a phone lays the page out to tell its width. */
let known: boolean | undefined;

function isPhone(): boolean {
  known ??= isPhoneNow();
  return known;
}

function subscribe(changed: () => void): () => void {
  const resized = (): void => {
    known = isPhoneNow();
    changed();
  };
  window.addEventListener('resize', resized);
  return () => window.removeEventListener('resize', resized);
}

/** Whether the phone's layout is shown; follows the window's width. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

/** Marks the document's root, so that styles (`phone:`, `desktop:`) decide as the code does. Returns the undo. */
export function markDevice(root: HTMLElement): () => void {
  const mark = (): void => {
    root.dataset.device = isPhone() ? 'phone' : 'desktop';
  };
  mark();
  return subscribe(mark);
}
