/**
 * What a start shows of a page before React draws it, and what is pressed on it meanwhile.
 *
 *   nothing ─ show ─► shown, presses are kept ─ end (the page has its own) ─► over ─ perform ─► nothing
 *
 * Invariants: what is shown is hidden from readers, which the page itself tells everything; a press is performed once, and on
 * the row that it was on, or not at all.
 */
import { afterPaint } from './after-paint';

type Press =
  | { readonly kind: 'key'; readonly init: KeyboardEventInit }
  | {
      readonly kind: 'row';
      readonly index: string;
      readonly number: string;
      readonly box: boolean;
      readonly init: MouseEventInit;
    };

/** What walks the rows or opens one, and letters, which go somewhere. */
const KEPT = /^(.|Arrow.*|Page.*|Home|End|Enter)$/;
/** What nobody presses in a second. */
const MOST = 20;

let shown: HTMLElement | null = null;
let kept: Press[] = [];

export function showEarlySight(element: HTMLElement): void {
  element.ariaHidden = 'true';
  element.id = 'early-list';
  shown = element;
  element.addEventListener('click', keepClick);
  document.addEventListener('keydown', keepKey);
  document.body.append(element);
}

/** In the step in which the page draws its own. */
export function endEarlySight(): void {
  document.removeEventListener('keydown', keepKey);
  shown?.remove();
  shown = null;
}

/** Another page has opened: what was pressed was not meant for it. */
export function dropEarlySight(): void {
  endEarlySight();
  kept = [];
}

/** Once the page hears keys and presses; its rows follow in the same frame. */
export async function performPresses(): Promise<void> {
  const presses = kept;
  kept = [];
  for (const press of presses) {
    // The rows are drawn by then, and each press sees what the one before has made.
    await afterPaint();
    perform(press);
  }
}

function keepKey(event: KeyboardEvent): void {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey, target } = event;
  // The frame hears keys itself; the browser's own are its own.
  if (document.getElementById('main') !== null || target !== document.body) return;
  const isCommand = ctrlKey || metaKey || altKey;
  if (isCommand ? !opensPalette(event) : !KEPT.test(key)) return;
  if (isCommand) event.preventDefault();
  keep({ kind: 'key', init: { key, code, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true } });
}

/** Works anywhere, and is what one who knows where he goes presses first; a browser would take it to its own address line. */
function opensPalette({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
}

function keepClick({ target, shiftKey, ctrlKey, metaKey }: MouseEvent): void {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  const { index, number } = row?.dataset ?? {};
  if (row === null || index === undefined || number === undefined) return;
  const box = target instanceof Element && target.closest('[data-box]') !== null;
  keep({ kind: 'row', index, number, box, init: { shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true } });
}

function keep(press: Press): void {
  if (kept.length < MOST) kept.push(press);
}

function perform(press: Press): void {
  if (press.kind === 'key') {
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', press.init));
    return;
  }
  const row = document.querySelector(`#main [data-index="${press.index}"]`);
  // Another stands there by now.
  if (row === null || !row.textContent.includes(press.number)) return;
  const target = row.querySelector(press.box ? 'input' : 'button') ?? row;
  target.dispatchEvent(new MouseEvent('click', press.init));
}
