/**
 * What lets the support see an account: a signed word of the operator that names the account, who looks and why. It is good once, as the
 * session that it begins bears its id, and for ten minutes.
 */
import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'condica';
/** For nothing else, as nothing else that is signed with a secret of the server is for this. */
const AUDIENCE = 'condica-support';
const TYPE = 'support+jwt';
export const PROOF_SECONDS = 10 * 60;

export interface SupportClaims {
  /** Of the session that it begins. */
  readonly id: string;
  readonly userId: number;
  /** Who looks, and why, in words that the account's owner reads. */
  readonly by: string;
  readonly reason: string;
}

export interface SupportProofs {
  make(claims: SupportClaims): Promise<string>;
  /** Undefined: not ours, changed, or over. */
  read(proof: string): Promise<SupportClaims | undefined>;
}

/** `secret`: that of the access tokens, from which type and audience keep them apart. */
export function supportProofs(secret: string, now: () => number): SupportProofs {
  const key = new TextEncoder().encode(secret);
  return {
    make: ({ id, userId, by, reason }) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ by, reason })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setJti(id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + PROOF_SECONDS)
        .sign(key);
    },
    read: async (proof) => {
      const verified = await jwtVerify(proof, key, {
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        algorithms: ['HS256'],
        currentDate: new Date(now()),
      }).catch(() => undefined);
      if (verified === undefined) return undefined;
      const { sub, jti, by, reason } = verified.payload;
      const userId = Number(sub);
      if (!Number.isInteger(userId) || jti === undefined) return undefined;
      return typeof by === 'string' && typeof reason === 'string' ? { id: jti, userId, by, reason } : undefined;
    },
  };
}
