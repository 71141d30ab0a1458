/** The common end of issuing, uploading and correcting: archive row, document and InvoiceUpload entry together. */
import type { ParamsOf } from '@/api/call';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Draft } from '@/api/entities/invoice-draft';
import type { DeviceId, EntityId, OperationId } from '@/api/ids';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import type { CommandContext } from '../command-context';
import { enqueue } from '../outbox/enqueue';
import { outgoingCall } from '../outbox/outgoing-call';
import { type ArchiveFacts, putArchiveRow } from './put-archive-row';

/** Parameters that are newer than the call. */
export type NewerParams = Pick<
  ParamsOf<typeof InvoiceUpload>,
  | 'knownIndex'
  | 'knownDownload'
  | 'firstSentAt'
  | 'draftVersion'
  | 'draftEpoch'
  | 'draftMadeHere'
  | 'draftSaved'
  | 'heldFor'
  | 'heldNumber'
  | 'wasRefused'
  | 'draftMayBeIssued'
  | 'draftStayed'
  | 'author'
  | 'corrects'
  | 'corrected'
  | 'correctedDraft'
>;

export interface UploadToQueue {
  readonly outboxId: OperationId;
  readonly item: ArchiveItem;
  /** Who drew the number (numbers/issuer-of.ts). */
  readonly issuer: Issuer;
  readonly xml: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The draft that the effect removes; '' none. */
  readonly draft: EntityId | '';
  /** See PendingUpload. */
  readonly draftSeen?: Draft['content'] | undefined;
  /** See PendingUpload. */
  readonly written?: true | undefined;
  /** For a server that tells an epoch: an older one refuses what it does not know. */
  readonly more?: NewerParams;
  /** `pending`: what else waits on the document. */
  readonly rest: Pick<ArchiveFacts, 'version' | 'base' | 'pending' | 'draft' | 'taken'>;
}

export interface Issuer {
  readonly device: DeviceId;
  readonly lease?: EntityId;
  readonly fence?: number;
}

/** Inside a transaction over archive, counter, openFiling, document and outbox. */
export async function queueUpload(context: CommandContext, upload: UploadToQueue): Promise<void> {
  const { item, outboxId, draftSeen, written } = upload;
  const { db, companyId } = context;
  const seen = draftSeen === undefined ? {} : { draftSeen };
  const kept = written === undefined ? {} : { written };
  const pending = [{ kind: 'upload' as const, outboxId, item, ...seen, ...kept }, ...upload.rest.pending];
  await putArchiveRow(db, { id: item.id, companyId, ...upload.rest, pending });
  const { id: invoiceId, xmlSha256: sha256 } = item;
  await db.document.put({ invoiceId, format: 'xml', companyId, bytes: upload.bytes, sha256 });
  const params = {
    company: companyId,
    serial: item.serialId,
    isSelf: item.typeCode === SELF_BILLED,
    ...(item.enforcement === true ? { isEnforcement: true } : {}),
    type: item.type,
    invoice: invoiceId,
    ...upload.issuer,
    draft: upload.draft,
    ...(item.look === undefined ? {} : { look: item.look }),
    issuedAt: item.issuedAt,
    ...upload.more,
  };
  const outgoing = outgoingCall(InvoiceUpload, { params, body: upload.xml });
  await enqueue(context, outboxId, outgoing, { collection: 'archive', id: invoiceId, label: item.number });
}
