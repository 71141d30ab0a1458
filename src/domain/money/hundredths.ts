/** An amount as a whole number of hundredths; what stands behind the second decimal is left out. */
export function hundredths(text: string): bigint {
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const units = BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
  return negative ? -units : units;
}
