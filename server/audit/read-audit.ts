/** A page of a chain of the audit, the newest first; row-level security shows chains of the user's companies and his own. */
import { sql } from 'kysely';
import type { ResultOf } from '@/api/call';
import type { AuditGroup, GetUserAuditLogs } from '@/api/calls/audit-calls';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import { addDays } from '@/domain/calendar/iso-date';
import type { TenantTransaction } from '../database/app-database';

export interface AuditQuestion {
  /** `c12`: of the company 12; `u5`: of the account 5. */
  readonly chain: string;
  readonly group?: AuditGroup;
  /** 0: by the server itself. */
  readonly actor?: number;
  /** Days, both included. */
  readonly from?: string;
  readonly until?: string;
  readonly subject?: string;
  readonly before?: number;
  readonly limit: number;
}

type AuditPage = ResultOf<typeof GetUserAuditLogs>;

export async function readAudit(tx: TenantTransaction, question: AuditQuestion): Promise<AuditPage> {
  const head = await tx.selectFrom('audit_head').selectAll().where('chain', '=', question.chain).executeTakeFirst();
  const rows = await recordsOf(tx, question);
  const records = rows.slice(0, question.limit).map(recordOf);
  return {
    records,
    hasMore: rows.length > question.limit,
    total: Number(head?.count ?? 0),
    groups: { ...head?.groups },
    end: head?.hash.toString('hex') ?? '',
    actors: actorsOf(records),
  };
}

/** One more than is shown: whether there are more. Found by a function, as row-level security keeps indexes from a beginning. */
async function recordsOf(tx: TenantTransaction, question: AuditQuestion) {
  const { chain, group, actor, from, until, subject, before, limit } = question;
  const day = (midnight: string | undefined): Date | null =>
    midnight === undefined ? null : new Date(bucharestMidnight(midnight));
  const beginning = subject === undefined ? null : `${likePrefix(subject.toLowerCase())}%`;
  const { rows } = await sql<{ seq: string }>`
    select seq from audit_found(${chain}, ${group ?? null}, ${actor === 0}, ${actor === 0 ? null : (actor ?? null)}::integer,
      ${day(from)}::timestamptz, ${day(until === undefined ? undefined : addDays(until, 1))}::timestamptz, ${beginning}::text,
      ${before ?? null}::bigint, ${limit + 1}) as seq`.execute(tx);
  if (rows.length === 0) return [];
  return tx
    .selectFrom('audit_event')
    .selectAll()
    .where('chain', '=', chain)
    .where(
      'seq',
      'in',
      rows.map(({ seq }) => seq),
    )
    .orderBy('seq', 'desc')
    .execute();
}

function likePrefix(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}

type Row = Awaited<ReturnType<typeof recordsOf>>[number];

interface Content {
  readonly who?: string;
  readonly from?: string;
  readonly subject?: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

function recordOf({ seq, at, kind, grp, content, actor_id, hash }: Row): AuditPage['records'][number] {
  const said: Content | null = content === null ? null : JSON.parse(content);
  return {
    seq: Number(seq),
    at: at.toISOString(),
    kind,
    group: grp,
    who: said === null ? null : (said.who ?? ''),
    actor: actor_id,
    from: said?.from ?? '',
    subject: said?.subject ?? '',
    before: { ...said?.before },
    after: { ...said?.after },
    hash: hash.toString('hex'),
  };
}

/** Who is on the page, to be asked for alone. */
function actorsOf(records: AuditPage['records']): AuditPage['actors'] {
  const names = new Map(records.flatMap(({ actor, who }) => (actor === null || !who ? [] : [[actor, who] as const])));
  return [...names].map(([id, name]) => ({ id, name }));
}
