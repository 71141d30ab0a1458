/** What runs inside the page of a start: notes the rows drawn before React, and the list's own in the step in which they came. Stands alone. */
export interface RowSeen {
  readonly texts: readonly string[];
  /** Left, top, width and height of the row and of what stands in it, px. */
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

/** Given to `addInitScript`. `press-early` in session storage: presses the third early row, or two keys, as soon as they stand. */
export function installEarlyWatch(): void {
  const rowsIn = (place: Element | null): readonly RowSeen[] =>
    [...(place?.querySelectorAll('[data-index]') ?? [])].map((row) => {
      const cells = row.matches('tr') ? [...row.querySelectorAll(':scope > td')] : [...row.querySelectorAll('span')];
      const parts = [row, ...cells, ...cells.flatMap((cell) => [...cell.querySelectorAll('span, time, svg')])].filter(
        // A box is drawn in its own way.
        (part) => !part.matches('td:first-child *'),
      );
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return {
        texts: cells.map((cell) => cell.textContent ?? ''),
        places: boxes.flatMap(({ left, top, width, height }) => [left, top, width, height].map(Math.round)),
        colours: parts.map((part) => `${getComputedStyle(part).color} ${getComputedStyle(part).backgroundColor}`),
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
