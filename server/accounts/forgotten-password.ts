/** A forgotten password: a link to the address, and by it a new password that ends every session. The second factor stays. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../database/app-database';
import { asNobody, becomeUser } from '../database/as-nobody';
import { passwordChangedLetter, resetLetter } from '../mail/letters/account-letters';
import { queueMail } from '../mail/queue-mail';
import { addressKey } from '../session/one-address';
import type { Passwords } from '../session/password';
import { endFamilies } from '../session/session-family';
import { type FoundLink, keepLink, type LinkTrouble, seeLink, takeLink, withdrawLinks } from './account-links';
import { pageLink } from './page-link';
import { type PasswordTrouble, passwordTrouble } from './password-rules';
import type { AccountParts } from './register';

/** The same work for an address that has no account, or a disabled one; nothing goes out then. */
export async function askForReset(parts: AccountParts, email: string): Promise<void> {
  await asNobody(parts.db, async (tx) => {
    const { rows } = await sql<{ id: number; disabled: boolean }>`
      select id, disabled from account_by_email(${addressKey(email)})`.execute(tx);
    const account = rows.find(({ disabled }) => !disabled);
    const whose = account === undefined ? { dud: true } : { user: account.id };
    const secret = await keepLink(tx, parts, { kind: 'reset', content: {}, ...whose });
    const letter = resetLetter(pageLink(parts.origin, 'reset', secret));
    await queueMail(tx, parts, { to: email, letter, unsent: account === undefined });
  });
}

/** Whose password was changed. */
export async function resetPassword(
  parts: AccountParts & { readonly passwords: Passwords },
  secret: string,
  password: string,
): Promise<{ readonly user: number } | LinkTrouble | { readonly trouble: PasswordTrouble }> {
  // Before the transaction: hashing takes long, and a password that is refused uses no link up.
  const passwordHash = await parts.passwords.hash(password);
  return asNobody(parts.db, async (tx) => {
    const found = await seeLink(tx, parts, 'reset', secret);
    if (typeof found === 'string') return found;
    const user = ownerOf(found);
    await becomeUser(tx, user);
    const account = await tx
      .selectFrom('app_user')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', user)
      .executeTakeFirstOrThrow();
    const trouble = passwordTrouble(password, [account.email, account.first_name, account.last_name]);
    if (trouble !== undefined) return { trouble };
    const taken = await takeLink(tx, parts, 'reset', secret);
    if (typeof taken === 'string') return taken;
    await putPassword(tx, parts, { user, passwordHash, email: account.email });
    await endFamilies(tx, 'password-changed', parts.now());
    return { user };
  });
}

function ownerOf({ user }: FoundLink): number {
  if (user === null) throw new Error('A link to a new password belongs to nobody.');
  return user;
}

/** In the account's transaction: links to a new password or address that are on their way open nothing, and the address is told. */
export async function putPassword(
  tx: TenantTransaction,
  parts: AccountParts,
  { user, passwordHash, email }: { readonly user: number; readonly passwordHash: string; readonly email: string },
): Promise<void> {
  const at = new Date(parts.now());
  await tx
    .updateTable('app_user')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('id', '=', user)
    .execute();
  await withdrawLinks(tx, parts, user, ['reset', 'email']);
  await queueMail(tx, parts, { to: email, letter: passwordChangedLetter(pageLink(parts.origin, 'password')) });
}
