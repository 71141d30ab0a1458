/** What a scanned product does to the lines of a draft: one more of it where it stands already, else a line of its own. */
import type { DraftLine } from '@/domain/invoice/invoice-draft';
import { isBlankLine } from '@/domain/invoice/totals/line-totals';
import { toText } from '@/domain/money/decimal';
import { add } from '@/domain/money/decimal-arithmetic';
import { typedNumberOrZero } from '@/domain/money/parse-typed-number';
import { toTypedText } from '@/domain/money/typed-text';
import type { DraftChange } from '../model/draft-change';
import type { LineFields } from '../model/grid-cell';

const ONE = { units: 1n, scale: 0 };

/** `fields`: of the product, as choosing it in the grid puts them. A line with a minus or another price is none of it. */
export function scannedLine(lines: readonly DraftLine[], fields: LineFields): Extract<DraftChange, { type: 'line' }> {
  const standing = lines.findIndex(
    (line) =>
      fields.productId !== undefined &&
      line.productId === fields.productId &&
      line.price === fields.price &&
      typedNumberOrZero(line.quantity).units > 0n,
  );
  const line = lines[standing];
  if (line !== undefined) return { type: 'line', row: standing, fields: { quantity: oneMore(line.quantity) } };
  const row = lines.findLastIndex((one) => !isBlankLine(one)) + 1;
  return { type: 'line', row, fields: { ...fields, quantity: '1' } };
}

function oneMore(quantity: string): string {
  return toTypedText(toText(add(typedNumberOrZero(quantity), ONE)));
}
