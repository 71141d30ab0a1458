/** The invoices of a demo company: what is written, when and to whom; numbers are given when they are issued. */

import type { CompanyParticulars } from '@/api/entities/company';
import type { Partner } from '@/api/entities/partner';
import type { PaymentMethod } from '@/api/entities/payment-method';
import type { Product } from '@/api/entities/product';
import { addDays } from '@/domain/calendar/iso-date';
import { emptyDraft, NO_DRAFT_DISCOUNT } from '@/domain/invoice/empty-draft';
import type { DraftLine, DraftParty, DraftSeller, InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { DemoDefinitions } from './demo-definitions';
import type { DemoFate } from './demo-fates';
import { type DemoRandom, demoRandom } from './demo-random';
import { type DemoDate, demoDates } from './demo-week';

export interface DemoInvoice {
  readonly draft: InvoiceDraft;
  /** In a foreign currency: the rate in force on the date is put in before it is issued. */
  readonly currency: 'RON' | 'EUR';
  /** Whether a credit note takes it back, and how many days later. */
  readonly creditedAfterDays: number | undefined;
  /** What ANAF makes of it; undefined: it is accepted. */
  readonly fate: DemoFate | undefined;
}

export const DEMO_INVOICES_PER_COMPANY = 150;
/** The one that the first sign-in opens: some of its invoices are not settled. */
export const LIVELY_COMPANY = '14399840';

/** In order of their dates, the last ones of the days before `today`. */
export function demoInvoices(
  company: CompanyParticulars,
  definitions: DemoDefinitions,
  today: string,
): readonly DemoInvoice[] {
  const random = demoRandom(Number(company.cif));
  const dates = demoDates(today, DEMO_INVOICES_PER_COMPANY, company.cif === LIVELY_COMPANY);
  return dates.map((date, place) => demoInvoice(company, definitions, date, place, random));
}

function demoInvoice(
  company: CompanyParticulars,
  definitions: DemoDefinitions,
  { issueDate, fate }: DemoDate,
  place: number,
  random: DemoRandom,
): DemoInvoice {
  const currency = place % 25 === 12 ? 'EUR' : 'RON';
  const products = Array.from({ length: 1 + random.below(6) }, () => random.pick(definitions.products));
  const payment = random.pick(definitions.paymentMethods);
  const draft: InvoiceDraft = {
    ...emptyDraft({
      serialId: definitions.serials.FCT.id,
      issueDate,
      seller: seller(company),
      payment: paymentOf(payment),
    }),
    currency,
    dueDate: addDays(issueDate, company.paymentTermDays),
    buyer: buyer(random.pick(definitions.partners)),
    lines: [...new Set(products)].map((product, line) => draftLine(product, line, currency, random)),
    discount: place % 17 === 3 ? { percent: '5', amount: '', reason: 'Reducere comercială' } : NO_DRAFT_DISCOUNT,
    // What is rejected for want of notes has none.
    notes: place % 9 === 0 && fate !== 'rejected' ? 'Vă mulțumim pentru colaborare.' : '',
  };
  const creditedAfterDays = place % 20 === 7 ? 1 + random.below(5) : undefined;
  // Only what ANAF accepted is taken back.
  return { draft, currency, creditedAfterDays: fate === undefined ? creditedAfterDays : undefined, fate };
}

function seller(company: CompanyParticulars): DraftSeller {
  const { name, vatRegistered, registration, address, email, telephone, contactName, legalForm, tradingName } = company;
  return {
    name,
    taxId: company.cif,
    vatRegistered,
    registration,
    address,
    email,
    telephone,
    contactName,
    legalForm,
    tradingName,
  };
}

function buyer(partner: Partner): DraftParty {
  const { name, taxId, vatRegistered, registration, address, email, telephone, contactName } = partner;
  return { partnerId: partner.id, name, taxId, vatRegistered, registration, address, email, telephone, contactName };
}

function paymentOf({ meansCode, iban, bank }: PaymentMethod): InvoiceDraft['payment'] {
  return { meansCode, iban, bank, remittance: '' };
}

/** A foreign price is the lei price at about five to one: plausible is enough. */
const EUR_PRICES = ['18,50', '45', '120', '249,90', '480'];

function draftLine(product: Product, place: number, currency: string, random: DemoRandom): DraftLine {
  return {
    id: `l${place + 1}`,
    productId: product.id,
    name: product.name,
    description: '',
    sellerItemId: product.code,
    classification: { code: '', listId: '' },
    unitCode: product.unitCode,
    quantity:
      random.next() < 0.7 ? String(1 + random.below(24)) : `${1 + random.below(9)},${5 * (1 + random.below(19))}`,
    price: currency === 'RON' ? product.price.replace('.', ',') : random.pick(EUR_PRICES),
    vat: {
      category: product.vatCategory,
      rate: product.vatRate,
      exemptionReasonCode: product.exemptionReasonCode,
      exemptionReason: product.exemptionReason,
    },
    discount: random.next() < 0.08 ? { percent: '10', amount: '', reason: '' } : NO_DRAFT_DISCOUNT,
    note: '',
  };
}
