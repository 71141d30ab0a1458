const OWN = 'input:not([type=checkbox]), textarea, select, [contenteditable="true"], [role=menu], [role=listbox]';

/** A field is typed in, and a list that is open is searched by its first letters: their keys are theirs. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN) !== null;
}
