/**
 * Why an account may not be deleted now, a row a reason. Only companies that it alone owns count: a company with another owner goes on.
 * A reason that joins (an unpaid plan) is one row more, with its words in src/app/account/leaving-texts.ts.
 */
import { sql } from 'kysely';
import type { DeletionBar } from '@/api/calls/leaving-calls';
import type { TenantTransaction } from '../database/app-database';

/** In the account's transaction: what stands in its way. */
const BARS: readonly ((tx: TenantTransaction, userId: number) => Promise<readonly DeletionBar[]>)[] = [
  unsettled('filings', 'filing'),
  unsettled('transports', 'transport_step'),
  demonstration,
];

/** None: it may be deleted. */
export async function deletionBars(tx: TenantTransaction, userId: number): Promise<readonly DeletionBar[]> {
  const found: DeletionBar[] = [];
  for (const bar of BARS) found.push(...(await bar(tx, userId)));
  return found;
}

/** What is on its way to ANAF: whoever deletes the account would not learn what became of it. */
function unsettled(kind: 'filings' | 'transports', table: 'filing' | 'transport_step') {
  return async (tx: TenantTransaction): Promise<readonly DeletionBar[]> => {
    const { rows } = await sql<{ name: string; cif: string; count: number }>`
      select company.name, company.cif, count(*)::integer as count
      from companies_of_last_owner() as own
      join company on company.id = own.company_id
      join ${sql.table(table)} as way on way.company_id = own.company_id and not way.settled
      group by company.id order by company.name`.execute(tx);
    return rows.map(({ name, cif, count }) => ({ kind, company: name, cif, count }));
  };
}

/** Its password is published. */
async function demonstration(tx: TenantTransaction, userId: number): Promise<readonly DeletionBar[]> {
  const account = await tx.selectFrom('app_user').select('demo').where('id', '=', userId).executeTakeFirst();
  return account?.demo === true ? [{ kind: 'demonstration', company: '', cif: '', count: 0 }] : [];
}
