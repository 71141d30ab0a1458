import { type Decimal, toDecimal, toText } from '../../money/decimal';
import { sum } from '../../money/decimal-arithmetic';
import { decimalText } from '../../money/decimal-text';
import { parseTypedNumber } from '../../money/parse-typed-number';
import type { DraftGoods } from '../draft/transport-draft';

export interface GoodsTotals {
  /** Lines in which something is written. */
  readonly lines: number;
  /** Kilograms, kilograms, lei; what cannot be read counts nothing. */
  readonly netWeight: string;
  readonly grossWeight: string;
  readonly value: string;
}

/** Comma or point, and small sums, as they are typed. */
export function goodsTotals(goods: readonly DraftGoods[]): GoodsTotals {
  const total = (field: 'netWeight' | 'grossWeight' | 'value'): string =>
    toText(sum(goods.flatMap((line) => typedAmount(line[field]) ?? [])));
  return {
    lines: goods.filter((line) => !isBlankGoods(line)).length,
    netWeight: total('netWeight'),
    grossWeight: total('grossWeight'),
    value: total('value'),
  };
}

/** Undefined where it is empty or no number. */
export function typedAmount(typed: string): Decimal | undefined {
  const read = parseTypedNumber(typed);
  return read.ok ? toDecimal(decimalText(read.value)) : undefined;
}

/** Nothing but what every new line begins with. */
export function isBlankGoods({ name, tariffCode, quantity, netWeight, grossWeight, value }: DraftGoods): boolean {
  return [name, tariffCode, quantity, netWeight, grossWeight, value].every((text) => text.trim() === '');
}
