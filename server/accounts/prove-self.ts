/** Before what opens an account changes: the password once more, and a code where there is a second factor. Tries are bounded. */
import type { Selectable } from 'kysely';
import type { ApiErrorCode } from '@/api/errors';
import type { TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import type { AttemptLimit } from '../session/attempt-limit';
import { isPasswordOf } from '../session/password';
import { takeFactor } from '../session/second-factor';
import type { Tables } from '../tables';
import type { AccountParts } from './register';

export type OwnAccount = Selectable<Tables['app_user']>;

export interface Proof {
  readonly user: number;
  readonly password: string;
  readonly code?: string;
}

export interface Unproven {
  readonly refused: ApiErrorCode;
  readonly waitMs?: number;
}

/** Runs `work` in a transaction of the account once it is proven that its owner asks; the code is used up by it. */
export async function proveSelf<T>(
  parts: AccountParts & { readonly proofs: AttemptLimit },
  { user, password, code }: Proof,
  work: (tx: TenantTransaction, account: OwnAccount) => Promise<T>,
): Promise<T | Unproven> {
  const waitMs = await parts.proofs.take(String(user));
  if (waitMs > 0) return { refused: 'too-many-requests', waitMs };
  const account = await asUser(parts.db, user, (tx) => ownAccount(tx, user));
  if (!(await isPasswordOf(account.password_hash, password))) return { refused: 'wrong-password' };
  const answer = await asUser(parts.db, user, async (tx): Promise<T | Unproven> => {
    const now = await ownAccount(tx, user, 'locked');
    // Changed meanwhile: the password that was right a moment ago proves nothing; made anew by a sign-in, it is still right.
    const isSame = now.password_hash === account.password_hash || (await isPasswordOf(now.password_hash, password));
    if (!isSame) return { refused: 'wrong-password' };
    if (now.totp_sealed !== null) {
      const factor = { id: user, totp_sealed: now.totp_sealed };
      if (code === undefined || !(await takeFactor(tx, parts, factor, code))) return { refused: 'wrong-code' };
    }
    return work(tx, now);
  });
  if (!isUnproven(answer)) await parts.proofs.clear(String(user));
  return answer;
}

export function isUnproven(answer: unknown): answer is Unproven {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

function ownAccount(tx: TenantTransaction, user: number, how?: 'locked'): Promise<OwnAccount> {
  const found = tx.selectFrom('app_user').selectAll().where('id', '=', user);
  return (how === 'locked' ? found.forUpdate() : found).executeTakeFirstOrThrow();
}
