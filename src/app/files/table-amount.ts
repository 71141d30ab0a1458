import { amountText } from '@/app/ui/words/amount-text';

/** An amount for a cell of a spreadsheet: as it is shown, with the plain minus, for with − (U+2212) it would be a text that no sum counts. */
export function tableAmount(decimal: string): string {
  return amountText(decimal).replace('−', '-');
}
