/** When ANAF's list of a company is asked, and for how many days back. */
import type { Transaction } from 'kysely';
import type { TransportTables } from './transport-tables';

/** A company whose first declaration is recorded is looked after from then on. */
export async function beginWatch(tx: Transaction<TransportTables>, companyId: number, now: number): Promise<void> {
  await tx
    .insertInto('transport_watch')
    .values({ company_id: companyId, due_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A person wants so many days, now. Gives why the last look brought no list, where a person may have to act; '' where it did. */
export async function wantDays(
  tx: Transaction<TransportTables>,
  companyId: number,
  days: number,
  now: number,
): Promise<string> {
  const due = { wanted_days: days, due_at: new Date(now) };
  const { trouble_text: trouble } = await tx
    .insertInto('transport_watch')
    .values({ company_id: companyId, ...due })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(due))
    .returning('trouble_text')
    .executeTakeFirstOrThrow();
  return trouble;
}
