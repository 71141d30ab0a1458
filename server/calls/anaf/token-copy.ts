/**
 * A copy of one's own access token at ANAF, for another program of one's own (design, section 9): never the refresh token, and never
 * another's. The password and a code prove who asks, as before what opens the account; it is told by letter and in the log of security.
 */
import { isUnproven, type Proof, proveSelf } from '../../accounts/prove-self';
import type { AccountParts } from '../../accounts/register';
import type { TenantTransaction } from '../../database/app-database';
import { tokenCopiedLetter } from '../../mail/letters/account-letters';
import { queueMail } from '../../mail/queue-mail';
import type { AttemptLimit } from '../../session/attempt-limit';
import type { Reply } from '../reply';
import { done, refused } from '../reply';

export interface TokenCopyParts extends AccountParts {
  readonly proofs: AttemptLimit;
}

export interface OpenedCompany {
  readonly cif: string;
  readonly name: string;
}

interface OwnToken {
  readonly credentialId: string;
  readonly sealed: Buffer;
  readonly until: Date;
}

/** Of the companies that the caller sees: what an authorization of his own opens here. At ANAF it opens all of its person. */
export async function companiesOpenedBy(tx: TenantTransaction, userId: number): Promise<readonly OpenedCompany[]> {
  return tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
    .innerJoin('company', 'company.id', 'anaf_access.company_id')
    .select(['company.cif', 'company.name'])
    .distinct()
    .where('anaf_credential.user_id', '=', userId)
    .where('anaf_credential.state', '=', 'active')
    .where('anaf_access.ended_at', 'is', null)
    .where('anaf_access.confirmed_at', 'is not', null)
    .orderBy('company.cif')
    .execute();
}

async function ownToken(tx: TenantTransaction, company: number, userId: number): Promise<OwnToken | undefined> {
  const row = await tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
    .select(['anaf_credential.id', 'anaf_credential.access_sealed', 'anaf_credential.access_expires_at'])
    .where('anaf_access.company_id', '=', company)
    .where('anaf_credential.user_id', '=', userId)
    .where('anaf_credential.state', '=', 'active')
    .where('anaf_access.ended_at', 'is', null)
    .where('anaf_access.confirmed_at', 'is not', null)
    .orderBy('anaf_credential.refresh_expires_at', 'desc')
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : { credentialId: row.id, sealed: row.access_sealed, until: row.access_expires_at };
}

/** `onCopied`: in the transaction, before the token is told. */
export async function copyToken(
  parts: TokenCopyParts,
  { company, ...proof }: Proof & { readonly company: number },
  onCopied: () => void,
): Promise<Reply> {
  const answer = await proveSelf(parts, proof, async (tx, account): Promise<Reply> => {
    if (account.totp_sealed === null) return refused('factor-needed');
    const found = await ownToken(tx, company, proof.user);
    const token = found === undefined ? undefined : parts.cipher.open(found.sealed, found.credentialId);
    if (found === undefined || token === undefined) return refused('not-found');
    const companies = await companiesOpenedBy(tx, proof.user);
    const letter = tokenCopiedLetter(companies, new URL('/app/companies', parts.origin).href);
    await queueMail(tx, parts, { to: account.email, letter });
    onCopied();
    return done({ token, until: found.until.toISOString(), companies });
  });
  if (!isUnproven(answer)) return answer;
  return refused(answer.refused, answer.waitMs === undefined ? {} : { waitMs: answer.waitMs });
}
