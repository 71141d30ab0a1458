/**
 * Another address for an account:
 *
 *   asked (password, code) ──► a link at the new address ──opened──► counts: the old one is told, the other sessions end
 *                                       └─ asked again, given up, or the password changed ──► the link opens nothing
 *
 * Invariants: until the link is opened nothing of the account changes; the old address hears of both steps; an address that has an
 * account is answered as any other, and its owner alone reads why nothing came of it.
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import type { TenantTransaction } from '../database/app-database';
import { asNobody, becomeUser } from '../database/as-nobody';
import { auditUser } from '../database/audit';
import {
  addressAskedLetter,
  addressChangedLetter,
  newAddressLetter,
  takenAddressLetter,
} from '../mail/letters/address-letters';
import { queueMail } from '../mail/queue-mail';
import { addressKey } from '../session/one-address';
import { endFamilies } from '../session/session-family';
import { keepLink, type LinkTrouble, openSealed, takeLink, withdrawLinks } from './account-links';
import { pageLink } from './page-link';
import type { OwnAccount } from './prove-self';
import type { AccountParts } from './register';

const DAY_MS = 24 * 60 * 60_000;
/** Letters to addresses of others that one account may cause. */
const MOST_A_DAY = 5;

/** `family`: the session that asked, which goes on. */
const pendingSchema = v.object({ email: v.string(), family: v.string() });

/** `email`: one address, as it is written to. `waitMs`: asked too often today. */
export async function askForAddress(
  tx: TenantTransaction,
  parts: AccountParts,
  account: OwnAccount,
  asked: { readonly email: string; readonly family: string },
): Promise<{ readonly waitMs: number }> {
  const today = await askedToday(tx, account.id, parts.now());
  const [oldest] = today;
  if (oldest !== undefined && today.length >= MOST_A_DAY) return { waitMs: oldest.getTime() + DAY_MS - parts.now() };
  await withdrawLinks(tx, parts, account.id, ['email']);
  const { rows } = await sql`select id from account_by_email(${addressKey(asked.email)})`.execute(tx);
  const known = rows.length > 0;
  // Kept for a known address too: what waits is shown alike. Its secret is told to nobody.
  const secret = await keepLink(tx, parts, { kind: 'email', user: account.id, content: asked });
  const letter = known
    ? takenAddressLetter(pageLink(parts.origin, 'signIn'))
    : newAddressLetter(pageLink(parts.origin, 'confirm', secret));
  await queueMail(tx, parts, { to: asked.email, letter });
  const told = addressAskedLetter(asked.email, pageLink(parts.origin, 'password'));
  await queueMail(tx, parts, { to: account.email, letter: told });
  return { waitMs: 0 };
}

/** When, the oldest first. */
async function askedToday(tx: TenantTransaction, user: number, now: number): Promise<readonly Date[]> {
  const links = await tx
    .selectFrom('account_link')
    .select('made_at')
    .where('user_id', '=', user)
    .where('kind', '=', 'email')
    .where('made_at', '>', new Date(now - DAY_MS))
    .orderBy('made_at')
    .execute();
  return links.map(({ made_at }) => made_at);
}

/** The address that waits for its link to be opened. */
export async function awaitedAddress(
  tx: TenantTransaction,
  parts: Pick<AccountParts, 'cipher' | 'secret' | 'now'>,
  user: number,
): Promise<{ readonly email: string; readonly until: string } | undefined> {
  const link = await tx
    .selectFrom('account_link')
    .select(['secret_hash', 'sealed', 'expires_at'])
    .where('user_id', '=', user)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', new Date(parts.now()))
    .executeTakeFirst();
  const content = link === undefined ? undefined : openSealed(parts, link.secret_hash, link.sealed);
  if (link === undefined || content === undefined) return undefined;
  return { email: v.parse(pendingSchema, content).email, until: link.expires_at.toISOString() };
}

/** The link was opened. `from`: from where, as the audit says it. */
export async function confirmAddress(
  parts: AccountParts,
  secret: string,
  from: string,
): Promise<{ readonly email: string; readonly user: number } | LinkTrouble | 'address-taken'> {
  return asNobody(parts.db, async (tx) => {
    const found = await takeLink(tx, parts, 'email', secret);
    if (typeof found === 'string') return found;
    if (found.user === null) throw new Error('A link to a new address belongs to nobody.');
    const { email, family } = v.parse(pendingSchema, found.content);
    await becomeUser(tx, found.user);
    const { email: before } = await tx
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', found.user)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ changed: boolean }>`
      select change_address(${email}, ${addressKey(email)}) as changed`.execute(tx);
    if (rows[0]?.changed !== true) return 'address-taken';
    // What is on its way to the old address opens nothing any more.
    await withdrawLinks(tx, parts, found.user, ['reset']);
    await endFamilies(tx, 'address-changed', parts.now(), { but: family });
    const at = new Date(parts.now());
    await auditUser(tx, { kind: 'account.email', at, from, before: { email: before }, after: { email } });
    await queueMail(tx, parts, { to: before, letter: addressChangedLetter(email, pageLink(parts.origin, 'signIn')) });
    return { email, user: found.user };
  });
}
