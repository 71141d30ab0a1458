/**
 * Making an account: what was written waits sealed in the link that its address gets, and the account is made when the link is
 * opened. Nobody's address is taken before, and whoever registers a foreign one leaves nothing behind.
 *
 * An address that has an account is answered as any other, by the same work; its owner alone reads that he has one.
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import { companyParticularsSchema } from '@/api/entities/company';
import type { AppDatabase } from '../database/app-database';
import { asNobody, becomeUser } from '../database/as-nobody';
import { activationLetter, knownAccountLetter } from '../mail/letters/account-letters';
import { type MailParts, queueMail } from '../mail/queue-mail';
import { addressKey } from '../session/one-address';
import type { Passwords } from '../session/password';
import { keepLink, type LinkTrouble, takeLink } from './account-links';
import { foundCompany } from './found-company';
import { pageLink } from './page-link';

export interface AccountParts extends MailParts {
  readonly db: AppDatabase;
  /** Where people open the app. */
  readonly origin: string;
}

const pendingSchema = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  telephone: v.string(),
  legalEntity: v.boolean(),
  company: v.nullable(companyParticularsSchema),
  passwordHash: v.string(),
});
type Pending = v.InferOutput<typeof pendingSchema>;

export type Registration = Omit<Pending, 'passwordHash'> & { readonly password: string };

/** `email`: one address, as it is written to. */
export async function register(
  parts: AccountParts & { readonly passwords: Passwords },
  { password, ...given }: Registration,
): Promise<void> {
  const pending: Pending = { ...given, passwordHash: await parts.passwords.hash(password) };
  await asNobody(parts.db, async (tx) => {
    const { rows } = await sql`select id from account_by_email(${addressKey(given.email)})`.execute(tx);
    const known = rows.length > 0;
    const secret = await keepLink(tx, parts, { kind: 'activation', content: pending, dud: known });
    const letter = known
      ? knownAccountLetter(pageLink(parts.origin, 'signIn'))
      : activationLetter(pageLink(parts.origin, 'confirm', secret));
    await queueMail(tx, parts, { to: given.email, letter });
  });
}

/** The address of the new account. `taken`: somebody has made an account with it since the link was sent. */
export async function activate(
  parts: AccountParts,
  secret: string,
): Promise<{ readonly email: string } | LinkTrouble | 'taken'> {
  return asNobody(parts.db, async (tx) => {
    const found = await takeLink(tx, parts, 'activation', secret);
    if (typeof found === 'string') return found;
    const { passwordHash, company, ...details } = v.parse(pendingSchema, found.content);
    const row = JSON.stringify({ ...details, company: company?.name ?? '' });
    const { rows } = await sql<{ id: number | null }>`
      select make_account(${row}, ${addressKey(details.email)}, ${passwordHash}, ${new Date(parts.now())}) as id`.execute(
      tx,
    );
    const id = rows[0]?.id ?? undefined;
    if (id === undefined) return 'taken';
    await becomeUser(tx, id);
    if (company !== null) await foundCompany(tx, company);
    return { email: details.email };
  });
}
