const FIELDS = 'input, select, textarea, [data-grid-cell]';

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
