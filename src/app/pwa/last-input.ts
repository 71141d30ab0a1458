/** When the person last typed or pressed; a recorded send counts as a pause. */
let last = 0;

/** Follows the page's input from now on. */
export function watchInput(target: EventTarget): void {
  const note = (): void => {
    last = Date.now();
  };
  for (const type of ['keydown', 'pointerdown', 'input'])
    target.addEventListener(type, note, { capture: true, passive: true });
}

export function lastInputAt(): number {
  return last;
}

/** The screens call this once an invoice's sending is recorded: nothing is being typed any more. */
export function noteRecordedSend(): void {
  last = 0;
}
