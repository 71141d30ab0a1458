/** Enter in a field goes on to the next one of its form (look: forms). */
import type { KeyboardEvent } from 'react';
import { goOnFrom } from './next-field';

/** For the form. Lists that are open, areas of text and grids keep the key for themselves. */
export function enterGoesOn(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (target.getAttribute('aria-expanded') === 'true' || target.closest('[role="grid"]') !== null) return;
  if (goOnFrom(target, event.shiftKey ? -1 : 1)) event.preventDefault();
}
