import { expect, it } from 'vitest';
import { withoutOwn } from '@/app/invoices/editor/head/without-own';
import { EMPTY_DRAFT_MORE } from '@/domain/invoice/empty-draft';
import { VAT_ON_COLLECTION } from '@/domain/invoice/issue/invoice-more';
import { sampleDraft } from './sample-draft';

const payment = { ...sampleDraft().payment, iban: 'RO49AAAA1B31007593840000', bank: 'Banca' };

// Before: a company with VAT on collection said of its supplier that he had chosen it.
it('takes the own account and the own VAT on collection out of what is self-billed', () => {
  const more = { ...EMPTY_DRAFT_MORE, project: 'P-7', taxPointCode: VAT_ON_COLLECTION };
  expect(withoutOwn({ ...sampleDraft(), payment, more })).toEqual({
    payment: { ...payment, iban: '', bank: '' },
    more: { ...more, taxPointCode: '' },
  });
});

it('keeps a code that was chosen for the document', () => {
  expect(withoutOwn({ ...sampleDraft(), payment, more: { ...EMPTY_DRAFT_MORE, taxPointCode: '35' } })).toEqual({
    payment: { ...payment, iban: '', bank: '' },
  });
});
