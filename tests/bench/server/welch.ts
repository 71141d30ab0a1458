/** Welch's t of two samples of unlike variance (Welch 1947): how many standard errors apart their means are. */
export function welch(
  a: readonly number[],
  b: readonly number[],
): { readonly t: number; readonly means: readonly [number, number] } {
  const [first, second] = [momentsOf(a), momentsOf(b)];
  const error = Math.sqrt(first.variance / a.length + second.variance / b.length);
  return { t: (first.mean - second.mean) / error, means: [first.mean, second.mean] };
}

function momentsOf(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (values.length - 1) };
}
