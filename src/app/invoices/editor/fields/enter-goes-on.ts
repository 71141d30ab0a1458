import type { KeyboardEvent } from 'react';

const FIELDS = 'input:not([type="checkbox"]), select, textarea, [data-grid-cell]';

/** Enter in a field goes to the next one (look: forms). Lists that are open, areas of text and the grid keep theirs. */
export function enterGoesOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (target.getAttribute('aria-expanded') === 'true' || target.closest('[role="grid"]') !== null) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) => field.offsetParent !== null,
  );
  const step = event.shiftKey ? -1 : 1;
  const next = fields[fields.indexOf(target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
