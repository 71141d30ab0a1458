/**
 * InvoiceUpload: in one transaction the invoice, its bytes, the filing and the job come to be, the draft goes, and the
 * company gets its next version; or nothing of it (promises 2, 6 and 7). ANAF is not contacted here.
 */
import type { Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { isCorrectionOf } from '@/domain/invoice/corrected';
import { currentEpoch, lastEpochBegan } from '../../database/epoch';
import type { FoundationTables } from '../../database/foundation-tables';
import type { publishChanges, RowChange } from '../../database/publish-changes';
import { takeTurn } from '../../database/take-turn';
import { heldItem } from '../../filings/archive-after-fact';
import { archiveRow } from '../../filings/archive-columns';
import type { Filing } from '../../filings/filing';
import type { FilingTables } from '../../filings/filing-tables';
import type { InvoiceFacts } from '../../filings/invoice-facts';
import { keepLineWords } from '../../filings/line-words';
import { keepDocument, newFiling, recordFiling } from '../../filings/record-filing';
import { sha256Hex } from '../../filings/sha256-hex';
import type { MailboxTables } from '../../mailbox/mailbox-tables';
import { makeRoomForOwn } from '../../mailbox/make-room';
import type { NumberTables } from '../../numbers/number-tables';
import { archivedWith, firstArchiveItem, refiledArchiveItem, refusedAgain } from './archive-item-of';
import type { RefusedUpload } from './check-upload';
import { afterRestore, filingRequest } from './filing-request';
import { type DraftFate, fateOfCorrection, fateOfDraft, isDraftSavedSince, isGivenBack } from './hold-invoice';
import type { JudgedFacts } from './judge-document';
import { mayBeRefiled, type NumberState, numberOfCorrected, numberOfNew } from './number-of-upload';
import { precedentOf } from './precedent-of';
import { lockArchiveItem } from './read-archive';
import type { UploadInput } from './upload-input';

/** What an upload touches beside its own tables. */
export interface UploadSurroundings {
  /** Plans the filing's job in the same transaction. */
  enqueue(tx: UploadTransaction, filing: Filing): Promise<unknown>;
  readonly publish: typeof publishChanges;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The company's tables that an upload reads and writes. */
export type UploadTransaction = Transaction<
  FilingTables & MailboxTables & NumberTables & Pick<FoundationTables, 'company' | 'replicated_row'>
>;

export type UploadOutcome =
  | { readonly kind: 'recorded'; readonly item: ArchiveItem; readonly version: number }
  | RefusedUpload;

export async function recordUpload(
  tx: UploadTransaction,
  around: UploadSurroundings,
  input: UploadInput,
  facts: JudgedFacts,
): Promise<UploadOutcome> {
  // Equal uploads under keys of their own: the second one meets the first one's row, or none at all.
  await takeTurn(tx, 'upload', input.companyId, input.invoiceId);
  const existing = await lockArchiveItem(tx, input.companyId, input.invoiceId);
  if (existing !== undefined && isKnown(existing, input)) return alreadyRecorded(tx, around, input, existing);
  const number =
    existing === undefined
      ? await numberOfNew(tx, input, facts, around.now())
      : await numberOfCorrected(tx, existing, input, facts, around.now());
  if (number.kind === 'refused') return { ...number, messages: number.messages ?? [] };
  return record(tx, around, existing === undefined ? inPlaceOfLost(input) : input, facts, number, existing);
}

/** What it corrects was lost by a restore, and its draft with it: that one may have become another invoice all the same. */
function inPlaceOfLost(input: UploadInput): UploadInput {
  const { draftId, correctedDraft = '' } = input;
  return draftId === '' && correctedDraft !== '' ? { ...input, draftId: correctedDraft } : input;
}

async function record(
  tx: UploadTransaction,
  around: UploadSurroundings,
  input: UploadInput,
  facts: JudgedFacts,
  number: NumberState,
  existing: ArchiveItem | undefined,
): Promise<UploadOutcome> {
  const now = around.now();
  const sha256 = sha256Hex(input.bytes);
  const fate =
    existing === undefined
      ? await fateOfDraft(tx, input, await currentEpoch(tx, around))
      : await fateOfCorrection(tx, input, existing);
  const fresh = { ...firstArchiveItem(input, facts, sha256, now), ...(fate.stays ? { draftStays: true } : {}) };
  const recorded = existing === undefined ? fresh : refiledArchiveItem(existing, fresh, now);
  const { item, filing } = await beginning(tx, around, { input, facts, recorded, fate });
  await keepDocument(tx, input.companyId, { bytes: input.bytes, sha256 }, now);
  await putItem(tx, input.companyId, item);
  if (filing !== null) {
    await recordFiling(tx, filing, input.idempotencyKey);
    await around.enqueue(tx, filing);
  }
  const room = await makeRoomForOwn(tx, input.companyId, { xmlSha256: sha256, invoiceId: item.id });
  const changes = [...room, ...changesOf(input, item, number, fate.stays)];
  const version = await around.publish(tx, input.companyId, changes);
  await keepLineWords(tx, input.companyId, { id: item.id, words: facts.lineWords, version });
  return { kind: 'recorded', item, version };
}

interface Recorded {
  readonly input: UploadInput;
  readonly facts: InvoiceFacts;
  readonly recorded: ArchiveItem;
  readonly fate: DraftFate;
}

interface Beginning {
  readonly item: ArchiveItem;
  /** Null: ANAF hears nothing of it before a person has decided. */
  readonly filing: Filing | null;
}

async function beginning(tx: UploadTransaction, around: UploadSurroundings, named: Recorded): Promise<Beginning> {
  const { input, recorded, fate } = named;
  const now = around.now();
  if (input.wasRefused === true) return { item: refusedAgain(recorded, now), filing: null };
  const filing = await filingOf(tx, around, named);
  // What may be at ANAF already is looked for there first.
  if (fate.held !== undefined && filing.state === 'recorded')
    return { item: heldItem(recorded, fate.held, now), filing: null };
  return { item: archivedWith(recorded, filing, now), filing };
}

async function filingOf(
  tx: UploadTransaction,
  around: UploadSurroundings,
  { input, facts, recorded, fate }: Recorded,
): Promise<Filing> {
  const { id: invoiceId, attempt, xmlSha256 } = recorded;
  const asked = filingRequest(input, facts, xmlSha256);
  const restoredAt = await lastEpochBegan(tx);
  const request = {
    ...asked,
    ...(fate.held === undefined ? {} : { holdIfAbsent: fate.held }),
    ...afterRestore(restoredAt),
    ...(fate.mayBeIssued ? { draftMayBeIssued: true as const } : {}),
  };
  const named = { id: around.newId(), companyId: input.companyId, invoiceId, attempt, request };
  const now = around.now();
  return newFiling(named, precedentOf(input, restoredAt, now), now);
}

async function putItem(tx: UploadTransaction, companyId: number, item: ArchiveItem): Promise<void> {
  const { company_id, id, direction, ...later } = archiveRow(companyId, item);
  await tx
    .insertInto('archive_item')
    .values({ company_id, id, direction, ...later })
    // Whose it is stays as it was first written.
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(later))
    .execute();
}

/** The invoice comes, the device's lease has moved on, and the draft goes: not one that says more than the invoice. */
function changesOf(
  input: UploadInput,
  item: ArchiveItem,
  number: NumberState,
  draftStays: boolean,
): readonly RowChange[] {
  return [
    ...(number.kind === 'taken' ? [{ collection: 'lease', id: number.lease.id, row: number.lease.row }] : []),
    ...(input.draftId === '' || draftStays ? [] : [draftGone(input.draftId)]),
    { collection: 'archive', id: item.id, row: item },
  ];
}

/**
 * Asked for again under another key: recorded once, and acknowledged again. What was refused elsewhere changes nothing here, unless it
 * corrects what stands here; nor does what is given back after its correction.
 */
function isKnown(existing: ArchiveItem, input: UploadInput): boolean {
  const xmlSha256 = sha256Hex(input.bytes);
  const isSame = existing.xmlSha256 === xmlSha256;
  if (isGivenBack(input) && isCorrectionOf(existing, { xmlSha256 })) return true;
  if (!mayBeRefiled(existing)) return isSame || (input.wasRefused === true && !corrects(input, existing));
  return isSame && existing.state === 'refused' && !mayBeNews(input);
}

function corrects({ corrected = [] }: UploadInput, { xmlSha256 }: ArchiveItem): boolean {
  return corrected.includes(xmlSha256);
}

/** Of the very document that is refused here: its correction, which says nothing of a draft seen, or that ANAF has it. */
function mayBeNews({ draftEpoch, corrects, known, wasRefused }: UploadInput): boolean {
  if (wasRefused === true) return false;
  const isIssue = draftEpoch !== undefined && corrects === undefined;
  const isFirstIssue = isIssue || (known?.since ?? '') !== '';
  return !isFirstIssue || (known?.index ?? '') !== '';
}

/** What its device saved before it goes with it all the same, at a version that follows the save's (G3). */
async function alreadyRecorded(
  tx: UploadTransaction,
  around: UploadSurroundings,
  input: UploadInput,
  item: ArchiveItem,
): Promise<UploadOutcome> {
  const { companyId, draftId } = input;
  if (item.draftStays !== true && (await isDraftSavedSince(tx, input))) {
    const version = await around.publish(tx, companyId, [
      draftGone(draftId),
      { collection: 'archive', id: item.id, row: item },
    ]);
    return { kind: 'recorded', item, version };
  }
  const { version } = await tx
    .selectFrom('replicated_row')
    .select('version')
    .where('company_id', '=', companyId)
    .where('collection', '=', 'archive')
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow();
  return { kind: 'recorded', item, version };
}

function draftGone(id: string): RowChange {
  return { collection: 'draft', id, row: null };
}
