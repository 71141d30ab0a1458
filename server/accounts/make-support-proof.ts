/** The operator's word that the support may see an account, given where its owner has asked for help. */
import type { Kysely } from 'kysely';
import { addressKey } from '../session/one-address';
import type { SupportProofs } from '../session/support-proof';
import type { Tables } from '../tables';

export interface WantedSight {
  readonly email: string;
  readonly by: string;
  readonly reason: string;
}

/** Null: no account has the address. */
export async function makeSupportProof(
  owner: Kysely<Tables>,
  proofs: SupportProofs,
  { email, by, reason }: WantedSight,
  newId: () => string,
): Promise<string | null> {
  const account = await owner
    .selectFrom('app_user')
    .select('id')
    .where('email_key', '=', addressKey(email))
    .executeTakeFirst();
  return account === undefined ? null : proofs.make({ id: newId(), userId: account.id, by, reason });
}
