/** How the companies that a transaction sees stand with ANAF, as the contract tells it. */
import type { AnafConnection, CompanyConnections } from '@/api/entities/anaf-connection';
import { peopleCounts } from '../accounts/company-people';
import type { TenantTransaction } from '../database/app-database';

/** What ended is told for so long: who looks then has forgotten it. */
const TOLD_MS = 400 * 24 * 60 * 60_000;

export async function connectionsOf(
  tx: TenantTransaction,
  userId: number,
  now: number,
): Promise<readonly CompanyConnections[]> {
  const companies = await tx
    .selectFrom('company')
    .innerJoin('company_authorization as own', 'own.company_id', 'company.id')
    .select(['company.id', 'own.role'])
    .where('own.user_id', '=', userId)
    .orderBy('company.id')
    .execute();
  const accesses = await readAccesses(tx, new Date(now - TOLD_MS));
  const tickets = await readInvitations(tx, new Date(now));
  const served = await readServed(tx);
  const people = await peopleCounts(tx);
  return companies.map(({ id, role }) => ({
    company: id,
    decides: role === 'owner',
    // Of those who have access, the caller is one.
    people: people.get(id) ?? 1,
    connections: accesses.filter((row) => row.company_id === id).map((row) => connectionOf(row, userId, served)),
    invitations: tickets
      .filter((row) => row.company_id === id)
      .map((row) => ({ id: row.id, by: row.made_by_name, until: row.expires_at.toISOString() })),
  }));
}

type Row = Awaited<ReturnType<typeof readAccesses>>[number];

function readAccesses(tx: TenantTransaction, since: Date) {
  return tx
    .selectFrom('anaf_access')
    .innerJoin('anaf_credential', 'anaf_credential.id', 'anaf_access.credential_id')
    .selectAll('anaf_access')
    .select(['anaf_credential.person', 'anaf_credential.certificate', 'anaf_credential.user_id'])
    .select(['anaf_credential.refresh_expires_at', 'anaf_credential.state', 'anaf_credential.copied_at'])
    .select('anaf_credential.ended_at as credential_ended_at')
    .where((row) => row.or([row('anaf_access.ended_at', 'is', null), row('anaf_access.ended_at', '>', since)]))
    .where((row) => row.or([row('ended_why', 'is', null), row('ended_why', '=', 'revoked')]))
    .orderBy('anaf_access.given_at', 'desc')
    .execute();
}

function readInvitations(tx: TenantTransaction, now: Date) {
  return tx
    .selectFrom('anaf_ticket')
    .select(['id', 'company_id', 'made_by_name', 'expires_at'])
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('made_at')
    .execute();
}

/** The caller's companies that each authorization serves, by fiscal code. */
async function readServed(tx: TenantTransaction): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('anaf_access')
    .innerJoin('company', 'company.id', 'anaf_access.company_id')
    .select(['anaf_access.credential_id', 'company.cif'])
    .where('anaf_access.ended_at', 'is', null)
    .execute();
  return new Set(rows.map(({ credential_id, cif }) => `${credential_id} ${cif}`));
}

function connectionOf(row: Row, userId: number, served: ReadonlySet<string>): AnafConnection {
  const ended = endOf(row);
  // Whom else a person has rights for is nobody's business but his.
  const isOwn = row.user_id === userId && ended === undefined;
  return {
    id: row.id,
    person: row.person,
    certificate: row.certificate,
    mine: row.user_id === userId,
    byInvitation: row.by_invitation,
    since: row.given_at.toISOString(),
    until: row.refresh_expires_at.toISOString(),
    state: ended === undefined ? (row.confirmed_at === null ? 'waiting' : 'in-use') : ended.why,
    endedAt: ended?.at?.toISOString() ?? null,
    covered: row.covered,
    coveredAt: row.covered_at?.toISOString() ?? null,
    copiedAt: row.copied_at?.toISOString() ?? null,
    names: isOwn ? row.named_cifs.filter((cif) => !served.has(`${row.credential_id} ${cif}`)) : [],
  };
}

/** `refused`: ANAF takes it no more. */
function endOf(row: Row): { readonly why: 'revoked' | 'refused'; readonly at: Date | null } | undefined {
  if (row.ended_at !== null) return { why: 'revoked', at: row.ended_at };
  return row.state === 'ended' ? { why: 'refused', at: row.credential_ended_at } : undefined;
}
