/**
 * The row that a key leads to in a grouped list: arrows by row, Ctrl and arrow by group. `sizes` are the groups' lengths.
 * Null where the key means nothing here.
 */
export function nextChoice(key: string, ctrl: boolean, at: number, sizes: readonly number[]): number | null {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const count = sizes.reduce((sum, size) => sum + size, 0);
  if (step === 0 || count === 0) return null;
  return ctrl ? nextGroup(step, at, sizes) : (at + step + count) % count;
}

/** The first row of the next group, or of the one before. */
function nextGroup(step: number, at: number, sizes: readonly number[]): number {
  const starts: number[] = [];
  let sum = 0;
  for (const size of sizes) {
    if (size > 0) starts.push(sum);
    sum += size;
  }
  const present = starts.findLastIndex((start) => start <= at);
  return starts[(present + step + starts.length) % starts.length] ?? 0;
}
