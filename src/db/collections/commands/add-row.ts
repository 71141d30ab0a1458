import type { CommandContext } from '../../command-context';
import { enqueueAll, newOperationId } from '../../outbox/enqueue';
import { storedRow } from '../../rows/show-row';
import { type StoredRow, UNCONFIRMED } from '../../rows/stored-row';
import { inToldParts } from '../../storage/told-parts';
import type { Identified, RowKind } from '../row-kind';

/** Puts a new row and its Add entry, in one transaction (G1). */
export function addRow<R extends Identified>(
  context: CommandContext,
  kind: RowKind<R>,
  row: R,
  made: Pick<StoredRow<R>, 'madeIn'> = {},
): Promise<void> {
  return addRows(context, kind, [row], made);
}

/** Puts new rows, each with an Add entry of its own, in one transaction (G1): all or none. */
export function addRows<R extends Identified>(
  context: CommandContext,
  kind: RowKind<R>,
  rows: readonly R[],
  made: Pick<StoredRow<R>, 'madeIn'> = {},
): Promise<void> {
  const table = kind.table(context.db);
  return context.db.transaction('rw', table, context.db.outbox, async () => {
    const added = rows.map((row) => ({ row, outboxId: newOperationId(context) }));
    const stored = added.map(({ row, outboxId }) => {
      const pending = [{ kind: 'add' as const, outboxId, row }];
      const facts = { id: row.id, companyId: context.companyId, version: UNCONFIRMED, base: null, ...made, pending };
      return storedRow(kind, facts);
    });
    await inToldParts(stored, (part) => table.bulkAdd(part));
    await enqueueAll(
      context,
      added.map(({ row, outboxId }) => ({
        id: outboxId,
        outgoing: kind.add(context.companyId, row),
        subject: { collection: kind.collection, id: row.id, label: kind.label(row) },
      })),
    );
  });
}
