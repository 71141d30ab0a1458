/** A server with a series, and devices that ask for numbers and upload what they issued. */
import { randomUUID } from 'node:crypto';
import type { CallResult } from '@/api/call-server';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { LeaseNumbers } from '@/api/calls/number-calls';
import type { Lease, Serial } from '@/api/entities/serial';
import type { CompanyId, DeviceId, EntityId } from '@/api/ids';
import { demoDocument } from '../invoices/demo-document';
import { companyId, newDeviceId, newEntityId, sampleSerial } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';

export const TODAY = '2026-03-20';

export interface Issued {
  readonly number: number;
  readonly date: string;
  readonly invoice?: EntityId;
  readonly remark?: string;
}

type Outcome = CallResult<unknown>;

export class NumberWorld {
  readonly app: TestApp;
  readonly ana: TestClient;
  readonly company: CompanyId;
  #series = 0;

  private constructor(app: TestApp, ana: TestClient) {
    this.app = app;
    this.ana = ana;
    this.company = companyId(app.companies.first);
  }

  static async start(): Promise<NumberWorld> {
    const app = await startTestApp();
    app.clock.now = Date.parse(`${TODAY}T10:00:00Z`);
    return new NumberWorld(app, await signIn(app.url, app.ana));
  }

  async newSeries(): Promise<SeriesWorld> {
    this.#series += 1;
    const serial = sampleSerial(`N${this.#series}-`);
    await this.ana.must(AddCompanySerial, { body: { company: this.company, serial } });
    return new SeriesWorld(this, serial);
  }
}

export interface AskedLease {
  readonly fence?: number;
  readonly takenTo?: number;
  readonly request?: EntityId;
}

/** One series and what is asked of it. */
export class SeriesWorld {
  readonly world: NumberWorld;
  readonly serial: Serial;

  constructor(world: NumberWorld, serial: Serial) {
    this.world = world;
    this.serial = serial;
  }

  async lease(device: DeviceId = newDeviceId(), asked: AskedLease = {}): Promise<Lease> {
    const answer = await this.askLease(device, asked);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.result.lease;
  }

  askLease(device: DeviceId, asked: AskedLease = {}) {
    const { company, ana } = this.world;
    const body = { company, serial: this.serial.id, device, deviceName: 'Laptop', count: 200, ...asked };
    return ana.call(LeaseNumbers, { body });
  }

  printed(number: number): string {
    return `${this.serial.prefix}${String(number).padStart(4, '0')}`;
  }

  /** As a newer client: with lease and fence; an older one names the device only. */
  async upload(lease: Lease, issued: Issued, older = false): Promise<Outcome> {
    const { company, ana } = this.world;
    const params = {
      ...{ company, serial: this.serial.id, isSelf: false, type: 'FCT' as const },
      ...{ invoice: issued.invoice ?? newEntityId(), device: lease.deviceId, draft: '' as const },
      ...{ issuedAt: '2026-03-20T09:00:00.000Z' },
      ...(older || lease.fence === undefined ? {} : { lease: lease.id, fence: lease.fence }),
    };
    return ana.call(InvoiceUpload, { params, body: this.document(issued) }, randomUUID());
  }

  document({ number, date, remark = '' }: Issued): string {
    return new TextDecoder()
      .decode(demoDocument(this.printed(number)))
      .replace(/<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, `<cbc:IssueDate>${date}</cbc:IssueDate>${remark}`);
  }

  /** The call's end in one word; the first sentence of a refusal after it. */
  async end(outcome: Promise<Outcome>): Promise<string> {
    const answer = await outcome;
    const said = !answer.ok && answer.failure.kind === 'refused' ? (answer.failure.body.messages?.[0] ?? '') : '';
    return said === '' ? codeOf(answer) : `${codeOf(answer)}: ${said}`;
  }

  /** What a call of a lease's own device names. */
  named(lease: Lease) {
    const { company } = this.world;
    return { company, serial: this.serial.id, lease: lease.id, device: lease.deviceId, fence: lease.fence ?? 0 };
  }
}
