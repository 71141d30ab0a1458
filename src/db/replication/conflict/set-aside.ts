import type { EditableKind } from '../../collections/row-kind';
import type { ConflictRow } from '../../conflicts/conflict-row';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import type { SettlePorts } from './settle-ports';

type Choice = Omit<ConflictRow, 'id' | 'companyId' | 'collection' | 'rowId' | 'label'>;

/** The entry waits, holding nothing back, and what is to be chosen stands beside it. */
export async function setAside<R>(
  { db }: SettlePorts,
  { collection }: EditableKind<R>,
  entry: OutboxEntry,
  choice: Choice,
): Promise<void> {
  const { id, companyId, subject } = entry;
  await db.outbox.update(entry.seq, { state: 'conflict' });
  await db.conflict.put({ id, companyId, collection, rowId: subject.id, label: subject.label, ...choice });
}
