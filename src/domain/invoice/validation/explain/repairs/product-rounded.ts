const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

function scaled(text: string): { readonly units: bigint; readonly scale: number } | undefined {
  const parts = DECIMAL.exec(text.trim());
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = ''] = parts;
  return { units: BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`), scale: fraction.length };
}

/** Product of two decimal texts, to two decimals with halves away from zero; undefined where one is no decimal. */
export function productRounded(left: string, right: string): string | undefined {
  const a = scaled(left);
  const b = scaled(right);
  if (!a || !b) return undefined;
  const units = a.units * b.units * 100n;
  const divisor = 10n ** BigInt(a.scale + b.scale);
  const size = units < 0n ? -units : units;
  const cents = (size * 2n + divisor) / (divisor * 2n);
  const digits = String(cents).padStart(3, '0');
  return `${units < 0n && cents > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
