/**
 * Keeps a person's new authorization and lets companies reach ANAF through it: the way back of one that has ended, too. What a
 * person gave earlier is replaced; what others gave stays, to fall back to.
 */
import { sql, type Transaction } from 'kysely';
import type { TokenCipher } from '../../process/token-cipher';
import type { AccessEnd, AnafDatabase } from './access-tables';
import { certificateIn } from './certificate-in';
import { endOfConsent, sealedPair } from './credential';
import type { TokenPair } from './oauth-client';

export interface NewCredential {
  readonly id: string;
  /** Null: somebody without an account. */
  readonly userId: number | null;
  readonly companyIds: readonly number[];
  readonly tokens: TokenPair;
  /** By name. */
  readonly person?: string;
  readonly invited?: boolean;
  /** Kept, and not used before an owner of the company lets the person in (let-in.ts). */
  readonly waits?: boolean;
}

export interface KeepCredentialParts {
  readonly cipher: TokenCipher;
  readonly now: number;
  /** Lets go on what waits for these companies' authorization, in the same transaction. */
  wake(companyIds: readonly number[]): Promise<unknown>;
}

/** In a transaction that sees the companies. */
export async function keepCredential(
  tx: Transaction<AnafDatabase>,
  { cipher, now, wake }: KeepCredentialParts,
  { id, userId, companyIds, tokens, person = '', invited = false, waits = false }: NewCredential,
): Promise<void> {
  const certificate = certificateIn(tokens.accessToken);
  await tx
    .insertInto('anaf_credential')
    .values({
      ...{ id, user_id: userId, person, certificate, refresh_expires_at: endOfConsent(now) },
      ...sealedPair(cipher, id, tokens, now),
    })
    .execute();
  const at = new Date(now);
  for (const company_id of companyIds) {
    await tx
      .insertInto('anaf_access')
      .values({
        company_id,
        credential_id: id,
        given_at: at,
        by_invitation: invited,
        confirmed_at: waits ? null : at,
      })
      .execute();
    if (!waits) await openTo(tx, company_id, id, at);
  }
  if (!waits) await wake(companyIds);
}

/** The company reaches ANAF by this authorization, and no longer by an earlier one of the same person or certificate. */
export async function openTo(
  tx: Transaction<AnafDatabase>,
  companyId: number,
  credentialId: string,
  at: Date,
): Promise<void> {
  const earlier = await tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential as old', 'old.id', 'anaf_access.credential_id')
    .innerJoin('anaf_credential as given', (join) => join.on('given.id', '=', credentialId))
    .select('anaf_access.id')
    .where('anaf_access.company_id', '=', companyId)
    .where('anaf_access.credential_id', '!=', credentialId)
    .where('anaf_access.ended_at', 'is', null)
    .where((row) =>
      row.or([
        row('old.user_id', '=', row.ref('given.user_id')),
        row.and([row('old.certificate', '=', row.ref('given.certificate')), row('old.certificate', '!=', '')]),
      ]),
    )
    .execute();
  for (const { id } of earlier) await endAccess(tx, id, 'replaced', at);
  await tx.updateTable('company').set({ is_authorized: true }).where('id', '=', companyId).execute();
}

/**
 * The company reaches ANAF by it no longer. Where no other company does, the tokens are forgotten: the refresh token is given
 * back sealed as it was, for ANAF to be told. Undefined: it goes on for others, or had ended.
 */
export async function endAccess(
  tx: Transaction<AnafDatabase>,
  accessId: string,
  why: AccessEnd,
  at: Date,
): Promise<{ readonly credentialId: string; readonly refreshSealed: Buffer } | undefined> {
  const ended = await tx
    .updateTable('anaf_access')
    .set({ ended_at: at, ended_why: why })
    .where('id', '=', accessId)
    .where('ended_at', 'is', null)
    .returning('credential_id')
    .executeTakeFirst();
  if (ended === undefined) return undefined;
  const { rows } = await sql<{ used: boolean }>`select anaf_credential_in_use(${ended.credential_id}) as used`.execute(
    tx,
  );
  if (rows[0]?.used !== false) return undefined;
  const kept = await tx
    .selectFrom('anaf_credential')
    .select('refresh_sealed')
    .where('id', '=', ended.credential_id)
    .executeTakeFirst();
  await tx
    .updateTable('anaf_credential')
    .set({ state: 'ended', ended_at: at, access_sealed: Buffer.alloc(0), refresh_sealed: Buffer.alloc(0) })
    .where('id', '=', ended.credential_id)
    .execute();
  return kept === undefined ? undefined : { credentialId: ended.credential_id, refreshSealed: kept.refresh_sealed };
}
