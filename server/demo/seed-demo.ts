/**
 * Fills the demonstration through the product's own calls: definitions, number leases, invoices. Every call has an id and
 * an idempotency key made of the thing's name, so a start that was stopped half-way goes on and a second one repeats nothing.
 */
import type { Call, CallInput } from '@/api/call';
import type { CallResult } from '@/api/call-server';
import * as definitions from '@/api/calls/definition-calls';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { GetExchangeRates } from '@/api/calls/outside-calls';
import type { DocumentType, Lease, Serial } from '@/api/entities/serial';
import type { CompanyId, DeviceId, EntityId } from '@/api/ids';
import { addDays } from '@/domain/calendar/iso-date';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { creditNoteFor } from '@/domain/invoice/redraft/credit-note-for';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import type { CompanyParticulars } from '../accounts/company-particulars';
import { DEMO_COMPANIES } from './demo-account';
import { type DemoDefinitions, demoDefinitions } from './demo-definitions';
import { type DemoInvoice, demoInvoices } from './demo-invoices';
import { demoId } from './demo-random';

/** The server as the demo user meets it; the entry makes it of the real calls. */
export interface DemoServer {
  /** Account and companies, made where absent, with access to ANAF's stand-in. `day`: that of the first start. */
  prepare(): Promise<{
    readonly day: string;
    readonly companies: ReadonlyMap<string, CompanyId>;
    readonly finished: boolean;
  }>;
  call<P, B, R>(call: Call<string, P, B, R>, input: CallInput<P, B>, idempotencyKey: string): Promise<CallResult<R>>;
  /** The interval of a series for the demonstration's device: as many numbers as it issues, and none too many. */
  lease(wish: DemoLease): Promise<Lease>;
  /** Nothing is repeated from now on. */
  finish(): Promise<void>;
}

export interface DemoLease {
  readonly company: CompanyId;
  readonly serial: EntityId;
  readonly device: DeviceId;
  readonly deviceName: string;
  readonly count: number;
}

/** Told after every step: what of how much is done. */
export type DemoProgress = (done: number, of: number) => void;

/** Invoices are recorded in the order of their numbers; definitions have none and go together. */
const TOGETHER = 8;

export async function seedDemo(server: DemoServer, progress: DemoProgress = () => undefined): Promise<void> {
  const { day, companies, finished } = await server.prepare();
  if (finished) return;
  const work = DEMO_COMPANIES.flatMap((company) => {
    const id = companies.get(company.cif);
    const known = demoDefinitions(company, day);
    return id === undefined ? [] : [{ company, id, known, invoices: demoInvoices(company, known, day) }];
  });
  const total = work.reduce((sum, { known, invoices }) => sum + definitionCalls(known).length + invoices.length, 0);
  let done = 0;
  const step = (): void => progress(++done, total);
  await Promise.all(
    work.map(async ({ company, id, known, invoices }) => {
      await seedDefinitions(server, id, known, step);
      await seedInvoices(
        new DemoIssuer(server, company, id, known, countDocuments(invoices, day)),
        invoices,
        day,
        step,
      );
    }),
  );
  await server.finish();
}

type DefinitionCall = (server: DemoServer, company: CompanyId) => Promise<unknown>;

function definitionCalls(known: DemoDefinitions): readonly DefinitionCall[] {
  return [
    ...known.partners.map(
      (partner): DefinitionCall =>
        (server, company) =>
          must(server, definitions.AddCompanyPartner, { params: undefined, body: { company, partner } }, partner.id),
    ),
    ...known.products.map(
      (product): DefinitionCall =>
        (server, company) =>
          must(server, definitions.AddCompanyProduct, { params: undefined, body: { company, product } }, product.id),
    ),
    ...Object.values(known.serials).map(
      (serial): DefinitionCall =>
        (server, company) =>
          must(server, definitions.AddCompanySerial, { params: undefined, body: { company, serial } }, serial.id),
    ),
    ...known.vatRates.map(
      (vatRate): DefinitionCall =>
        (server, company) =>
          must(server, definitions.AddCompanyVatRates, { params: undefined, body: { company, vatRate } }, vatRate.id),
    ),
    ...known.paymentMethods.map(
      (paymentMethod): DefinitionCall =>
        (server, company) =>
          must(
            server,
            definitions.AddCompanyPaymentMethods,
            { params: undefined, body: { company, paymentMethod } },
            paymentMethod.id,
          ),
    ),
  ];
}

async function seedDefinitions(
  server: DemoServer,
  company: CompanyId,
  known: DemoDefinitions,
  step: () => void,
): Promise<void> {
  const calls = definitionCalls(known);
  for (let from = 0; from < calls.length; from += TOGETHER) {
    await Promise.all(calls.slice(from, from + TOGETHER).map((call) => call(server, company).then(step)));
  }
}

/** Invoices and the credit notes that fall due between them, each series in the order of its dates. */
async function seedInvoices(
  issuer: DemoIssuer,
  invoices: readonly DemoInvoice[],
  today: string,
  step: () => void,
): Promise<void> {
  const credits: InvoiceDraft[] = [];
  for (const [place, invoice] of invoices.entries()) {
    const draft = await issuer.inCurrency(invoice);
    const credit = await issuer.issue('FCT', draft, invoice.creditedAfterDays, place);
    if (credit !== undefined && credit.issueDate <= today) credits.push(credit);
    step();
  }
  credits.sort((a, b) => (a.issueDate < b.issueDate ? -1 : 1));
  for (const [place, credit] of credits.entries()) await issuer.issue('NC', credit, undefined, place);
}

/** How many documents of each kind there will be. */
function countDocuments(invoices: readonly DemoInvoice[], today: string): Readonly<Record<DocumentType, number>> {
  const credited = invoices.filter(
    ({ draft, creditedAfterDays: days }) => days !== undefined && addDays(draft.issueDate, days) <= today,
  );
  return { FCT: invoices.length, NC: credited.length };
}

/** Issues what was written, as a device of its own with its own number leases. */
class DemoIssuer {
  readonly #server: DemoServer;
  readonly #company: CompanyParticulars;
  readonly #id: CompanyId;
  readonly #known: DemoDefinitions;
  readonly #counts: Readonly<Record<DocumentType, number>>;
  readonly #leases = new Map<DocumentType, Lease>();

  constructor(
    server: DemoServer,
    company: CompanyParticulars,
    id: CompanyId,
    known: DemoDefinitions,
    counts: Readonly<Record<DocumentType, number>>,
  ) {
    this.#server = server;
    this.#company = company;
    this.#id = id;
    this.#known = known;
    this.#counts = counts;
  }

  /** A foreign currency needs the rate in force on the day. */
  async inCurrency({ draft, currency }: DemoInvoice): Promise<InvoiceDraft> {
    if (currency === 'RON') return draft;
    const input = { params: { dataEmitere: draft.issueDate }, body: undefined };
    const { rates, ratesDate } = await must(this.#server, GetExchangeRates, input, demoId(`rates:${draft.issueDate}`));
    const rate = rates.find((known) => known.currency === currency)?.rate;
    if (rate === undefined) throw new Error(`Demo: no rate of ${currency} for ${draft.issueDate}`);
    return { ...draft, exchangeRate: rate.replace('.', ','), exchangeRateDate: ratesDate };
  }

  /** Uploads it; gives back the credit note that takes it back, where one is wanted. */
  async issue(
    type: DocumentType,
    draft: InvoiceDraft,
    creditedAfterDays: number | undefined,
    place: number,
  ): Promise<InvoiceDraft | undefined> {
    const serial = this.#known.serials[type];
    const lease = await this.#lease(type, serial);
    const number = `${serial.prefix}${String(lease.from + place).padStart(serial.width, '0')}`;
    const issued = issueInvoice(draft, number);
    if (!issued.ok) throw new Error(`Demo: ${number} cannot be issued: ${JSON.stringify(issued.problems)}`);
    const name = `${this.#company.cif}:${number}`;
    const params = {
      company: this.#id,
      serial: serial.id,
      isSelf: false,
      type,
      invoice: demoId(`invoice:${name}`) as EntityId,
      device: lease.deviceId,
      draft: '' as const,
      issuedAt: `${draft.issueDate}T09:00:00.000Z`,
    };
    await must(this.#server, InvoiceUpload, { params, body: buildUbl(issued.invoice) }, demoId(`upload:${name}`));
    if (creditedAfterDays === undefined) return undefined;
    const lineId = (position: number): string => `l${position + 1}`;
    const issueDate = addDays(draft.issueDate, creditedAfterDays);
    const { draft: credit } = creditNoteFor(issued.invoice, { serialId: this.#known.serials.NC.id, lineId, issueDate });
    return { ...credit, exchangeRate: draft.exchangeRate, exchangeRateDate: draft.exchangeRateDate };
  }

  async #lease(type: DocumentType, serial: Serial): Promise<Lease> {
    const known = this.#leases.get(type);
    if (known !== undefined) return known;
    const device = demoId(`device:${this.#company.cif}`) as DeviceId;
    const wish = {
      company: this.#id,
      serial: serial.id,
      device,
      deviceName: 'Demonstrație',
      count: this.#counts[type],
    };
    const lease = await this.#server.lease(wish);
    this.#leases.set(type, lease);
    return lease;
  }
}

/** The demonstration is ours: whatever is refused is a defect, told with its reason. */
async function must<P, B, R>(
  server: DemoServer,
  call: Call<string, P, B, R>,
  input: CallInput<P, B>,
  key: string,
): Promise<R> {
  const answer = await server.call(call, input, key);
  if (answer.ok) return answer.result;
  throw new Error(`Demo: ${call.name} failed: ${JSON.stringify(answer.failure)}`);
}
