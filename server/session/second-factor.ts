/** The second factor of sign-in: a code of the authenticator (RFC 6238), good once, or a recovery code, good once. */
import { createHash } from 'node:crypto';
import { verify } from 'otplib';
import type { TenantTransaction } from '../database/app-database';
import type { TokenCipher } from '../process/token-cipher';

/** Seconds a device's clock may be off. */
const TOLERANCE_S = 30;

export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toLowerCase()).digest('hex');
}

/** Whether the account's own factor gave this code; one that cannot be opened gives none. */
export async function takeFactor(
  tx: TenantTransaction,
  { cipher, now }: { readonly cipher: TokenCipher; readonly now: () => number },
  account: { readonly id: number; readonly totp_sealed: Uint8Array },
  code: string,
): Promise<boolean> {
  const secret = cipher.open(account.totp_sealed, factorOwner(account.id));
  return secret !== undefined && takeCode(tx, { id: account.id, secret }, code, now());
}

/** What a sealed secret is bound to. */
export function factorOwner(userId: number): string {
  return `totp-${userId}`;
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
