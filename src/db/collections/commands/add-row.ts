import type { CommandContext } from '../../command-context';
import { enqueue, newOperationId } from '../../outbox/enqueue';
import { storedRow } from '../../rows/show-row';
import { type StoredRow, UNCONFIRMED } from '../../rows/stored-row';
import type { Identified, RowKind } from '../row-kind';

/** Puts a new row and its Add entry, in one transaction (G1). */
export function addRow<R extends Identified>(
  context: CommandContext,
  kind: RowKind<R>,
  row: R,
  made: Pick<StoredRow<R>, 'madeIn'> = {},
): Promise<void> {
  const table = kind.table(context.db);
  return context.db.transaction('rw', table, context.db.outbox, async () => {
    const outboxId = newOperationId(context);
    const pending = [{ kind: 'add' as const, outboxId, row }];
    const facts = { id: row.id, companyId: context.companyId, version: UNCONFIRMED, base: null, ...made, pending };
    await table.add(storedRow(kind, facts));
    const subject = { collection: kind.collection, id: row.id, label: kind.label(row) };
    await enqueue(context, outboxId, kind.add(context.companyId, row), subject);
  });
}
