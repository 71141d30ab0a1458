/**
 * Deletes the accounts whose grace is over, each in a transaction of its own; then the companies that were kept for the law's sake
 * alone and whose term is over (decision 0135). What stands in the way of one (a document under way since it became the last owner) keeps
 * it for the next hour.
 */
import { sql } from 'kysely';
import { endAssignmentsOf } from '../../accounts/assignments';
import { type LoneCompany, loneCompanies } from '../../accounts/leaving/lone-companies';
import type { AccountParts } from '../../accounts/register';
import type { AppDatabase, TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { auditUser } from '../../database/audit';
import { deletedLetter } from '../../mail/letters/leaving-letters';
import { queueMail } from '../../mail/queue-mail';
import type { OauthClient } from '../../outside/anaf/oauth-client';
import { deletionBars } from '../../session/deletion-bars';

export const CLOSINGS_TASK = 'account-closings';

const HOUR_MS = 60 * 60_000;
const PAST_HOUR_MS = 52 * 60_000;
/** Accounts, or companies, of a run. */
const MOST = 100;

/** Hourly: the next time after `now`, both ms since 1970. */
export function nextClosings(now: number): number {
  return now - ((now - PAST_HOUR_MS) % HOUR_MS) + HOUR_MS;
}

export interface DeletionParts extends Omit<AccountParts, 'db' | 'origin'> {
  readonly oauth: Pick<OauthClient, 'revoke'>;
}

export interface Deleted {
  readonly accounts: number;
  /** Kept for the next hour. */
  readonly waiting: number;
  readonly companies: number;
}

export async function deleteAccounts(db: AppDatabase, parts: DeletionParts): Promise<Deleted> {
  const at = new Date(parts.now());
  const { rows } = await sql<{ user: number }>`select due_closings(${at}, ${MOST}) as user`.execute(db.kysely);
  let accounts = 0;
  for (const { user } of rows) {
    // Before what locks his companies; whose account is about to go works nowhere, also while something keeps it.
    await endAssignmentsOf(db, user, at);
    const tokens = await asUser(db, user, (tx) => deleteAccount(tx, parts, user, at));
    if (tokens === 'waits') continue;
    accounts += 1;
    // Forgotten here whatever ANAF answers.
    for (const token of tokens) await parts.oauth.revoke(token);
  }
  const { rows: gone } = await sql<{ count: number }>`
    select forget_kept_companies(${at}, ${MOST}) as count`.execute(db.kysely);
  return { accounts, waiting: rows.length - accounts, companies: gone[0]?.count ?? 0 };
}

/** The tokens that are to be given up at ANAF. */
async function deleteAccount(
  tx: TenantTransaction,
  parts: DeletionParts,
  user: number,
  at: Date,
): Promise<readonly string[] | 'waits'> {
  await sql`select lock_my_owned_companies()`.execute(tx);
  if ((await deletionBars(tx, user)).length > 0) return 'waits';
  const account = await tx.selectFrom('app_user').select('email').where('id', '=', user).executeTakeFirst();
  if (account === undefined) return 'waits';
  const tokens = await ownTokens(tx, parts, user);
  const kept: { readonly name: string; readonly until: string }[] = [];
  for (const company of await loneCompanies(tx, parts.now())) {
    if (!(await closeCompany(tx, company, at))) continue;
    if (company.keptUntil !== null) kept.push({ name: company.name, until: company.keptUntil });
  }
  await auditUser(tx, { kind: 'account.deleted', at });
  await queueMail(tx, parts, { to: account.email, letter: deletedLetter(kept) });
  const { rows } = await sql<{ erased: boolean }>`select erase_account(${at}) as erased`.execute(tx);
  // Taken back at this very moment: all of this goes with the transaction.
  if (rows[0]?.erased !== true) throw new Error('An account that is not to be deleted was not deleted.');
  return tokens;
}

async function closeCompany(tx: TenantTransaction, { id, keptUntil }: LoneCompany, at: Date): Promise<boolean> {
  const until = keptUntil === null ? at : new Date(`${keptUntil}T00:00:00Z`);
  const { rows } = await sql<{ closed: boolean }>`select close_company(${id}, ${until}, ${at}) as closed`.execute(tx);
  return rows[0]?.closed === true;
}

async function ownTokens(tx: TenantTransaction, parts: DeletionParts, user: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('anaf_credential')
    .select(['id', 'refresh_sealed'])
    .where('user_id', '=', user)
    .where('state', '=', 'active')
    .execute();
  return rows.flatMap(({ id, refresh_sealed }) => parts.cipher.open(refresh_sealed, id) ?? []);
}
