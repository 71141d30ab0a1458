/** The second factor of sign-in: a code of the authenticator (RFC 6238), good once, or a recovery code, good once. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { verify } from 'otplib';
import type { Tables } from '../database/tables';

/** Seconds a device's clock may be off. */
const TOLERANCE_S = 30;

export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toLowerCase()).digest('hex');
}

export interface SecondFactorUser {
  readonly id: number;
  readonly totp_secret: string;
  readonly totp_step: string;
}

export async function takeCode(
  db: Kysely<Tables>,
  user: SecondFactorUser,
  code: string,
  now: number,
): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(db, user.id, code, now);
  const result = await verify({
    secret: user.totp_secret,
    token: digits,
    epoch: Math.floor(now / 1000),
    epochTolerance: TOLERANCE_S,
  });
  if (!result.valid || !('timeStep' in result)) return false;
  const { timeStep } = result;
  // The step only goes up: of two uses of one code one wins.
  const taken = await db
    .updateTable('app_user')
    .set({ totp_step: timeStep })
    .where('id', '=', user.id)
    .where('totp_step', '<', String(timeStep))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

async function takeRecoveryCode(db: Kysely<Tables>, userId: number, code: string, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_code')
    .set({ used_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
