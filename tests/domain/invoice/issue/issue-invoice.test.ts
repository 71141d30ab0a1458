import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../../../src/domain/invoice/invoice';
import type { InvoiceDraft } from '../../../../src/domain/invoice/invoice-draft';
import { draftAsInvoice, issueInvoice } from '../../../../src/domain/invoice/issue-invoice';
import { creditNoteFor, negativeInvoiceFor } from '../../../../src/domain/invoice/redraft/credit-note-for';
import { draftFromInvoice } from '../../../../src/domain/invoice/redraft/draft-from-invoice';
import { arbitraryDraft, DRAFT } from '../arbitrary-draft';

const ARGS = { serialId: 's1', lineId: (position: number) => `l${position}`, issueDate: '2026-12-02' };

function issued(draft: InvoiceDraft): Invoice {
  const result = issueInvoice(draft, 'FCT-0416');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.invoice;
}

function problemsOf(draft: InvoiceDraft): string[] {
  const result = issueInvoice(draft, 'FCT-0416');
  return result.ok ? [] : result.problems.map(({ code, at }) => `${at.field}${at.part ? `.${at.part}` : ''} ${code}`);
}

describe('parties', () => {
  it('of a VAT payer carry the prefixed VAT id and the trade register number', () => {
    const { seller, buyer } = issued(DRAFT);
    expect(seller).toMatchObject({ vatId: 'RO18547290', legalRegistration: { value: 'J40/1234/2006' } });
    expect(seller.taxRegistration).toBeUndefined();
    expect(buyer).toMatchObject({ vatId: 'RO14399840', legalRegistration: { value: 'J12/88/2001' } });
  });

  it('not registered for VAT carry the bare CUI', () => {
    const bare = { vatRegistered: false, registration: '' };
    const { seller, buyer } = issued({
      ...DRAFT,
      seller: { ...DRAFT.seller, ...bare },
      buyer: { ...DRAFT.buyer, ...bare },
    });
    expect(seller).toMatchObject({ taxRegistration: '18547290', legalRegistration: { value: '18547290' } });
    expect(seller.vatId).toBeUndefined();
    expect(buyer.legalRegistration).toEqual({ value: '14399840' });
    expect(buyer.vatId).toBeUndefined();
  });

  // Before, the register's number stood there, and the code by which ANAF finds the buyer nowhere.
  it('a buyer not registered for VAT is found by the fiscal code, whatever the number in the register', () => {
    const { buyer } = issued({ ...DRAFT, buyer: { ...DRAFT.buyer, vatRegistered: false } });
    expect(buyer.legalRegistration).toEqual({ value: '14399840' });
    const uncoded = { ...DRAFT.buyer, taxId: '', vatRegistered: false };
    expect(issued({ ...DRAFT, buyer: uncoded }).buyer.legalRegistration).toEqual({ value: 'J12/88/2001' });
  });

  it.each([
    ['', '0000000000000'],
    ['1111111111118', '1111111111118'],
  ])('a consumer with fiscal code „%s” is %s', (taxId, expected) => {
    const buyer = { ...DRAFT.buyer, name: 'Ioana Radu', taxId, vatRegistered: false, registration: '' };
    expect(issued({ ...DRAFT, buyer }).buyer.legalRegistration).toEqual({ value: expected });
  });

  it('a Greek VAT number gets its own prefix', () => {
    const address = { ...DRAFT.buyer.address, country: 'GR', countrySubdivision: '', city: 'Atena' };
    const buyer = { ...DRAFT.buyer, taxId: '094259216', registration: '', address };
    expect(issued({ ...DRAFT, buyer }).buyer).toMatchObject({ vatId: 'EL094259216' });
    expect(issued({ ...DRAFT, buyer }).buyer.legalRegistration).toBeUndefined();
  });

  it('have the county as a code and Bucharest by its sector', () => {
    const address = { ...DRAFT.buyer.address, countrySubdivision: 'Bucureşti', city: 'Sector 3 Mun. Bucureşti' };
    expect(issued({ ...DRAFT, buyer: { ...DRAFT.buyer, address } }).buyer.address).toMatchObject({
      countrySubdivision: 'RO-B',
      city: 'SECTOR3',
    });
  });

  it('lose their VAT ids where nothing is in the scope of VAT (BR-O-02)', () => {
    const lines = DRAFT.lines.map((line) => ({
      ...line,
      vat: { ...line.vat, category: 'O', rate: '', exemptionReasonCode: 'VATEX-EU-O' },
    }));
    const invoice = issued({ ...DRAFT, lines });
    expect([invoice.seller.vatId, invoice.buyer.vatId]).toEqual([undefined, undefined]);
    expect(invoice.seller.taxRegistration).toBe('18547290');
    expect(invoice.vatBreakdown[0]?.vat).toEqual({ code: 'O' });
  });
});

describe('the document', () => {
  it('in a foreign currency has the VAT in lei', () => {
    const lines = DRAFT.lines.map((line) => ({ ...line, quantity: '1', price: '2928,10' }));
    const invoice = issued({
      ...DRAFT,
      lines,
      currency: 'EUR',
      exchangeRate: '5,0712',
      exchangeRateDate: '2026-11-25',
    });
    expect(invoice.taxCurrency).toBe('RON');
    expect(invoice.totals).toMatchObject({ vat: '614.90', vatInTaxCurrency: '3118.28' });
  });

  it('puts the minus of a price on the quantity (BR-27)', () => {
    const lines = DRAFT.lines.map((line) => ({ ...line, price: '-50' }));
    const [line] = issued({ ...DRAFT, lines }).lines;
    expect(line).toMatchObject({ quantity: '-2', net: '-100.00', price: { net: '50' } });
  });

  it('splits the notes and keeps their subject codes', () => {
    const long = 'cuvânt '.repeat(60).trim();
    const { notes } = issued({ ...DRAFT, notes: `#AAI#Livrare\n\n${long}` });
    expect(notes[0]).toEqual({ subjectCode: 'AAI', text: 'Livrare' });
    expect(notes.slice(1).every(({ text }) => [...text].length <= 300)).toBe(true);
    expect(
      notes
        .slice(1)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(long);
  });

  it('leaves blank lines out and numbers the rest by position', () => {
    const [line] = DRAFT.lines;
    if (line === undefined) throw new Error('the fixture has a line');
    const blank = { ...line, id: 'b', name: '', quantity: '', price: '' };
    expect(issued({ ...DRAFT, lines: [blank, line, blank, line] }).lines.map(({ id }) => id)).toEqual(['1', '2']);
  });
});

describe('a draft that cannot be issued', () => {
  it.each<[string, Partial<InvoiceDraft>, string]>([
    ['without lines', { lines: [] }, 'lines no-lines'],
    ['of an unknown type', { typeCode: '326' }, 'typeCode unknown-type'],
    ['on a day that does not exist', { issueDate: '2026-02-30' }, 'issueDate invalid-date'],
    ['in euro without a rate', { currency: 'EUR' }, 'exchangeRate missing'],
    ['in euro at a rate of zero', { currency: 'EUR', exchangeRate: '0' }, 'exchangeRate not-positive'],
    ['with an unreadable advance', { prepaid: '1..2' }, 'prepaid not-a-number'],
    [
      'with an unreadable discount',
      { discount: { percent: 'x', amount: '', reason: '' } },
      'discount.percent not-a-number',
    ],
    ['with too much text', { notes: 'a '.repeat(3500) }, 'notes too-many-notes'],
  ])('%s says so', (_, change, expected) => {
    expect(problemsOf({ ...DRAFT, ...change })).toContain(expected);
  });

  it('names the line and the field', () => {
    const lines = DRAFT.lines.map((line) => ({ ...line, unitCode: 'lopată', quantity: '' }));
    expect(problemsOf({ ...DRAFT, lines })).toEqual(['lines.unitCode unknown-unit', 'lines.quantity missing']);
    const result = issueInvoice({ ...DRAFT, lines }, 'X1');
    expect(result.ok ? [] : result.problems.map(({ at }) => at.line)).toEqual([
      { id: 'l1', index: 0 },
      { id: 'l1', index: 0 },
    ]);
  });

  it('can still be previewed', () => {
    const lines = DRAFT.lines.map((line) => ({ ...line, price: '1,2,3x' }));
    expect(draftAsInvoice({ ...DRAFT, lines }, 'urmează').lines[0]?.net).toBe('0.00');
  });
});

describe('an invoice back as a draft', () => {
  it('issues the same invoice again', () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const invoice = issued(draft);
        const redraft = draftFromInvoice(invoice, ARGS);
        expect(issued(redraft.draft)).toEqual(invoice);
        expect(redraft.leftOut).toEqual([]);
      }),
      { seed: 416, numRuns: 200 },
    );
  });

  it('as a credit note keeps the quantities and names what it changes', () => {
    const { draft } = creditNoteFor(issued(DRAFT), ARGS);
    const note = issued(draft);
    expect(note).toMatchObject({ kind: 'CreditNote', typeCode: '381', issueDate: '2026-12-02' });
    expect(note.precedingInvoices).toEqual([{ number: 'FCT-0416', issueDate: '2026-11-26' }]);
    expect(note.totals.payable).toBe('3025.00');
    expect(note.dueDate).toBeUndefined();
  });

  it('as a storno invoice has the opposite total, discounts included', () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const lei = { ...draft, currency: 'RON', exchangeRate: '', prepaid: '' };
        const invoice = issued(lei);
        const storno = issued(negativeInvoiceFor(invoice, ARGS).draft);
        expect(Number(storno.totals.taxExclusive) + Number(invoice.totals.taxExclusive)).toBe(0);
        expect(storno.typeCode).toBe('380');
      }),
      { seed: 417, numRuns: 100 },
    );
  });
});
