/** What runs inside the editor's page: how long each key takes to the total on the screen. Functions given to the page stand alone. */
export interface KeyTimes {
  /** Milliseconds from the key's own time to the total in the document, and to the end of the frame that shows it. */
  readonly changed: number;
  readonly painted: number;
}

declare global {
  interface Window {
    /** Resolves with the times of the last key pressed; begun by its keydown. */
    lastKey: Promise<KeyTimes> | undefined;
    /** Milliseconds of every task longer than 50. */
    longTasks: number[];
  }
}

/** Needs `installPaintWatch`; begun once, with the editor open. */
export function watchKeys(): void {
  const total = document.querySelector('[data-testid=payable]');
  if (total === null) throw new Error('The editor shows no total.');
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const timesOf = (began: number): Promise<KeyTimes> =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        const changed = performance.now() - began;
        void window.paintWatch.painted().then((at) => resolve({ changed, painted: at - began }));
      });
      observer.observe(total, { childList: true, characterData: true, subtree: true });
    });
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      window.lastKey = timesOf(timeStamp);
    },
    { capture: true },
  );
}
