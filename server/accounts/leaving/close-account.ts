/**
 * Closing an account: asked for, and after its grace deleted (server/jobs/leaving). Until then it is as it was, but nobody is in it.
 *
 * Invariants: of two owners who ask at once one is the last, and meets what stands in the last one's way; who asked has the way back
 * by signing in (session/closing-account.ts); the link of the letter opens the export until then, and nothing else.
 */

import { sql } from 'kysely';
import type { DeletionBar } from '@/api/calls/leaving-calls';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { TenantTransaction } from '../../database/app-database';
import { auditUser } from '../../database/audit';
import { closingLetter } from '../../mail/letters/leaving-letters';
import { queueMail } from '../../mail/queue-mail';
import { GRACE_DAYS } from '../../session/closing-account';
import { deletionBars } from '../../session/deletion-bars';
import { endFamilies } from '../../session/session-family';
import { keepLink } from '../account-links';
import { pageLink } from '../page-link';
import type { OwnAccount } from '../prove-self';
import type { AccountParts } from '../register';

const DAY_MS = 24 * 60 * 60_000;

export type Closing =
  | { readonly kind: 'closing'; readonly deleteAt: Date; readonly secret: string }
  | { readonly kind: 'barred'; readonly bars: readonly DeletionBar[] };

/** In the account's transaction, once its owner is proven. `from`: from where, as the audit says it. */
export async function closeAccount(
  tx: TenantTransaction,
  parts: AccountParts,
  account: OwnAccount,
  from: string,
): Promise<Closing> {
  await sql`select lock_my_owned_companies()`.execute(tx);
  const bars = await deletionBars(tx, account.id);
  if (bars.length > 0) return { kind: 'barred', bars };
  const now = parts.now();
  const [asked_at, delete_at] = [new Date(now), new Date(now + GRACE_DAYS * DAY_MS)];
  const closing = { user_id: account.id, asked_at, delete_at };
  // Asked from two devices at once: the first one's day counts.
  await tx
    .insertInto('account_closing')
    .values(closing)
    .onConflict((clash) => clash.doNothing())
    .execute();
  await auditUser(tx, { kind: 'account.closing', at: asked_at, from });
  await endFamilies(tx, 'account-closing', now);
  const secret = await keepLink(tx, parts, { kind: 'leaving', user: account.id, content: {} });
  const letter = closingLetter(
    bucharestDay(delete_at.getTime()),
    pageLink(parts.origin, 'goodbye', secret),
    pageLink(parts.origin, 'signIn'),
  );
  await queueMail(tx, parts, { to: account.email, letter });
  return { kind: 'closing', deleteAt: delete_at, secret };
}
