/** Accounts that no screen can make yet, written by the owner of an installation's embedded database. */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { generate, generateSecret } from 'otplib';
import { authorizeUser, createAccount, createCompany } from '../../server/accounts/create-account';
import { DEMO_COMPANIES } from '../../server/demo/demo-account';
import { secretIn } from '../../server/process/secrets';
import { createTokenCipher } from '../../server/process/token-cipher';
import { hashRecoveryCode } from '../../server/session/second-factor';
import type { Tables } from '../../server/tables';
import { asOwner } from './as-owner';
import type { Installation } from './installation';

export interface PreparedAccount {
  readonly email: string;
  readonly password: string;
}

export interface ProtectedAccount extends PreparedAccount {
  /** What the authenticator shows now. */
  code(): Promise<string>;
  readonly recoveryCode: string;
}

const PASSWORD = 'O-parolă-de-probă-2026';

/** An account that works on the demonstration's companies; a restriction equal to false takes an ability away. */
export async function prepareAccount(
  installation: Installation,
  email: string,
  planRestrictions: Readonly<Record<string, boolean>> = {},
): Promise<PreparedAccount> {
  await asOwner(installation, (owner) => accountIn(owner, email, planRestrictions));
  return { email, password: PASSWORD };
}

/** An account with an authenticator (RFC 6238) and one recovery code. */
export async function prepareProtectedAccount(installation: Installation, email: string): Promise<ProtectedAccount> {
  const recoveryCode = 'ab12-cd34-ef56';
  const id = await asOwner(installation, (owner) => accountIn(owner, email, {}));
  const code = await protect(installation, id);
  await asOwner(installation, async (owner) => {
    const row = { user_id: id, code_hash: hashRecoveryCode(recoveryCode), used_at: null };
    await owner.insertInto('recovery_code').values(row).execute();
  });
  return { email, password: PASSWORD, recoveryCode, code };
}

/** Gives an account that is there an authenticator; what is given tells what it shows now. */
export async function protectAccount(installation: Installation, email: string): Promise<() => Promise<string>> {
  const { id } = await asOwner(installation, (owner) =>
    owner.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  return protect(installation, id);
}

async function protect(installation: Installation, id: number): Promise<() => Promise<string>> {
  const secret = generateSecret();
  const key = secretIn(join(installation.data, 'data', 'secrets'), 'anaf-tokens');
  const sealed = createTokenCipher(Buffer.from(key, 'hex')).seal(secret, `totp-${id}`);
  await asOwner(installation, (owner) =>
    owner.updateTable('app_user').set({ totp_sealed: sealed }).where('id', '=', id).execute(),
  );
  return () => generate({ secret });
}

const OFFICE_COMPANIES = [
  'Măgura Distribuție S.R.L.',
  'Țesătoria Arieș S.A.',
  'Cabana Bâlea Turism S.R.L.',
  'Societatea Agricolă Cooperatistă de Procesare a Laptelui și Brânzeturilor Vatra Dornei',
];

/** An accountant's account: so many companies, none of which has issued anything; every ninth has no authorization. */
export async function prepareOffice(
  installation: Installation,
  email: string,
  count: number,
): Promise<PreparedAccount> {
  await asOwner(installation, async (owner) => {
    const account = { email, password: PASSWORD, firstName: 'Ioana', lastName: 'Mărginean', planName: 'Probă' };
    const user = await createAccount(owner, account);
    const [particulars] = DEMO_COMPANIES;
    if (particulars === undefined) throw new Error('The demonstration has no company.');
    for (let index = 0; index < count; index += 1) {
      const name = OFFICE_COMPANIES[index % OFFICE_COMPANIES.length] ?? '';
      const company = await createCompany(owner, {
        ...particulars,
        cif: String(30_000_000 + index),
        name: index < OFFICE_COMPANIES.length ? name : `${name} ${index}`,
        isAuthorized: index % 9 !== 8,
        administrator: email,
      });
      await authorizeUser(owner, user, company);
    }
  });
  return { email, password: PASSWORD };
}

async function accountIn(
  owner: Kysely<Tables>,
  email: string,
  planRestrictions: Readonly<Record<string, boolean>>,
): Promise<number> {
  const account = { email, password: PASSWORD, firstName: 'Ioana', lastName: 'Rusu', planName: 'Probă' };
  const id = await createAccount(owner, { ...account, planRestrictions });
  const companies = await owner.selectFrom('company').select('id').execute();
  for (const company of companies) await authorizeUser(owner, id, company.id);
  return id;
}
