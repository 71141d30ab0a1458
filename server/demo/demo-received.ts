/**
 * What the suppliers of a demo company have put into its mailbox at ANAF in the last weeks: documents with the moment at which each
 * came. One came twice under two dates, one is taken back by a credit note, one is to be paid into another account. Everything
 * follows from the demonstration's today.
 */

import type { CompanyParticulars } from '@/api/entities/company';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import { addDays } from '@/domain/calendar/iso-date';
import { cuiDigits } from '@/domain/identifiers/cui';
import { normalizeCountyAndCity } from '@/domain/identifiers/romanian-address';
import { emptyDraft, NO_DRAFT_DISCOUNT } from '@/domain/invoice/empty-draft';
import type { Invoice } from '@/domain/invoice/invoice';
import type { DraftLine, DraftParty, DraftSeller, InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { creditNoteFor } from '@/domain/invoice/redraft/credit-note-for';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import type { RegisteredCompany } from '../outside/stand-ins/company-register/registered-company';
import { type DemoRandom, demoRandom } from './demo-random';
import { DEMO_SUPPLIERS, type DemoSupplier } from './demo-suppliers';

export interface DemoReceived {
  readonly sellerCif: string;
  readonly number: string;
  /** ms since 1970, before the demonstration's today began to be seeded. */
  readonly at: number;
  readonly xml: string;
}

export const DEMO_RECEIVED_PER_COMPANY = 48;
/** ANAF lists 60 days; so it is still there when the demonstration is a few days old. */
const DAYS_BACK = 52;
const MINUTE_MS = 60_000;
/** Suppliers work from eight on. */
const FIRST_MINUTE = 8 * 60;
const WORKING_MINUTES = 9 * 60;
const NEW = 4;
/** Places in the order of arrival. */
const TWICE = 40;
const TAKEN_BACK = 30;
const OTHER_ACCOUNT = 45;

/** The oldest first. `today`: `yyyy-MM-dd`; what would come later today came yesterday evening. */
export function demoReceived(company: CompanyParticulars, today: string): readonly DemoReceived[] {
  const random = demoRandom(Number(company.cif) + 1);
  const documents = Array.from({ length: DEMO_RECEIVED_PER_COMPANY }, (_none, place) => {
    const issueDate = dayAt(today, place);
    const supplier =
      place === TWICE ? DEMO_SUPPLIERS[0] : place === TAKEN_BACK ? DEMO_SUPPLIERS[2] : random.pick(DEMO_SUPPLIERS);
    if (supplier === undefined) throw new RangeError('The demonstration has no suppliers');
    return document(company, { supplier, issueDate, place, random });
  });
  return [...documents.map(({ received }) => received), ...more(documents)].sort((a, b) => a.at - b.at);
}

/** Evenly through the weeks; the last few came yesterday. */
function dayAt(today: string, place: number): string {
  const left = DEMO_RECEIVED_PER_COMPANY - 1 - place;
  const back = left < NEW ? 0 : Math.round((DAYS_BACK * left) / DEMO_RECEIVED_PER_COMPANY);
  return addDays(today, -1 - back);
}

interface Made {
  readonly received: DemoReceived;
  readonly invoice: Invoice;
  readonly draft: InvoiceDraft;
}

/** The one that comes twice, the day after, and the credit note. */
function more(documents: readonly Made[]): readonly DemoReceived[] {
  const [twice, taken] = [documents[TWICE], documents[TAKEN_BACK]];
  if (twice === undefined || taken === undefined) return [];
  const next = addDays(twice.draft.issueDate, 1);
  const lineId = (position: number): string => `l${position + 1}`;
  const issueDate = addDays(taken.draft.issueDate, 3);
  const { draft: credit } = creditNoteFor(taken.invoice, { serialId: '', lineId, issueDate });
  const hours = (count: number): number => count * 60 * MINUTE_MS;
  return [
    finished({ ...twice.draft, issueDate: next }, twice.invoice.number, twice.received.at + hours(5)).received,
    finished(credit, `${taken.invoice.number}-S`, taken.received.at + hours(24 * 3)).received,
  ];
}

interface Wish {
  readonly supplier: DemoSupplier;
  readonly issueDate: string;
  readonly place: number;
  readonly random: DemoRandom;
}

function document(company: CompanyParticulars, { supplier, issueDate, place, random }: Wish): Made {
  const lines = supplier.sells.slice(0, 1 + random.below(supplier.sells.length)).map((row, line): DraftLine => {
    const [name, unitCode, price, rate] = row;
    return {
      id: `l${line + 1}`,
      name,
      description: '',
      sellerItemId: '',
      classification: { code: '', listId: '' },
      unitCode,
      quantity: String(1 + random.below(40)),
      price: price.replace('.', ','),
      vat: { category: 'S', rate, exemptionReasonCode: '', exemptionReason: '' },
      discount: NO_DRAFT_DISCOUNT,
      note: '',
    };
  });
  const payment = { meansCode: '30', iban: accountOf(supplier, place), bank: '' };
  const draft: InvoiceDraft = {
    ...emptyDraft({ serialId: '', issueDate, seller: sellerOf(supplier.company), payment }),
    dueDate: addDays(issueDate, 15 + 15 * random.below(2)),
    buyer: buyerOf(company),
    lines,
  };
  const at = bucharestMidnight(issueDate) + (FIRST_MINUTE + random.below(WORKING_MINUTES)) * MINUTE_MS;
  return finished(draft, `${supplier.prefix}${4400 + place * 7 + random.below(7)}`, at);
}

/** Published examples of valid account numbers. */
const IBANS = ['RO49AAAA1B31007593840000', 'RO71BBBB1B31007593840218'];

/** Each supplier has one; the last but few is to be paid into another, as somebody who changed it under way would have it. */
function accountOf(supplier: DemoSupplier, place: number): string {
  const own = DEMO_SUPPLIERS.indexOf(supplier);
  return IBANS[(place === OTHER_ACCOUNT ? own + 1 : own) % IBANS.length] ?? '';
}

function finished(draft: InvoiceDraft, number: string, at: number): Made {
  const issued = issueInvoice(draft, number);
  if (!issued.ok) throw new Error(`Demo: ${number} cannot be issued: ${JSON.stringify(issued.problems)}`);
  const received = { sellerCif: cuiDigits(draft.seller.taxId) ?? '', number, at, xml: buildUbl(issued.invoice) };
  return { received, invoice: issued.invoice, draft };
}

function sellerOf(company: RegisteredCompany): DraftSeller {
  const place = normalizeCountyAndCity('RO', company.county, company.city);
  return {
    name: company.name,
    taxId: company.cui,
    vatRegistered: true,
    registration: company.registration,
    address: {
      line1: `${company.street} nr. ${company.streetNumber}`,
      city: place.city,
      postCode: company.postCode,
      countrySubdivision: place.countrySubdivision,
      country: 'RO',
    },
    email: '',
    telephone: company.telephone,
    contactName: '',
    legalForm: '',
    tradingName: '',
  };
}

function buyerOf(company: CompanyParticulars): DraftParty {
  const { name, cif, vatRegistered, registration, address, email, telephone, contactName } = company;
  return { name, taxId: cif, vatRegistered, registration, address, email, telephone, contactName };
}
