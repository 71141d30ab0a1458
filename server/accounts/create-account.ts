/** Making accounts, companies and authorizations: by the owner of the database, never by a request of this version. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { hashPassword } from '../session/password';
import type { CompanyParticulars } from './company-particulars';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly planName: string;
  readonly planRestrictions?: Readonly<Record<string, boolean>>;
}

/** The account's id; an account of that address gets this password and plan. */
export async function createAccount(owner: Kysely<Tables>, account: NewAccount): Promise<number> {
  const values = {
    email: account.email,
    email_key: account.email.trim().toLowerCase(),
    password_hash: await hashPassword(account.password),
    first_name: account.firstName,
    last_name: account.lastName,
    plan_name: account.planName,
    plan_restrictions: JSON.stringify(account.planRestrictions ?? {}),
  };
  const row = await owner
    .insertInto('app_user')
    .values(values)
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface NewCompany extends CompanyParticulars {
  readonly isAuthorized: boolean;
  /** E-mail of the plan administrator. */
  readonly administrator: string;
}

/** The company's id; one of that fiscal code keeps its rows and gets these details. */
export async function createCompany(owner: Kysely<Tables>, company: NewCompany): Promise<number> {
  const values = {
    cif: company.cif,
    name: company.name,
    is_authorized: company.isAuthorized,
    administrator: company.administrator,
    vat_registered: company.vatRegistered,
    registration: company.registration,
    legal_form: company.legalForm,
    trading_name: company.tradingName,
    address: JSON.stringify(company.address),
    email: company.email,
    telephone: company.telephone,
    contact_name: company.contactName,
    iban: company.iban,
    bank: company.bank,
    payment_term_days: company.paymentTermDays,
  };
  const row = await owner
    .insertInto('company')
    .values(values)
    .onConflict((conflict) => conflict.column('cif').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function authorizeUser(owner: Kysely<Tables>, userId: number, companyId: number): Promise<void> {
  await owner
    .insertInto('company_authorization')
    .values({ user_id: userId, company_id: companyId })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doNothing())
    .execute();
}
