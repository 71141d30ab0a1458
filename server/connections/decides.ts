/**
 * Who decides of a company's authorizations at ANAF: its owners here (decision 0049). Others of the company may bring one, which then
 * waits for an owner's word, and may give up what they gave themselves.
 */
import type { TenantTransaction } from '../database/app-database';

/** In a transaction of the user: it sees his own roles alone. */
export async function decides(tx: TenantTransaction, companyId: number, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('company_authorization')
    .select('role')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role === 'owner';
}

/** False: the company is his to work on, and another's to decide of. Undefined: there is no such authorization in his companies. */
export async function mayLetIn(tx: TenantTransaction, accessId: string, userId: number): Promise<boolean | undefined> {
  const access = await accessOf(tx, accessId);
  return access === undefined ? undefined : decides(tx, access.company_id, userId);
}

/** As `mayLetIn`; and each may end what he gave himself. */
export async function mayEnd(tx: TenantTransaction, accessId: string, userId: number): Promise<boolean | undefined> {
  const access = await accessOf(tx, accessId);
  if (access === undefined) return undefined;
  return access.user_id === userId || decides(tx, access.company_id, userId);
}

function accessOf(tx: TenantTransaction, accessId: string) {
  return tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
    .select(['anaf_access.company_id', 'anaf_credential.user_id'])
    .where('anaf_access.id', '=', accessId)
    .executeTakeFirst();
}
