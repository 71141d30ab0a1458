import { expect, it } from 'vitest';
import { rateDayOf } from '../../../src/domain/invoice/rate-day';
import { sampleDraft, sampleLine } from '../../app/editor/sample-draft';

const PRECEDING = [{ number: 'FCT-7', issueDate: '2026-11-01' }];
const draft = { ...sampleDraft([sampleLine('a')]), issueDate: '2026-12-10' };

it('is the day of issue, or of the delivery where that came before it', () => {
  expect(rateDayOf(draft)).toBe('2026-12-10');
  expect(rateDayOf({ ...draft, deliveryDate: '2026-11-28' })).toBe('2026-11-28');
  expect(rateDayOf({ ...draft, deliveryDate: '2026-12-24' })).toBe('2026-12-10');
  expect(rateDayOf({ ...draft, issueDate: '' })).toBe('');
});

// Before: the rate of the invoice taken back was „of another day”, and the next change of the date put the new day's in its place.
it('is none for what takes back or corrects an invoice, whose rate stays', () => {
  expect(rateDayOf({ ...draft, typeCode: '381', precedingInvoices: PRECEDING })).toBe('');
  expect(rateDayOf({ ...draft, typeCode: '384', precedingInvoices: PRECEDING })).toBe('');
  const storno = { ...draft, lines: [sampleLine('a', { quantity: '-3' })], precedingInvoices: PRECEDING };
  expect(rateDayOf(storno)).toBe('');
  expect(rateDayOf({ ...storno, precedingInvoices: [] })).toBe('2026-12-10');
});

it('is its own for what settles an advance, and for a credit note of no invoice', () => {
  const lines = [sampleLine('a', { quantity: '10' }), sampleLine('b', { quantity: '-1' })];
  expect(rateDayOf({ ...draft, lines, precedingInvoices: PRECEDING })).toBe('2026-12-10');
  expect(rateDayOf({ ...draft, typeCode: '381' })).toBe('2026-12-10');
});
