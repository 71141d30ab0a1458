/** The mark of a field that is led to: its list stays closed, for what is said of the field stands where the list would be. */
const MARK = 'quietFocus';

/** Gives a field the keyboard without opening its list; the first key or arrow opens it. */
export function focusQuietly(field: HTMLElement): void {
  field.dataset[MARK] = '';
  try {
    field.focus();
  } finally {
    delete field.dataset[MARK];
  }
}

/** Whether the focus that is being handled was given by {@link focusQuietly}. */
export function isQuietFocus(field: HTMLElement): boolean {
  return MARK in field.dataset;
}
