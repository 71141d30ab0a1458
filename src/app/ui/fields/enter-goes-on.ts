/** Enter in a field goes on to the next one of its form (look: forms). */
import type { KeyboardEvent } from 'react';

const FIELDS = 'input, select, textarea, [data-grid-cell]';

/** For the form. Lists that are open, areas of text and grids keep the key for themselves. */
export function enterGoesOn(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (target.getAttribute('aria-expanded') === 'true' || target.closest('[role="grid"]') !== null) return;
  if (goOnFrom(target, event.shiftKey ? -1 : 1)) event.preventDefault();
}

/** To the next field of the form (1) or the one before (−1), over boxes to tick; false where there is none. */
export function goOnFrom(field: HTMLElement, by: 1 | -1): boolean {
  const fields = [...(field.closest('form')?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter(
    (each) => each === field || (each.offsetParent !== null && !isTicked(each)),
  );
  const next = fields[fields.indexOf(field) + by];
  next?.focus();
  return next !== undefined;
}

function isTicked(field: HTMLElement): boolean {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}
