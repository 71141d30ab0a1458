import { describe, expect, it } from 'vitest';
import { listedOf } from '@/app/invoices/editor/workspace/issued-to-buyer';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { decimalText } from '@/domain/money/decimal-text';
import { listedItem } from '../archive/listed-item';
import { sampleDraft, sampleLine } from './sample-draft';

function kept(number: string, more: Partial<InvoiceDraft>, total = '121') {
  const made = issueInvoice({ ...sampleDraft([sampleLine('a', {})]), ...more }, number);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const type = more.typeCode === '381' ? ('NC' as const) : ('FCT' as const);
  return { item: { ...listedItem(number), type, total: decimalText(total) }, invoice: made.invoice };
}

const naming = (number: string) => ({ precedingInvoices: [{ number, issueDate: '2026-11-26' }] });

describe('the invoices of a buyer that a later one may take back', () => {
  // Before: an advance that was settled, or taken back, stood there as any other, and came off twice.
  it('say which documents name them, credit notes and invoices with minus among these', () => {
    const listed = listedOf([
      kept('NC-1', { typeCode: '381', ...naming('FCT-1') }, '-121'),
      kept('FCT-4', naming('FCT-2')),
      kept('FCT-3', naming('FCT-1'), '-50'),
      kept('FCT-2', { lines: [sampleLine('a', { name: 'Avans' })] }),
      kept('FCT-1', {}),
    ]);
    expect(listed.map(({ number, isAdvance, namedBy }) => [number, isAdvance, namedBy])).toEqual([
      ['FCT-4', false, []],
      ['FCT-2', true, ['FCT-4']],
      ['FCT-1', false, ['NC-1', 'FCT-3']],
    ]);
  });
});
