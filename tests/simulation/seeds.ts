/** Which worlds a simulation runs: a few in `npm test`, as many as wanted by `npm run fuzz -- NAME 1-400`. */

/** From first to last; the environment's `SEEDS`, as `1-400`, goes before. */
export function seeds(first: number, last: number, wanted = process.env.SEEDS): readonly number[] {
  const [from, to] = wanted === undefined ? [first, last] : rangeOf(wanted);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function rangeOf(wanted: string): readonly [number, number] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(wanted) ?? [];
  if (from === undefined || to === undefined || Number(to) < Number(from))
    throw new Error(`SEEDS=${wanted} is no range: write 1-400.`);
  return [Number(from), Number(to)];
}
