/** Puts the keyboard where the page of a new address begins. */

/** How long a page that loads may take until its beginning is there. */
const WAIT_MS = 15_000;

/** The rows of a list take it before the head does: their keys work from the moment the list is open. */
const START = '[data-page-start]';

/**
 * As soon as the page is there. A page that put the focus somewhere itself, a field that is typed in and a dialog keep it.
 * `loaded`: the address was opened, not gone to; then only a list takes the keyboard. Gives what ends the waiting.
 */
export function focusPage(document: Document, loaded: boolean): () => void {
  const before = document.activeElement;
  const focus = (): boolean => {
    const start = startOf(document, loaded);
    if (start === null) return false;
    if (!isTaken(document, before)) start.focus({ preventScroll: true });
    return true;
  };
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  const frame = requestAnimationFrame(() => {
    if (!focus()) observer.observe(document.body, { attributeFilter: ['style'], childList: true, subtree: true });
  });
  const limit = setTimeout(() => observer.disconnect(), WAIT_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(limit);
    observer.disconnect();
  };
}

function startOf(document: Document, loaded: boolean): HTMLElement | null {
  const main = document.getElementById('main');
  const found = main?.querySelector<HTMLElement>(START) ?? (loaded ? null : main?.querySelector<HTMLElement>('h1'));
  return found === null || found === undefined || isOfPageBefore(found) ? null : found;
}

/** While a page's code is read React keeps the one before it, hidden by its style. */
function isOfPageBefore(element: HTMLElement): boolean {
  return element.closest('[style*="display: none"]') !== null;
}

const TYPED_IN = 'input, textarea, select, [contenteditable="true"]';

function isTaken(document: Document, before: Element | null): boolean {
  const { activeElement: now } = document;
  if (now === null || now === document.body || document.querySelector('dialog[open]') !== null) {
    return now !== null && now !== document.body;
  }
  return now !== before && (now.closest('#main') !== null || now.matches(TYPED_IN));
}

/** Where the keyboard goes when what had it went away: the page's rows, else its head. */
export function focusPageStart(document: Document): void {
  startOf(document, false)?.focus({ preventScroll: true });
}
