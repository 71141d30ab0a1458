import type { EditableKind } from '../../collections/row-kind';
import { enqueue, newOperationId } from '../../outbox/enqueue';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import type { WrittenDifference } from '../../rows/join-seen';
import { storedRow } from '../../rows/show-row';
import type { StoredRow } from '../../rows/stored-row';
import type { SettlePorts } from './settle-ports';

/** What of the clash goes on by itself becomes new changes over the server's row, in this order. */
export async function continueWith<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  { companyId, subject }: OutboxEntry,
  standing: StoredRow<R>,
  going: readonly WrittenDifference[],
): Promise<void> {
  const { id, version } = standing;
  const made = going.map((one) => ({ kind: 'update' as const, outboxId: newOperationId(ports), ...one }));
  await kind.table(ports.db).put(storedRow(kind, { ...standing, pending: [...standing.pending, ...made] }));
  for (const { kind: _, outboxId, ...one } of made)
    await enqueue({ ...ports, companyId }, outboxId, kind.update(companyId, { id, version, ...one }), subject);
}
