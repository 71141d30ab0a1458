/** Brings the keyboard from a list into the panel beside it: its first field, else its head. */
export function enterPanel(): void {
  const panel = document.querySelector('[data-side-panel="420"]');
  const first = panel?.querySelector<HTMLElement>('form :is(input, select, textarea)') ?? panel?.querySelector('h2');
  first?.focus();
}
