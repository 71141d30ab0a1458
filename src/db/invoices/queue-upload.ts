/** The common end of issuing, uploading and correcting: archive row, document and InvoiceUpload entry together. */
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId, OperationId } from '@/api/ids';
import type { ArchiveFacts } from '../archive/put-archive-row';
import { putArchiveRow } from '../archive/put-archive-row';
import type { CommandContext } from '../command-context';
import { enqueue } from '../outbox/enqueue';
import { outgoingCall } from '../outbox/outgoing-call';

export interface UploadToQueue {
  readonly outboxId: OperationId;
  readonly item: ArchiveItem;
  readonly xml: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The draft that the effect removes; '' none. */
  readonly draft: EntityId | '';
  readonly rest: Pick<ArchiveFacts, 'version' | 'base' | 'draft' | 'taken'>;
}

/** BT-3 of a self-billed invoice. */
const SELF_BILLED = '389';

/** Inside a transaction over archive, counter, openFiling, document and outbox. */
export async function queueUpload(context: CommandContext, upload: UploadToQueue): Promise<void> {
  const { item, outboxId } = upload;
  const { db, companyId } = context;
  await putArchiveRow(db, { id: item.id, companyId, pending: { outboxId, item }, ...upload.rest });
  const { id: invoiceId, xmlSha256: sha256 } = item;
  await db.document.put({ invoiceId, format: 'xml', companyId, bytes: upload.bytes, sha256 });
  const params = {
    company: companyId,
    serial: item.serialId,
    isSelf: item.typeCode === SELF_BILLED,
    type: item.type,
    invoice: invoiceId,
    device: context.deviceId,
    draft: upload.draft,
    issuedAt: item.issuedAt,
  };
  const outgoing = outgoingCall(InvoiceUpload, { params, body: upload.xml });
  await enqueue(context, outboxId, outgoing, { collection: 'archive', id: invoiceId, label: item.number });
}
