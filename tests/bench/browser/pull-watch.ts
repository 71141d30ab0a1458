/** What runs inside the page to tell when rows came, and how long each save of a draft took in the database. */
export interface PullWatch {
  /** When the stream was first asked for: milliseconds from the navigation's start. */
  asked: number | undefined;
  /** When each page was on the disk, and for how many milliseconds its transaction had stood. */
  readonly pages: { readonly at: number; readonly took: number }[];
  /** Milliseconds of each save of a draft, from the transaction's beginning until it is on the disk. */
  readonly saves: number[];
  /** Milliseconds of every task longer than 50. */
  readonly tasks: number[];
}

declare global {
  interface Window {
    pullWatch: PullWatch;
  }
}

/** Given to `addInitScript`: in force before the page's own scripts. Stands alone. */
export function installPullWatch(): void {
  const watch: PullWatch = { asked: undefined, pages: [], saves: [], tasks: [] };
  window.pullWatch = watch;
  const ask = window.fetch;
  window.fetch = (...given) => {
    const [url] = given;
    if (String(url).endsWith('/Changes')) watch.asked ??= performance.now();
    return ask(...given);
  };
  const transact = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function noted(this: IDBDatabase, ...given) {
    const from = performance.now();
    const made = transact.apply(this, given);
    const stores = [given[0]].flat();
    if (given[1] !== 'readwrite') return made;
    const ended = (note: (took: number) => void) =>
      made.addEventListener('complete', () => note(performance.now() - from));
    if (stores.includes('syncState') && stores.includes('coldPart'))
      ended((took) => watch.pages.push({ at: performance.now(), took }));
    if (stores.includes('draft') && !stores.includes('syncState')) ended((took) => watch.saves.push(took));
    return made;
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}
