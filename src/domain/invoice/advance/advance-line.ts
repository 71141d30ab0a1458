/**
 * An advance (Fiscal Code, art. 282 (2) b: VAT is due on it when it is collected) is an invoice with a line of its own; the final
 * invoice takes it back by lines with minus at the advance's rates, and names it (BT-25).
 */
import { toDecimal, toText } from '../../money/decimal';
import { add } from '../../money/decimal-arithmetic';
import type { DecimalText } from '../../money/decimal-text';
import { parseTypedNumber } from '../../money/parse-typed-number';
import { toTypedText } from '../../money/typed-text';
import type { Invoice } from '../invoice';
import type { DraftLine, InvoiceDraft } from '../invoice-draft';
import { settlementName } from './settlement-words';

const PIECE = 'H87';

/** „Avans conform contract C-2”, „Avans conform comandă PO-1”, „Avans”. */
export function advanceName({ references }: Pick<InvoiceDraft, 'references'>): string {
  const { contract, purchaseOrder } = references;
  if (contract.trim() !== '') return `Avans conform contract ${contract.trim()}`;
  return purchaseOrder.trim() === '' ? 'Avans' : `Avans conform comandă ${purchaseOrder.trim()}`;
}

/** The line of an advance on a blank one, which brings id and VAT. */
export function advanceLine(blank: DraftLine, draft: Pick<InvoiceDraft, 'references'>): DraftLine {
  return { ...blank, name: advanceName(draft), unitCode: PIECE, quantity: '1' };
}

/** Whether a document is one: by the words of its lines, for no term of EN 16931 says it. */
export function isAdvance({ lines }: Pick<Invoice, 'lines'>): boolean {
  return lines.some(({ item, quantity }) => /^\s*avans/i.test(item.name) && !quantity.startsWith('-'));
}

/** What is paid already (BT-113), with one more advance; what was typed and cannot be read is taken for nothing. */
export function withPrepaid(prepaid: string, total: DecimalText): string {
  const before = parseTypedNumber(prepaid);
  return toTypedText(before.ok ? toText(add(toDecimal(before.value), toDecimal(total))) : total);
}

export interface Settlement {
  readonly lines: readonly DraftLine[];
  readonly preceding: InvoiceDraft['precedingInvoices'][number];
}

/**
 * One line a rate of the advance, so that its VAT is taken back to the ban. `blankLine` gives ids; `left`: what of each rate was
 * not taken back before.
 */
export function settlementOf(
  advance: Invoice,
  blankLine: () => DraftLine,
  left: Invoice['vatBreakdown'] = advance.vatBreakdown,
): Settlement {
  const { number, issueDate } = advance;
  const name = settlementName(advance);
  const lines = left.map(({ vat, taxable, exemptionReason, exemptionReasonCode }) => ({
    ...blankLine(),
    name,
    unitCode: PIECE,
    quantity: '-1',
    price: toTypedText(taxable),
    vat: {
      category: vat.code,
      rate: vat.rate === undefined ? '' : toTypedText(vat.rate),
      exemptionReasonCode: exemptionReasonCode ?? '',
      exemptionReason: exemptionReason ?? '',
    },
  }));
  return { lines, preceding: { number, issueDate } };
}
