/**
 * Numbers for this device: asked for while there is network, so that invoices can be issued without.
 *
 * Invariants: a request bears the same id until an answer came, so a repetition gives the same interval; a profile that
 * hears that a copy of it was granted numbers asks again under a new identity (docs/decisions/0013).
 */
import type { CallFailure, CallResult } from '@/api/call-server';
import { LeaseNumbers } from '@/api/calls/number-calls';
import type { Lease } from '@/api/entities/serial';
import type { CompanyId, EntityId, Version } from '@/api/ids';
import { closeLeaseRequest, openLeaseRequest } from '@/db/numbers/lease-request';
import { leasesOfDevice } from '@/db/numbers/leases-of-device';
import { fenceOf } from '@/db/numbers/stored-lease';
import { applyLease } from '@/db/replication/apply-lease';
import { noteSeriesWait } from '@/db/replication/series-wait';
import { endSeriesWait } from '@/db/replication/waiting-series';
import { type DeviceIdentity, renewDevice } from '@/db/settings/device-identity';
import { callWithSession } from '../session/call-with-session';
import type { PullPorts } from './pull-company';

export interface LeasePorts extends PullPorts {
  readonly newId: () => string;
}

export interface LeaseRequest {
  readonly company: CompanyId;
  readonly serial: EntityId;
  readonly device: DeviceIdentity;
}

/** `numbers-wait`: the server was restored and waits for the series' devices, or for a person. `refused`: the server said no. `failed`: to be tried again. */
export type LeaseOutcome = 'granted' | 'numbers-wait' | 'refused' | 'failed';

/** The most the server gives; it gives few at first, and more with use. */
const WANTED_NUMBERS = 200;
const TIMEOUT_MS = 60_000;

type Answer = CallResult<{ readonly version: Version; readonly lease: Lease }>;

/** Anything but `granted`: the series has what it had. */
export async function requestLease(ports: LeasePorts, wish: LeaseRequest): Promise<LeaseOutcome> {
  const answer = await ask(ports, wish);
  if (answer.ok) return (await keep(ports, wish, answer.result)) ? 'granted' : 'failed';
  if (codeOf(answer.failure) !== 'lease-cloned') return refused(ports, wish, answer.failure);
  const device = await renewDevice(ports.db, wish.device.id, ports.newId);
  const again = await ask(ports, { ...wish, device });
  if (!again.ok) return refused(ports, { ...wish, device }, again.failure);
  return (await keep(ports, wish, again.result)) ? 'granted' : 'failed';
}

/** With what this profile knows of its numbers; a server that does not know those fields is asked without them. */
async function ask(ports: LeasePorts, { company, serial, device }: LeaseRequest): Promise<Answer> {
  const plain = { company, serial, device: device.id, deviceName: device.name, count: WANTED_NUMBERS };
  const request = await openLeaseRequest(ports.db, serial, ports.newId);
  const answer = await call(ports, { ...plain, ...(await selfKnowledge(ports, serial, device)), request });
  const unknown = !answer.ok && codeOf(answer.failure) === 'invalid-request';
  return unknown ? call(ports, { ...plain, count: OLD_WISH }) : answer;
}

/** A server of that age gives what it is asked for. */
const OLD_WISH = 100;

async function selfKnowledge({ db }: LeasePorts, serial: EntityId, device: DeviceIdentity) {
  const all = await leasesOfDevice(db, serial, device.id);
  const [newest] = [...all].sort((a, b) => fenceOf(b, all) - fenceOf(a, all));
  if (newest === undefined) return { fence: 0 };
  return { fence: fenceOf(newest, all), takenTo: newest.numbers.takenTo };
}

interface LeaseBody {
  readonly company: CompanyId;
  readonly serial: EntityId;
  readonly device: DeviceIdentity['id'];
  readonly deviceName: string;
  readonly count: number;
  readonly fence?: number;
  readonly takenTo?: number;
  readonly request?: EntityId;
}

function call(ports: LeasePorts, body: LeaseBody): Promise<Answer> {
  const input = { params: undefined, body };
  return callWithSession(ports.connection, ports.session, LeaseNumbers, input, ports.deadline(TIMEOUT_MS));
}

function keep(
  { db }: LeasePorts,
  { company, serial }: LeaseRequest,
  { version, lease }: { readonly version: Version; readonly lease: Lease },
): Promise<boolean> {
  return db.transaction('rw', db.lease, db.kv, async () => {
    const kept = await applyLease(db, { companyId: company, id: lease.id, version, row: lease });
    await closeLeaseRequest(db, serial);
    await endSeriesWait(db, serial);
    return kept;
  });
}

function codeOf(failure: CallFailure): string {
  return failure.kind === 'refused' ? failure.code : failure.kind;
}

function isPassing(failure: CallFailure): boolean {
  return failure.kind !== 'refused' || failure.reaction === 'retry' || failure.reaction === 'sign-in';
}

/** A series that waits is kept as such, and the server told that this device has given back what it knows. */
async function refused(
  { db, now, newId }: LeasePorts,
  { company, serial, device }: LeaseRequest,
  failure: CallFailure,
): Promise<LeaseOutcome> {
  if (codeOf(failure) !== 'numbers-wait') return isPassing(failure) ? 'failed' : 'refused';
  const at = () => new Date(now()).toISOString();
  await noteSeriesWait({ db, companyId: company, deviceId: device.id, now: at, newId }, serial);
  return 'numbers-wait';
}
