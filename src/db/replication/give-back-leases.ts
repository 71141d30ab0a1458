/**
 * Intervals of numbers that a restored server lost, or knows an earlier day of, as this device knows them (docs/decisions/0009
 * and 0013): whoever's they are, because their own device may never come back. Then the server is told that this was all, so
 * that the series may grant again.
 *
 * Invariants:
 * 1. `used` names invoices that a server had confirmed. One that is still unsent tells its number itself.
 * 2. An interval that had ended is not drawn from here again, whatever the copy says of it.
 *
 * Each function is called inside a transaction over all tables.
 */
import * as v from 'valibot';
import { ReportSeries, RestoreLease } from '@/api/calls/number-calls';
import type { Lease } from '@/api/entities/serial';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { formatNumber, numberInSeries } from '@/domain/numbering/series';
import { eachDocument } from '../archive/archive-rows';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { leaseAmongItsOwn } from '../numbers/lease-numbers';
import { fenceOf, type StoredLease } from '../numbers/stored-lease';
import { enqueue, newOperationId } from '../outbox/enqueue';
import { outgoingCall } from '../outbox/outgoing-call';
import { knownRow } from '../rows/known-row';
import { knownEpoch } from './sync-state';

interface UsedNumber {
  readonly number: number;
  readonly invoice: EntityId;
  readonly date: string;
}
type UsedBySeries = ReadonlyMap<string, readonly UsedNumber[]>;

/** `values`: the rows as the server had told them before. A server of before epochs knows neither call: nothing is told. */
export async function giveBackLeases(context: CommandContext, values: readonly unknown[]): Promise<void> {
  const { db, companyId } = context;
  const epoch = await knownEpoch(db, companyId);
  if (epoch === undefined) return;
  const leases = values.flatMap((value) => knownRow('lease', value) ?? []);
  const used: UsedBySeries = leases.length === 0 ? new Map() : await usedBySeries(context);
  for (const lease of leases) await giveBack(context, lease, used);
  const serials = await db.serial.where('companyId').equals(companyId).toArray();
  for (const { id } of serials) await reportSeries(context, id, epoch);
}

async function giveBack(context: CommandContext, told: Lease, all: UsedBySeries): Promise<void> {
  const { db, companyId: company } = context;
  const owned = await leaseAmongItsOwn(db, told.id);
  if (owned === undefined) return;
  const { from, to, state, grantedAt, deviceName } = told;
  const used = (all.get(told.serialId) ?? []).filter(({ number }) => from <= number && number <= to);
  const body = {
    ...{ company, serial: told.serialId, lease: told.id, device: told.deviceId },
    ...{ fence: fenceOf({ base: told }, owned.all), deviceName, from, to, state, grantedAt, ...newerFields(told) },
    ...unusedNumbers(context, told, owned.lease, used),
    used,
  };
  await keepEnd(db, owned.lease, told);
  const outgoing = outgoingCall(RestoreLease, { params: undefined, body });
  const label = await labelOf(db, told.serialId, [from, to]);
  await enqueue(context, newOperationId(context), outgoing, { collection: 'lease', id: told.id, label });
}

function newerFields({ request, notBefore, endedOn, endReason }: Lease) {
  const made = v.safeParse(entityIdSchema, request);
  return {
    ...(made.success ? { request: made.output } : {}),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(endedOn === undefined ? {} : { endedOn }),
    ...(endReason === undefined ? {} : { endReason }),
  };
}

/** Of its own interval the device knows more than the server was told; of another's only what the server told. */
function unusedNumbers(
  { deviceId }: CommandContext,
  told: Lease,
  { numbers, foreign }: StoredLease,
  used: readonly UsedNumber[],
) {
  const known = told.deviceId === deviceId && foreign !== true ? numbers : told;
  const free = ({ number }: { readonly number: number }) => !used.some((one) => one.number === number);
  return {
    returned: (known.returned ?? [])
      .filter(free)
      .map(({ number, notBefore, notAfter }) => ({ number, notBefore, notAfter })),
    voided: (known.voided ?? []).filter(free).map(({ number, reason, on }) => ({ number, reason, on })),
  };
}

/** Others may have been granted what it gave back: the copy, which has it open, is not believed. */
async function keepEnd(db: CondicaDatabase, lease: StoredLease, { state, to }: Lease): Promise<void> {
  if (state === 'open' || lease.numbers.state !== 'open') return;
  await db.lease.put({ ...lease, numbers: { ...lease.numbers, state, to } });
}

/** The numbers of the company's series on documents that a server had, in one walk over the archive. */
async function usedBySeries({ db, companyId }: CommandContext): Promise<UsedBySeries> {
  const used = new Map<string, UsedNumber[]>();
  const serials = new Map((await db.serial.toArray()).map(({ id, shown }) => [String(id), shown]));
  await eachDocument(db, companyId, 'out', ({ id: invoice, base }) => {
    const serial = serials.get(base?.serialId ?? '');
    const number = base && serial ? numberInSeries(serial, base.number) : undefined;
    if (base === null || number === undefined) return;
    const ofSerial = used.get(base.serialId) ?? [];
    ofSerial.push({ number, invoice, date: base.issueDate });
    used.set(base.serialId, ofSerial);
  });
  return used;
}

/** This device has given back all that it knows of the series, to the server of this epoch. */
export async function reportSeries(
  context: Pick<CommandContext, 'db' | 'companyId' | 'deviceId' | 'now' | 'newId'>,
  serial: EntityId,
  epoch: string,
): Promise<void> {
  const body = { company: context.companyId, serial, device: context.deviceId, epoch };
  const outgoing = outgoingCall(ReportSeries, { params: undefined, body });
  const label = await labelOf(context.db, serial, []);
  await enqueue(context, newOperationId(context), outgoing, { collection: 'lease', id: serial, label });
}

/** The interval as printed; the series' prefix where there is none. */
async function labelOf(db: CondicaDatabase, serialId: EntityId, interval: readonly number[]): Promise<string> {
  const serial = (await db.serial.get(serialId))?.shown ?? { prefix: '', width: 0 };
  return interval.length === 0 ? serial.prefix : interval.map((number) => formatNumber(serial, number)).join('–');
}
