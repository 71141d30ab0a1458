/** What a person reads of a document in doubt: that ANAF was asked for it, when, and when it is asked again. */
import type { Transaction } from 'kysely';
import type { publishChanges } from '../database/publish-changes';
import type { Filing } from './filing';
import type { FilingTables } from './filing-tables';

/** When ANAF was asked, and when it is asked next; ms since 1970. */
export interface Look {
  readonly at: number;
  readonly next: number;
}

/** The next step is moved as by any wait. Where another step was quicker, and nothing is in doubt any more, nothing is said. */
export async function recordLook(
  publish: typeof publishChanges,
  tx: Transaction<FilingTables>,
  { id, companyId, invoiceId }: Filing,
  { at, next }: Look,
): Promise<void> {
  const inDoubt = await tx
    .updateTable('filing')
    .set((row) => ({ due_at: new Date(next), waits: row('waits', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'doubtful')
    .returning('id')
    .executeTakeFirst();
  if (inDoubt === undefined) return;
  const { item } = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', companyId)
    .where('id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const looked = { ...item, search: { at: new Date(at).toISOString(), next: new Date(next).toISOString() } };
  await tx
    .updateTable('archive_item')
    .set({ item: JSON.stringify(looked) })
    .where('company_id', '=', companyId)
    .where('id', '=', invoiceId)
    .execute();
  await publish(tx, companyId, [{ collection: 'archive', id: invoiceId, row: looked }]);
}
