import { expect, it } from 'vitest';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { sayIn } from '@/domain/paper/paper-language';
import { moreRows } from '@/domain/paper/rows/more-rows';
import { sampleDraft } from '../../workers/sample-xml';

// Before: a browser broke the list between a number and its day.
it('a collective storno names its invoices each in one piece, number and day', () => {
  const precedingInvoices = Array.from({ length: 300 }, (_none, at) => ({
    number: `FCT-${at + 1}`,
    issueDate: '2026-11-02',
  }));
  const made = issueInvoice({ ...sampleDraft(), precedingInvoices }, 'ST-1');
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const rows = moreRows(made.invoice, sayIn('ro'));
  const [text = ''] = rows.flatMap((row) => (row.label === 'Facturi la care se referă' ? [row.text] : []));
  expect(text.split(' ')).toHaveLength(296);
  expect(text.split('; ').at(-1)).toBe('FCT-300\u00a0/\u00a002.11.2026');
});
