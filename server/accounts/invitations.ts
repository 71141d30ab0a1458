/**
 * Invitations to a company: a letter to one address, good once, for seven days, and for the account of that address alone. What it
 * gives stands in the database beside the link, so that no request says it anew.
 *
 *   kept ──accepted──► used          withdrawn, over: it opens nothing
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import type { CompanyRole } from '@/api/entities/company';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asNobody } from '../database/as-nobody';
import { invitationLetter } from '../mail/letters/access-letters';
import { queueMail } from '../mail/queue-mail';
import { addressKey } from '../session/one-address';
import { type LinkParts, type LinkTrouble, linkHash, newLink, openSealed, seeLink } from './account-links';
import { pageLink } from './page-link';
import type { AccountParts } from './register';

const contentSchema = v.object({
  email: v.string(),
  invitedBy: v.string(),
  company: v.string(),
  cif: v.string(),
  role: v.picklist(['owner', 'administrator', 'user']),
});
type Content = v.InferOutput<typeof contentSchema>;

export interface Invitation extends Content {
  readonly companyId: number;
  readonly until: Date;
}

/** More at a time would be a list of addresses to write to. */
const MOST_OPEN = 50;

/** In the inviter's transaction. Undefined: he may not give that role there. `full`: so many are open already. */
export async function invite(
  tx: TenantTransaction,
  parts: AccountParts,
  { companyId, ...content }: Content & { readonly companyId: number },
): Promise<Date | 'full' | undefined> {
  const { secret, hash, until, sealed } = newLink(parts, { kind: 'invitation', content });
  const open = await openInvitations(tx, parts, companyId);
  if (open.length >= MOST_OPEN) return 'full';
  const { rows } = await sql<{
    kept: boolean;
  }>`select keep_invitation(${hash}, ${companyId}, ${content.role}, ${sealed},
    ${new Date(parts.now())}, ${until}) as kept`.execute(tx);
  if (rows[0]?.kept !== true) return undefined;
  // Of one address the newest counts.
  for (const { id, email } of open)
    if (addressKey(email) === addressKey(content.email)) await withdrawInvitation(tx, parts, { companyId, id });
  const letter = invitationLetter(content, pageLink(parts.origin, 'invitation', secret));
  await queueMail(tx, parts, { to: content.email, letter });
  return until;
}

export interface OpenInvitation extends Content {
  readonly id: string;
  readonly until: Date;
}

/** The company's invitations that can still be used, the newest first. */
export async function openInvitations(
  tx: TenantTransaction,
  parts: LinkParts,
  companyId: number,
): Promise<readonly OpenInvitation[]> {
  const rows = await tx
    .selectFrom('account_link')
    .select(['secret_hash', 'sealed', 'expires_at'])
    .where('kind', '=', 'invitation')
    .where('company_id', '=', companyId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', new Date(parts.now()))
    .orderBy('made_at', 'desc')
    .execute();
  return rows.flatMap(({ secret_hash: id, sealed, expires_at: until }) => {
    const content = v.safeParse(contentSchema, openSealed(parts, id, sealed));
    return content.success ? [{ ...content.output, id, until }] : [];
  });
}

/** What an invitation is about, for who has its link. */
export async function seeInvitation(
  parts: LinkParts & { readonly db: AppDatabase },
  secret: string,
): Promise<Invitation | LinkTrouble> {
  const found = await asNobody(parts.db, (tx) => seeLink(tx, parts, 'invitation', secret));
  if (typeof found === 'string') return found;
  const content = v.safeParse(contentSchema, found.content);
  if (!content.success || found.company === null) return 'unknown';
  return { ...content.output, companyId: found.company, until: found.until };
}

/** In the invited person's transaction: the role that he has there now. Of two who take it at once one has it. */
export async function acceptInvitation(
  tx: TenantTransaction,
  parts: Pick<LinkParts, 'now'>,
  secret: string,
): Promise<CompanyRole | 'used'> {
  const { rows } = await sql<{ role: CompanyRole }>`
    select as_role as role from accept_invitation(${linkHash(secret)}, ${new Date(parts.now())})`.execute(tx);
  return rows[0]?.role ?? 'used';
}

/** False: it is not open any more, or the caller may not decide of it. */
export async function withdrawInvitation(
  tx: TenantTransaction,
  parts: Pick<LinkParts, 'now'>,
  { companyId, id }: { readonly companyId: number; readonly id: string },
): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select withdraw_invitation(${id}, ${companyId}, ${new Date(parts.now())}) as gone`.execute(tx);
  return rows[0]?.gone === true;
}
