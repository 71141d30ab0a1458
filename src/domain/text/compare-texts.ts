/** By code unit, as an index of IndexedDB has them: for ids, codes and days, not for what a person reads in order of the alphabet. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
