/** Access tokens: signed, short-lived, naming user and session family. */
import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'condica';

export interface AccessClaims {
  readonly userId: number;
  readonly familyId: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<{ readonly token: string; readonly expiresAt: string }>;
  /** Undefined: not ours, changed, or ended. */
  read(token: string): Promise<AccessClaims | undefined>;
}

export function accessTokens(secret: string, lifetimeSeconds: number, now: () => number): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    async issue({ userId, familyId }) {
      const issuedAt = Math.floor(now() / 1000);
      const expiresAt = issuedAt + lifetimeSeconds;
      const token = await new SignJWT({ fam: familyId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: new Date(expiresAt * 1000).toISOString() };
    },
    async read(token) {
      const verified = await jwtVerify(token, key, {
        issuer: ISSUER,
        algorithms: ['HS256'],
        currentDate: new Date(now()),
      }).catch(() => undefined);
      const userId = Number(verified?.payload.sub);
      const familyId = verified?.payload.fam;
      return Number.isInteger(userId) && typeof familyId === 'string' ? { userId, familyId } : undefined;
    },
  };
}
