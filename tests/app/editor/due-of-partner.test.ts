import { expect, it } from 'vitest';
import { dueOfPartner } from '@/app/invoices/editor/model/buyer-of-partner';

const drafted = (dueDate: string) => ({ issueDate: '2026-11-20', dueDate });
const partner = (paymentTermDays: string) => ({ paymentTermDays });

// Before: a company with a usual term never saw its partners' own.
it('is the partner’s own term in place of the company’s usual one', () => {
  expect(dueOfPartner(partner('45'), drafted('2026-12-05'), 15)).toEqual({ dueDate: '2027-01-04' });
  expect(dueOfPartner(partner('0'), drafted('2026-12-05'), 15)).toEqual({ dueDate: '2026-11-20' });
  expect(dueOfPartner(partner('45'), drafted(''), 0)).toEqual({ dueDate: '2027-01-04' });
});

it('leaves a day that somebody has chosen, and a partner without a term', () => {
  expect(dueOfPartner(partner('45'), drafted('2026-12-24'), 15)).toEqual({});
  expect(dueOfPartner(partner(''), drafted('2026-12-05'), 15)).toEqual({});
  expect(dueOfPartner(partner('45'), { issueDate: '', dueDate: '' }, 15)).toEqual({});
});
