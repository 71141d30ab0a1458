/**
 * Keys typed while a field still looks for what Enter took: they belong to what has the keyboard afterwards, as they would have
 * where the answer had been in time. Before, they went on in the field and were gone with what was put there.
 *
 * Invariants: keys act in the order they were pressed; while a wait lasts or keys are kept, no key overtakes them; a wait ends
 * by itself after `LONGEST_WAIT_MS`, so that the keyboard is never without effect. Keys with Ctrl, Alt or Meta and those of an
 * input method pass at once: the browser's own cannot be repeated by a page.
 */
import { goOnFrom } from './next-field';

/** Longer than a search takes on a slow phone; after it the keys act where the keyboard is. */
const LONGEST_WAIT_MS = 5000;
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

interface KeptKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

let waits = 0;
const kept: KeptKey[] = [];
let listening = false;

/** Begins a wait; what it returns ends it, once, when the answer was put where it belongs. */
export function keepKeys(): () => void {
  waits += 1;
  let over = false;
  const end = (): void => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    waits -= 1;
    actLater();
  };
  const timer = setTimeout(end, LONGEST_WAIT_MS);
  if (!listening) {
    listening = true;
    window.addEventListener('keydown', keep, { capture: true });
  }
  return end;
}

function keep(event: KeyboardEvent): void {
  if (!event.isTrusted || event.isComposing || MODIFIERS.includes(event.key) || isCommand(event)) return;
  // A key of a virtual keyboard or a dead one says nothing that could be repeated.
  if (event.key === 'Unidentified' || event.key === 'Process' || event.key === 'Dead') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.push({ key: event.key, code: event.code, shiftKey: event.shiftKey });
}

/** AltGr writes letters, also where the system tells it as Ctrl with Alt. */
function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
}

/** A key a task: each meets what the one before has drawn, and waits again where that one waits. */
function actLater(): void {
  setTimeout(() => {
    if (waits > 0) return;
    const next = kept.shift();
    if (next === undefined) {
      listening = false;
      window.removeEventListener('keydown', keep, { capture: true });
      return;
    }
    act(next);
    actLater();
  });
}

function act({ key, code, shiftKey }: KeptKey): void {
  const target = document.activeElement ?? document.body;
  const options = { key, code, shiftKey, bubbles: true, cancelable: true };
  const isFree = target.dispatchEvent(new KeyboardEvent('keydown', options));
  if (isFree) byDefault(key, shiftKey, target);
  target.dispatchEvent(new KeyboardEvent('keyup', options));
}

/** What the browser does with a key that a person pressed and that the page left to it. */
function byDefault(key: string, shiftKey: boolean, target: Element): void {
  if (target instanceof HTMLElement && isPressedBy(key, target)) target.click();
  // The one way to write as a keyboard does: over what is marked, at the caret, with the events and the undo of typing.
  else if (key.length === 1) document.execCommand('insertText', false, key);
  else if (key === 'Backspace') document.execCommand('delete');
  else if (key === 'Tab' && target instanceof HTMLElement) goOnFrom(target, shiftKey ? -1 : 1);
}

/** Enter presses buttons and links, the space bar buttons and boxes. */
function isPressedBy(key: string, target: HTMLElement): boolean {
  if (key === 'Enter') return target.matches('button, a[href]');
  return key === ' ' && target.matches('button, input[type=checkbox]');
}
