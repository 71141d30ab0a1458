/** What a cell of the lines grid shows, what it holds while it is edited, and what its text changes in the line. */
import type { DraftLine, DraftPricing } from '@/domain/invoice/invoice-draft';
import { formatNumber } from '@/domain/money/format-amount';
import { parseTypedNumber } from '@/domain/money/parse-typed-number';
import { findUnit, showUnit } from '@/domain/units/find-unit';
import type { GridColumn } from './grid-columns';
import { findVat, type VatChoice, vatText } from './vat-choices';

export type LineFields = Partial<Omit<DraftLine, 'id'>>;

/** What is typed into price or discount: nothing puts another there any more. */
const BY_HAND: DraftPricing = { by: 'hand', from: '' };

/** Prices show at least so many decimals. */
const PRICE_DIGITS = 2;

/** As it is shown when the cell is not edited: sums worked out, figures grouped. */
export function cellText(line: DraftLine, column: GridColumn): string {
  switch (column) {
    case 'quantity':
      return numberText(line.quantity, 0);
    case 'price':
      return numberText(line.price, PRICE_DIGITS);
    case 'unit':
      return showUnit(line.unitCode);
    case 'discount':
      return line.discount.amount === ''
        ? withPercent(numberText(line.discount.percent, 0))
        : numberText(line.discount.amount, PRICE_DIGITS);
    default:
      return typedText(line, column);
  }
}

/** As it was typed: what an edit begins with. */
export function typedText(line: DraftLine, column: GridColumn): string {
  switch (column) {
    case 'name':
      return line.name;
    case 'code':
      return line.sellerItemId;
    case 'unit':
      return showUnit(line.unitCode);
    case 'quantity':
      return line.quantity;
    case 'price':
      return line.price;
    case 'vat':
      return vatText(line.vat);
    case 'discount':
      return line.discount.amount === '' ? withPercent(line.discount.percent) : line.discount.amount;
  }
}

/** What the text typed so far makes of the line; nothing where it cannot be understood yet. */
export function typedChange(
  column: GridColumn,
  text: string,
  line: DraftLine | undefined,
  choices: readonly VatChoice[],
): LineFields {
  switch (column) {
    case 'name':
      return { name: text };
    case 'code':
      return { sellerItemId: text };
    case 'unit':
      return { unitCode: findUnit(text)?.code ?? text };
    case 'quantity':
      return { quantity: text };
    case 'price':
      return { price: text, priced: BY_HAND };
    case 'vat': {
      const vat = findVat(text, choices);
      return vat === undefined ? {} : { vat };
    }
    case 'discount':
      return { discount: typedDiscount(text, line?.discount.reason ?? ''), priced: BY_HAND };
  }
}

export function clearedCell(column: GridColumn, line: DraftLine): LineFields {
  return column === 'vat' ? {} : typedChange(column, '', line, []);
}

function typedDiscount(text: string, reason: string): DraftLine['discount'] {
  const trimmed = text.trim();
  return trimmed.endsWith('%')
    ? { percent: trimmed.slice(0, -1).trim(), amount: '', reason }
    : { percent: '', amount: trimmed, reason };
}

function numberText(typed: string, digits: number): string {
  const number = parseTypedNumber(typed);
  return number.ok ? formatNumber(number.value, digits) : typed;
}

function withPercent(text: string): string {
  return text === '' ? '' : `${text} %`;
}
