/** How wide the columns of an invoice's lines are: the figures get what the longest of them needs, the name the rest. */

export interface ColumnSpan {
  readonly x: number;
  readonly width: number;
}

/** Between two columns, and where that would leave the name too little. */
const GAP = 15;
const NARROW_GAP = 9;
/** The name's least with the wide gap. */
const EASY_NAME = 185;
/** The name's least, whatever the figures want. */
const LEAST_NAME = 120;
/** A figure's most; longer ones are broken. */
const MOST = 84;

/** `wanted`: natural widths, left to right; `name` tells which column takes the rest. */
export function columnSpans(wanted: readonly number[], name: number, whole: number): readonly ColumnSpan[] {
  const capped = wanted.map((width, at) => (at === name ? 0 : Math.min(width, MOST)));
  const figures = capped.reduce((sum, width) => sum + width, 0);
  const gaps = wanted.length - 1;
  const gap = whole - GAP * gaps - figures >= EASY_NAME ? GAP : NARROW_GAP;
  const room = whole - gap * gaps - LEAST_NAME;
  const share = Math.min(1, room / figures);
  const widths = capped.map((width) => width * share);
  const rest = whole - gap * gaps - figures * share;
  let x = 0;
  return widths.map((figure, at) => {
    const width = at === name ? rest : figure;
    const span = { x, width };
    x += width + gap;
    return span;
  });
}
