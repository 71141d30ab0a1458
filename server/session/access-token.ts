/**
 * Access tokens (RFC 9068 for their type): signed, short-lived, for this server alone, naming user and session family.
 *
 * Invariants: what a token says is known only after its signature was verified; the newest so known are kept until they end, so that
 * the calls of a session verify it once. Whether the session lives is not said here: each call asks the database.
 */
import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { newestKept } from './newest-kept';

const ISSUER = 'condica';
/** Whom they are for: nothing else that is signed with a secret of the server opens a call. */
const AUDIENCE = 'condica-calls';
const TYPE = 'at+jwt';
/** Tokens whose words are kept: those of so many sessions at once are verified once, those of more each time. */
const MOST_KNOWN = 2_000;

export interface AccessClaims {
  readonly userId: number;
  readonly familyId: string;
  /** Of the support, which only reads (impersonation.ts). */
  readonly support?: true;
}

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<{ readonly token: string; readonly expiresAt: string }>;
  /** Undefined: not ours, changed, or ended. */
  read(token: string): Promise<AccessClaims | undefined>;
}

export function accessTokens(secret: string, lifetimeSeconds: number, now: () => number): AccessTokens {
  const key = createSecretKey(secret, 'utf8');
  const known = newestKept<Known>(MOST_KNOWN);
  return {
    async issue({ userId, familyId, support }) {
      const issuedAt = Math.floor(now() / 1000);
      const expiresAt = issuedAt + lifetimeSeconds;
      const token = await new SignJWT({ fam: familyId, ...(support === true ? { sup: true } : {}) })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: new Date(expiresAt * 1000).toISOString() };
    },
    async read(token) {
      const seen = known.get(token);
      if (seen !== undefined && now() < seen.endsAt) return seen.claims;
      known.delete(token);
      const read = await verify(token, key, now);
      if (read !== undefined) known.put(token, read);
      return read?.claims;
    },
  };
}

interface Known {
  readonly claims: AccessClaims;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

async function verify(token: string, key: KeyObject, now: () => number): Promise<Known | undefined> {
  const verified = await jwtVerify(token, key, {
    issuer: ISSUER,
    audience: AUDIENCE,
    typ: TYPE,
    algorithms: ['HS256'],
    requiredClaims: ['exp'],
    currentDate: new Date(now()),
  }).catch(() => undefined);
  if (verified === undefined) return undefined;
  const { sub, fam, sup, exp = 0 } = verified.payload;
  const userId = Number(sub);
  if (!Number.isInteger(userId) || typeof fam !== 'string') return undefined;
  return { claims: { userId, familyId: fam, ...(sup === true ? { support: true as const } : {}) }, endsAt: exp * 1000 };
}
