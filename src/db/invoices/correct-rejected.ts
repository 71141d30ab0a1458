import * as v from 'valibot';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Draft } from '@/api/entities/invoice-draft';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { correctedOver } from '@/domain/invoice/corrected';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { sameValue } from '@/domain/merge/same-value';
import { type ArchiveRow, type PendingUpload, shownItem, uploadOf } from '../archive/archive-row';
import { documentRow } from '../archive/archive-rows';
import { archiveTables } from '../archive/put-archive-row';
import { type NewerParams, queueUpload } from '../archive/queue-upload';
import { draftContent } from '../collections/draft';
import { moveIssuedMark } from '../collections/issued-draft';
import { type FrozenLook, frozenLook, keepLook } from '../collections/look';
import type { CommandContext } from '../command-context';
import { issuerOf } from '../numbers/issuer-of';
import { type DateOutOfOrder, redateNumber } from '../numbers/lease-numbers';
import { newOperationId } from '../outbox/enqueue';
import { isReplaceable, type OutboxEntry } from '../outbox/outbox-entry';
import { knownEpoch } from '../replication/sync-state';
import { type IssueSummary, pendingItem } from './issue-summary';

export interface Correction {
  readonly xml: string;
  readonly sha256: string;
  readonly summary: IssueSummary;
  /** What was written in the editor; absent: it is a file. */
  readonly content?: InvoiceDraft;
  /** Of the document that the person had before the eyes; absent: the one that stands, whichever it is. */
  readonly over?: string;
}

/**
 * `not-rejected`: it is on its way or accepted. `corrected`: another correction of what was seen was sooner, by another tab or
 * device, and its words stand in its place. `number-differs`: a correction keeps its number. `date-out-of-order`: and its
 * place among the dates. `draft-changed`: the draft that it is written in says something else than `content` by now. Nothing was written.
 */
export type CorrectionOutcome =
  | 'queued'
  | 'not-rejected'
  | 'corrected'
  | 'number-differs'
  | 'draft-changed'
  | 'missing'
  | DateOutOfOrder;

/** Files a rejected invoice again under the same number with new bytes (promise 4). */
export async function correctRejected(
  context: CommandContext,
  invoiceId: EntityId,
  correction: Correction,
): Promise<CorrectionOutcome> {
  const { db } = context;
  const look = await frozenLook(context, correction.content?.language);
  return db.transaction(
    'rw',
    [...archiveTables(db), db.document, db.outbox, db.draft, db.lease, db.serial, db.look, db.syncState],
    async (): Promise<CorrectionOutcome> => {
      const row = await documentRow(db, invoiceId);
      const item = row && shownItem(row);
      if (row === undefined || row.companyId !== context.companyId || item === null || item === undefined)
        return 'missing';
      if (isAnother(item, correction)) return 'corrected';
      const upload = uploadOf(row);
      const entry = upload && (await db.outbox.where('id').equals(upload.outboxId).first());
      if (!isCorrectable(row, entry ?? null)) return 'not-rejected';
      if (item.number !== correction.summary.number) return 'number-differs';
      if (await isWrittenOtherwise(context, invoiceId, correction)) return 'draft-changed';
      const disorder = row.taken && (await redateNumber(db, row.taken, correction.summary.issueDate));
      if (disorder !== null) return disorder;
      if (entry) await db.outbox.delete(entry.seq);
      await queueCorrection(context, row, { item, upload }, { ...correction, look });
      return 'queued';
    },
  );
}

/** Neither what was corrected nor this correction, which may have been queued by a press before. */
function isAnother({ xmlSha256 }: ArchiveItem, { over = xmlSha256, sha256 }: Correction): boolean {
  return xmlSha256 !== over && xmlSha256 !== sha256;
}

function isCorrectable(row: ArchiveRow, entry: OutboxEntry | null): boolean {
  if (entry !== null) return isReplaceable(entry);
  return row.base?.state === 'rejected' || row.base?.state === 'refused';
}

/** By another tab: the editor keeps a correction under the invoice's id (keep-correction.ts). */
async function isWrittenOtherwise(
  { db }: CommandContext,
  invoiceId: EntityId,
  { content }: Correction,
): Promise<boolean> {
  const shown = content === undefined ? null : ((await db.draft.get(invoiceId))?.shown ?? null);
  // The series is the number's: the editor may have chosen one meanwhile.
  return shown !== null && !sameValue({ ...shown.content, serialId: '' }, { ...content, serialId: '' });
}

async function queueCorrection(
  context: CommandContext,
  row: ArchiveRow,
  { item, upload }: { readonly item: ArchiveItem; readonly upload: PendingUpload | null },
  { xml, sha256, summary, content, look }: Correction & { readonly look: FrozenLook | null },
): Promise<void> {
  const bytes = new TextEncoder().encode(xml);
  const corrected = pendingItem({
    id: row.id,
    summary,
    origin: item.origin,
    serialId: item.serialId,
    attempt: (row.base?.attempt ?? 0) + 1,
    xmlSha256: sha256,
    xmlBytes: bytes.length,
    look: await keepLook(context, look),
    at: context.now(),
  });
  const outboxId = newOperationId(context);
  const draft = upload === null ? '' : await moveIssuedMark(context.db, row.draft?.id, upload.outboxId, outboxId);
  const { version, base, taken } = row;
  const kept = content === undefined ? row.draft : writtenDraft(context, row, content);
  const pending = row.pending.filter((change) => change !== upload);
  await queueUpload(context, {
    outboxId,
    item: corrected,
    issuer: await issuerOf(context, corrected, taken),
    xml,
    bytes,
    draft,
    draftSeen: upload?.draftSeen,
    written: content === undefined ? undefined : true,
    more: await corrects(context, row, sha256),
    rest: { version, base, pending, draft: kept, taken },
  });
}

/** The next one begins with what was written last; taken back, nothing of it is gone. */
function writtenDraft({ deviceName, now }: CommandContext, { id, draft }: ArchiveRow, content: InvoiceDraft): Draft {
  const { id: written, type } = draft ?? { id, type: 'invoice' as const };
  return { id: written, type, content: draftContent(content), deviceName, writtenAt: now() };
}

/** What was refused: a restored server may not have heard of it. An older one refuses the word. */
async function corrects({ db, companyId }: CommandContext, { base }: ArchiveRow, own: string): Promise<NewerParams> {
  const draftEpoch = await knownEpoch(db, companyId);
  if (base === null || draftEpoch === undefined) return {};
  const corrected = correctedOver(base, own);
  const draft = v.safeParse(entityIdSchema, base.draft);
  return {
    corrects: base.xmlSha256,
    draftEpoch,
    ...(draft.success ? { correctedDraft: draft.output } : {}),
    ...(corrected.length === 0 ? {} : { corrected: corrected.join(',') }),
  };
}
