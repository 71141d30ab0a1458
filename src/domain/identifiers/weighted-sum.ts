/** Sum of digits times weights, position by position: the core of the Romanian check digits. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);
}
