/**
 * Amounts as a Romanian reader writes them: `1.234,56`, minus as − (look/README.md). Works on the decimal's text, so
 * nothing is rounded: missing decimals are filled with zeros, further ones are kept.
 */
export function amountText(decimal: string, minDecimals = 2): string {
  const negative = decimal.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? decimal.slice(1) : decimal).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const decimals = fraction.padEnd(minDecimals, '0');
  return `${negative ? '−' : ''}${grouped}${decimals === '' ? '' : `,${decimals}`}`;
}

/** A count: `41.000`. */
export function countText(count: number): string {
  return amountText(String(Math.trunc(count)), 0);
}

/**
 * A count with its noun as Romanian joins them: `1 factură`, `19 facturi`, `20 de facturi`, `101 facturi`.
 * From 20 on „de” stands between, unless the last two figures are 01 to 19.
 */
export function countedNoun(count: number, one: string, many: string): string {
  if (count === 1) return `1 ${one}`;
  const lastTwo = Math.abs(count) % 100;
  const joined = count !== 0 && (lastTwo === 0 || lastTwo >= 20);
  return `${countText(count)} ${joined ? 'de ' : ''}${many}`;
}
