/**
 * ETransUpload: in one transaction the step, its document and its job come to be, the draft goes, and the company gets its next
 * version; or nothing of it. ANAF is not contacted here.
 */
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { MOST_STEPS, type Transport, type TransportStep } from '@/api/entities/transport';
import { transportDraftSchema } from '@/api/entities/transport-draft';
import type { ApiErrorCode } from '@/api/errors';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { declaredHash, declarerOf, notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import { firstDeclarationDay } from '@/domain/transport/legal-windows';
import { uitWindow } from '@/domain/transport/life/declaration-life';
import { type LoggedOutage, rightAfterOutage } from '@/domain/transport/life/outage-window';
import { isStepSettled } from '@/domain/transport/life/transport-step';
import type { Declaration } from '@/domain/transport/model/declaration';
import { summaryOf } from '@/domain/transport/model/declaration-summary';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import type { FoundationTables } from '../database/foundation-tables';
import { mayComeFromDevices } from '../database/lost-by-restore';
import type { publishChanges, RowChange } from '../database/publish-changes';
import { takeTurn } from '../database/take-turn';
import type { FilingTables } from '../filings/filing-tables';
import { keepDocument } from '../filings/record-filing';
import { sha256Hex } from '../filings/sha256-hex';
import { firstState, isOvertaken, mismatchOf, type StepUpload, stepOf } from './step-of-upload';
import type { TransportTables } from './transport-tables';
import { TRANSPORT_TEXTS } from './transport-texts';
import { uitIn } from './uit-in-document';

export type TransportTransaction = Transaction<
  TransportTables & FilingTables & Pick<FoundationTables, 'replicated_row'>
>;

export interface StepSurroundings {
  /** Plans the step's job in the same transaction. */
  enqueue(
    tx: TransportTransaction,
    step: { readonly companyId: number; readonly id: string },
    at: Date,
  ): Promise<unknown>;
  /** The company's list at ANAF is looked at from now on. */
  watch(tx: TransportTransaction, companyId: number): Promise<unknown>;
  readonly publish: typeof publishChanges;
  /** The log of outages of ANAF's service (outage-log.ts). */
  outages(): Promise<readonly LoggedOutage[]>;
  readonly now: () => number;
}

export type StepOutcome =
  | { readonly kind: 'recorded'; readonly item: Transport; readonly version: number }
  | { readonly kind: 'refused'; readonly code: ApiErrorCode; readonly messages: readonly string[] };

const refuse = (code: ApiErrorCode, ...messages: readonly string[]): StepOutcome => ({
  kind: 'refused',
  code,
  messages,
});

export async function recordStep(
  tx: TransportTransaction,
  around: StepSurroundings,
  upload: StepUpload,
  declaration: Declaration,
): Promise<StepOutcome> {
  await takeTurn(tx, 'transport', upload.companyId, upload.transport);
  const before = await lockTransport(tx, upload.companyId, upload.transport);
  if (before?.steps.some(({ id }) => id === upload.step) === true)
    return alreadyRecorded(tx, around, { upload, declaration, item: before });
  const mismatch = mismatchOf(upload, declaration);
  if (mismatch !== undefined) return refuse('transport-invalid', mismatch);
  if (upload.kind === 'declare' && before !== undefined) return refuse('already-sent', TRANSPORT_TEXTS.alreadyDeclared);
  if (upload.kind !== 'declare') {
    if (before === undefined) return refuse((await mayComeFromDevices(tx)) ? 'not-back-yet' : 'not-found');
    const barred = barredBy(before, upload, declaration);
    if (barred !== undefined) return barred;
  }
  const unlawful = upload.afterOutage && upload.known === undefined ? await noOutage(around, declaration) : undefined;
  if (unlawful !== undefined) return refuse('transport-invalid', unlawful);
  return record(tx, around, upload, declaration, before);
}

/** Why the declaration as it stands takes no such step; undefined where it does. */
function barredBy(before: Transport, upload: StepUpload, declaration: Declaration): StepOutcome | undefined {
  // What a restored server is given back was judged when it was told first.
  if (before.origin === 'carried' && upload.known === undefined)
    return refuse('transport-invalid', TRANSPORT_TEXTS.notOurs);
  if (before.steps.length >= MOST_STEPS) return refuse('transport-invalid', TRANSPORT_TEXTS.full);
  const uit = uitIn(declaration);
  // A copy of the database that does not know it yet looks for it: the device waits, and tells the step again.
  if (uit !== '' && before.uit === '' && before.steps.some(({ state }) => !isStepSettled(state)))
    return refuse('not-back-yet');
  if (uit !== '' && uit !== before.uit) return refuse('transport-invalid', TRANSPORT_TEXTS.otherKind);
  return isOvertaken(before, upload) ? refuse('transport-changed') : undefined;
}

/** Why the law does not let it be declared after an outage, by the server's own log; undefined where it does. */
async function noOutage({ outages, now }: StepSurroundings, { content }: Declaration): Promise<string | undefined> {
  if (content.kind !== 'notification') return TRANSPORT_TEXTS.otherKind;
  const { startDate } = content.transport;
  const right = rightAfterOutage(startDate, await outages(), now());
  if (right.kind === 'may') return undefined;
  return right.kind === 'over' ? TRANSPORT_TEXTS.outageOver(right.lastDay) : TRANSPORT_TEXTS.noOutage(startDate);
}

async function record(
  tx: TransportTransaction,
  around: StepSurroundings,
  upload: StepUpload,
  declaration: Declaration,
  before: Transport | undefined,
): Promise<StepOutcome> {
  const now = around.now();
  const { companyId } = upload;
  const sha256 = sha256Hex(upload.bytes);
  const step = { ...stepOf(upload, declaration, sha256, now), state: firstState(before, upload) };
  const draft = await draftBody(tx, upload);
  const stays = draft !== null && !saysNoMore(draft, upload, declaration);
  const item = { ...withStep(before, upload, declaration, step, now), ...(stays ? { draftStays: true } : {}) };
  const dueAt = new Date(Math.max(now, earliest(declaration.content)));
  await keepDocument(tx, companyId, { bytes: upload.bytes, sha256 }, now);
  await putTransport(tx, companyId, item);
  await tx
    .insertInto('transport_step')
    .values(stepRow(upload, item, step, dueAt))
    .execute();
  if (step.state !== 'waiting' && !isStepSettled(step.state))
    await around.enqueue(tx, { companyId, id: step.id }, dueAt);
  await around.watch(tx, companyId);
  const version = await around.publish(tx, companyId, changesOf(upload, item, stays));
  return { kind: 'recorded', item, version };
}

/** A declaration made too early by a device whose clock is wrong leaves on its first day. */
function earliest(content: Declaration['content']): number {
  if (content.kind !== 'notification' || !isIsoDate(content.transport.startDate)) return 0;
  return bucharestMidnight(firstDeclarationDay(content.transport.startDate));
}

function withStep(
  before: Transport | undefined,
  upload: StepUpload,
  { content }: Declaration,
  step: TransportStep,
  now: number,
): Transport {
  if (before !== undefined) return { ...before, steps: [...before.steps, { ...step, ...lateness(before, step, now) }] };
  if (content.kind !== 'notification') throw new Error('A declaration begins with its notification');
  const early = earliest(content) > now;
  const messages = early ? [TRANSPORT_TEXTS.tooEarly(firstDeclarationDay(content.transport.startDate))] : [];
  return {
    ...{ id: upload.transport, origin: 'own', uit: upload.known?.uit ?? '', expiresOn: '', declaredAt: step.madeAt },
    ...summaryOf(content),
    steps: [{ ...step, messages }],
  };
}

/** Made in time by the device's word, and heard of after the last day. */
function lateness(before: Transport, { kind }: TransportStep, now: number): Partial<TransportStep> {
  const window = uitWindow(before);
  return kind === 'vehicle' && window !== null && now >= window.until ? { late: true } : {};
}

function stepRow(upload: StepUpload, item: Transport, step: TransportStep, dueAt: Date) {
  return {
    ...{ id: step.id, company_id: upload.companyId, transport_id: item.id, place: item.steps.length },
    ...{ kind: step.kind, state: step.state, idempotency_key: upload.idempotencyKey, xml_sha256: step.xmlSha256 },
    ...{ upload_index: step.uploadIndex, due_at: dueAt, messages: '[]', settled: isStepSettled(step.state) },
    ...(upload.known === undefined
      ? {}
      : { sends: 1, first_sent_at: new Date(step.madeAt), doubtful_since: new Date(step.recordedAt) }),
  };
}

/** Locked: nobody writes in it before the step is recorded. Null: it names none, or that one is not on the list. */
async function draftBody(tx: TransportTransaction, { companyId, draft }: StepUpload): Promise<object | null> {
  if (draft === '') return null;
  const row = await tx
    .selectFrom('replicated_row')
    .select('body')
    .where('company_id', '=', companyId)
    .where('collection', '=', 'transportDraft')
    .where('id', '=', draft)
    .forUpdate()
    .executeTakeFirst();
  return row?.body ?? null;
}

/**
 * The draft goes where it says no more than what was declared, or than its device had seen when it wrote the last words: those
 * of another device stay on the list.
 */
function saysNoMore(body: object, upload: StepUpload, declaration: Declaration): boolean {
  const draft = v.safeParse(transportDraftSchema, body);
  if (!draft.success) return false;
  if (declaredHash(draft.output.content) === upload.draftSeen) return true;
  const { declarant, reference, afterOutage } = declaration;
  const content = notificationOfDraft(draft.output.content, uitIn(declaration));
  const declarer = declarerOf({ declarant, reference, afterOutage: afterOutage === 'D' });
  return writeDeclaration({ ...declarer, content }) === writeDeclaration(declaration);
}

function changesOf({ draft }: StepUpload, item: Transport, stays: boolean): readonly RowChange[] {
  const gone = draft === '' || stays ? [] : [{ collection: 'transportDraft', id: draft, row: null }];
  return [...gone, { collection: 'transport', id: item.id, row: item }];
}

/** Undefined where it never was. */
export async function lockTransport(
  tx: TransportTransaction,
  companyId: number,
  id: string,
): Promise<Transport | undefined> {
  const row = await tx
    .selectFrom('transport')
    .select('item')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.item;
}

export async function putTransport(tx: TransportTransaction, companyId: number, item: Transport): Promise<void> {
  const later = { uit: item.uit, origin: item.origin, item: JSON.stringify(item) };
  await tx
    .insertInto('transport')
    .values({ company_id: companyId, id: item.id, ...later })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(later))
    .execute();
}

interface Again {
  readonly upload: StepUpload;
  readonly declaration: Declaration;
  readonly item: Transport;
}

/**
 * Where a copy of the device's profile gave it back first, the device saves its draft after that: it goes with the step all the same,
 * at a version that follows the save's (G3). Who gives a step back has saved nothing before it.
 */
async function alreadyRecorded(
  tx: TransportTransaction,
  around: StepSurroundings,
  { upload, declaration, item }: Again,
): Promise<StepOutcome> {
  const draft = upload.known === undefined && item.draftStays !== true ? await draftBody(tx, upload) : null;
  if (draft !== null && saysNoMore(draft, upload, declaration)) {
    const version = await around.publish(tx, upload.companyId, changesOf(upload, item, false));
    return { kind: 'recorded', item, version };
  }
  const { version } = await tx
    .selectFrom('replicated_row')
    .select('version')
    .where('company_id', '=', upload.companyId)
    .where('collection', '=', 'transport')
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow();
  return { kind: 'recorded', item, version };
}
