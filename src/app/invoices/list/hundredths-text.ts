import { amountText } from '@/app/ui/words/amount-text';

/** Hundredths as people read a sum: 123456n is `1.234,56`. */
export function hundredthsText(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return amountText(`${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}
