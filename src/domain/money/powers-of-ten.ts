/** 10^0 … 10^39 as integers: scaling is the hot step of every sum, a table spares computing them. */
const POWERS: readonly bigint[] = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent));

export function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}
