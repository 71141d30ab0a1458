/** Sign-in, refresh and sign-out: the account's truth turned into the contract's user. */
import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import type { User } from '@/api/entities/user';
import type { ApiErrorCode } from '@/api/errors';
import { userIdSchema } from '@/api/ids';
import type { Tables } from '../database/tables';
import type { AccessTokens } from './access-token';
import type { AttemptLimit } from './attempt-limit';
import { passwordMatches } from './password';
import { openRefreshToken, sealRefreshToken } from './refresh-token';
import { takeCode } from './second-factor';
import { beginFamily, endFamily, presentToken } from './session-family';

export interface SessionParts {
  readonly db: Kysely<Tables>;
  readonly access: AccessTokens;
  readonly refreshSecret: string;
  /** Sent by the client with every call of its base. */
  readonly keys: { readonly backend: string; readonly report: string };
  readonly byAccount: AttemptLimit;
  readonly byAddress: AttemptLimit;
  readonly now: () => number;
  readonly newId: () => string;
}

export type SessionResult =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly code: ApiErrorCode; readonly authenticator?: true };

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
  readonly rememberMe?: boolean;
}

type Account = Selectable<Tables['app_user']>;

export async function logIn(parts: SessionParts, input: LoginInput, address: string): Promise<SessionResult> {
  const email = input.username.trim().toLowerCase();
  if (!parts.byAddress.allow(address) || !parts.byAccount.allow(email)) return { ok: false, code: 'too-many-requests' };
  const account = await parts.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();
  const known = await passwordMatches(account?.password_hash, input.password);
  if (!known || account === undefined) return { ok: false, code: 'bad-credentials' };
  if (account.disabled) return { ok: false, code: 'account-disabled' };
  if (account.totp_secret !== '') {
    if (input.code === undefined || input.code.trim() === '')
      return { ok: false, code: 'bad-code', authenticator: true };
    if (!(await takeCode(parts.db, account, input.code, parts.now())))
      return { ok: false, code: 'bad-code', authenticator: true };
  }
  parts.byAccount.clear(email);
  const familyId = parts.newId();
  await beginFamily(parts.db, { id: familyId, userId: account.id, remember: input.rememberMe === true }, parts.now());
  return { ok: true, user: await userOf(parts, account, familyId, 0) };
}

export async function refreshSession(parts: SessionParts, refresh: string): Promise<SessionResult> {
  const token = openRefreshToken(parts.refreshSecret, refresh);
  if (token === undefined) return { ok: false, code: 'session-ended' };
  const presented = await presentToken(parts.db, token.familyId, token.generation, parts.now());
  if (presented.kind === 'ended') return { ok: false, code: 'session-ended' };
  const account = await parts.db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', presented.userId)
    .executeTakeFirst();
  if (account === undefined || account.disabled) return { ok: false, code: 'account-disabled' };
  return { ok: true, user: await userOf(parts, account, token.familyId, presented.next) };
}

export async function logOut(parts: SessionParts, refresh: string): Promise<void> {
  const token = openRefreshToken(parts.refreshSecret, refresh);
  if (token !== undefined) await endFamily(parts.db, token.familyId, parts.now());
}

async function userOf(parts: SessionParts, account: Account, familyId: string, generation: number): Promise<User> {
  const { token, expiresAt } = await parts.access.issue({ userId: account.id, familyId });
  return {
    id: v.parse(userIdSchema, account.id),
    token,
    refreshToken: sealRefreshToken(parts.refreshSecret, { familyId, generation }),
    keys: { backend: parts.keys.backend, efactura: '', report: parts.keys.report },
    email: account.email,
    ...account.profile,
    plan: { name: account.plan_name, planRestrictions: { ...account.plan_restrictions } },
    notificationStatus: false,
    backup: null,
    hasAuthenticator: account.totp_secret !== '',
    isDeletionAllowed: false,
    tokenExpiresAt: expiresAt,
  };
}
