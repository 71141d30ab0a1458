/**
 * FilingStore over PostgreSQL. A fact is one transaction: filing locked, fact applied, document kept, archive row renewed,
 * company's version given last. Nothing of the network happens inside.
 */
import { type SqlBool, sql, type Transaction } from 'kysely';
import { lastEpochBegan } from '../database/epoch';
import type { publishChanges } from '../database/publish-changes';
import { archiveAfterFact } from './archive-after-fact';
import type { Filing, FilingFact } from './filing';
import type { FilingStore } from './filing-parts';
import { changedColumns, toFiling } from './filing-row';
import type { FilingTables } from './filing-tables';
import { applyFact } from './filing-transition';
import { otherInvoicesOf } from './invoices-of-draft';
import { oneAtATime } from './one-at-a-time';
import { keepDocument } from './record-filing';
import { recordLook } from './record-look';
import { withTakenBack } from './with-taken-back';

export interface FilingDatabase {
  /** A transaction that sees this company's rows only. */
  asCompany<T>(companyId: number, work: (tx: Transaction<FilingTables>) => Promise<T>): Promise<T>;
  readonly publish: typeof publishChanges;
}

/** The company of a filing, as the job that runs it knows. */
export function postgresFilingStore(database: FilingDatabase, companyId: number, now: () => number): FilingStore {
  const inCompany = <T>(work: (tx: Transaction<FilingTables>) => Promise<T>): Promise<T> =>
    database.asCompany(companyId, work);
  return {
    load: (id) => inCompany((tx) => loadFiling(tx, id)),
    record: (filing, fact, dueAt) => inCompany((tx) => recordFact(database, tx, filing, fact, dueAt, now())),
    postpone: (filing, dueAt, unknownSince = filing.unknownSince) =>
      inCompany(async (tx) => {
        const since = unknownSince === 0 ? null : new Date(unknownSince);
        await tx
          .updateTable('filing')
          .set((row) => ({ due_at: new Date(dueAt), waits: row('waits', '+', 1), unknown_since: since }))
          .where('id', '=', filing.id)
          .execute();
      }),
    looked: (filing, look) => inCompany((tx) => recordLook(database.publish, tx, filing, look)),
    documentBytes: (filing) =>
      inCompany(async (tx) => {
        const row = await tx
          .selectFrom('document')
          .select('bytes')
          .where('company_id', '=', companyId)
          .where('sha256', '=', filing.request.sha256)
          .executeTakeFirstOrThrow();
        return row.bytes;
      }),
    knownIndexes: (filing, indexes) => inCompany((tx) => indexesOfOthers(tx, filing, indexes)),
    isAloneInDoubt: (filing, since) => inCompany((tx) => isAloneInDoubt(tx, filing, since)),
    othersOfDraft: ({ invoiceId }) => inCompany((tx) => othersOfDraft(tx, companyId, invoiceId)),
    examined: (_filing, ids) => inCompany((tx) => examinedMessages(tx, companyId, ids)),
    beginExamining: (_filing, downloadId, until) =>
      inCompany((tx) => beginExamining(tx, { companyId, downloadId, now: now(), until })),
    rememberExamined: (_filing, message) =>
      inCompany(async (tx) => {
        await tx
          .insertInto('examined_message')
          .values({ company_id: companyId, download_id: message.downloadId, sha256: message.sha256 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),
    waitingUnder: (indexes) =>
      inCompany(async (tx) => {
        if (indexes.length === 0) return [];
        const rows = await waiting(tx, companyId).where('upload_index', 'in', indexes).execute();
        return rows.map(toFiling);
      }),
    longestWaiting: (most) =>
      inCompany(async (tx) => {
        const rows = await waiting(tx, companyId).orderBy('first_sent_at').limit(most).execute();
        return rows.map(toFiling);
      }),
  };
}

function waiting(tx: Transaction<FilingTables>, companyId: number) {
  return tx
    .selectFrom('filing')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`state in ('uploaded', 'processing')`);
}

async function loadFiling(tx: Transaction<FilingTables>, id: string): Promise<Filing | undefined> {
  const row = await tx.selectFrom('filing').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const filing = toFiling(row);
  if (filing.state !== 'doubtful') return filing;
  // Until a copy was put in place the lost database may have looked for it in vain and sent it once more: the list shows that late, too.
  return { ...filing, doubtfulSince: Math.max(filing.doubtfulSince, await lastEpochBegan(tx)) };
}

async function recordFact(
  database: FilingDatabase,
  tx: Transaction<FilingTables>,
  { id, companyId, sends }: Filing,
  fact: FilingFact,
  dueAt: (next: Filing) => number,
  now: number,
): Promise<Filing | undefined> {
  // Before its rows are held: what it may be told of names it, or is named by it.
  if (fact.kind === 'verdict-ok' || fact.kind === 'adopted') await oneAtATime(tx, companyId);
  const row = await tx.selectFrom('filing').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const next = row === undefined ? undefined : applyFact(toFiling(row), fact, now, sends);
  if (next === undefined) return undefined;
  const due = { ...next, dueAt: dueAt(next) };
  await tx.updateTable('filing').set(changedColumns(due)).where('id', '=', id).execute();
  if ('zip' in fact) await keepDocument(tx, due.companyId, fact.zip, now);
  await renewArchive(database, tx, due, fact, now);
  return due;
}

async function renewArchive(
  database: FilingDatabase,
  tx: Transaction<FilingTables>,
  filing: Filing,
  fact: FilingFact,
  now: number,
): Promise<void> {
  const { companyId, invoiceId } = filing;
  const row = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', companyId)
    .where('id', '=', invoiceId)
    // A buyer's message may be put on its timeline meanwhile.
    .forUpdate()
    .executeTakeFirstOrThrow();
  const item = archiveAfterFact(row.item, filing, fact, now);
  await tx
    .updateTable('archive_item')
    .set({ item: JSON.stringify(item), state: item.state })
    .where('company_id', '=', companyId)
    .where('id', '=', invoiceId)
    .execute();
  const isAccepted = item.state === 'accepted' && row.item.state !== 'accepted';
  const told = isAccepted ? await withTakenBack(tx, companyId, [item]) : [item];
  const changes = told.map((one) => ({ collection: 'archive', id: one.id, row: one }));
  await database.publish(tx, companyId, changes);
}

async function indexesOfOthers(
  tx: Transaction<FilingTables>,
  filing: Filing,
  indexes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (indexes.length === 0) return new Set();
  const rows = await tx
    .selectFrom('filing')
    .select('upload_index')
    .where('company_id', '=', filing.companyId)
    .where('upload_index', 'in', indexes)
    .where('id', '!=', filing.id)
    .execute();
  return new Set(rows.map((row) => row.upload_index));
}

async function isAloneInDoubt(tx: Transaction<FilingTables>, filing: Filing, since: number): Promise<boolean> {
  const other = await tx
    .selectFrom('filing')
    .select('id')
    .where('company_id', '=', filing.companyId)
    .where('doubtful_since', '>=', new Date(since))
    .where('id', '!=', filing.id)
    .executeTakeFirst();
  return other === undefined;
}

async function othersOfDraft(tx: Transaction<FilingTables>, companyId: number, invoiceId: string) {
  const { item } = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', companyId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return otherInvoicesOf(tx, { companyId, invoiceId, draftId: item.draft ?? '' }, 'going');
}

async function beginExamining(
  tx: Transaction<FilingTables>,
  named: { readonly companyId: number; readonly downloadId: string; readonly now: number; readonly until: number },
): Promise<boolean> {
  const until = new Date(named.until);
  const begun = await tx
    .insertInto('message_examination')
    .values({ company_id: named.companyId, download_id: named.downloadId, until })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'download_id'])
        .doUpdateSet({ until })
        .where('message_examination.until', '<=', new Date(named.now)),
    )
    .returning('until')
    .executeTakeFirst();
  return begun !== undefined;
}

async function examinedMessages(
  tx: Transaction<FilingTables>,
  companyId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('examined_message')
    .select(['download_id', 'sha256'])
    .where('company_id', '=', companyId)
    .where('download_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.download_id, row.sha256]));
}
