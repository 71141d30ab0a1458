/**
 * An uploaded invoice bears a number of its device's lease (design, promise 6).
 *
 * Invariants: a number of a series is on one invoice; the first that comes has it, whichever copy of a profile sent it
 * (docs/decisions/0013). Nothing that was printed is refused while its number is nobody else's: an ended lease takes back
 * its own numbers.
 */

import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { addDays } from '@/domain/calendar/iso-date';
import { numberInSeries } from '@/domain/numbering/series';
import { dateBounds, dateDisorder } from './date-order';
import { changeLease, leasesGranted, leasesOf } from './lease-store';
import { type NumberRefusal, refuseNumber } from './number-refusal';
import { findNumber, keepNumber, type NumberRecord } from './number-store';
import type { LeaseRecord, NumberTransaction } from './number-tables';
import { NUMBER_TEXTS } from './number-texts';
import { leaseRow } from './publish-lease';
import { type LockedSeries, lockSeries } from './series';

export interface NumberUse {
  readonly companyId: number;
  readonly serialId: string;
  readonly deviceId: string;
  /** The issuing lease and its fence, as newer clients name them. */
  readonly leaseId?: string | undefined;
  readonly fence?: number | undefined;
  readonly invoiceId: string;
  /** As printed, prefix and all. */
  readonly printed: string;
  readonly issueDate: string;
}

/** The lease as devices have it, to go into the stream of changes with the invoice. */
export interface TakenNumber {
  readonly kind: 'taken';
  readonly lease: { readonly id: string; readonly row: object };
}

/** PostgreSQL's integer holds more; no series reaches it. */
const MOST = 999_999_999;

export async function takeNumber(
  tx: NumberTransaction,
  use: NumberUse,
  now: number,
): Promise<TakenNumber | NumberRefusal> {
  const series = await lockSeries(tx, use.companyId, use.serialId);
  const number = series && numberInSeries(series, use.printed);
  if (series === undefined || number === undefined || number > MOST) return outside(use);
  const known = await findNumber(tx, series, number);
  const lease = known?.invoice_id === use.invoiceId ? await ownLease(tx, series, known) : undefined;
  const refusal = lease === undefined && known !== undefined ? unusable(use, known) : undefined;
  if (refusal !== undefined) return refusal;
  const issuing = lease ?? (await issuingLease(tx, series, use, number));
  if (issuing === undefined) return outside(use);
  const wrongDate = beyondToday(use.printed, use.issueDate, now) ?? (await disorder(tx, issuing, number, use));
  if (wrongDate !== undefined) return wrongDate;
  await keepNumber(tx, issuing, number, { state: 'used', ...use }, now);
  return { kind: 'taken', lease: await advance(tx, issuing, number, use.issueDate) };
}

function outside({ printed }: NumberUse): NumberRefusal {
  return refuseNumber('number-outside-lease', NUMBER_TEXTS.outsideLease(printed));
}

/** The lease that gave the number to this very invoice before a copy was restored. */
async function ownLease(
  tx: NumberTransaction,
  series: LockedSeries,
  known: NumberRecord,
): Promise<LeaseRecord | undefined> {
  return (await leasesGranted(tx, series, known.number)).find(({ id }) => id === known.lease_id);
}

/** Why a number that the archive has on another invoice is refused: the other may be of a copy of this profile. */
export async function refuseBorne(tx: NumberTransaction, use: NumberUse): Promise<NumberRefusal> {
  const series = await lockSeries(tx, use.companyId, use.serialId);
  const number = series && numberInSeries(series, use.printed);
  const known = series && number !== undefined && number <= MOST ? await findNumber(tx, series, number) : undefined;
  const refusal = known && known.invoice_id !== use.invoiceId ? unusable(use, known) : undefined;
  return refusal ?? refuseNumber('number-taken', NUMBER_TEXTS.numberTaken(use.printed));
}

/** A number given back may be used again. */
function unusable(use: NumberUse, known: NumberRecord): NumberRefusal | undefined {
  if (known.state === 'returned') return undefined;
  if (known.state === 'voided') return refuseNumber('number-void', NUMBER_TEXTS.voided(use.printed, known.reason));
  // An older client does not know that it can be a copy.
  return known.device_id === use.deviceId && use.fence !== undefined
    ? refuseNumber('lease-cloned', NUMBER_TEXTS.cloned(use.printed))
    : refuseNumber('number-taken', NUMBER_TEXTS.numberTaken(use.printed));
}

/** The device's lease that may give the number; one that gave it back only where nobody has been granted it since. */
async function issuingLease(
  tx: NumberTransaction,
  series: LockedSeries,
  use: NumberUse,
  number: number,
): Promise<LeaseRecord | undefined> {
  const granted = await leasesGranted(tx, series, number);
  const own = granted.filter(
    (lease) => lease.device_id === use.deviceId && lease.id === (use.leaseId ?? lease.id) && mayIssue(lease, use),
  );
  const holder = granted.find(({ to_number }) => number <= to_number);
  if (holder !== undefined) return own.find((lease) => lease === holder);
  const [late] = own;
  return late !== undefined && (await isNobodysTo(tx, series, late, number)) ? late : undefined;
}

/** Whether what the lease gave back, up to the number, has been granted to nobody since. */
async function isNobodysTo(
  tx: NumberTransaction,
  series: LockedSeries,
  late: LeaseRecord,
  number: number,
): Promise<boolean> {
  const leases = await leasesOf(tx, series);
  return !leases.some(
    ({ id, from_number, to_number }) => id !== late.id && from_number <= number && to_number > late.to_number,
  );
}

/** Of an ended lease only by naming it rightly; older clients name none. */
function mayIssue({ state, fence }: LeaseRecord, use: NumberUse): boolean {
  return state === 'open' || use.fence === undefined || use.fence === fence;
}

/** A device's clock may be a day ahead of ours; one further ahead would bind all later numbers to its date. */
export function beyondToday(printed: string, issueDate: string, now: number): NumberRefusal | undefined {
  const today = bucharestDay(now);
  return issueDate > addDays(today, 1)
    ? refuseNumber('date-beyond-today', NUMBER_TEXTS.dateBeyondToday(printed, issueDate, today))
    : undefined;
}

export async function disorder(
  tx: NumberTransaction,
  lease: LeaseRecord,
  number: number,
  { printed, issueDate }: Pick<NumberUse, 'printed' | 'issueDate'>,
): Promise<NumberRefusal | undefined> {
  const place = { companyId: lease.company_id, serialId: lease.serial_id, deviceId: lease.device_id, number };
  const { before, after } = await dateBounds(tx, place);
  const text =
    dateDisorder(printed, issueDate, { before: lease.not_before, after: '' }) ??
    dateDisorder(printed, issueDate, { before, after });
  return text === undefined ? undefined : refuseNumber('upload-failed', text);
}

/** The lease with what the number and its date tell of it. */
export async function advance(
  tx: NumberTransaction,
  lease: LeaseRecord,
  number: number,
  issueDate: string,
): Promise<TakenNumber['lease']> {
  const highest = { used_to: number, last_date: issueDate, to_number: Math.max(number, lease.to_number) };
  const changed = number < lease.used_to ? lease : await changeLease(tx, lease, highest);
  return { id: lease.id, row: await leaseRow(tx, changed) };
}
