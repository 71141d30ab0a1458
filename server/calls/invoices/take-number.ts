/**
 * Takes an issued number from its device's lease (promise 6).
 *
 * Invariants: a number of a series stands in `number_use` once; an invoice is dated not before the one with the next lower
 * number of its lease and not after the one with the next higher. Numbers may arrive out of order: one that was refused
 * waits on its device to be corrected while later ones go on.
 */
import { type Selectable, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { serialSchema } from '@/api/entities/serial';
import type { ApiErrorCode } from '@/api/errors';
import type { FoundationTables } from '../../database/foundation-tables';
import { UPLOAD_TEXTS } from './upload-texts';

/** What taking a number reads and writes. */
export type NumberTables = Pick<FoundationTables, 'number_lease' | 'number_use' | 'replicated_row'>;

export interface NumberUse {
  readonly companyId: number;
  readonly serialId: string;
  readonly deviceId: string;
  readonly invoiceId: string;
  /** As printed, prefix and all. */
  readonly printed: string;
  readonly issueDate: string;
}

type LeaseRow = Selectable<NumberTables['number_lease']>;

/** The lease as devices have it, to go into the stream of changes with the invoice. */
export interface TakenNumber {
  readonly kind: 'taken';
  readonly lease: { readonly id: string; readonly row: object };
}

export type NumberResult =
  | TakenNumber
  | { readonly kind: 'refused'; readonly code: ApiErrorCode; readonly message: string };

export async function takeNumber(tx: Transaction<NumberTables>, use: NumberUse, now: number): Promise<NumberResult> {
  const number = await numberOf(tx, use);
  const lease = number === undefined ? undefined : await leaseOf(tx, use, number);
  if (number === undefined || lease === undefined)
    return refuse('number-outside-lease', UPLOAD_TEXTS.outsideLease(use.printed));
  const disorder = await dateDisorder(tx, use, lease.id, number);
  if (disorder !== undefined) return refuse('upload-failed', disorder);
  if (!(await noteUse(tx, use, lease.id, number, now)))
    return refuse('number-taken', UPLOAD_TEXTS.numberTaken(use.printed));
  return { kind: 'taken', lease: await advance(tx, lease, number, use.issueDate) };
}

function refuse(code: ApiErrorCode, message: string): NumberResult {
  return { kind: 'refused', code, message };
}

const prefixAndWidth = v.pick(v.object(serialSchema.entries), ['prefix', 'width']);

/** The number behind the prefix, written exactly as the series writes it; undefined where it is not of the series. */
async function numberOf(tx: Transaction<NumberTables>, use: NumberUse): Promise<number | undefined> {
  const row = await tx
    .selectFrom('replicated_row')
    .select('body')
    .where('company_id', '=', use.companyId)
    .where('collection', '=', 'serial')
    .where('id', '=', use.serialId)
    .executeTakeFirst();
  const serial = v.safeParse(prefixAndWidth, row?.body);
  if (!serial.success || !use.printed.startsWith(serial.output.prefix)) return undefined;
  const digits = use.printed.slice(serial.output.prefix.length);
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  return digits === String(Number(digits)).padStart(serial.output.width, '0') ? Number(digits) : undefined;
}

/** A lease that was given back or closed by a person gives no numbers any more. */
async function leaseOf(tx: Transaction<NumberTables>, use: NumberUse, number: number): Promise<LeaseRow | undefined> {
  return tx
    .selectFrom('number_lease')
    .selectAll()
    .where('company_id', '=', use.companyId)
    .where('serial_id', '=', use.serialId)
    .where('device_id', '=', use.deviceId)
    .where('from_number', '<=', number)
    .where('to_number', '>=', number)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
}

async function dateDisorder(
  tx: Transaction<NumberTables>,
  use: NumberUse,
  leaseId: string,
  number: number,
): Promise<string | undefined> {
  const neighbours = await sql<{ before: string | null; after: string | null }>`
    select
      (select issue_date from number_use where company_id = ${use.companyId} and lease_id = ${leaseId}
        and number < ${number} and invoice_id is not null order by number desc limit 1) as before,
      (select issue_date from number_use where company_id = ${use.companyId} and lease_id = ${leaseId}
        and number > ${number} and invoice_id is not null order by number limit 1) as after`.execute(tx);
  const [{ before, after } = { before: null, after: null }] = neighbours.rows;
  if (before !== null && use.issueDate < before) return UPLOAD_TEXTS.dateBefore(use.printed, before);
  return after !== null && use.issueDate > after ? UPLOAD_TEXTS.dateAfter(use.printed, after) : undefined;
}

/** False: the number is another invoice's. */
async function noteUse(
  tx: Transaction<NumberTables>,
  use: NumberUse,
  leaseId: string,
  number: number,
  now: number,
): Promise<boolean> {
  const noted = await tx
    .insertInto('number_use')
    .values({
      company_id: use.companyId,
      serial_id: use.serialId,
      number,
      lease_id: leaseId,
      invoice_id: use.invoiceId,
      issue_date: use.issueDate,
      used_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  return noted !== undefined;
}

async function advance(
  tx: Transaction<NumberTables>,
  lease: LeaseRow,
  number: number,
  issueDate: string,
): Promise<TakenNumber['lease']> {
  const highest = number > lease.used_to;
  const usedTo = highest ? number : lease.used_to;
  const lastDate = highest ? issueDate : lease.last_date;
  await tx
    .updateTable('number_lease')
    .set({ used_to: usedTo, last_date: lastDate })
    .where('company_id', '=', lease.company_id)
    .where('id', '=', lease.id)
    .execute();
  const row = {
    id: lease.id,
    serialId: lease.serial_id,
    deviceId: lease.device_id,
    deviceName: lease.device_name,
    from: lease.from_number,
    to: lease.to_number,
    usedTo,
    lastDate,
    state: lease.state,
    grantedAt: lease.granted_at.toISOString(),
  };
  return { id: lease.id, row };
}
