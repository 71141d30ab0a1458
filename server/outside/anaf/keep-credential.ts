/** Keeps a person's new authorization and lets companies reach ANAF through it. */
import { sql, type Transaction } from 'kysely';
import type { AnafAccessTables } from './access-tables';
import { sealedPair } from './anaf-tokens';
import type { TokenPair } from './oauth-client';
import type { TokenCipher } from './token-cipher';

export interface NewCredential {
  readonly id: string;
  readonly userId: number;
  readonly companyIds: readonly number[];
  readonly tokens: TokenPair;
}

/** In a transaction that sees the companies; an earlier authorization of theirs is replaced. */
export async function keepCredential(
  tx: Transaction<AnafAccessTables>,
  cipher: TokenCipher,
  { id, userId, companyIds, tokens }: NewCredential,
  now: number,
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
    await sql`update company set is_authorized = true where id = ${company_id}`.execute(tx);
  }
}
