/**
 * A person's authorization serves another of his companies: only where ANAF's own list names its fiscal code for him, only by the
 * person who gave it, and never because a code was typed (decision 0127). Whether ANAF answers for it is asked next
 * (cover-company.ts); nothing is filed before.
 */
import type { TenantTransaction } from '../database/app-database';
import { openTo } from '../outside/anaf/keep-credential';

interface Elsewhere {
  /** Of the authorization where it serves already. */
  readonly accessId: string;
  readonly companyId: number;
  readonly userId: number;
  readonly at: Date;
}

/** `gone`: there is no such authorization of his in use. `not-named`: ANAF does not name that company. */
export async function extendAuthorization(
  tx: TenantTransaction,
  { accessId, companyId, userId, at }: Elsewhere,
): Promise<'done' | 'gone' | 'not-named'> {
  const given = await tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
    .select(['anaf_access.credential_id', 'anaf_access.named_cifs'])
    .where('anaf_access.id', '=', accessId)
    .where('anaf_credential.user_id', '=', userId)
    .where('anaf_credential.state', '=', 'active')
    .where('anaf_access.confirmed_at', 'is not', null)
    .where('anaf_access.ended_at', 'is', null)
    .executeTakeFirst();
  if (given === undefined) return 'gone';
  const company = await tx.selectFrom('company').select('cif').where('id', '=', companyId).executeTakeFirst();
  if (company === undefined || !given.named_cifs.includes(company.cif)) return 'not-named';
  const { credential_id } = given;
  await tx
    .insertInto('anaf_access')
    .values({ company_id: companyId, credential_id, given_at: at, confirmed_at: at })
    // It served there before, and was given up.
    .onConflict((row) =>
      row.columns(['company_id', 'credential_id']).doUpdateSet({ confirmed_at: at, ended_at: null, ended_why: null }),
    )
    .execute();
  await openTo(tx, companyId, credential_id, at);
  return 'done';
}
