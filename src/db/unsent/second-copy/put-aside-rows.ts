/**
 * Into a new database: the rows of issued invoices and of transports that its notes set aside for a restored server
 * (replication/set-aside.ts). From where they stand they are given back, with their documents, as by a device that lost nothing.
 */
import type { CompanyId } from '@/api/ids';
import { documentRow } from '../../archive/archive-rows';
import { isOurs } from '../../archive/is-ours';
import { putArchiveRow } from '../../archive/put-archive-row';
import type { CondicaDatabase } from '../../condica-database';
import { type SetAsideRow, setAsideIn } from '../../replication/set-aside';
import { knownRow } from '../../rows/known-row';
import { UNCONFIRMED } from '../../rows/stored-row';
import { putTransportRow } from '../../transport/put-transport-row';

/** After all that the copy itself holds. Inside a transaction over all stores. */
export async function putAsideRows(db: CondicaDatabase): Promise<void> {
  for (const { companyId, rows } of setAsideIn(await db.kv.toArray())) {
    // Of what was set aside twice the later stood in the row.
    for (const row of rows.toReversed()) await putIfMissing(db, companyId, row);
  }
}

async function putIfMissing(
  db: CondicaDatabase,
  companyId: CompanyId,
  { collection, id, row }: SetAsideRow,
): Promise<void> {
  const facts = { companyId, version: UNCONFIRMED, pending: [] };
  if (collection === 'archive' && (await documentRow(db, id)) === undefined) {
    const base = knownRow('archive', row);
    // What others sent ANAF tells the server of again.
    if (base !== null && isOurs(base))
      await putArchiveRow(db, { ...facts, id: base.id, base, draft: null, taken: null });
  }
  if (collection === 'transport' && (await db.transport.get(id)) === undefined) {
    const base = knownRow('transport', row);
    if (base !== null) await putTransportRow(db, { ...facts, id: base.id, base });
  }
}
