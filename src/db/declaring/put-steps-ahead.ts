/**
 * A step that a restored server has lost, and one that was made after it and has not left: the second one waits at the server for
 * the first, and in the outbox nothing of a declaration passes what stands before it.
 */
import type { OperationId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { entriesById } from '../outbox/entries-by-id';
import { putAhead } from '../outbox/put-ahead';
import { putTransportRow } from '../transport/put-transport-row';
import type { TransportRow } from '../transport/transport-row';

/** What is given back leaves, and stands in the row, before all that waited of the declaration. Inside a transaction over both. */
export async function putStepsAhead(
  db: CondicaDatabase,
  { id, pending: waited }: Pick<TransportRow, 'id' | 'pending'>,
  given: readonly OperationId[],
): Promise<void> {
  const row = await db.transport.get(id);
  if (row === undefined || waited.length === 0 || given.length === 0) return;
  const first = new Set<string>(given);
  const [ahead, behind] = [true, false].map((is) => row.pending.filter(({ outboxId }) => first.has(outboxId) === is));
  await putTransportRow(db, { ...row, pending: [...(ahead ?? []), ...(behind ?? [])] });
  const entries = await entriesById(db, given);
  await putAhead(
    db,
    entries.toSorted((a, b) => a.seq - b.seq),
  );
}
