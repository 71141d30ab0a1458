/** What runs inside the page of a list: how long each click or key takes to the rows it asks for. Stands alone. */
declare global {
  interface Window {
    /** Milliseconds from the last click or key to the painted rows of its answer. */
    lastChange: Promise<number> | undefined;
    /** The same to the rows in the page, before they are drawn; good once `lastChange` is. */
    lastAnswer: number;
  }
}

/** Needs `installPaintWatch`; begun once, with the list open. */
export function watchList(): void {
  const grid = document.querySelector('[role=grid]');
  if (grid === null) throw new Error('There is no list.');
  const rows = (): readonly string[] => [...grid.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
  const look = (): string => `${grid.getAttribute('aria-rowcount')} ${rows().join(' ')}`;
  const onAct = ({ timeStamp }: Event): void => {
    const before = look();
    // A row that is not read yet has no text.
    window.lastAnswer = Number.NaN;
    const answered = (): boolean => {
      if (!rows().every((text) => text !== '') || look() === before) return false;
      window.lastAnswer = performance.now() - timeStamp;
      return true;
    };
    window.lastChange = window.paintWatch.when(answered).then((at) => at - timeStamp);
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, onAct, { capture: true });
}
