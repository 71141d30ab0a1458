import type { FieldChanges } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import type { EditableKind } from '../../collections/row-kind';
import { enqueue, newOperationId } from '../../outbox/enqueue';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { pickFields } from '../../rows/field-changes';
import { storedRow } from '../../rows/show-row';
import type { StoredRow } from '../../rows/stored-row';
import type { SettlePorts, UpdateChange } from './settle-ports';

interface Rest<R> {
  /** Mine that clash with nothing, and what was merged of both. */
  readonly wanted: FieldChanges;
  readonly theirs: FieldChanges;
  readonly own: UpdateChange<R>;
}

/** What clashes with nothing becomes a new change over the server's row. */
export async function continueWithRest<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  standing: StoredRow<R>,
  { wanted, theirs, own }: Rest<R>,
): Promise<void> {
  const open = Object.keys(wanted).filter((field) => !sameValue(wanted[field], theirs[field]));
  if (open.length === 0) {
    await kind.table(ports.db).put(storedRow(kind, standing));
    return;
  }
  const { deviceName, at } = own;
  const outboxId = newOperationId(ports);
  const difference = { base: pickFields(theirs, open), changes: pickFields(wanted, open) };
  const change = { kind: 'update' as const, outboxId, ...difference, deviceName, at };
  await kind.table(ports.db).put(storedRow(kind, { ...standing, pending: [...standing.pending, change] }));
  const { companyId, subject } = entry;
  const update = { id: standing.id, version: standing.version, ...difference, deviceName, at };
  await enqueue({ ...ports, companyId }, outboxId, kind.update(companyId, update), subject);
}
