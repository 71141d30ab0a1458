/** Access tokens (RFC 9068 for their type): signed, short-lived, for this server alone, naming user and session family. */
import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'condica';
/** Whom they are for: nothing else that is signed with a secret of the server opens a call. */
const AUDIENCE = 'condica-calls';
const TYPE = 'at+jwt';

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
  const key = new TextEncoder().encode(secret);
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
      const verified = await jwtVerify(token, key, {
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        algorithms: ['HS256'],
        currentDate: new Date(now()),
      }).catch(() => undefined);
      const userId = Number(verified?.payload.sub);
      const familyId = verified?.payload.fam;
      if (!Number.isInteger(userId) || typeof familyId !== 'string') return undefined;
      return { userId, familyId, ...(verified?.payload.sup === true ? { support: true as const } : {}) };
    },
  };
}
