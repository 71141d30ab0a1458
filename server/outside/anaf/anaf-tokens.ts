/**
 * Tokens of companies at ANAF: kept sealed, renewed by one process at a time, because a renewal replaces the pair
 * (reference, section 1.4).
 *
 *   active ──renewed──► active          denied (invalid_grant) ──► ended ──new consent (keep-credential.ts)──► active
 *     └──any other failure: still active, tried again at the pace of renewal-pace.ts──┘
 *
 * Invariants: a token is used only for companies that let its person in; where several are let in, another's is taken when the
 * first gives none; between taking the renewal and
 * storing its result no other process renews; only a denied renewal ends the authorization, until the person signs in again;
 * a refused token is renewed once, and not again at once when its successor is refused too.
 */
import type { Transaction } from 'kysely';
import type { TokenCipher } from '../../process/token-cipher';
import type { AnafDatabase } from './access-tables';
import type { AnafAuthorizations, RenewalTrouble, TokenResult } from './anaf-access';
import { type Credential, credentialsOf, type FoundCredentials, sealedPair } from './credential';
import type { OauthClient, TokenAnswer, TokenPair } from './oauth-client';
import { countedRefusals, mayRenewRefused, waitAfterFailure } from './renewal-pace';

export interface AnafTokenParts {
  asCompany<T>(companyId: number, work: (tx: Transaction<AnafDatabase>) => Promise<T>): Promise<T>;
  readonly oauth: OauthClient;
  /** The real ANAF hears nothing of the demonstration's companies. */
  readonly realAnaf: boolean;
  readonly cipher: TokenCipher;
  /** An access token with less time left is renewed; days for the real service. */
  readonly renewBeforeMs: number;
  readonly now: () => number;
}

/** Longer than a renewal takes; after a kill another process may try. */
const RENEWAL_MS = 60_000;

type Why = 'age' | 'refusal';

export function createAnafTokens(parts: AnafTokenParts): AnafAuthorizations {
  const found = (companyId: number): Promise<FoundCredentials> =>
    parts.asCompany(companyId, (tx) => credentialsOf(tx, companyId, parts));

  async function renew(companyId: number, credential: Credential, why: Why): Promise<TokenResult> {
    if (!(await takeRenewal(parts, companyId, credential))) return renewedByOther(companyId, credential);
    const answer = await parts.oauth.refresh(credential.refresh);
    if (answer.kind === 'tokens') {
      await keepPair(parts, companyId, credential, answer.tokens, why);
      return tokenOf(credential, answer.tokens.accessToken);
    }
    return endRenewal(parts, companyId, credential, answer);
  }

  async function renewedByOther(companyId: number, old: Credential): Promise<TokenResult> {
    const now = oneOf(await found(companyId), old.id);
    if (now === undefined) return { kind: 'none', reason: 'ended' };
    return now.access === old.access ? later(now.trouble) : tokenOf(now, now.access);
  }

  async function usable(companyId: number, credential: Credential): Promise<TokenResult> {
    const left = credential.expiresAt - parts.now();
    if (left > parts.renewBeforeMs) return tokenOf(credential, credential.access);
    const renewed = await renew(companyId, credential, 'age');
    return renewed.kind === 'later' && left > 0 ? tokenOf(credential, credential.access) : renewed;
  }

  /** The first person's that there is; where nobody's is, why the first that still stands gives none. */
  async function firstOf(
    companyId: number,
    ask: (credential: Credential) => Promise<TokenResult>,
  ): Promise<TokenResult> {
    const all = await found(companyId);
    if (all.kind === 'none') return all;
    let instead: TokenResult = { kind: 'none', reason: 'ended' };
    for (const credential of all.credentials) {
      const result = await ask(credential);
      if (result.kind === 'token') return result;
      if (instead.kind === 'none') instead = result;
    }
    return instead;
  }

  return {
    tokenFor: (companyId) => firstOf(companyId, (credential) => usable(companyId, credential)),
    tokenAfterRefusal: (companyId, refused) =>
      firstOf(companyId, async (credential) => {
        if (credential.access !== refused) return usable(companyId, credential);
        return mayRenewRefused(credential, parts.now()) ? renew(companyId, credential, 'refusal') : later('refused');
      }),
    renewed: async (companyId, credentialId) => {
      const credential = oneOf(await found(companyId), credentialId);
      return credential === undefined ? { kind: 'none', reason: 'ended' } : renew(companyId, credential, 'age');
    },
    tokensOf: async (companyId) => {
      const all = await found(companyId);
      return all.kind === 'none' ? [] : all.credentials.map(({ id, access }) => ({ credentialId: id, token: access }));
    },
  };
}

function oneOf(found: FoundCredentials, id: string): Credential | undefined {
  return found.kind === 'none' ? undefined : found.credentials.find((credential) => credential.id === id);
}

function tokenOf({ covers }: Credential, token: string): TokenResult {
  return { kind: 'token', token, covers: covers ?? null };
}

function later(trouble: RenewalTrouble | undefined): TokenResult {
  return trouble === undefined ? { kind: 'later' } : { kind: 'later', trouble };
}

/** False: another process is at it, or has done it since the credential was read (its refresh token is used up), or it rests. */
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

async function keepPair(
  parts: AnafTokenParts,
  companyId: number,
  credential: Credential,
  tokens: TokenPair,
  why: Why,
): Promise<void> {
  const now = parts.now();
  const counted = { refusals: countedRefusals(credential, now) + 1, refused_at: new Date(now) };
  await parts.asCompany(companyId, async (tx) => {
    await tx
      .updateTable('anaf_credential')
      .set({
        ...sealedPair(parts.cipher, credential.id, tokens, now),
        renewing_until: new Date(0),
        renewal_failures: 0,
        renewal_trouble: null,
        ...(why === 'refusal' ? counted : {}),
      })
      .where('id', '=', credential.id)
      // Given up meanwhile: then there is nothing to keep it for.
      .where('refresh_sealed', '=', credential.refreshSealed)
      .execute();
  });
}

async function endRenewal(
  parts: AnafTokenParts,
  companyId: number,
  credential: Credential,
  answer: Exclude<TokenAnswer, { kind: 'tokens' }>,
): Promise<TokenResult> {
  const trouble = answer.kind === 'misconfigured' ? 'client' : 'unavailable';
  await parts.asCompany(companyId, async (tx) => {
    await tx
      .updateTable('anaf_credential')
      .set({
        renewing_until: new Date(parts.now() + waitAfterFailure(credential.failures)),
        renewal_failures: credential.failures + 1,
        ...(answer.kind === 'denied'
          ? { state: 'ended' as const, ended_at: new Date(parts.now()) }
          : { renewal_trouble: trouble }),
      })
      .where('id', '=', credential.id)
      .where('refresh_sealed', '=', credential.refreshSealed)
      .execute();
  });
  return answer.kind === 'denied' ? { kind: 'none', reason: 'ended' } : { kind: 'later', trouble };
}
