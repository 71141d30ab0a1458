/** Making accounts, companies and authorizations: by the owner of the database, never by a request of this version. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { CompanyParticulars, CompanyRole } from '@/api/entities/company';
import { USUAL_PASSWORD_COST } from '../process/password-settings';
import { StartError } from '../process/start-error';
import { passwordsAt } from '../session/password';
import type { Tables } from '../tables';

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
    password_hash: await passwordsAt(USUAL_PASSWORD_COST).hash(account.password),
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
  /** The account that it belongs to; undefined: the first who is let in. */
  readonly ownerId?: number;
  readonly demo?: boolean;
  /** Where a restored copy has lost the company: the id by which devices know it, so that they give back what it had. */
  readonly id?: number;
}

/** The company's id. The owner's company of that fiscal code, where there is one, stays as it is. */
export async function createCompany(
  owner: Kysely<Tables>,
  { demo = false, id, ownerId, ...company }: NewCompany,
): Promise<number> {
  const there = await companyOf(owner, company.cif, ownerId);
  if (there !== undefined && there.demo !== demo) throw otherOwner(`Firma ${company.cif}`, demo);
  if (there !== undefined) return there.id;
  const values = {
    ...{ cif: company.cif, name: company.name, owner_id: ownerId ?? null, demo },
    ...{ is_authorized: company.isAuthorized, administrator: company.administrator },
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
  const insert = owner.insertInto('company').values(values).returning('id');
  const made = id === undefined ? (await insert.executeTakeFirstOrThrow()).id : await insertUnder(owner, id, values);
  if (ownerId !== undefined) await authorizeUser(owner, ownerId, made, 'owner');
  return made;
}

/** An id that another company bears is refused by the database. */
async function insertUnder(owner: Kysely<Tables>, id: number, values: Insertable<Tables['company']>): Promise<number> {
  await sql`insert into company (id, cif, name, address) overriding system value
    values (${id}, ${values.cif}, ${values.name}, ${values.address})`.execute(owner);
  await owner.updateTable('company').set(values).where('id', '=', id).execute();
  return id;
}

function companyOf(owner: Kysely<Tables>, cif: string, ownerId: number | undefined) {
  const ofCode = owner.selectFrom('company').select(['id', 'demo']).where('cif', '=', cif);
  const found = ownerId === undefined ? ofCode.where('owner_id', 'is', null) : ofCode.where('owner_id', '=', ownerId);
  return found.executeTakeFirst();
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

/** Lets a person in; the first one owns the company. */
export async function authorizeUser(
  owner: Kysely<Tables>,
  userId: number,
  companyId: number,
  role?: CompanyRole,
): Promise<void> {
  const founded = await owner
    .updateTable('company')
    .set({ owner_id: userId })
    .where('id', '=', companyId)
    .where('owner_id', 'is', null)
    .executeTakeFirst();
  await owner
    .insertInto('company_authorization')
    .values({
      user_id: userId,
      company_id: companyId,
      role: role ?? (founded.numUpdatedRows === 1n ? 'owner' : 'user'),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doNothing())
    .execute();
}
