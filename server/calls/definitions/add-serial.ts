import type { Serial } from '@/api/entities/serial';
import type { TenantTransaction } from '../../database/app-database';
import { listRows } from '../../database/replicated-rows';
import { takeTurn } from '../../database/take-turn';
import { type HeardAt, hearAdded } from '../../numbers/series-reports';
import { type Reply, refused } from '../reply';
import { addRow } from './definition-rows';

/** A prefix stands for one series of a company, whatever its type: a number printed with it names one document. */
export async function addSerial(
  tx: TenantTransaction,
  companyId: number,
  serial: Serial,
  heard: HeardAt,
): Promise<Reply> {
  // Two series of one prefix at once wait here; the company's row is everybody's last lock, so it cannot be the place.
  await takeTurn(tx, 'series', companyId);
  const known = await listRows(tx, companyId, 'serial');
  const taken = known.some((other) => other.prefix === serial.prefix && other.id !== serial.id);
  if (taken) return refused('serial-in-use');
  if (!known.some(({ id }) => id === serial.id)) await hearAdded(tx, companyId, serial.id, heard);
  return addRow(tx, { companyId, collection: 'serial', id: serial.id }, serial);
}
