/**
 * A lease given back to a restored server (docs/decisions/0009 and 0013): the copy lost it, or knows an earlier day of it.
 *
 * Invariant: nothing that the server granted or heard since is taken back. Where the numbers are another's by now, the
 * call is refused and a person decides.
 */

import type { ReturnedLease } from './end-lease';
import { changeLease, insertLease, leasesOf } from './lease-store';
import { type NumberRefusal, refuseNumber } from './number-refusal';
import { findNumber, keepNumber } from './number-store';
import type { LeaseRecord, NumberTransaction } from './number-tables';
import { type LeaseAnswer, publishLease } from './publish-lease';
import { type LockedSeries, lockSeries } from './series';

export interface RestoredLease
  extends Pick<ReturnedLease, 'company' | 'serial' | 'lease' | 'device' | 'fence' | 'returned' | 'voided'> {
  readonly deviceName: string;
  readonly from: number;
  readonly to: number;
  readonly state: LeaseRecord['state'];
  readonly grantedAt: string;
  readonly request?: string;
  readonly notBefore?: string;
  readonly endedOn?: string;
  readonly endReason?: string;
  readonly used: readonly { readonly number: number; readonly invoice: string; readonly date: string }[];
}

export async function restoreLease(
  tx: NumberTransaction,
  told: RestoredLease,
  now: number,
): Promise<LeaseAnswer | NumberRefusal> {
  const series = await lockSeries(tx, told.company, told.serial);
  if (series === undefined) return refuseNumber('not-found');
  if (!isWhole(told)) return refuseNumber('invalid-request');
  const leases = await leasesOf(tx, series);
  const known = leases.find(({ id }) => id === told.lease);
  if (known !== undefined && (known.device_id !== told.device || known.from_number !== told.from))
    return refuseNumber('lease-overlap');
  const last = lastNumber(told, known);
  if (leases.some((other) => other !== known && other.from_number <= last && other.to_number >= told.from))
    return refuseNumber('lease-overlap');
  const lease = known === undefined ? await insertLost(tx, told, last) : await merged(tx, known, told, last);
  if (!(await keepUsed(tx, series, lease, told, now))) return refuseNumber('lease-overlap');
  await keepUnused(tx, series, lease, told, now);
  return publishLease(tx, await withLastUse(tx, lease, told));
}

/** Of the lease as both ends know it: an end that the server knows of stands, and no number on an invoice is outside. */
function lastNumber({ to, used }: RestoredLease, known: LeaseRecord | undefined): number {
  const end = known === undefined || known.state === 'open' ? to : known.to_number;
  return Math.max(end, known?.used_to ?? 0, ...used.map(({ number }) => number));
}

function isWhole({ from, to, used, returned, voided }: RestoredLease): boolean {
  return to >= from - 1 && [...used, ...returned, ...voided].every(({ number }) => number >= from);
}

function insertLost(tx: NumberTransaction, told: RestoredLease, last: number): Promise<LeaseRecord> {
  return insertLease(tx, {
    id: told.lease,
    company_id: told.company,
    serial_id: told.serial,
    device_id: told.device,
    device_name: told.deviceName,
    from_number: told.from,
    to_number: last,
    granted_to: Math.max(last, told.from),
    used_to: told.from - 1,
    fence: told.fence,
    request: told.request ?? '',
    not_before: told.notBefore ?? '',
    granted_at: new Date(told.grantedAt),
    ...endOf(told),
  });
}

function endOf(told: RestoredLease) {
  return { state: told.state, ended_on: told.endedOn ?? '', end_reason: told.endReason ?? '' };
}

/** An end that either side knows of stands. */
function merged(tx: NumberTransaction, known: LeaseRecord, told: RestoredLease, last: number): Promise<LeaseRecord> {
  return changeLease(tx, known, {
    to_number: last,
    granted_to: Math.max(known.granted_to, last),
    fence: Math.max(known.fence, told.fence),
    ...(known.state === 'open' ? endOf(told) : {}),
  });
}

/** False: a number is on another invoice by now. */
async function keepUsed(
  tx: NumberTransaction,
  series: LockedSeries,
  lease: LeaseRecord,
  { used }: RestoredLease,
  now: number,
): Promise<boolean> {
  for (const { number, invoice, date } of used) {
    const known = await findNumber(tx, series, number);
    if (known?.state === 'used' && known.invoice_id !== invoice) return false;
    if (known?.state !== 'used')
      await keepNumber(tx, lease, number, { state: 'used', invoiceId: invoice, issueDate: date }, now);
  }
  return true;
}

async function keepUnused(
  tx: NumberTransaction,
  series: LockedSeries,
  lease: LeaseRecord,
  { returned, voided }: RestoredLease,
  now: number,
): Promise<void> {
  const fates = [
    ...returned.map(({ number, notBefore, notAfter }) => ({
      number,
      fate: { state: 'returned', notBefore, notAfter } as const,
    })),
    ...voided.map(({ number, reason, on }) => ({ number, fate: { state: 'voided', reason, on } as const })),
  ];
  for (const { number, fate } of fates) {
    if (number <= lease.to_number && (await findNumber(tx, series, number)) === undefined)
      await keepNumber(tx, lease, number, fate, now);
  }
}

async function withLastUse(tx: NumberTransaction, lease: LeaseRecord, { used }: RestoredLease): Promise<LeaseRecord> {
  const last = used.reduce<RestoredLease['used'][number] | undefined>(
    (best, one) => (best === undefined || one.number > best.number ? one : best),
    undefined,
  );
  return last === undefined || last.number <= lease.used_to
    ? lease
    : changeLease(tx, lease, { used_to: last.number, last_date: last.date });
}
