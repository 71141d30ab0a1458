/** Making accounts, companies and authorizations: by the owner of the database, never by a request of this version. */
import type { Kysely } from 'kysely';
import type { CompanyDetailsRow, Tables, UserProfile } from '../database/tables';
import { hashPassword } from './password';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly profile: UserProfile;
  readonly planName: string;
  readonly planRestrictions?: Readonly<Record<string, boolean>>;
  /** Base32; '' without two-factor. */
  readonly totpSecret?: string;
}

/** The account's id; an account of that address gets this password and profile. */
export async function createAccount(owner: Kysely<Tables>, account: NewAccount): Promise<number> {
  const values = {
    email: account.email.toLowerCase(),
    password_hash: await hashPassword(account.password),
    profile: JSON.stringify(account.profile),
    plan_name: account.planName,
    plan_restrictions: JSON.stringify(account.planRestrictions ?? {}),
    totp_secret: account.totpSecret ?? '',
    totp_step: 0,
    disabled: false,
  };
  const row = await owner
    .insertInto('app_user')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The company's id; one of that fiscal code keeps its rows and gets these details. */
export async function createCompany(
  owner: Kysely<Tables>,
  company: { readonly cif: string; readonly name: string; readonly details: CompanyDetailsRow },
): Promise<number> {
  const values = { cif: company.cif, name: company.name, details: JSON.stringify(company.details) };
  const row = await owner
    .insertInto('company')
    .values(values)
    .onConflict((conflict) => conflict.column('cif').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function authorizeUser(
  owner: Kysely<Tables>,
  {
    userId,
    companyId,
    planAdministrator,
  }: { readonly userId: number; readonly companyId: number; readonly planAdministrator: boolean },
): Promise<void> {
  await owner
    .insertInto('company_authorization')
    .values({ user_id: userId, company_id: companyId, plan_administrator: planAdministrator })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doNothing())
    .execute();
}
