/** Who a request comes from: the base's key, the bearer token, a living session. */

import type { IncomingHttpHeaders } from 'node:http';
import { BACKEND_KEY_HEADER, REPORT_KEY_HEADER } from '@/api/headers';
import type { Caller } from '../calls/call-handler';
import { type RefusedReply, refused } from '../calls/reply';
import type { AccessTokens } from '../session/access-token';
import type { AccountState } from '../session/account-state';
import { sameText } from '../session/same-text';

export interface Authentication {
  readonly access: AccessTokens;
  readonly keys: { readonly backend: string; readonly report: string };
  /** Undefined: the session was ended. */
  readonly stateOf: (userId: number, familyId: string) => Promise<AccountState | undefined>;
}

export interface SignedCaller extends Caller {
  readonly restrictions: AccountState['restrictions'];
}

/** What the headers alone say, without the database: asked before a body is taken in. */
export async function readCaller(
  parts: Authentication,
  base: 'backend' | 'reports',
  headers: IncomingHttpHeaders,
): Promise<Caller | RefusedReply> {
  const [name, key] =
    base === 'backend' ? [BACKEND_KEY_HEADER, parts.keys.backend] : [REPORT_KEY_HEADER, parts.keys.report];
  const given = headers[name];
  if (typeof given !== 'string' || !sameText(given, key)) return refused('bad-key');
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const claims = bearer === undefined ? undefined : await parts.access.read(bearer);
  return claims ?? refused('token-expired');
}

/** `claims`: what `readCaller` said of the request. */
export async function authenticate(
  parts: Pick<Authentication, 'stateOf'>,
  claims: Caller | RefusedReply,
): Promise<SignedCaller | RefusedReply> {
  if ('kind' in claims) return claims;
  const state = await parts.stateOf(claims.userId, claims.familyId);
  if (state === undefined) return refused('session-ended');
  return state.disabled ? refused('account-disabled') : { ...claims, restrictions: state.restrictions };
}
