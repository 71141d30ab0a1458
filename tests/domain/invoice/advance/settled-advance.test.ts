/** Advance, settlement, correction, VAT on collection: each draft becomes an invoice that the official rules accept. */
import { describe, expect, it } from 'vitest';
import {
  advanceLine,
  advanceName,
  isAdvance,
  settlementOf,
  withPrepaid,
} from '../../../../src/domain/invoice/advance/advance-line';
import { EMPTY_DRAFT_MORE, emptyDraftLine } from '../../../../src/domain/invoice/empty-draft';
import type { Invoice } from '../../../../src/domain/invoice/invoice';
import type { DraftLine, DraftMore, InvoiceDraft } from '../../../../src/domain/invoice/invoice-draft';
import { issueInvoice } from '../../../../src/domain/invoice/issue-invoice';
import { correctedInvoiceFor } from '../../../../src/domain/invoice/redraft/credit-note-for';
import { draftFromInvoice } from '../../../../src/domain/invoice/redraft/draft-from-invoice';
import { buildUbl } from '../../../../src/domain/invoice/ubl/build-ubl';
import { readUbl } from '../../../../src/domain/invoice/ubl/read-ubl';
import { validate } from '../../../../src/domain/invoice/validation/validate';
import { decimalText } from '../../../../src/domain/money/decimal-text';
import { readXml } from '../../../../src/domain/xml/read-xml';
import { sampleDraft } from '../../../workers/sample-xml';

const VAT = { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };
const ARGS = { serialId: 's1', lineId: (position: number) => `l${position}` };
let ids = 0;
const blank = (): DraftLine => {
  ids += 1;
  return emptyDraftLine(`n${ids}`, VAT);
};

/** Issued, accepted by the rules, and read back out of its XML. */
function issued(draft: InvoiceDraft, number: string): Invoice {
  const made = issueInvoice(draft, number);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const xml = buildUbl(made.invoice);
  const { accepted, fatal } = validate(xml);
  expect({ accepted, fatal }).toEqual({ accepted: true, fatal: [] });
  const read = readXml(xml);
  const back = read.ok ? readUbl(read.root) : null;
  if (back?.ok !== true) throw new Error('It was not read back.');
  return back.invoice;
}

const lineOf = (name: string, price: string, rate = '21'): DraftLine => ({
  ...blank(),
  name,
  unitCode: 'H87',
  quantity: '1',
  price,
  vat: { ...VAT, rate },
});

describe('an advance', () => {
  const draft = sampleDraft();
  const references = { ...draft.references, contract: 'C-2' };
  const advance = issued(
    {
      ...draft,
      references,
      lines: [
        { ...advanceLine(blank(), { references }), price: '1000,33' },
        lineOf('Avans la cota redusă', '200', '11'),
      ],
    },
    'FCT-0100',
  );

  it('is an invoice with a line of its own, known again by its words', () => {
    expect(advance.lines[0]?.item.name).toBe('Avans conform contract C-2');
    expect(isAdvance(advance)).toBe(true);
    expect(advanceName({ references: { ...references, contract: '', purchaseOrder: 'PO-1' } })).toBe(
      'Avans conform comandă PO-1',
    );
    expect(isAdvance({ lines: issued(sampleDraft(), 'FCT-0001').lines })).toBe(false);
  });

  it('is taken back to the ban, by its rates, on an invoice that names it', () => {
    const { lines, preceding } = settlementOf(advance, blank);
    expect(lines.map(({ price, quantity, vat }) => [price, quantity, vat.rate])).toEqual([
      ['1000,33', '-1', '21'],
      ['200,00', '-1', '11'],
    ]);
    const goods = [lineOf('Mobilier', '5000'), lineOf('Carte', '700', '11')];
    const final = issued({ ...draft, lines: [...goods, ...lines], precedingInvoices: [preceding] }, 'FCT-0101');
    expect(final.precedingInvoices).toEqual([{ number: 'FCT-0100', issueDate: draft.issueDate }]);
    const whole = issued({ ...draft, lines: goods }, 'FCT-0102');
    const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);
    expect(cents(final.totals.payable)).toBe(cents(whole.totals.payable) - cents(advance.totals.payable));
    expect(isAdvance(final)).toBe(false);
  });

  it('may be taken off the sum alone, beside what was paid before', () => {
    expect(withPrepaid('', decimalText('1432.40'))).toBe('1432,40');
    expect(withPrepaid('100,00', decimalText('1432.40'))).toBe('1532,40');
    const paid = issued({ ...draft, prepaid: '1432,40' }, 'FCT-0103');
    expect(paid.totals.prepaid).toBe('1432.40');
  });
});

describe('a corrected invoice', () => {
  it('is the whole invoice again as 384, and names the one it corrects', () => {
    const wrong = issued(sampleDraft(), 'FCT-0200');
    const { draft, leftOut } = correctedInvoiceFor(wrong, { ...ARGS, issueDate: '2026-12-02' });
    expect(leftOut).toEqual([]);
    const right = issued(draft, 'FCT-0201');
    expect(right).toMatchObject({
      typeCode: '384',
      issueDate: '2026-12-02',
      precedingInvoices: [{ number: 'FCT-0200', issueDate: '2026-11-26' }],
      totals: wrong.totals,
    });
  });
});

describe('a self-billed invoice', () => {
  const draft: InvoiceDraft = {
    ...sampleDraft(),
    typeCode: '389',
    payment: { meansCode: '42', iban: 'RO49AAAA1B31007593840000', bank: '', remittance: '' },
  };

  it('names the other as seller and the own company as buyer, and comes back the other way round', () => {
    const invoice = issued(draft, 'AF-1');
    expect([invoice.seller.vatId, invoice.buyer.vatId]).toEqual(['RO14399840', 'RO18547290']);
    const back = draftFromInvoice(invoice, ARGS).draft;
    expect([back.seller.name, back.buyer.name]).toEqual([draft.seller.name, draft.buyer.name]);
    expect(issued(back, 'AF-1')).toEqual(invoice);
  });

  it('cannot be made without the code of the supplier', () => {
    const made = issueInvoice({ ...draft, buyer: { ...draft.buyer, taxId: '' } }, 'AF-2');
    expect(made.ok ? [] : made.problems).toEqual([{ code: 'missing', at: { field: 'buyer', part: 'taxId' } }]);
  });
});

describe('what few invoices say', () => {
  const MORE: DraftMore = {
    project: 'PRJ-1',
    salesOrder: 'SO-2',
    receivingAdvice: 'NIR-8',
    tender: 'LOT-2',
    object: 'OBJ-7',
    accounting: '4025:123',
    periodStart: '2026-11-01',
    periodEnd: '2026-11-30',
    taxPointCode: '432',
    deliveryName: 'Depozit central',
    deliveryLine: 'Str. Depozitelor 4',
    deliveryCity: 'Apahida',
    deliveryPostCode: '407035',
    deliveryCounty: 'RO-CJ',
    deliveryCountry: 'RO',
  };

  it.each(['380', '381', '384'])('is accepted on a %s, and comes back into the editor', (typeCode) => {
    const precedingInvoices = [{ number: 'FCT-0001', issueDate: '2026-11-02' }];
    const invoice = issued({ ...sampleDraft(), typeCode, precedingInvoices, more: MORE }, 'FCT-0300');
    expect(invoice.taxPointDateCode).toBe('432');
    expect(draftFromInvoice(invoice, ARGS)).toMatchObject({ draft: { more: MORE }, leftOut: [] });
  });

  it('is nothing where nothing is written', () => {
    const bare = issued({ ...sampleDraft(), more: EMPTY_DRAFT_MORE }, 'FCT-0301');
    expect(bare).toEqual(issued(sampleDraft(), 'FCT-0301'));
    expect(draftFromInvoice(bare, ARGS).draft).not.toHaveProperty('more');
  });

  it('is VAT on collection alone, without a period', () => {
    const more = { ...EMPTY_DRAFT_MORE, taxPointCode: '432' };
    expect(issued({ ...sampleDraft(), more }, 'FCT-0302').taxPointDateCode).toBe('432');
  });
});
