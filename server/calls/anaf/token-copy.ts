/**
 * A copy of one's own access token at ANAF, for another program of one's own (design, section 9): never the refresh token, and never
 * another's. The password and a code prove who asks, as before what opens the account; it is told by letter, to the owners of the
 * companies it opens by an alert (decision 0136), in the audit of each of them and in the log of security.
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
  /** '' where only ANAF's list names it. */
  readonly name: string;
}

interface OwnToken {
  readonly credentialId: string;
  readonly person: string;
  readonly sealed: Buffer;
  readonly until: Date;
}

/**
 * What an authorization of the caller's own opens: the companies here, then those that ANAF's list names beside them. ANAF names only
 * companies that have had something in their mailbox; the person may have rights for others.
 */
export async function companiesOpenedBy(tx: TenantTransaction, userId: number): Promise<readonly OpenedCompany[]> {
  const rows = await ownAccesses(tx, userId)
    .innerJoin('company', 'company.id', 'anaf_access.company_id')
    .select(['company.cif', 'company.name', 'anaf_access.named_cifs'])
    .orderBy('company.cif')
    .execute();
  const here = new Map(rows.map(({ cif, name }) => [cif, name]));
  const named = new Set(rows.flatMap(({ named_cifs }) => named_cifs).filter((cif) => !here.has(cif)));
  const known = await namesOf(tx, [...named]);
  return [
    ...[...here].map(([cif, name]) => ({ cif, name })),
    ...[...named].sort().map((cif) => ({ cif, name: known.get(cif) ?? '' })),
  ];
}

/** Of those that are companies of the caller here, though no authorization of his serves them. */
async function namesOf(tx: TenantTransaction, cifs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (cifs.length === 0) return new Map();
  const rows = await tx.selectFrom('company').select(['cif', 'name']).where('cif', 'in', cifs).execute();
  return new Map(rows.map(({ cif, name }) => [cif, name]));
}

function ownAccesses(tx: TenantTransaction, userId: number) {
  return tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
    .where('anaf_credential.user_id', '=', userId)
    .where('anaf_credential.state', '=', 'active')
    .where('anaf_access.ended_at', 'is', null)
    .where('anaf_access.confirmed_at', 'is not', null);
}

async function ownToken(tx: TenantTransaction, company: number, userId: number): Promise<OwnToken | undefined> {
  const row = await ownAccesses(tx, userId)
    .select(['anaf_credential.id', 'anaf_credential.person'])
    .select(['anaf_credential.access_sealed', 'anaf_credential.access_expires_at'])
    .where('anaf_access.company_id', '=', company)
    .orderBy('anaf_credential.refresh_expires_at', 'desc')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id: credentialId, person, access_sealed: sealed, access_expires_at: until } = row;
  return { credentialId, person, sealed, until };
}

/** The companies that the key serves, in the order in which their rows are locked. */
async function servedBy(tx: TenantTransaction, credentialId: string): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('anaf_access')
    .select('company_id')
    .where('credential_id', '=', credentialId)
    .where('ended_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .orderBy('company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/** Companies by id. */
export type OnCopied = (tx: TenantTransaction, companies: readonly number[], person: string) => Promise<void>;

/** `onCopied`: in the transaction, before the token is told. */
export async function copyToken(
  parts: TokenCopyParts,
  { company, ...proof }: Proof & { readonly company: number },
  onCopied: OnCopied,
): Promise<Reply> {
  const answer = await proveSelf(parts, proof, async (tx, account): Promise<Reply> => {
    if (account.totp_sealed === null) return refused('factor-needed');
    const found = await ownToken(tx, company, proof.user);
    const token = found === undefined ? undefined : parts.cipher.open(found.sealed, found.credentialId);
    if (found === undefined || token === undefined) return refused('not-found');
    await tx
      .updateTable('anaf_credential')
      .set({ copied_at: new Date(parts.now()) })
      .where('id', '=', found.credentialId)
      .execute();
    const companies = await companiesOpenedBy(tx, proof.user);
    const letter = tokenCopiedLetter(companies, new URL('/app/companies', parts.origin).href);
    await queueMail(tx, parts, { to: account.email, letter });
    await onCopied(tx, await servedBy(tx, found.credentialId), found.person);
    return done({ token, until: found.until.toISOString(), companies });
  });
  if (!isUnproven(answer)) return answer;
  return refused(answer.refused, answer.waitMs === undefined ? {} : { waitMs: answer.waitMs });
}
