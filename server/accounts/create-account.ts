/** Making accounts, companies and authorizations: by the owner of the database, never by a request of this version. */
import { type Kysely, sql } from 'kysely';
import { StartError } from '../process/start-error';
import { hashPassword } from '../session/password';
import type { Tables } from '../tables';
import type { CompanyParticulars } from './company-particulars';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly planName: string;
  readonly planRestrictions?: Readonly<Record<string, boolean>>;
  /** Of the demonstration, whose start opens it again. */
  readonly demo?: boolean;
}

/** The account's id; an account of that address gets this password and plan, a demonstration's only from a demonstration. */
export async function createAccount(owner: Kysely<Tables>, { demo = false, ...account }: NewAccount): Promise<number> {
  const values = {
    email: account.email,
    email_key: account.email.trim().toLowerCase(),
    password_hash: await hashPassword(account.password),
    first_name: account.firstName,
    last_name: account.lastName,
    plan_name: account.planName,
    plan_restrictions: JSON.stringify(account.planRestrictions ?? {}),
    demo,
    ...(demo ? { disabled: false } : {}),
  };
  const row = await owner
    .insertInto('app_user')
    .values(values)
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(values).where('app_user.demo', '=', demo))
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw otherOwner(`Contul ${account.email}`, demo);
  return row.id;
}

export interface NewCompany extends CompanyParticulars {
  readonly isAuthorized: boolean;
  /** E-mail of the plan administrator. */
  readonly administrator: string;
  readonly demo?: boolean;
  /** Where a restored copy has lost the company: the id by which devices know it, so that they give back what it had. */
  readonly id?: number;
}

/** The company's id; one of that fiscal code keeps its rows and gets these details. */
export async function createCompany(
  owner: Kysely<Tables>,
  { demo = false, id, ...company }: NewCompany,
): Promise<number> {
  if (id !== undefined) await insertUnderId(owner, id, company);
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
    demo,
  };
  const row = await owner
    .insertInto('company')
    .values(values)
    .onConflict((conflict) => conflict.column('cif').doUpdateSet(values).where('company.demo', '=', demo))
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw otherOwner(`Firma ${company.cif}`, demo);
  return row.id;
}

/** An id that another company bears is refused by the database. */
async function insertUnderId(
  owner: Kysely<Tables>,
  id: number,
  { cif, name, address }: Pick<NewCompany, 'cif' | 'name' | 'address'>,
): Promise<void> {
  await sql`insert into company (id, cif, name, address) overriding system value
    values (${id}, ${cif}, ${name}, ${JSON.stringify(address)}) on conflict (cif) do nothing`.execute(owner);
}

/** Neither takes over what is the other's: the one's password is published, the other's archive is real. */
function otherOwner(what: string, demo: boolean): StartError {
  return new StartError(
    'settings',
    demo
      ? `${what} există deja și nu este al demonstrației. Nimic din datele ei nu s-a schimbat; porniți demonstrația în alt loc: CONDICA_DATA sau DATABASE_URL.`
      : `${what} este al demonstrației din această bază de date și nu se poate folosi pentru lucrul real.`,
  );
}

export async function authorizeUser(owner: Kysely<Tables>, userId: number, companyId: number): Promise<void> {
  await owner
    .insertInto('company_authorization')
    .values({ user_id: userId, company_id: companyId })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doNothing())
    .execute();
}
