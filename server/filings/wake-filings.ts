/** A new consent is there: what waited for it goes on at once, not after its wait. */
import type { Transaction } from 'kysely';
import { type FilingPayload, filingPayload, type Schedule } from './filing-job';
import type { FilingTables } from './filing-tables';

/** Of the companies that the transaction sees; how many were woken. An upload on its way is left alone. */
export async function wakeFilings(
  tx: Transaction<FilingTables>,
  companyIds: readonly number[],
  schedule: Schedule,
  now: number,
): Promise<number> {
  const due = new Date(now);
  const rows = await tx
    .updateTable('filing')
    .set({ due_at: due })
    .where('company_id', 'in', companyIds)
    .where('settled', '=', false)
    .where('state', '!=', 'uploading')
    .where('due_at', '>', due)
    .returning(['company_id', 'id'])
    .execute();
  const payloads: readonly FilingPayload[] = rows.map(({ company_id, id }) =>
    filingPayload({ companyId: company_id, id }),
  );
  for (const payload of payloads) await schedule(payload, due);
  return payloads.length;
}
