/** Keeps a person's new authorization and lets companies reach ANAF through it: the way back of one that has ended, too. */
import type { Transaction } from 'kysely';
import type { TokenCipher } from '../../process/token-cipher';
import type { AnafDatabase } from './access-tables';
import { sealedPair } from './credential';
import type { TokenPair } from './oauth-client';

export interface NewCredential {
  readonly id: string;
  readonly userId: number;
  readonly companyIds: readonly number[];
  readonly tokens: TokenPair;
}

export interface KeepCredentialParts {
  readonly cipher: TokenCipher;
  readonly now: number;
  /** Lets go on what waits for these companies' authorization, in the same transaction. */
  wake(companyIds: readonly number[]): Promise<unknown>;
}

/** In a transaction that sees the companies; an earlier authorization of theirs is replaced. */
export async function keepCredential(
  tx: Transaction<AnafDatabase>,
  { cipher, now, wake }: KeepCredentialParts,
  { id, userId, companyIds, tokens }: NewCredential,
): Promise<void> {
  await tx
    .insertInto('anaf_credential')
    .values({ id, user_id: userId, ...sealedPair(cipher, id, tokens, now) })
    .execute();
  for (const company_id of companyIds) {
    await tx
      .insertInto('anaf_access')
      .values({ company_id, credential_id: id })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ credential_id: id }))
      .execute();
    await tx.updateTable('company').set({ is_authorized: true }).where('id', '=', company_id).execute();
  }
  await wake(companyIds);
}
