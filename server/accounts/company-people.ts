/**
 * Who works on a company, in which role, and the two ways to change it; the database's functions decide (migration 0029). Owners
 * give and take every role, plan administrators all but the owner's, and everybody may go; the last owner stays.
 */
import { type Selectable, sql } from 'kysely';
import type { CompanyRole } from '@/api/entities/company';
import type { TenantTransaction } from '../database/app-database';
import type { Tables } from '../tables';

export interface Person {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly since: Date;
}

/** `unknown`: he does not work there. */
export type AccessOutcome = 'done' | 'denied' | 'unknown' | 'last-owner';

/** Owners first, then by when they came; none where the transaction's user has no access. */
export async function peopleOf(tx: TenantTransaction, companyId: number): Promise<readonly Person[]> {
  const { rows } = await sql<{
    user_id: number;
    first_name: string;
    last_name: string;
    email: string;
    role: CompanyRole;
    since: Date;
  }>`select * from people_of_company(${companyId})`.execute(tx);
  return rows.map(({ user_id: userId, first_name, last_name, email, role, since }) => {
    return { userId, name: `${first_name} ${last_name}`.trim() || email, email, role, since };
  });
}

/** How many work on each company of the transaction's user. */
export async function peopleCounts(tx: TenantTransaction): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ company_id: number; people: number }>`select * from people_counts()`.execute(tx);
  return new Map(rows.map(({ company_id, people }) => [company_id, people]));
}

export async function changeRole(
  tx: TenantTransaction,
  { companyId, userId, role }: { readonly companyId: number; readonly userId: number; readonly role: CompanyRole },
): Promise<AccessOutcome> {
  const { rows } = await sql<{ outcome: AccessOutcome }>`
    select change_access(${companyId}, ${userId}, ${role}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'denied';
}

/** What he wrote there stays with the company; what he has not sent stays on his device. */
export async function removeAccess(
  tx: TenantTransaction,
  { companyId, userId, at }: { readonly companyId: number; readonly userId: number; readonly at: Date },
): Promise<AccessOutcome> {
  const { rows } = await sql<{ outcome: AccessOutcome }>`
    select remove_access(${companyId}, ${userId}, ${at}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'denied';
}

/** The company as letters name it; undefined where the transaction's user has no access. */
export function namedCompany(
  tx: TenantTransaction,
  companyId: number,
): Promise<Pick<Selectable<Tables['company']>, 'name' | 'cif'> | undefined> {
  return tx.selectFrom('company').select(['name', 'cif']).where('id', '=', companyId).executeTakeFirst();
}
