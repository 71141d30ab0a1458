/** A person's authorization at ANAF as it is stored, opened for use and sealed for keeping. */
import type { Selectable, Transaction } from 'kysely';
import type { TokenCipher } from '../../process/token-cipher';
import type { AnafAccessTables, AnafDatabase } from './access-tables';
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
  /** Whether ANAF answered for the company; undefined: not asked yet. */
  readonly covers: boolean | undefined;
}

/** The real access token lives 90 days, the refresh token 365 (reference, section 1.4). */
const REFRESH_TOKEN_MS = 525_600 * 60_000;

/** `usable`: in the order in which they are to be tried. */
export type FoundCredentials =
  | { readonly kind: 'usable'; readonly credentials: readonly Credential[] }
  | Extract<TokenResult, { readonly kind: 'none' }>;

/** Those through whom the company reaches ANAF. */
export async function credentialsOf(
  tx: Transaction<AnafDatabase>,
  companyId: number,
  { cipher, realAnaf }: { readonly cipher: TokenCipher; readonly realAnaf: boolean },
): Promise<FoundCredentials> {
  const rows = await tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
    .innerJoin('company', 'company.id', 'anaf_access.company_id')
    .selectAll('anaf_credential')
    .select(['company.demo', 'anaf_access.covered'])
    .where('anaf_access.company_id', '=', companyId)
    .where('anaf_access.confirmed_at', 'is not', null)
    .where('anaf_access.ended_at', 'is', null)
    .orderBy('anaf_credential.refresh_expires_at', 'desc')
    .execute();
  const [first] = rows;
  if (first === undefined) return { kind: 'none', reason: 'not-authorized' };
  if (first.demo && realAnaf) return { kind: 'none', reason: 'demonstration' };
  const credentials = rows.flatMap((row) => opened(row, cipher) ?? []).toSorted(byPromise);
  return credentials.length === 0 ? { kind: 'none', reason: 'ended' } : { kind: 'usable', credentials };
}

/** One that ANAF answered for comes before one that was not asked for, and one without the right last. */
function byPromise(a: Credential, b: Credential): number {
  return rank(a) - rank(b);
}

function rank({ covers, refusals }: Credential): number {
  const refused = refusals > 0 ? 0.5 : 0;
  return covers === false ? 2 : (covers === true ? 0 : 1) + refused;
}

type Row = Selectable<AnafAccessTables['anaf_credential']> & { readonly covered: boolean | null };

/** Undefined: ended, or sealed with another key: then the tokens are lost to us, and the person must give access again. */
function opened(row: Row, cipher: TokenCipher): Credential | undefined {
  if (row.state === 'ended') return undefined;
  const access = cipher.open(row.access_sealed, row.id);
  const refresh = cipher.open(row.refresh_sealed, row.id);
  if (access === undefined || refresh === undefined) return undefined;
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
    covers: row.covered ?? undefined,
  };
}

/** The pair as it is stored, sealed for its row. */
export function sealedPair(cipher: TokenCipher, id: string, tokens: TokenPair, now: number) {
  return {
    access_sealed: cipher.seal(tokens.accessToken, id),
    refresh_sealed: cipher.seal(tokens.refreshToken, id),
    access_expires_at: new Date(now + tokens.expiresIn * 1000),
    state: 'active' as const,
  };
}

/** When a consent given now ends. A renewal does not move it: nothing says that the certificate may stay away for longer. */
export function endOfConsent(now: number): Date {
  return new Date(now + REFRESH_TOKEN_MS);
}
