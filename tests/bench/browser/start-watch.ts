/** What runs inside the page of a start and notes when each wait of it ended. Stands alone. */
export interface StartStep {
  readonly name: string;
  /** Milliseconds from the navigation's start; both alike for a moment. */
  readonly from: number;
  readonly to: number;
}

declare global {
  interface Window {
    startSteps: StartStep[];
  }
}

/** Given to `addInitScript`: in force before the page's own scripts. Of each name the first is kept. */
export function installStartWatch(): void {
  const steps: StartStep[] = [];
  const FILES: readonly (readonly [string, RegExp])[] = [
    ['the first script', /\/index-[^/]*\.js$/],
    ['the application’s code', /\/start-[^/]*\.js$/],
    ['the list’s code', /\/first-list-[^/]*\.js$/],
  ];
  window.startSteps = steps;
  const note = (name: string, from: number, to = performance.now()): void => {
    if (!steps.some((step) => step.name === name)) steps.push({ name, from, to });
  };
  const transact = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function noted(this: IDBDatabase, ...given) {
    const from = performance.now();
    const made = transact.apply(this, given);
    const stores = [given[0]].flat();
    const rows = stores.includes('archive') && stores.length > 1 ? 'rows and company read' : 'rows read';
    const what = this.name === 'condica-session' ? 'session read' : stores.includes('archive') ? rows : '';
    if (what !== '') made.addEventListener('complete', () => note(what, from));
    return made;
  };
  const look = (): void => {
    if (document.querySelector('#root > *') !== null) note('something in the page', performance.now());
    if (/\w-\d/.test(document.querySelector('#early-list tbody tr')?.textContent ?? ''))
      note('early rows in the page', performance.now());
    if (document.querySelector('nav') !== null) note('the frame in the page', performance.now());
    if (/\w-\d/.test(document.querySelector('[role=grid] tbody tr')?.textContent ?? ''))
      note('rows in the page', performance.now());
    if (/\d/.test(document.querySelector('[role=tab]')?.textContent ?? '')) note('sums in the page', performance.now());
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener('load', () => {
    const [page] = performance.getEntriesByType('navigation');
    if (page instanceof PerformanceNavigationTiming) note('the page from the worker', 0, page.responseEnd);
    for (const { name, startTime, duration } of performance.getEntriesByType('resource'))
      for (const [what, file] of FILES) if (file.test(name)) note(what, startTime, startTime + duration);
  });
}
