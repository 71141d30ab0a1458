import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { GetExchangeRates } from '@/api/calls/outside-calls';
import type { DocumentType, Lease, Serial } from '@/api/entities/serial';
import type { DeviceId, EntityId } from '@/api/ids';
import { addDays } from '@/domain/calendar/iso-date';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { creditNoteFor } from '@/domain/invoice/redraft/credit-note-for';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { type DemoCompany, type DemoServer, must } from './demo-area';
import { faultsOf } from './demo-fates';
import type { DemoInvoice } from './demo-invoices';
import { demoId } from './demo-random';

type IssueWish = Partial<Pick<DemoInvoice, 'creditedAfterDays' | 'fate'>>;

/** Issues what was written, as a device of its own with its own number leases. */
export class DemoIssuer {
  readonly #server: DemoServer;
  readonly #of: DemoCompany;
  readonly #counts: Readonly<Record<DocumentType, number>>;
  readonly #leases = new Map<DocumentType, Lease>();

  constructor(server: DemoServer, of: DemoCompany, counts: Readonly<Record<DocumentType, number>>) {
    this.#server = server;
    this.#of = of;
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
    { creditedAfterDays, fate }: IssueWish,
    place: number,
  ): Promise<InvoiceDraft | undefined> {
    const { company, id, known, round } = this.#of;
    const serial = known.serials[type];
    const lease = await this.#lease(type, serial);
    const number = `${serial.prefix}${String(lease.from + place).padStart(serial.width, '0')}`;
    const issued = issueInvoice(draft, number);
    if (!issued.ok) throw new Error(`Demo: ${number} cannot be issued: ${JSON.stringify(issued.problems)}`);
    const name = `${company.cif}:${number}`;
    for (const fault of faultsOf(fate, { sellerCif: company.cif, number })) await this.#server.hold(fault);
    const params = {
      company: id,
      serial: serial.id,
      isSelf: false,
      type,
      invoice: demoId(`invoice:${name}`, round) as EntityId,
      device: lease.deviceId,
      draft: '' as const,
      issuedAt: `${draft.issueDate}T09:00:00.000Z`,
    };
    await must(
      this.#server,
      InvoiceUpload,
      { params, body: buildUbl(issued.invoice) },
      demoId(`upload:${name}`, round),
    );
    if (creditedAfterDays === undefined) return undefined;
    const lineId = (position: number): string => `l${position + 1}`;
    const issueDate = addDays(draft.issueDate, creditedAfterDays);
    const { draft: credit } = creditNoteFor(issued.invoice, { serialId: known.serials.NC.id, lineId, issueDate });
    return { ...credit, exchangeRate: draft.exchangeRate, exchangeRateDate: draft.exchangeRateDate };
  }

  async #lease(type: DocumentType, serial: Serial): Promise<Lease> {
    const known = this.#leases.get(type);
    if (known !== undefined) return known;
    const device = demoId(`device:${this.#of.company.cif}`, this.#of.round) as DeviceId;
    const wish = {
      company: this.#of.id,
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
