/** Sign-in, refresh and sign-out: the account's truth turned into the contract's user. */
import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { hasAbility } from '@/api/abilities';
import type { User } from '@/api/entities/user';
import type { ApiErrorCode } from '@/api/errors';
import { userIdSchema } from '@/api/ids';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import { auditUser, placeWords } from '../database/audit';
import type { SupportSettings } from '../process/support-settings';
import type { TokenCipher } from '../process/token-cipher';
import type { Tables } from '../tables';
import type { AccessTokens } from './access-token';
import { closingRefusal, passClosing } from './closing-account';
import { deletionBars } from './deletion-bars';
import { openDeviceToken, sealDeviceToken } from './device-token';
import { deviceWords } from './device-words';
import { addressKey } from './one-address';
import { isPasswordOf, type Passwords } from './password';
import { openRefreshToken, sealRefreshToken } from './refresh-token';
import { renewHash } from './renew-hash';
import { takeFactor } from './second-factor';
import { beginFamily, endFamily, presentToken } from './session-family';
import { beginSignIn, type SignInLimits, type SignInTry } from './sign-in-limits';

export interface SessionParts {
  readonly db: AppDatabase;
  readonly access: AccessTokens;
  readonly refreshSecret: string;
  readonly passwords: Passwords;
  /** Opens the two-factor secrets. */
  readonly cipher: TokenCipher;
  /** Sent by the client with every call of its base. */
  readonly keys: { readonly backend: string; readonly report: string };
  /** Files at ANAF's test environment. */
  readonly atTest: boolean;
  /** Whom people ask; '' where nobody is named. */
  readonly support: SupportSettings;
  readonly limits: SignInLimits;
  readonly now: () => number;
  readonly newId: () => string;
}

export type SessionResult =
  /** `deviceToken`: of a sign-in, for the next one from there. */
  { readonly ok: true; readonly user: User; readonly deviceToken?: string } | RefusedSession;

interface RefusedSession {
  readonly ok: false;
  readonly code: ApiErrorCode;
  readonly authenticator?: true;
  readonly waitMs?: number;
  /** In place of the code's own sentence. */
  readonly text?: string;
  /** Whose token two have held. */
  readonly reusedOf?: number;
}

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
  readonly rememberMe?: boolean;
  /** Takes back that the account is to be deleted. */
  readonly keepAccount?: boolean;
}

export interface LoginOrigin {
  readonly network: string;
  /** Of an earlier sign-in from there, as it came; '' where none did. */
  readonly deviceToken: string;
  /** What the browser calls itself. */
  readonly agent: string;
}

type Account = Selectable<Tables['app_user']>;
interface FoundAccount {
  readonly id: number;
  readonly password_hash: string;
  readonly disabled: boolean;
}

export async function logIn(parts: SessionParts, input: LoginInput, origin: LoginOrigin): Promise<SessionResult> {
  const email = addressKey(input.username);
  const { rows } = await sql<FoundAccount>`select * from account_by_email(${email})`.execute(parts.db.kysely);
  const found = rows[0];
  const device = openDeviceToken(parts.refreshSecret, origin.deviceToken, parts.now());
  const known = device !== undefined && device.userId === found?.id ? device.nonce : undefined;
  const attempt = await beginSignIn(parts.limits, { email, network: origin.network, device: known });
  if (attempt.waitMs > 0) return tooMany(attempt.waitMs);
  const matches = await parts.passwords.matches(found?.password_hash, input.password);
  if (!matches || found === undefined) return { ok: false, code: 'bad-credentials' };
  if (found.disabled) return { ok: false, code: 'account-disabled' };
  return signInAs(parts, found, { ...input, ...origin }, attempt);
}

function tooMany(waitMs: number): SessionResult {
  return { ok: false, code: 'too-many-requests', waitMs };
}

/** The password is right. */
async function signInAs(
  parts: SessionParts,
  found: FoundAccount,
  input: LoginInput & LoginOrigin,
  attempt: SignInTry,
): Promise<SessionResult> {
  const codeWaitMs = hasCode(input) ? await attempt.takeCode() : 0;
  if (codeWaitMs > 0) return tooMany(codeWaitMs);
  const result = await asUser(parts.db, found.id, (tx) => openSession(parts, tx, found, input)).catch(closingRefusal);
  if (!result.ok) return result;
  await attempt.succeeded();
  await renewHash(parts, found, input.password);
  const device = { userId: found.id, nonce: parts.newId(), since: parts.now() };
  return { ...result, deviceToken: sealDeviceToken(parts.refreshSecret, device) };
}

function hasCode({ code }: LoginInput): boolean {
  return code !== undefined && code.trim() !== '';
}

/** The second factor is asked for where there is one. */
async function openSession(
  parts: SessionParts,
  tx: TenantTransaction,
  found: FoundAccount,
  input: LoginInput & LoginOrigin,
): Promise<SessionResult> {
  const userId = found.id;
  // Locked: who changes the password ends every session but his own, also the one that begins here.
  const account = await accountOf(tx, userId, 'locked');
  const isSame = account.password_hash === found.password_hash;
  // Changed since it was compared, or made anew by another sign-in.
  if (!isSame && !(await isPasswordOf(account.password_hash, input.password)))
    return { ok: false, code: 'bad-credentials' };
  if (account.totp_sealed !== null) {
    if (input.code === undefined || !hasCode(input)) return { ok: false, code: 'bad-code', authenticator: true };
    if (!(await takeFactor(tx, parts, { id: userId, totp_sealed: account.totp_sealed }, input.code)))
      return { ok: false, code: 'bad-code', authenticator: true };
  }
  await passClosing(tx, userId, input, parts.now());
  const familyId = parts.newId();
  const place = { device: deviceWords(input.agent), network: input.network };
  const at = new Date(parts.now());
  await auditUser(tx, {
    kind: 'session.begun',
    at,
    from: placeWords(place.device, place.network),
    subject: account.email,
  });
  await beginFamily(tx, { id: familyId, userId, remember: input.rememberMe === true, ...place }, parts.now());
  return { ok: true, user: await userOf(parts, tx, account, { familyId, serial: 1 }) };
}

export function accountOf(tx: TenantTransaction, userId: number, how?: 'locked'): Promise<Account> {
  const found = tx.selectFrom('app_user').selectAll().where('id', '=', userId);
  return (how === 'locked' ? found.forNoKeyUpdate() : found).executeTakeFirstOrThrow();
}

export async function refreshSession(
  parts: SessionParts,
  refresh: string,
  { requestId, network }: { readonly requestId: string | null; readonly network: string },
): Promise<SessionResult> {
  const token = openRefreshToken(parts.refreshSecret, refresh);
  if (token === undefined) {
    const waitMs = parts.limits.ofForgery.take(network);
    return waitMs > 0 ? tooMany(waitMs) : { ok: false, code: 'session-ended' };
  }
  return asUser(parts.db, token.userId, async (tx): Promise<SessionResult> => {
    const next = await presentToken(tx, { ...token, requestId, network }, parts.now());
    if (next === 'reused') return { ok: false, code: 'session-ended', reusedOf: token.userId };
    if (next === 'ended') return { ok: false, code: 'session-ended' };
    const account = await accountOf(tx, token.userId);
    if (account.disabled) return { ok: false, code: 'account-disabled' };
    return { ok: true, user: await userOf(parts, tx, account, { familyId: token.familyId, serial: next }) };
  });
}

/** Ends the caller's own session, and the one of the refresh token where that is the same account's. */
export async function logOut(
  parts: SessionParts,
  caller: { readonly userId: number; readonly familyId: string },
  refresh: string,
): Promise<void> {
  const token = openRefreshToken(parts.refreshSecret, refresh);
  const families = new Set([caller.familyId, ...(token?.userId === caller.userId ? [token.familyId] : [])]);
  await asUser(parts.db, caller.userId, async (tx) => {
    for (const family of families) await endFamily(tx, family, 'signed-out', parts.now());
  });
}

/** `serial`: of the refresh token that goes with it. The support gets none: nothing renews its session. */
type GivenSession = { readonly familyId: string } & ({ readonly serial: number } | { readonly support: true });

export async function userOf(
  parts: Pick<SessionParts, 'access' | 'refreshSecret' | 'keys' | 'atTest' | 'support'>,
  tx: TenantTransaction,
  account: Account,
  given: GivenSession,
): Promise<User> {
  const { familyId } = given;
  const ofSupport = 'support' in given;
  const claims = { userId: account.id, familyId, ...(ofSupport ? { support: true as const } : {}) };
  const { token, expiresAt } = await parts.access.issue(claims);
  const refresh = { userId: account.id, familyId };
  return {
    id: v.parse(userIdSchema, account.id),
    token,
    refreshToken: ofSupport ? '' : sealRefreshToken(parts.refreshSecret, { ...refresh, serial: given.serial }),
    keys: { backend: parts.keys.backend, efactura: '', report: parts.keys.report },
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    telephone: account.telephone,
    cnp: account.cnp,
    company: account.company,
    legalEntity: account.legal_entity,
    plan: { name: account.plan_name, planRestrictions: { ...account.plan_restrictions } },
    notificationStatus: account.notification_status,
    backup: null,
    hasAuthenticator: account.totp_sealed !== null,
    isDeletionAllowed: (await deletionBars(tx, account.id)).length === 0,
    ...(account.demo ? { demo: true } : {}),
    ...(parts.atTest ? { environment: 'test' as const } : {}),
    support: {
      email: hasAbility(account.plan_restrictions, 'suportEmail') ? parts.support.email : '',
      telephone: hasAbility(account.plan_restrictions, 'suportTelefonic') ? parts.support.telephone : '',
    },
    tokenExpiresAt: expiresAt,
  };
}
