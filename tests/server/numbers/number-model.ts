/** Three devices over the server's numbers, as the client draws from them: what each knows, and what it did. */
import { randomUUID } from 'node:crypto';
import { addDays } from '@/domain/calendar/iso-date';
import type { TenantTransaction } from '../../../server/database/app-database';
import { closeLease, returnNumbers } from '../../../server/numbers/end-lease';
import { leaseNumbers } from '../../../server/numbers/grant-lease';
import type { LeaseRecord } from '../../../server/numbers/number-tables';
import { restoreLease } from '../../../server/numbers/restore-lease';
import { takeNumber } from '../../../server/numbers/take-number';
import { giveBackNumber, voidNumber } from '../../../server/numbers/unused-number';

interface Taken {
  readonly invoice: string;
  readonly date: string;
  sent: boolean;
}

interface OwnLease {
  readonly id: string;
  readonly fence: number;
  readonly from: number;
  readonly to: number;
  takenTo: number;
  open: boolean;
  readonly taken: Map<number, Taken>;
  readonly returned: Map<number, { readonly notBefore: string; readonly notAfter: string }>;
  readonly voided: Set<number>;
}

export interface ModelDevice {
  readonly id: string;
  readonly leases: OwnLease[];
}

/** How the model reaches the server; `forget` takes a lease out of the database, as a copy that never had it. */
export interface ModelServer {
  readonly serial: string;
  readonly company: number;
  run<T>(work: (tx: TenantTransaction) => Promise<T>): Promise<T>;
  forget(leaseId: string): Promise<LeaseRecord>;
}

const REASON = 'motiv';

export class NumberModel {
  readonly devices: readonly ModelDevice[] = [0, 1, 2].map(() => ({ id: randomUUID(), leases: [] }));
  readonly #server: ModelServer;
  #day = '2026-01-05';

  constructor(server: ModelServer) {
    this.#server = server;
  }

  get #now(): number {
    return Date.parse(`${this.#day}T10:00:00Z`);
  }

  pass(days: number): void {
    this.#day = addDays(this.#day, days);
  }

  async ask({ id, leases }: ModelDevice): Promise<void> {
    const newest = leases.at(-1);
    const { company, serial } = this.#server;
    const asked = { fence: newest?.fence ?? 0, takenTo: newest?.takenTo ?? 0, request: randomUUID() };
    const wish = { company, serial, device: id, deviceName: 'd', count: 200, ...asked };
    const around = { now: this.#now, newId: randomUUID(), restoredEpoch: '' };
    const answer = await this.#server.run((tx) => leaseNumbers(tx, wish, around));
    if (answer.kind === 'refused') throw new Error(`ask: ${answer.code}`);
    const row = answer.row as { id: string; fence: number; from: number; to: number };
    if (leases.some((lease) => lease.id === row.id)) return;
    const drawn = {
      takenTo: row.from - 1,
      open: true,
      taken: new Map(),
      returned: new Map(),
      voided: new Set<number>(),
    };
    leases.push({ ...row, ...drawn });
  }

  /** Takes a number at the device, without network. */
  issue(device: ModelDevice): void {
    const taken: Taken = { invoice: randomUUID(), date: this.#day, sent: false };
    for (const lease of device.leases.filter(({ open }) => open)) {
      const again = [...lease.returned].find(
        ([, { notBefore, notAfter }]) => this.#day >= notBefore && (notAfter === '' || this.#day <= notAfter),
      );
      if (again === undefined && lease.takenTo >= lease.to) continue;
      const number = again?.[0] ?? lease.takenTo + 1;
      lease.takenTo = Math.max(lease.takenTo, number);
      lease.returned.delete(number);
      lease.taken.set(number, taken);
      return;
    }
  }

  async send(device: ModelDevice, pick: number): Promise<void> {
    const waiting = device.leases.flatMap((lease) =>
      [...lease.taken].flatMap(([number, taken]) => (taken.sent ? [] : [{ lease, number, taken }])),
    );
    const next = waiting[pick % waiting.length];
    if (next === undefined) return;
    const { serial, company } = this.#server;
    const use = {
      ...{ companyId: company, serialId: serial, deviceId: device.id, leaseId: next.lease.id, fence: next.lease.fence },
      ...{ invoiceId: next.taken.invoice, issueDate: next.taken.date, printed: `${serial.slice(0, 8)}-${next.number}` },
    };
    const answer = await this.#server.run((tx) => takeNumber(tx, use, this.#now));
    if (answer.kind === 'refused') throw new Error(`send ${next.number}: ${answer.code} ${answer.messages?.join()}`);
    next.taken.sent = true;
  }

  async sendAll(device: ModelDevice): Promise<void> {
    const waiting = device.leases.flatMap(({ taken }) => [...taken.values()].filter(({ sent }) => !sent));
    for (const _ of waiting) await this.send(device, 0);
  }

  /** An invoice that has not left is discarded. */
  async giveBack(device: ModelDevice, pick: number): Promise<void> {
    const unsent = device.leases.flatMap((lease) =>
      [...lease.taken].flatMap(([number, { sent }]) => (sent || !lease.open ? [] : [{ lease, number }])),
    );
    const chosen = unsent[pick % unsent.length];
    if (chosen === undefined) return;
    const { lease, number } = chosen;
    lease.taken.delete(number);
    const all = device.leases.flatMap(({ taken }) => [...taken]).sort(([a], [b]) => a - b);
    const notBefore = all.filter(([other]) => other < number).at(-1)?.[1].date ?? '';
    const notAfter = all.find(([other]) => other > number)?.[1].date ?? '';
    lease.returned.set(number, { notBefore, notAfter });
    const given = { ...this.#named(device, lease), number, notBefore, notAfter };
    const answer = await this.#server.run((tx) => giveBackNumber(tx, given, this.#now));
    if (answer.kind === 'refused') throw new Error(`give back ${number}: ${answer.code}`);
  }

  async void(device: ModelDevice): Promise<void> {
    const lease = device.leases.find(({ open, returned }) => open && returned.size > 0);
    const number = lease && [...lease.returned.keys()][0];
    if (lease === undefined || number === undefined) return;
    lease.returned.delete(number);
    lease.voided.add(number);
    const voided = { ...this.#named(device, lease), number, reason: REASON, on: this.#day };
    const answer = await this.#server.run((tx) => voidNumber(tx, voided, this.#now));
    if (answer.kind === 'refused') throw new Error(`void ${number}: ${answer.code}`);
  }

  /** A person ends it while the device may still have work of it that has not left. */
  async close(device: ModelDevice): Promise<void> {
    const lease = device.leases.find(({ open }) => open);
    if (lease === undefined) return;
    lease.open = false;
    const closing = { ...this.#named(device, lease), reason: REASON, on: this.#day };
    const answer = await this.#server.run((tx) => closeLease(tx, closing));
    if (answer.kind === 'refused') throw new Error(`close: ${answer.code}`);
  }

  async giveUp(device: ModelDevice): Promise<void> {
    const lease = device.leases.find(({ open }) => open);
    if (lease === undefined) return;
    await this.sendAll(device);
    lease.open = false;
    const { takenTo } = lease;
    const returned = [...lease.returned].map(([number, bounds]) => ({ number, ...bounds }));
    const voided = [...lease.voided].map((number) => ({ number, reason: REASON, on: this.#day }));
    const given = { ...this.#named(device, lease), takenTo, returned, voided, reason: REASON, on: this.#day };
    const answer = await this.#server.run((tx) => returnNumbers(tx, given, this.#now));
    if (answer.kind === 'refused') throw new Error(`return: ${answer.code}`);
  }

  /** The server loses a lease with all that came of it, and the device gives it back. */
  async loseAndRestore(device: ModelDevice, pick: number): Promise<void> {
    const lease = device.leases[pick % device.leases.length];
    if (lease === undefined) return;
    const had = await this.#server.forget(lease.id);
    const told = {
      ...this.#named(device, lease),
      ...{ deviceName: 'd', from: lease.from, to: had.to_number, state: had.state, endReason: had.end_reason },
      ...{ grantedAt: had.granted_at.toISOString(), request: had.request, notBefore: had.not_before },
      endedOn: had.ended_on,
      returned: [...lease.returned].map(([number, bounds]) => ({ number, ...bounds })),
      voided: [...lease.voided].map((number) => ({ number, reason: REASON, on: this.#day })),
      used: [...lease.taken].flatMap(([number, { sent, invoice, date }]) => (sent ? [{ number, invoice, date }] : [])),
    };
    const answer = await this.#server.run((tx) => restoreLease(tx, told, this.#now));
    if (answer.kind === 'refused') throw new Error(`restore: ${answer.code}`);
  }

  #named({ id }: ModelDevice, lease: OwnLease) {
    const { company, serial } = this.#server;
    return { company, serial, lease: lease.id, device: id, fence: lease.fence };
  }
}
