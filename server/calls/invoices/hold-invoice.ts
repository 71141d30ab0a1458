/**
 * An invoice whose draft has gone another way meanwhile (docs/decisions/0018), or may have in what a restored server has lost
 * (docs/decisions/0021): it is recorded, and ANAF hears nothing of it until a person has looked. The machine:
 * src/domain/invoice/filing-state.ts.
 */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { TenantTransaction } from '../../database/app-database';
import { type Epoch, headAt, headSince } from '../../database/epoch';
import { lockRow, type StoredRow } from '../../database/replicated-rows';
import { takeTurn } from '../../database/take-turn';
import { heldForOther, otherInvoicesOf } from '../../filings/invoices-of-draft';
import { unheardDevice } from '../../numbers/series-reports';
import { seenBySave } from './seen-by-save';
import type { UploadInput } from './upload-input';

type Held = NonNullable<ArchiveItem['held']>;

export interface DraftFate {
  /** Why a person is asked before ANAF; undefined: nothing stands in the way. */
  readonly held: Held | undefined;
  /** It says more than the invoice, and stays on the list. */
  readonly stays: boolean;
  /** Every device has told what it knows; one that is no more may have issued it before the restore. */
  readonly mayBeIssued: boolean;
}

/** The draft stays locked: nobody changes it before the invoice is recorded. */
export async function fateOfDraft(tx: TenantTransaction, input: UploadInput, epoch: Epoch): Promise<DraftFate> {
  const draft = input.draftId === '' ? undefined : await lockDraft(tx, input);
  const changed = draft === undefined ? undefined : changedSince(draft, await versionSeen(tx, input, epoch));
  const told = toldReason(input);
  const held = changed ?? (await issuedBefore(tx, input, draft)) ?? told ?? (await perhapsIssued(tx, input, epoch));
  const stays = held?.reason === 'draft-changed' || input.draftStayed === true;
  return { held, stays, mayBeIssued: couldBeIssued(input, epoch) };
}

/**
 * Of what a person took back, or ANAF refused, and corrected under its number: the draft that stayed may have become another
 * invoice meanwhile. One that a lost server held comes back as it was held there.
 */
export async function fateOfCorrection(
  tx: TenantTransaction,
  input: UploadInput,
  { draft = '', draftStays = false }: ArchiveItem,
): Promise<DraftFate> {
  const other = await otherInvoiceOf(tx, { ...input, draftId: draft }, 'going');
  return { held: other ?? toldReason(input), stays: draftStays, mayBeIssued: false };
}

/**
 * Of an invoice that is here already: the save that its upload names came after it, and nothing after that. A copy of the device's
 * profile gave the invoice back first.
 */
export async function isDraftSavedSince(tx: TenantTransaction, input: UploadInput): Promise<boolean> {
  const saved = await versionSaved(tx, input);
  if (saved === undefined || input.draftId === '') return false;
  const draft = await lockRow(tx, input.companyId, 'draft', input.draftId);
  return draft !== undefined && draft.body !== null && changedSince(draft, saved) === undefined;
}

/** Where there is no row to lock yet, whoever names the same draft later waits until this transaction has ended. */
async function lockDraft(tx: TenantTransaction, { companyId, draftId }: UploadInput): Promise<StoredRow | undefined> {
  const draft = await lockRow(tx, companyId, 'draft', draftId);
  if (draft !== undefined) return draft;
  await takeTurn(tx, 'draft', companyId, draftId);
  return lockRow(tx, companyId, 'draft', draftId);
}

/** Of an invoice that a server had, and lost: the draft has gone with it. */
export function isGivenBack({ known }: Pick<UploadInput, 'known'>): boolean {
  return known !== undefined && known.since !== '';
}

/**
 * That server had decided. One that had been restored itself, and was still to ask ANAF and the other devices, had not: what it did
 * not know then nobody knows now.
 */
function wasLetGo(input: UploadInput): boolean {
  return isGivenBack(input) && input.draftMayBeIssued !== true;
}

/**
 * In this database's versions; undefined where the device does not say. What a save that is kept here saw is one of them, whichever
 * database the device knew. What it saw of a database that is no more is as far back as where the first one after it began: a draft
 * changed since is another one than it saw. An invoice that is given back names the one that had lost it.
 */
async function versionSeen(tx: TenantTransaction, input: UploadInput, epoch: Epoch): Promise<number | undefined> {
  const { companyId, draftVersion, draftEpoch } = input;
  const saved = await versionSaved(tx, input);
  if (saved !== undefined) return saved;
  const wasThere = isGivenBack(input) || input.corrects !== undefined;
  if (epoch.reason === 'first' || (draftEpoch === epoch.id && !wasThere)) return draftVersion;
  if (!saysWhatItSaw(input) && !wasThere) return undefined;
  const isOfThis = draftEpoch === undefined || draftEpoch === epoch.id;
  const head = await (isOfThis ? headAt(tx, companyId, epoch) : headSince(tx, companyId, draftEpoch));
  return Math.min(draftVersion ?? head, head);
}

/** Of the device's own save, where it names that instead of a version. */
async function versionSaved(tx: TenantTransaction, { draftVersion, draftSaved }: UploadInput) {
  return draftVersion === undefined && draftSaved !== undefined ? seenBySave(tx, draftSaved) : undefined;
}

/** A client of old does not. */
function saysWhatItSaw({ draftVersion, draftSaved }: UploadInput): boolean {
  return draftVersion !== undefined || draftSaved !== undefined;
}

/** A client of old does not say what it saw. */
function changedSince({ version, body }: StoredRow, seen: number | undefined): Held | undefined {
  if (body === null || seen === undefined || version <= seen) return undefined;
  return { reason: 'draft-changed', number: '', deviceName: textOf(body.deviceName), at: textOf(body.writtenAt) };
}

/**
 * Removed without an invoice: deleting loses to issuing, as it loses to editing. A draft that is there again, by somebody's
 * choice or from a copy, was issued where another invoice of it goes its way; one that a person has to decide of, or took
 * back, does not. What a lost server had let go is let go before what waits.
 */
function issuedBefore(tx: TenantTransaction, input: UploadInput, draft: StoredRow | undefined) {
  return otherInvoiceOf(tx, input, wasLetGo(input) || (draft?.body ?? null) !== null ? 'going' : 'any');
}

async function otherInvoiceOf(tx: TenantTransaction, input: UploadInput, which: 'going' | 'any') {
  const [other] = await otherInvoicesOf(tx, input, which);
  return other && heldForOther(other);
}

/** What the server held it for that has lost it. */
function toldReason({ heldFor, heldNumber = '' }: UploadInput): Held | undefined {
  return heldFor === undefined ? undefined : { reason: heldFor, number: heldNumber, deviceName: '', at: '' };
}

/**
 * The copy does not know what was issued after it was taken. A draft that others could see then may be another invoice, at
 * ANAF by now: until the devices that could issue it have told what they know, a person decides.
 */
async function perhapsIssued(tx: TenantTransaction, input: UploadInput, epoch: Epoch): Promise<Held | undefined> {
  if (!couldBeIssued(input, epoch)) return undefined;
  const { companyId, deviceId } = input;
  const other = await unheardDevice(tx, companyId, epoch.id, deviceId);
  return other && { reason: 'server-restored', number: '', deviceName: other.name, at: '' };
}

/** In what this database has lost: not a draft that its device wrote since, nor what was let go before. */
function couldBeIssued(input: UploadInput, epoch: Epoch): boolean {
  const { draftId, draftMadeHere, draftEpoch } = input;
  if (epoch.reason === 'first' || draftId === '' || wasLetGo(input)) return false;
  return !draftMadeHere || draftEpoch !== epoch.id;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
