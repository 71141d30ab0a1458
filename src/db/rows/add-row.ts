import type { EntityId, Version } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { enqueue, newOperationId } from '../outbox/enqueue';
import type { AddableKind } from './row-kind';
import { storedRow } from './show-row';

/** Position before the first change: the server does not know the row. */
export const UNCONFIRMED = 0 as Version;

/** Puts a new row and its Add entry, in one transaction (G1). */
export function addRow<R extends { readonly id: EntityId }>(
  context: CommandContext,
  kind: AddableKind<R>,
  row: R,
): Promise<void> {
  const table = kind.table(context.db);
  return context.db.transaction('rw', table, context.db.outbox, async () => {
    const outboxId = newOperationId(context);
    const pending = [{ kind: 'add' as const, outboxId, row }];
    const facts = { id: row.id, companyId: context.companyId, version: UNCONFIRMED, base: null, pending };
    await table.add(storedRow(kind, facts));
    const subject = { collection: kind.collection, id: row.id, label: kind.label(row) };
    await enqueue(context, outboxId, kind.add(context.companyId, row), subject);
  });
}
