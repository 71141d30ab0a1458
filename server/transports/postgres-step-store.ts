/** StepStore over PostgreSQL: a fact is one transaction. Nothing of the network happens inside. */
import type { Selectable, Transaction } from 'kysely';
import type { Transport } from '@/api/entities/transport';
import { bareCode } from '@/domain/invoice/party-codes';
import { isStepSettled } from '@/domain/transport/life/transport-step';
import { lastEpochBegan } from '../database/epoch';
import type { FoundationTables } from '../database/foundation-tables';
import type { publishChanges } from '../database/publish-changes';
import type { FilingTables } from '../filings/filing-tables';
import { keepDocument } from '../filings/record-filing';
import { declarationIn } from './outgoing-document';
import { lockTransport, putTransport } from './record-step';
import { applyStepFact, type StepFact, type StepFiling } from './step-filing';
import type { LoadedStep, StepStore } from './step-parts';
import { nextTurn, type SentBefore, transportAfterFact, turnState } from './transport-after-fact';
import type { TransportTables } from './transport-tables';

export type StepTransaction = Transaction<
  TransportTables & FilingTables & Pick<FoundationTables, 'company' | 'replicated_row'>
>;

export interface StepDatabase {
  /** A transaction that sees this company's rows only. */
  asCompany<T>(companyId: number, work: (tx: StepTransaction) => Promise<T>): Promise<T>;
  readonly publish: typeof publishChanges;
  /** Plans a step's job in the transaction. */
  schedule(tx: StepTransaction, step: { readonly companyId: number; readonly id: string }, at: Date): Promise<unknown>;
}

export function postgresStepStore(database: StepDatabase, companyId: number, now: () => number): StepStore {
  const inCompany = <T>(work: (tx: StepTransaction) => Promise<T>): Promise<T> => database.asCompany(companyId, work);
  return {
    load: (id) => inCompany((tx) => loadStep(tx, id)),
    record: (step, fact, dueAt) => inCompany((tx) => recordFact(database, tx, step, fact, { dueAt, now: now() })),
    postpone: (step, dueAt, unknownSince = step.unknownSince) =>
      inCompany(async (tx) => {
        await tx
          .updateTable('transport_step')
          .set((row) => ({
            due_at: new Date(dueAt),
            waits: row('waits', '+', 1),
            unknown_since: instant(unknownSince),
          }))
          .where('id', '=', step.id)
          .execute();
      }),
    documentBytes: (step) =>
      inCompany(async (tx) => {
        const row = await tx
          .selectFrom('document')
          .select('bytes')
          .where('company_id', '=', companyId)
          .where('sha256', '=', step.xmlSha256)
          .executeTakeFirstOrThrow();
        return row.bytes;
      }),
  };
}

async function loadStep(tx: StepTransaction, id: string): Promise<LoadedStep | undefined> {
  const row = await tx.selectFrom('transport_step').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const step = await withDoubt(tx, toStep(row));
  const { cif } = await tx
    .selectFrom('company')
    .select('cif')
    .where('id', '=', step.companyId)
    .executeTakeFirstOrThrow();
  const { item } = await tx
    .selectFrom('transport')
    .select('item')
    .where('company_id', '=', step.companyId)
    .where('id', '=', step.transportId)
    .executeTakeFirstOrThrow();
  return { step, cif: bareCode(cif), transport: item, putBack: await putBackSince(tx, step, item) };
}

/** Until a copy was put in place the lost database may have looked for it in vain and sent it once more: the list shows that late, too. */
async function withDoubt(tx: StepTransaction, step: StepFiling): Promise<StepFiling> {
  if (step.state !== 'doubtful') return step;
  return { ...step, doubtfulSince: Math.max(step.doubtfulSince, await lastEpochBegan(tx)) };
}

/**
 * What was recorded, or made on its device, before the copy was put in place, the lost database may have sent (as invoices:
 * docs/decisions/0043): the answer to that device may be lost, and it tells the step again as one that nobody has heard of.
 */
async function putBackSince(
  tx: StepTransaction,
  { id, state, doubtfulSince }: StepFiling,
  { steps }: Transport,
): Promise<number | undefined> {
  const known = steps.find((step) => step.id === id);
  if (state !== 'recorded' || known === undefined) return undefined;
  const since = Math.min(Date.parse(known.recordedAt), Date.parse(known.madeAt));
  const restoredAt = await lastEpochBegan(tx);
  return restoredAt >= since && restoredAt > doubtfulSince ? since : undefined;
}

interface FactTimes {
  readonly dueAt: number;
  readonly now: number;
}

async function recordFact(
  database: StepDatabase,
  tx: StepTransaction,
  { id, companyId, transportId, sends }: StepFiling,
  fact: StepFact,
  { dueAt, now }: FactTimes,
): Promise<StepFiling | undefined> {
  const before = await lockTransport(tx, companyId, transportId);
  const row = await tx.selectFrom('transport_step').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const moved = row === undefined ? undefined : applyStepFact(toStep(row), fact, now, sends);
  if (moved === undefined || before === undefined) return undefined;
  const next = { ...moved, dueAt };
  if (fact.kind === 'started') await keepDocument(tx, companyId, fact.document, now);
  await tx.updateTable('transport_step').set(changedColumns(next)).where('id', '=', id).execute();
  const said = next.kind === 'correct' && next.state === 'accepted' ? await saidIn(tx, next) : undefined;
  const after = transportAfterFact(before, next, fact, now, said);
  const item = isStepSettled(next.state) ? await giveTurn(database, tx, next, after, now) : after;
  await putTransport(tx, companyId, item);
  await database.publish(tx, companyId, [{ collection: 'transport', id: transportId, row: item }]);
  return next;
}

async function giveTurn(
  { schedule }: StepDatabase,
  tx: StepTransaction,
  settled: StepFiling,
  after: Transport,
  now: number,
): Promise<Transport> {
  const at = new Date(now);
  const sent = await sentBefore(tx, settled);
  const { item, turn, gone } = nextTurn(after, settled, now, sent);
  if (gone.length > 0)
    await tx
      .updateTable('transport_step')
      .set({ state: 'refused', settled: true })
      .where('id', 'in', [...gone])
      .execute();
  if (turn !== '') {
    const state = turnState(sent.get(turn));
    await tx.updateTable('transport_step').set({ state, due_at: at }).where('id', '=', turn).execute();
    await schedule(tx, { companyId: settled.companyId, id: turn }, at);
  }
  return item;
}

async function sentBefore(tx: StepTransaction, { companyId, transportId }: StepFiling): Promise<SentBefore> {
  const rows = await tx
    .selectFrom('transport_step')
    .select(['id', 'upload_index'])
    .where('company_id', '=', companyId)
    .where('transport_id', '=', transportId)
    .where('state', '=', 'waiting')
    .where('first_sent_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, upload_index: index }) => [id, index]));
}

async function saidIn(tx: StepTransaction, { companyId, xmlSha256 }: StepFiling) {
  const { bytes } = await tx
    .selectFrom('document')
    .select('bytes')
    .where('company_id', '=', companyId)
    .where('sha256', '=', xmlSha256)
    .executeTakeFirstOrThrow();
  const { content } = declarationIn(bytes);
  return content.kind === 'notification' ? content : undefined;
}

function toStep(row: Selectable<TransportTables['transport_step']>): StepFiling {
  return {
    id: row.id,
    companyId: row.company_id,
    transportId: row.transport_id,
    kind: row.kind,
    state: row.state,
    xmlSha256: row.xml_sha256,
    uploadIndex: row.upload_index,
    sends: row.sends,
    firstSentAt: row.first_sent_at?.getTime() ?? 0,
    doubtfulSince: row.doubtful_since?.getTime() ?? 0,
    unknownSince: row.unknown_since?.getTime() ?? 0,
    awayAt: row.away_at?.getTime() ?? 0,
    waits: row.waits,
    messages: row.messages,
    dueAt: row.due_at.getTime(),
  };
}

function changedColumns(step: StepFiling) {
  return {
    state: step.state,
    xml_sha256: step.xmlSha256,
    upload_index: step.uploadIndex,
    sends: step.sends,
    first_sent_at: instant(step.firstSentAt),
    doubtful_since: instant(step.doubtfulSince),
    unknown_since: instant(step.unknownSince),
    away_at: instant(step.awayAt),
    waits: step.waits,
    messages: JSON.stringify(step.messages),
    due_at: new Date(step.dueAt),
    settled: isStepSettled(step.state),
  };
}

function instant(ms: number): Date | null {
  return ms === 0 ? null : new Date(ms);
}
