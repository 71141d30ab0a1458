import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeDraft } from '@/app/invoices/editor/model/draft-change';
import type { EditorFinding } from '@/app/invoices/editor/model/finding';
import { localFindings } from '@/app/invoices/editor/model/local-findings';
import { toldFindings } from '@/app/invoices/editor/model/tell-findings';
import { withTold } from '@/app/invoices/editor/model/told-findings';
import type { DraftLine, DraftVat, InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { computeDraftTotals } from '@/domain/invoice/totals/draft-totals';
import { createDraftJudge } from '@/workers/document/judge-draft';
import { DRAFT } from '../../domain/invoice/arbitrary-draft';
import { arbitraryFaultyDraft } from './arbitrary-faults';
import { lineFactory } from './sample-draft';

const COMPANY = { paymentTermDays: 15, iban: 'RO49AAAA1B31007593840000', bank: 'Banca' };

/** All that stands in the sheet of a draft once sending was asked for. */
function findings(draft: InvoiceDraft): readonly EditorFinding[] {
  const told = toldFindings(createDraftJudge()(draft, 'FCT-0416'), draft, COMPANY);
  return withTold(localFindings(draft, computeDraftTotals(draft)), told);
}

function findingAt(draft: InvoiceDraft, at: string): EditorFinding | undefined {
  return findings(draft).find((finding) => finding.at === at);
}

const [LINE] = DRAFT.lines;
if (LINE === undefined) throw new Error('The sample has a line.');

const withLine = (fields: Partial<DraftLine>): InvoiceDraft => ({ ...DRAFT, lines: [{ ...LINE, ...fields }] });
const withVat = (category: string, rest: Partial<DraftVat> = {}): InvoiceDraft =>
  withLine({ vat: { category, rate: '0', exemptionReasonCode: '', exemptionReason: '', ...rest } });
const withBuyer = (fields: Partial<InvoiceDraft['buyer']>): InvoiceDraft => ({
  ...DRAFT,
  buyer: { ...DRAFT.buyer, ...fields },
});
const withAddress = (fields: Partial<InvoiceDraft['buyer']['address']>): InvoiceDraft =>
  withBuyer({ address: { ...DRAFT.buyer.address, ...fields } });
const withPayment = (fields: Partial<InvoiceDraft['payment']>): InvoiceDraft => ({
  ...DRAFT,
  payment: { ...DRAFT.payment, ...fields },
});
const abroad = { name: 'Papír Kft.', taxId: 'HU12345678', registration: '', vatRegistered: true };
const inHungary = { line1: 'Fő utca 1', city: 'Budapest', postCode: '', countrySubdivision: '', country: 'HU' };
const long = (length: number) => 'cuvânt lung '.repeat(40).slice(0, length);

/** Fault, draft, where it stands, what the key says, and a text of the repaired draft. */
type Case = readonly [fault: string, draft: InvoiceDraft, at: string, label: string | RegExp, after: unknown];

const CASES: readonly Case[] = [
  [
    'county in another spelling',
    withAddress({ countrySubdivision: 'Vilcea' }),
    'buyer.address.countrySubdivision',
    'Pune RO-VL',
    { buyer: { address: { countrySubdivision: 'RO-VL' } } },
  ],
  [
    'sector in place of the county',
    withAddress({ countrySubdivision: 'Sector 3', city: 'SECTOR3' }),
    'buyer.address.countrySubdivision',
    'Pune RO-B',
    { buyer: { address: { countrySubdivision: 'RO-B' } } },
  ],
  [
    'Bucharest without its sector',
    withAddress({ countrySubdivision: 'RO-B', city: 'București', line1: 'Calea Vitan 106, sector 3' }),
    'buyer.address.city',
    'Pune SECTOR3',
    { buyer: { address: { city: 'SECTOR3' } } },
  ],
  [
    'Bucharest with the sector in the postal code',
    withAddress({ countrySubdivision: 'RO-B', city: 'București', postCode: '040011' }),
    'buyer.address.city',
    'Pune SECTOR4',
    { buyer: { address: { city: 'SECTOR4' } } },
  ],
  [
    'country by its name',
    withAddress({ country: 'România' }),
    'buyer.address.country',
    'Pune RO',
    { buyer: { address: { country: 'RO' } } },
  ],
  [
    'no country with a Romanian county',
    withAddress({ country: '' }),
    'buyer.address.country',
    'Pune RO',
    { buyer: { address: { country: 'RO' } } },
  ],
  [
    'VAT prefix of a misspelt country',
    withAddress({ country: 'ro' }),
    'buyer.taxId',
    'Pune RO',
    { buyer: { address: { country: 'RO' } } },
  ],
  [
    'unit in a word of its own',
    withLine({ unitCode: 'bax' }),
    'lines.0.unitCode',
    /^Pune /,
    { lines: [{ unitCode: 'XBX' }] },
  ],
  [
    'VAT category in small letters',
    withLine({ vat: { ...LINE.vat, category: 's' } }),
    'lines.0.vat.category',
    'Pune S',
    { lines: [{ vat: { category: 'S' } }] },
  ],
  [
    'reverse charge without its reason',
    withVat('AE'),
    'lines.0.vat.category',
    'Pune motivul VATEX-EU-AE',
    { lines: [{ vat: { exemptionReasonCode: 'VATEX-EU-AE' } }] },
  ],
  [
    'export without its reason',
    { ...withVat('G'), buyer: { ...DRAFT.buyer, ...abroad, address: inHungary } },
    'lines.0.vat.category',
    'Pune motivul VATEX-EU-G',
    { lines: [{ vat: { exemptionReasonCode: 'VATEX-EU-G' } }] },
  ],
  [
    'intra-Community supply without its reason',
    { ...withVat('K'), deliveryDate: '2026-11-26', buyer: { ...DRAFT.buyer, ...abroad, address: inHungary } },
    'lines.0.vat.category',
    'Pune motivul VATEX-EU-IC',
    { lines: [{ vat: { exemptionReasonCode: 'VATEX-EU-IC' } }] },
  ],
  [
    'outside of scope without its reason',
    withVat('O', { rate: '' }),
    'lines.0.vat.category',
    'Pune motivul VATEX-EU-O',
    { lines: [{ vat: { exemptionReasonCode: 'VATEX-EU-O' } }] },
  ],
  [
    'a reason code that is in no list',
    withVat('AE', { exemptionReasonCode: 'AE-1' }),
    'lines.0.vat.category',
    'Pune motivul VATEX-EU-AE',
    { lines: [{ vat: { exemptionReasonCode: 'VATEX-EU-AE' } }] },
  ],
  [
    'VAT number with its prefix but not taken as one',
    {
      ...withVat('K', { exemptionReasonCode: 'VATEX-EU-IC' }),
      deliveryDate: '2026-11-26',
      buyer: { ...DRAFT.buyer, ...abroad, vatRegistered: false, address: inHungary },
    },
    'buyer.taxId',
    'Marchează plătitor de TVA',
    { buyer: { vatRegistered: true } },
  ],
  [
    'invoice type that ANAF does not take',
    { ...DRAFT, typeCode: '999' },
    'typeCode',
    'Pune Factură (380)',
    { typeCode: '380' },
  ],
  ['no due date', { ...DRAFT, dueDate: '' }, 'dueDate', 'Pune 11.12.2026 (15 zile)', { dueDate: '2026-12-11' }],
  [
    'due date written by hand',
    { ...DRAFT, dueDate: '31.12.2026' },
    'dueDate',
    'Pune 2026-12-31',
    { dueDate: '2026-12-31' },
  ],
  [
    'currency in small letters',
    { ...DRAFT, currency: 'eur', exchangeRate: '4,97' },
    'currency',
    'Pune EUR',
    { currency: 'EUR' },
  ],
  [
    'lei for the currency',
    { ...DRAFT, currency: 'lei', exchangeRate: '1' },
    'currency',
    'Pune RON',
    { currency: 'RON' },
  ],
  [
    'payment means in words',
    withPayment({ meansCode: 'numerar' }),
    'payment.meansCode',
    'Pune 10',
    { payment: { meansCode: '10' } },
  ],
  [
    'transfer without an account',
    withPayment({ meansCode: '30' }),
    'payment.iban',
    'Pune RO49 AAAA 1B31 0075 9384 0000',
    { payment: { iban: COMPANY.iban, bank: 'Banca' } },
  ],
  [
    'subject code that is none',
    { ...DRAFT, notes: '#XXX#Livrat la poartă' },
    'notes',
    'Scoate codul XXX',
    { notes: 'Livrat la poartă' },
  ],
  [
    'name of a line too long, with room in its description',
    withLine({ name: long(150) }),
    'lines.0.name',
    'Mută restul în descriere',
    { lines: [{ description: expect.stringContaining('lung') }] },
  ],
  [
    'name of a line too long, description full',
    withLine({ name: long(150), description: long(199) }),
    'lines.0.name',
    'Scurtează la 100 de caractere',
    { lines: [{ name: expect.stringMatching(/^.{60,100}$/) }] },
  ],
  [
    'description too long, with room in the note',
    withLine({ description: long(260) }),
    'lines.0.description',
    'Mută restul în nota liniei',
    { lines: [{ note: expect.stringContaining('lung') }] },
  ],
  [
    'note of a line too long',
    withLine({ note: long(350) }),
    'lines.0.note',
    'Scurtează la 300 de caractere',
    { lines: [{ note: expect.stringMatching(/^.{200,300}$/) }] },
  ],
  [
    'payment terms too long',
    { ...DRAFT, paymentTerms: long(350) },
    'paymentTerms',
    'Mută restul în observații',
    { notes: expect.stringContaining('lung') },
  ],
  [
    'payment reference too long',
    withPayment({ meansCode: '10', remittance: long(160) }),
    'payment.remittance',
    'Scurtează la 140 de caractere',
    { payment: { remittance: expect.stringMatching(/^.{100,140}$/) } },
  ],
];

describe('a fault whose remedy is certain', () => {
  it.each(CASES)('%s', (_, draft, at, label, after) => {
    const finding = findingAt(draft, at);
    expect(finding).toBeDefined();
    expect(finding?.repair?.label).toEqual(typeof label === 'string' ? label : expect.stringMatching(label));
    if (finding?.repair === undefined) return;
    const repaired = changeDraft(draft, finding.repair.change, lineFactory());
    expect(repaired).toMatchObject(after as object);
    expect(findingAt(repaired, at)).toBeUndefined();
  });

  // The sample without a fault: what the cases find is theirs.
  it('is not seen in a right draft', () => {
    expect(findings(DRAFT)).toEqual([]);
  });
});

describe('a fault without a certain remedy', () => {
  it.each<readonly [string, InvoiceDraft, string]>([
    ['exempt for one of many reasons', withVat('E'), 'lines.0.vat.category'],
    ['a company name too long', withBuyer({ name: long(260) }), 'buyer.name'],
    [
      'a type unknown beside the invoice it corrects',
      { ...DRAFT, typeCode: '999', precedingInvoices: [{ number: 'A-1', issueDate: '' }] },
      'typeCode',
    ],
    ['a country of no list', withAddress({ country: 'XX' }), 'buyer.address.country'],
    [
      'an order number too long',
      { ...DRAFT, references: { ...DRAFT.references, purchaseOrder: long(260) } },
      'references.purchaseOrder',
    ],
    [
      // Before: the own account was offered, and the supplier's money would have gone to the one who owes it.
      'a self-billed transfer without an account',
      { ...withPayment({ meansCode: '30' }), typeCode: '389' },
      'payment.iban',
    ],
  ])('%s', (_, draft, at) => {
    const finding = findingAt(draft, at);
    expect(finding?.severity).toBe('stop');
    expect(finding?.repair).toBeUndefined();
  });
});

describe('findings of any draft', () => {
  // A repair that changes another field, or changes nothing, would leave the finding there.
  it('go away by the repair that they offer', () => {
    const repaired = new Set<string>();
    fc.assert(
      fc.property(arbitraryFaultyDraft, (draft) => {
        for (const { at, rule, repair } of findings(draft)) {
          if (repair === undefined) continue;
          const next = changeDraft(draft, repair.change, lineFactory());
          expect(findings(next).filter((left) => left.at === at && left.rule === rule)).toEqual([]);
          repaired.add(rule ?? '');
        }
      }),
      { seed: 20261126, numRuns: 400 },
    );
    expect(repaired.size).toBeGreaterThan(15);
  });

  it('stand once at a field', () => {
    fc.assert(
      fc.property(arbitraryFaultyDraft, (draft) => {
        const places = findings(draft).flatMap(({ at, rule }) => (at === '' ? [` ${rule}`] : [at]));
        expect(new Set(places).size).toBe(places.length);
      }),
      { seed: 7, numRuns: 150 },
    );
  });
});
