import * as v from 'valibot';
import { serialSchema } from '@/api/entities/serial';
import type { NumberTransaction } from './number-tables';

/** A series whose row is locked until the transaction ends: all that changes its numbers goes one after the other. */
export interface LockedSeries {
  readonly companyId: number;
  readonly id: string;
  readonly prefix: string;
  readonly width: number;
  readonly firstNumber: number;
}

const numbering = v.pick(v.object(serialSchema.entries), ['prefix', 'width', 'firstNumber']);

/** Taken before any lease or number of the series, and before the company's row. Undefined: there is no such series. */
export async function lockSeries(
  tx: NumberTransaction,
  companyId: number,
  id: string,
): Promise<LockedSeries | undefined> {
  const row = await tx
    .selectFrom('replicated_row')
    .select('body')
    .where('company_id', '=', companyId)
    .where('collection', '=', 'serial')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const serial = v.safeParse(numbering, row?.body);
  return serial.success ? { companyId, id, ...serial.output } : undefined;
}
