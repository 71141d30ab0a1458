/**
 * A session family: the chain of refresh tokens that one sign-in began. `used` is the highest serial that was presented.
 *
 *   used 0 ──present 1──► used 1 ──present 2──► used 2 …      each answer is the successor of the presented one
 *               │  ▲          ├──present 1 by another request, or by one that names none──► ended
 *               └──┘          └──present 1 after its successor was used──► ended
 *          present 1 again
 *          by the same request:
 *          the same successor
 *
 * Invariants: `used` never falls; a family lives 180 days from its sign-in at most; of two holders of one token the second ends the family, whichever of them is the thief; an
 * ended or expired family answers nothing; ending one touches nothing else.
 *
 * The client keeps the request's id on its disk before it asks, so that a lost answer, a killed browser included, is no theft.
 * A client that names no request pays for that with a new sign-in where an answer was lost, and only there.
 */
import type { TenantTransaction } from '../database/app-database';

/** With remember-me as long as the cookie (specification, section 9), without it half a day unused. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;
const NOT_REMEMBERED_MS = 12 * 60 * 60 * 1000;
/**
 * However often it is renewed (decided 2026-11): a stolen session ends by itself, and a person types the password twice a year.
 */
const LONGEST_MS = 180 * 24 * 60 * 60 * 1000;

/** `ended-elsewhere`: by its owner, from another session. */
export type FamilyEnd =
  | 'signed-out'
  | 'reused'
  | 'password-changed'
  | 'factor-changed'
  | 'address-changed'
  | 'ended-elsewhere'
  | 'account-closing';

export async function beginFamily(
  tx: TenantTransaction,
  family: {
    readonly id: string;
    readonly userId: number;
    readonly remember: boolean;
    readonly device: string;
    readonly network: string;
  },
  now: number,
): Promise<void> {
  await tx
    .insertInto('session_family')
    .values({
      id: family.id,
      user_id: family.userId,
      remember: family.remember,
      last_request_id: null,
      device: family.device,
      network: family.network,
      last_used_at: new Date(now),
      created_at: new Date(now),
      expires_at: expiry(family.remember, now, now),
      ended_at: null,
      ended_why: null,
    })
    .execute();
}

function expiry(remember: boolean, begun: number, now: number): Date {
  return new Date(Math.min(now + (remember ? REMEMBERED_MS : NOT_REMEMBERED_MS), begun + LONGEST_MS));
}

/** Presents a token; the family's row is locked, so two at once are answered alike. The successor's serial, or the end; `reused`: it ends just now, with a token that two hold. */
export async function presentToken(
  tx: TenantTransaction,
  token: {
    readonly familyId: string;
    readonly serial: number;
    readonly requestId: string | null;
    readonly network: string;
  },
  now: number,
): Promise<number | 'ended' | 'reused'> {
  const { familyId, serial, requestId, network } = token;
  const family = await tx
    .selectFrom('session_family')
    .selectAll()
    .where('id', '=', familyId)
    .forUpdate()
    .executeTakeFirst();
  if (family === undefined || family.ended_at !== null || family.expires_at.getTime() <= now) return 'ended';
  if (isReused(family, serial, requestId)) {
    await endFamily(tx, familyId, 'reused', now);
    return 'reused';
  }
  if (serial > family.used_serial + 1) return 'ended';
  const expires_at = expiry(family.remember, family.created_at.getTime(), now);
  await tx
    .updateTable('session_family')
    .set({ used_serial: serial, last_request_id: requestId, expires_at, network, last_used_at: new Date(now) })
    .where('id', '=', familyId)
    .execute();
  return serial + 1;
}

function isReused(
  { used_serial, last_request_id }: { readonly used_serial: number; readonly last_request_id: string | null },
  serial: number,
  requestId: string | null,
): boolean {
  if (serial === used_serial) return requestId === null || requestId !== last_request_id;
  return serial < used_serial;
}

/** How many: none where it has ended, or is nobody's of the transaction. */
export async function endFamily(tx: TenantTransaction, familyId: string, why: FamilyEnd, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('session_family')
    .set({ ended_at: new Date(now), ended_why: why })
    .where('id', '=', familyId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** All that the transaction's user has, or all but one. How many. */
export async function endFamilies(
  tx: TenantTransaction,
  why: FamilyEnd,
  now: number,
  { but }: { readonly but?: string } = {},
): Promise<number> {
  const living = tx
    .updateTable('session_family')
    .set({ ended_at: new Date(now), ended_why: why })
    .where('ended_at', 'is', null);
  const { numUpdatedRows } = await (but === undefined
    ? living
    : living.where('id', '!=', but)
  ).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
