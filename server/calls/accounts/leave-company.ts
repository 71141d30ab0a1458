/**
 * A person's own data leave one company: the drafts that he wrote last, his authorizations at ANAF, his access. Its documents, and
 * what the audit says of them, stay with the company. All in one transaction, so that a last owner, who is refused, has lost nothing.
 */
import { sql } from 'kysely';
import { endAssignment } from '../../accounts/assignments';
import { namedCompany, removeAccess } from '../../accounts/company-people';
import type { AccountParts } from '../../accounts/register';
import { sendAway } from '../../connections/let-in';
import type { TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { auditCompany, placeWords } from '../../database/audit';
import { publishChanges } from '../../database/publish-changes';
import type { OauthClient } from '../../outside/anaf/oauth-client';
import type { SecurityLog } from '../../process/security-log';
import { deviceWords } from '../../session/device-words';
import type { Caller, RequestOrigin } from '../call-handler';
import { RefusedEffect } from '../idempotent';
import { done, type RefusedReply, type Reply, refused } from '../reply';
import { accessRefusal } from './access-refusal';

export interface LeaveCompanyParts extends AccountParts {
  readonly oauth: Pick<OauthClient, 'revoke'>;
  readonly security: SecurityLog;
}

interface Left {
  readonly drafts: number;
  readonly authorizations: number;
  /** Tokens that nobody uses any more. */
  readonly orphans: readonly string[];
}

export async function leaveCompany(
  parts: LeaveCompanyParts,
  company: number,
  caller: Caller,
  { network, agent, request }: RequestOrigin,
): Promise<Reply> {
  const at = new Date(parts.now());
  const from = placeWords(deviceWords(agent), network);
  const left = await asUser(
    parts.db,
    caller.userId,
    (tx) => leave(tx, parts, { company, user: caller.userId, at, from }),
    at,
    caller.familyId,
  ).catch(refusalOf);
  if ('kind' in left) return left;
  parts.security.ofAccount({ event: 'access-removed', user: caller.userId, company, network, request });
  // Forgotten here whatever ANAF answers.
  for (const token of left.orphans) await parts.oauth.revoke(token);
  return done({ drafts: left.drafts, authorizations: left.authorizations });
}

async function leave(
  tx: TenantTransaction,
  parts: LeaveCompanyParts,
  {
    company,
    user,
    at,
    from,
  }: { readonly company: number; readonly user: number; readonly at: Date; readonly from: string },
): Promise<Left> {
  if ((await namedCompany(tx, company)) === undefined) throw new RefusedEffect(refused('company-denied'));
  // Before what locks the company: rows come first.
  await endAssignment(tx, company, user);
  const given = await tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
    .select('anaf_access.id')
    .where('anaf_access.company_id', '=', company)
    .where('anaf_access.ended_at', 'is', null)
    .where('anaf_credential.user_id', '=', user)
    .execute();
  const orphans: string[] = [];
  for (const { id } of given) {
    const orphan = (await sendAway(tx, id, at))?.orphan;
    const token = orphan === undefined ? undefined : parts.cipher.open(orphan.refreshSealed, orphan.credentialId);
    if (token !== undefined) orphans.push(token);
  }
  const { rows: drafts } = await sql<{ collection: string; id: string }>`
    select collection, id from my_drafts_of(${company})`.execute(tx);
  if (drafts.length > 0)
    await publishChanges(
      tx,
      company,
      drafts.map(({ collection, id }) => ({ collection, id, row: null })),
    );
  await auditCompany(tx, company, { kind: 'access.removed', at, from });
  const outcome = await removeAccess(tx, { companyId: company, userId: user, at });
  if (outcome === 'last-owner') throw new RefusedEffect(accessRefusal('last-owner-data'));
  if (outcome !== 'done') throw new RefusedEffect(accessRefusal('access-denied'));
  return { drafts: drafts.length, authorizations: given.length, orphans };
}

function refusalOf(error: unknown): RefusedReply {
  if (error instanceof RefusedEffect) return error.reply;
  throw error;
}
