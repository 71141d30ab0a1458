/**
 * The support sees an account as its owner does: a session that only reads (support-reads.ts), is renewed by nothing and stands among the
 * account's sessions, which its owner ends; the account's audit has who, why and from where.
 */
import type { User } from '@/api/entities/user';
import type { ApiErrorCode } from '@/api/errors';
import { asUser } from '../database/as-user';
import { auditUser, placeWords } from '../database/audit';
import { beginFamily } from './session-family';
import { accountOf, type SessionParts, userOf } from './session-service';
import type { SupportClaims, SupportProofs } from './support-proof';

export interface ImpersonationParts extends Omit<SessionParts, 'limits'> {
  readonly proofs: SupportProofs;
  /** Where pages of the support stand. */
  readonly supportOrigins: readonly string[];
}

export interface AskedSight {
  readonly proof: string;
  /** Of the page that sent it, as the browser says. */
  readonly origin: string;
  readonly network: string;
}

export type Sight =
  | { readonly ok: true; readonly user: User; readonly by: string; readonly reason: string }
  | { readonly ok: false; readonly code: ApiErrorCode };

export async function impersonate(parts: ImpersonationParts, asked: AskedSight): Promise<Sight> {
  if (!parts.supportOrigins.includes(asked.origin)) return { ok: false, code: 'access-denied' };
  const claims = await parts.proofs.read(asked.proof);
  return claims === undefined ? { ok: false, code: 'link-over' } : beginSight(parts, asked, claims);
}

function beginSight(parts: ImpersonationParts, { network }: AskedSight, claims: SupportClaims): Promise<Sight> {
  const { id, userId, by, reason } = claims;
  return asUser(parts.db, userId, async (tx): Promise<Sight> => {
    // Locked: of two with one proof the second finds the first one's session.
    const account = await accountOf(tx, userId, 'locked').catch(() => undefined);
    if (account === undefined || account.disabled) return { ok: false, code: 'account-disabled' };
    const used = await tx.selectFrom('session_family').select('id').where('id', '=', id).executeTakeFirst();
    if (used !== undefined) return { ok: false, code: 'link-over' };
    const device = `Suport: ${by}`;
    await beginFamily(tx, { id, userId, remember: false, device, network }, parts.now());
    const from = placeWords(device, network);
    const at = new Date(parts.now());
    await auditUser(tx, { kind: 'support.opened', at, from, subject: by, after: { motiv: reason } });
    const user = await userOf(parts, tx, account, { familyId: id, support: true });
    const until = new Date(user.tokenExpiresAt);
    await tx.updateTable('session_family').set({ expires_at: until }).where('id', '=', id).execute();
    return { ok: true, user, by, reason };
  });
}
