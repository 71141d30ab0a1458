/** The second factor of sign-in: a code of the authenticator (RFC 6238), good once, or a recovery code, good once. */
import { createHash } from 'node:crypto';
import { verify } from 'otplib';
import type { TenantTransaction } from '../database/app-database';

/** Seconds a device's clock may be off. */
const TOLERANCE_S = 30;

export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toLowerCase()).digest('hex');
}

export async function takeCode(
  tx: TenantTransaction,
  user: { readonly id: number; readonly secret: string },
  code: string,
  now: number,
): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(tx, user.id, code, now);
  const result = await verify({
    secret: user.secret,
    token: digits,
    epoch: Math.floor(now / 1000),
    epochTolerance: TOLERANCE_S,
  });
  if (!result.valid || !('timeStep' in result)) return false;
  const { timeStep } = result;
  // The step only goes up: of two uses of one code one wins.
  const taken = await tx
    .updateTable('app_user')
    .set({ totp_time_step: timeStep })
    .where('id', '=', user.id)
    .where((row) => row.or([row('totp_time_step', 'is', null), row('totp_time_step', '<', timeStep)]))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

async function takeRecoveryCode(tx: TenantTransaction, userId: number, code: string, now: number): Promise<boolean> {
  const taken = await tx
    .updateTable('recovery_code')
    .set({ used_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
