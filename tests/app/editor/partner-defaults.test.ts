/** What an invoice to a partner begins with: in place of the usual, never of what somebody wrote. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Partner, partnerSchema } from '@/api/entities/partner';
import { paymentMethodSchema } from '@/api/entities/payment-method';
import { beginningFor, takenOver } from '@/app/invoices/editor/model/partner-defaults';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { entityId, PARTNER } from '../../db/support/samples';
import { sampleDraft } from './sample-draft';

const CASH = entityId('00000000-0000-4000-8000-0000000000c1');
const cash = v.parse(paymentMethodSchema, { id: CASH, name: 'Numerar', meansCode: '10', iban: '', bank: '' });
const facts = {
  company: { paymentTermDays: 15, iban: 'RO49AAAA1B31007593840000', bank: 'BT' },
  paymentMethods: [cash],
  serialIds: ['fct', 'exp'],
};

function partner(part: Partial<Partner>): Partner {
  return v.parse(partnerSchema, { ...PARTNER, id: entityId('00000000-0000-4000-8000-0000000000a1'), ...part });
}

const started: InvoiceDraft = {
  ...sampleDraft(),
  ...{ issueDate: '2026-11-20', dueDate: '2026-12-05', serialId: 'fct', notes: '' },
  payment: { meansCode: '42', iban: 'RO49 AAAA 1B31 0075 9384 0000', bank: 'BT', remittance: 'R-1' },
};

const own = partner({
  paymentTermDays: '45',
  invoicing: { payment: CASH, serialId: 'exp', language: 'ro-en', note: 'Conform contract 7' },
});
const plain = partner({ paymentTermDays: '' });
const choose = (draft: InvoiceDraft, next: Partner, before: Partner | null = null): InvoiceDraft => ({
  ...draft,
  ...takenOver(draft, beginningFor(before, draft, facts), beginningFor(next, draft, facts)),
});

describe('choosing a partner', () => {
  it('puts its term, payment, series, language and note in place of the usual', () => {
    expect(choose(started, own)).toMatchObject({
      ...{ dueDate: '2027-01-04', serialId: 'exp', notes: 'Conform contract 7', language: 'ro-en' },
      payment: { meansCode: '10', iban: '', bank: '', remittance: 'R-1' },
    });
    expect(choose({ ...started, dueDate: '' }, own).dueDate).toBe('2027-01-04');
    expect(choose(started, partner({ paymentTermDays: '0' })).dueDate).toBe('2026-11-20');
  });

  it('leaves what somebody wrote or chose', () => {
    const written: InvoiceDraft = {
      ...started,
      ...{ dueDate: '2026-12-24', serialId: 'alta', notes: 'A mea', language: 'ro' },
      payment: { meansCode: '48', iban: '', bank: '', remittance: '' },
    };
    expect(choose(written, own)).toEqual(written);
  });

  it('leaves all as it is where the partner says nothing, also a date that was emptied', () => {
    expect(choose(started, plain)).toEqual(started);
    expect(choose({ ...started, dueDate: '' }, plain).dueDate).toBe('');
  });

  it('takes the earlier partner’s back with it', () => {
    const other = choose(choose(started, own), plain, own);
    expect(other).toEqual({ ...started, payment: { ...started.payment, iban: facts.company.iban }, language: '' });
  });

  it('takes no series that the document cannot bear, and none of a correction', () => {
    expect(
      choose(started, partner({ invoicing: { payment: 'gone', serialId: 'gone', language: '', note: '' } })),
    ).toEqual(started);
    const none = { ...facts, serialIds: [] };
    expect(takenOver(started, beginningFor(null, started, none), beginningFor(own, started, none))).not.toHaveProperty(
      'serialId',
    );
  });
});
