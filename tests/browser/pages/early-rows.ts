/** What runs inside the page of a start: notes the rows drawn before React, and the list's own in the step in which they came. Stands alone. */
export interface RowSeen {
  readonly texts: readonly string[];
  /** Left, top, width and height of the row, its cells and what they hold, px. */
  readonly places: readonly number[];
  readonly colours: readonly string[];
}

export interface EarlySwap {
  readonly early: readonly RowSeen[];
  readonly own: readonly RowSeen[];
  readonly hiddenFromReaders: boolean;
}

declare global {
  interface Window {
    earlySwap?: EarlySwap;
  }
}

/** Given to `addInitScript`. `press-early` in session storage: presses the third early row, two keys or Ctrl with K, as soon as they stand. */
export function installEarlyWatch(): void {
  const rowsIn = (place: Element | null): readonly RowSeen[] =>
    [...(place?.querySelectorAll('[data-index]') ?? [])].map((row) => {
      const cells = [...row.querySelectorAll(row.matches('tr') ? ':scope > td' : ':scope > div')];
      // A box is drawn in its own way; how wide words are waits for the font.
      const inner = cells.filter((cell) => !cell.matches('td:first-child'));
      const boxes = [row, ...cells, ...inner.flatMap((cell) => [...cell.children])].map((part) =>
        part.getBoundingClientRect(),
      );
      const coloured = [row, ...inner.flatMap((cell) => [...cell.querySelectorAll('span, time, svg')])];
      return {
        texts: cells.map((cell) => cell.textContent ?? ''),
        places: boxes.flatMap(({ left, top, width, height }) => [left, top, width, height].map(Math.round)),
        colours: coloured.map((part) => `${getComputedStyle(part).color} ${getComputedStyle(part).backgroundColor}`),
      };
    });
  let early: readonly RowSeen[] = [];
  let hiddenFromReaders = false;
  const press = (place: Element): void => {
    const what = sessionStorage.getItem('press-early');
    if (what === 'row') place.querySelector<HTMLElement>('[data-index="2"] td:nth-child(3)')?.click();
    if (what === 'keys')
      for (const key of ['ArrowDown', 'ArrowDown'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    if (what === 'palette')
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  };
  new MutationObserver(() => {
    const place = document.getElementById('early-list');
    if (place !== null && early.length === 0) {
      early = rowsIn(place);
      hiddenFromReaders = place.ariaHidden === 'true';
      if (early.length > 0) press(place);
    } else if (place === null && early.length > 0 && window.earlySwap === undefined)
      window.earlySwap = { early, own: rowsIn(document.getElementById('main')), hiddenFromReaders };
  }).observe(document, { childList: true, subtree: true });
}
