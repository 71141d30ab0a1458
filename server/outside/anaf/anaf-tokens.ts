/**
 * Tokens of companies at ANAF: kept sealed, renewed by one process at a time, because a renewal replaces the pair
 * (reference, section 1.4).
 *
 * Invariants: a token is used only for companies that reach ANAF through its person; between taking the renewal and
 * storing its result no other process renews; a denied renewal ends the authorization until the person signs in again.
 */
import type { Transaction } from 'kysely';
import type { AnafAccessTables } from './access-tables';
import type { AnafTokens, TokenResult } from './anaf-access';
import type { OauthClient, TokenPair } from './oauth-client';
import type { TokenCipher } from './token-cipher';

export interface AnafTokenParts {
  asCompany<T>(companyId: number, work: (tx: Transaction<AnafAccessTables>) => Promise<T>): Promise<T>;
  readonly oauth: OauthClient;
  readonly cipher: TokenCipher;
  /** An access token with less time left is renewed; days for the real service. */
  readonly renewBeforeMs: number;
  readonly now: () => number;
}

/** The real access token lives 90 days, the refresh token 365 (reference, section 1.4). */
export const REFRESH_TOKEN_MS = 525_600 * 60_000;
/** Longer than a renewal takes; after a kill another process may try. */
const RENEWAL_MS = 60_000;
const PAUSE_AFTER_FAILURE_MS = 5000;

interface Credential {
  readonly id: string;
  readonly access: string;
  readonly refresh: string;
  /** As it is stored: a renewal is taken only while it is still this one. */
  readonly refreshSealed: Buffer;
  readonly expiresAt: number;
}

export function createAnafTokens(parts: AnafTokenParts): AnafTokens {
  async function current(companyId: number): Promise<Credential | TokenResult> {
    const row = await parts.asCompany(companyId, (tx) =>
      tx
        .selectFrom('anaf_access')
        .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
        .selectAll('anaf_credential')
        .where('anaf_access.company_id', '=', companyId)
        .executeTakeFirst(),
    );
    if (row === undefined) return { kind: 'none', reason: 'not-authorized' };
    if (row.state === 'ended') return { kind: 'none', reason: 'ended' };
    const access = parts.cipher.open(row.access_sealed, row.id);
    const refresh = parts.cipher.open(row.refresh_sealed, row.id);
    // Sealed with another key: the tokens are lost to us, and the person must give access again.
    if (access === undefined || refresh === undefined) return { kind: 'none', reason: 'ended' };
    const expiresAt = row.access_expires_at.getTime();
    return { id: row.id, access, refresh, refreshSealed: row.refresh_sealed, expiresAt };
  }

  async function renew(companyId: number, credential: Credential): Promise<TokenResult> {
    if (!(await takeRenewal(parts, companyId, credential))) return renewedByOther(companyId, credential);
    const answer = await parts.oauth.refresh(credential.refresh);
    if (answer.kind === 'tokens') {
      await keepPair(parts, companyId, credential.id, answer.tokens);
      return { kind: 'token', token: answer.tokens.accessToken };
    }
    const denied = answer.kind === 'denied';
    await endRenewal(parts, companyId, credential, denied);
    return denied ? { kind: 'none', reason: 'ended' } : { kind: 'later' };
  }

  async function renewedByOther(companyId: number, old: Credential): Promise<TokenResult> {
    const credential = await current(companyId);
    if ('kind' in credential) return credential;
    return credential.access === old.access ? { kind: 'later' } : { kind: 'token', token: credential.access };
  }

  return {
    tokenFor: async (companyId) => {
      const credential = await current(companyId);
      if ('kind' in credential) return credential;
      const left = credential.expiresAt - parts.now();
      if (left > parts.renewBeforeMs) return { kind: 'token', token: credential.access };
      const renewed = await renew(companyId, credential);
      return renewed.kind === 'later' && left > 0 ? { kind: 'token', token: credential.access } : renewed;
    },
    tokenAfterRefusal: async (companyId, refused) => {
      const credential = await current(companyId);
      if ('kind' in credential) return credential;
      return credential.access === refused ? renew(companyId, credential) : { kind: 'token', token: credential.access };
    },
  };
}

/** False: another process is at it, or has done it since the credential was read (its refresh token is used up). */
async function takeRenewal(parts: AnafTokenParts, companyId: number, credential: Credential): Promise<boolean> {
  const now = parts.now();
  const taken = await parts.asCompany(companyId, (tx) =>
    tx
      .updateTable('anaf_credential')
      .set({ renewing_until: new Date(now + RENEWAL_MS) })
      .where('id', '=', credential.id)
      .where('refresh_sealed', '=', credential.refreshSealed)
      .where('renewing_until', '<', new Date(now))
      .returning('id')
      .executeTakeFirst(),
  );
  return taken !== undefined;
}

/** The pair as it is stored, sealed for its row. */
export function sealedPair(cipher: TokenCipher, id: string, tokens: TokenPair, now: number) {
  return {
    access_sealed: cipher.seal(tokens.accessToken, id),
    refresh_sealed: cipher.seal(tokens.refreshToken, id),
    access_expires_at: new Date(now + tokens.expiresIn * 1000),
    refresh_expires_at: new Date(now + REFRESH_TOKEN_MS),
    state: 'active' as const,
  };
}

async function keepPair(parts: AnafTokenParts, companyId: number, id: string, tokens: TokenPair): Promise<void> {
  await parts.asCompany(companyId, async (tx) => {
    const pair = sealedPair(parts.cipher, id, tokens, parts.now());
    await tx
      .updateTable('anaf_credential')
      .set({ ...pair, renewing_until: new Date(0) })
      .where('id', '=', id)
      .execute();
  });
}

async function endRenewal(
  parts: AnafTokenParts,
  companyId: number,
  credential: Credential,
  denied: boolean,
): Promise<void> {
  await parts.asCompany(companyId, async (tx) => {
    await tx
      .updateTable('anaf_credential')
      .set({
        renewing_until: new Date(parts.now() + PAUSE_AFTER_FAILURE_MS),
        ...(denied ? { state: 'ended' as const } : {}),
      })
      .where('id', '=', credential.id)
      .where('refresh_sealed', '=', credential.refreshSealed)
      .execute();
  });
}
