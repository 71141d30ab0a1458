import type { ApiErrorCode } from '@/api/errors';
import { outboxEffect } from '@/api/outbox-calls';
import { COLLECTION_WORDS } from '@/app/texts/collection-words';
import { syncTexts } from '@/app/texts/sync-texts';
import { isCorrection, isUpload } from '@/db/outbox/fold-issued-drafts';
import { type EntryFailure, isStuck, type OutboxEntry } from '@/db/outbox/outbox-entry';

function isNamedCall(call: string): call is keyof typeof syncTexts.calls {
  return Object.hasOwn(syncTexts.calls, call);
}

/** What an entry does, in a person's words. */
export function entryAction({ call }: Pick<OutboxEntry, 'call'>): string {
  if (isNamedCall(call)) return syncTexts.calls[call];
  const effect = outboxEffect(call);
  if (effect === undefined || !('collection' in effect)) return syncTexts.otherCall;
  const { added, changed, removed } = COLLECTION_WORDS[effect.collection];
  return { add: added, update: changed, remove: removed }[effect.kind] ?? syncTexts.otherCall;
}

/** „FCT-0416 · Hotel Nord SRL” for an invoice, else the thing's own name. */
export function entryLabel({ subject }: Pick<OutboxEntry, 'subject'>, upload?: Pick<UploadFacts, 'partner'>): string {
  if (subject.label === '') return syncTexts.unnamed;
  return upload === undefined || upload.partner === '' ? subject.label : `${subject.label} · ${upload.partner}`;
}

/** The invoice of an upload: its buyer, its total with the currency, and the last day for sending it. */
export interface UploadFacts {
  readonly partner: string;
  readonly total: string;
  readonly deadline: string;
}

/** Why it has not left: the server's reasons, or the last thing that happened. */
export function entryDetail(
  entry: Pick<OutboxEntry, 'call' | 'state' | 'failure' | 'putOff'>,
  upload?: UploadFacts,
): string {
  const plain = entryAction(entry);
  const action = upload === undefined ? plain : syncTexts.uploadDetail(plain, upload.total, upload.deadline);
  if (entry.state === 'queued')
    return isStuck(entry) ? `${action} · ${syncTexts.putOff(entry.putOff ?? 0, entry.failure?.text ?? '')}` : action;
  const { state } = entry;
  if (state === 'waiting-for-access' || state === 'waiting-for-server')
    return [action, syncTexts.states[state], entry.failure?.text ?? ''].filter((words) => words !== '').join(' · ');
  if (state !== 'rejected') return `${action} · ${syncTexts.states[state]}`;
  return entry.failure === null ? plain : reasonsOf(entry.failure).join(' ');
}

/** Refusals whose messages, of this very invoice, say all that the code's own text says of any. */
const TOLD_BY_MESSAGES: ReadonlySet<string> = new Set<ApiErrorCode>([
  'number-taken',
  'number-void',
  'number-outside-lease',
  'lease-cloned',
  'date-beyond-today',
]);

function reasonsOf({ code, text, messages }: EntryFailure): readonly string[] {
  return messages.length > 0 && TOLD_BY_MESSAGES.has(code) ? messages : [text, ...messages];
}

/** What becomes of it where the person gives it up. */
export function discardWords(entry: Pick<OutboxEntry, 'call' | 'params'>): string {
  if (isCorrection(entry)) return syncTexts.discardCorrectionText;
  return isUpload(entry) ? syncTexts.discardInvoiceText : syncTexts.discardText;
}

/** Whether the editor can correct it: an invoice of the company that is open, which alone it knows. */
export function isCorrectableIn(
  company: OutboxEntry['companyId'],
  entry: Pick<OutboxEntry, 'call' | 'companyId' | 'state'>,
): boolean {
  return entry.state === 'rejected' && entry.companyId === company && isUpload(entry);
}
