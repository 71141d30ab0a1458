/**
 * Dates never fall along the numbers of a device in a series, over all its intervals (design, promise 6). Numbers may
 * arrive out of order: one that was refused waits on its device to be corrected while later ones go on.
 */
import { type RawBuilder, sql } from 'kysely';
import type { NumberTransaction } from './number-tables';
import { NUMBER_TEXTS } from './number-texts';

export interface NumberPlace {
  readonly companyId: number;
  readonly serialId: string;
  readonly deviceId: string;
  readonly number: number;
}

/** Dates of the invoices next to a number on its device; '' where none. */
export interface DateBounds {
  readonly before: string;
  readonly after: string;
}

/**
 * Two steps in the index number_use_in_order, whatever other devices have used since: the next entry on either side in the
 * order of the index, where it is of the same device. An equality with the device would let the planner walk the series.
 */
export function neighboursQuery({ companyId, serialId, deviceId, number }: NumberPlace): RawBuilder<DateBounds> {
  const here = sql`(${serialId}, ${deviceId}, ${number}::integer)`;
  const ofDevice = sql`serial_id = ${serialId} and device_id = ${deviceId}`;
  const used = sql`select serial_id, device_id, issue_date from number_use
    where company_id = ${companyId} and state = 'used' and (serial_id, device_id, number)`;
  return sql<DateBounds>`
    select
      coalesce((select issue_date from (${used} < ${here}
        order by serial_id desc, device_id desc, number desc limit 1) as next where ${ofDevice}), '') as before,
      coalesce((select issue_date from (${used} > ${here}
        order by serial_id, device_id, number limit 1) as next where ${ofDevice}), '') as after`;
}

export async function dateBounds(tx: NumberTransaction, place: NumberPlace): Promise<DateBounds> {
  const { rows } = await neighboursQuery(place).execute(tx);
  return rows[0] ?? { before: '', after: '' };
}

/** Why an invoice of the date cannot bear the number; undefined where it can. */
export function dateDisorder(printed: string, date: string, { before, after }: DateBounds): string | undefined {
  if (date < before) return NUMBER_TEXTS.dateBefore(printed, before);
  return after !== '' && date > after ? NUMBER_TEXTS.dateAfter(printed, after) : undefined;
}
