/** A person's authorization at ANAF as it is stored, opened for use and sealed for keeping. */
import type { Transaction } from 'kysely';
import type { TokenCipher } from '../../process/token-cipher';
import type { AnafDatabase } from './access-tables';
import type { RenewalTrouble, TokenResult } from './anaf-access';
import type { TokenPair } from './oauth-client';

export interface Credential {
  readonly id: string;
  readonly access: string;
  readonly refresh: string;
  /** As it is stored: a renewal is taken only while it is still this one. */
  readonly refreshSealed: Buffer;
  readonly expiresAt: number;
  /** Renewals that failed since the last that did not, and why the newest did. */
  readonly failures: number;
  readonly trouble: Exclude<RenewalTrouble, 'refused'> | undefined;
  /** Renewals made because ANAF refused a token, and when the newest was. */
  readonly refusals: number;
  readonly refusedAt: number;
}

/** The real access token lives 90 days, the refresh token 365 (reference, section 1.4). */
const REFRESH_TOKEN_MS = 525_600 * 60_000;

export async function credentialOf(
  tx: Transaction<AnafDatabase>,
  companyId: number,
  { cipher, realAnaf }: { readonly cipher: TokenCipher; readonly realAnaf: boolean },
): Promise<Credential | TokenResult> {
  const row = await tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
    .innerJoin('company', 'company.id', 'anaf_access.company_id')
    .selectAll('anaf_credential')
    .select('company.demo')
    .where('anaf_access.company_id', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'none', reason: 'not-authorized' };
  if (row.demo && realAnaf) return { kind: 'none', reason: 'demonstration' };
  if (row.state === 'ended') return { kind: 'none', reason: 'ended' };
  const access = cipher.open(row.access_sealed, row.id);
  const refresh = cipher.open(row.refresh_sealed, row.id);
  // Sealed with another key: the tokens are lost to us, and the person must give access again.
  if (access === undefined || refresh === undefined) return { kind: 'none', reason: 'ended' };
  return {
    id: row.id,
    access,
    refresh,
    refreshSealed: row.refresh_sealed,
    expiresAt: row.access_expires_at.getTime(),
    failures: row.renewal_failures,
    trouble: row.renewal_trouble ?? undefined,
    refusals: row.refusals,
    refusedAt: row.refused_at.getTime(),
  };
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
