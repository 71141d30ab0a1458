/**
 * A session family: the chain of refresh tokens that one sign-in began.
 *
 *   used −1 ──present 0──► used 0 ──present 1──► used 1 …      each answer is the successor of the presented one
 *               │  ▲          │
 *               └──┘          └──present 0 (a predecessor, after its successor was used)──► ended
 *          present 0 again:
 *          the same successor
 *
 * Invariants: `used` never falls; an ended or expired family answers nothing; ending one touches nothing else.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** With remember-me as long as the cookie (specification, section 9), without it half a day unused. */
export const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;
export const NOT_REMEMBERED_MS = 12 * 60 * 60 * 1000;

export type Presented =
  | { readonly kind: 'continued'; readonly userId: number; readonly next: number }
  | { readonly kind: 'ended' };

export async function beginFamily(
  db: Kysely<Tables>,
  family: { readonly id: string; readonly userId: number; readonly remember: boolean },
  now: number,
): Promise<void> {
  await db
    .insertInto('session_family')
    .values({
      id: family.id,
      user_id: family.userId,
      remember: family.remember,
      used: -1,
      created_at: new Date(now),
      expires_at: expiry(family.remember, now),
      ended_at: null,
    })
    .execute();
}

function expiry(remember: boolean, now: number): Date {
  return new Date(now + (remember ? REMEMBERED_MS : NOT_REMEMBERED_MS));
}

/** Presents a token of a generation; the family's row is locked, so two at once are answered alike. */
export async function presentToken(
  db: Kysely<Tables>,
  familyId: string,
  generation: number,
  now: number,
): Promise<Presented> {
  return db.transaction().execute(async (tx) => {
    const family = await tx
      .selectFrom('session_family')
      .selectAll()
      .where('id', '=', familyId)
      .forUpdate()
      .executeTakeFirst();
    if (family === undefined || family.ended_at !== null || family.expires_at.getTime() <= now)
      return { kind: 'ended' };
    if (generation < family.used) {
      await tx
        .updateTable('session_family')
        .set({ ended_at: new Date(now) })
        .where('id', '=', familyId)
        .execute();
      return { kind: 'ended' };
    }
    if (generation > family.used + 1) return { kind: 'ended' };
    await tx
      .updateTable('session_family')
      .set({ used: generation, expires_at: expiry(family.remember, now) })
      .where('id', '=', familyId)
      .execute();
    return { kind: 'continued', userId: family.user_id, next: generation + 1 };
  });
}

export async function endFamily(db: Kysely<Tables>, familyId: string, now: number): Promise<void> {
  await db
    .updateTable('session_family')
    .set({ ended_at: new Date(now) })
    .where('id', '=', familyId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Whether access tokens of the family still open anything. */
export async function isFamilyAlive(db: Kysely<Tables>, familyId: string, now: number): Promise<boolean> {
  const family = await db
    .selectFrom('session_family')
    .select('id')
    .where('id', '=', familyId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return family !== undefined;
}
