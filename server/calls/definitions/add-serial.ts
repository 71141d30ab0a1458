import type { Serial } from '@/api/entities/serial';
import type { TenantTransaction } from '../../database/app-database';
import { listRows } from '../../database/replicated-rows';
import { type Reply, refused } from '../reply';
import { addRow } from './definition-rows';

/** A prefix stands for one series of a company, whatever its type: a number printed with it names one document. */
export async function addSerial(tx: TenantTransaction, companyId: number, serial: Serial): Promise<Reply> {
  // Two series of one prefix at once: the company's row is what they wait at.
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute();
  const others = await listRows(tx, companyId, 'serial');
  const taken = others.some((other) => other.prefix === serial.prefix && other.id !== serial.id);
  return taken ? refused('serial-in-use') : addRow(tx, { companyId, collection: 'serial', id: serial.id }, serial);
}
