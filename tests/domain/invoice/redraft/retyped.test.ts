/** The signs of a draft whose kind is chosen anew. Before: they stayed, and a storno became a sale, or a sale a storno. */
import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { retypedSigns } from '@/domain/invoice/redraft/retyped';
import { FULL_DRAFT } from '../full-draft';

const NAMED = [{ number: 'FCT-7', issueDate: '2026-11-01' }];
const line = (quantity: string): InvoiceDraft['lines'][number] => {
  const [first] = FULL_DRAFT.lines;
  if (first === undefined) throw new Error('a line');
  return { ...first, quantity, price: '10', discount: { percent: '', amount: '', reason: '' } };
};
const draft = (typeCode: string, quantity: string, named = NAMED): InvoiceDraft => ({
  ...FULL_DRAFT,
  ...{ typeCode, precedingInvoices: named, lines: [line(quantity)], prepaid: '' },
  discount: { percent: '', amount: '', reason: '' },
});
const quantity = (of: InvoiceDraft, code: string) => retypedSigns(of, code)?.lines[0]?.quantity;

describe('to a credit note', () => {
  it('what was with minus is with plus', () => {
    expect(quantity(draft('380', '-3'), '381')).toBe('3');
    expect(quantity(draft('380', '-2-1'), '381')).toBe('3');
  });

  it('what was with plus stays: it is what the note takes back', () => {
    expect(retypedSigns(draft('380', '3', []), '381')).toBeUndefined();
    expect(retypedSigns(draft('384', '3'), '381')).toBeUndefined();
  });
});

describe('from a credit note', () => {
  it.each(['380', '389'])('what it takes back is with minus in %s', (code) => {
    expect(quantity(draft('381', '3'), code)).toBe('-3');
    const there = draft('381', '3');
    const back = { ...there, ...retypedSigns(there, code), typeCode: code };
    expect(quantity(back, '381')).toBe('3');
  });

  it('stays as it is where it names nothing, or is the whole invoice again', () => {
    expect(retypedSigns(draft('381', '3', []), '380')).toBeUndefined();
    expect(retypedSigns(draft('381', '3'), '384')).toBeUndefined();
  });

  it('stays where it has minus already, or no lines', () => {
    expect(retypedSigns(draft('381', '-3'), '380')).toBeUndefined();
    expect(retypedSigns({ ...draft('381', '3'), lines: [] }, '380')).toBeUndefined();
  });
});

it('an amount off turns with its line', () => {
  const [first] = draft('380', '-3').lines;
  if (first === undefined) throw new Error('a line');
  const off = { ...draft('380', '-3'), lines: [{ ...first, discount: { percent: '', amount: '-5', reason: '' } }] };
  expect(retypedSigns(off, '381')?.lines[0]?.discount.amount).toBe('5');
});
