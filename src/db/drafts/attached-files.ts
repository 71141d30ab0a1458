/** The files of drafts on this device: kept when they are attached, read when the invoice is issued. */
import { attachmentText } from '@/api/attachment-id';
import { type CompanyId, type EntityId, idOfContent } from '@/api/ids';
import type { AttachedFiles } from '@/domain/invoice/attachments/attached-documents';
import { encodeBase64 } from '@/domain/invoice/attachments/base64';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { sha256Hex } from '../archive/sha256-hex';
import { attachmentKind } from '../collections/attachment';
import { addRow } from '../collections/commands/add-row';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';

/** Keeps a file's content on the device, and on its way to the server; its id. What is there already is kept once. */
export async function keepAttachment(context: CommandContext, bytes: Uint8Array<ArrayBuffer>): Promise<EntityId> {
  const { db, companyId } = context;
  const text = attachmentText(companyId, await sha256Hex(bytes));
  const id = idOfContent(await sha256Hex(new TextEncoder().encode(text)));
  const content = encodeBase64(bytes);
  await db.transaction('rw', db.attachment, db.outbox, async () => {
    const stored = await db.attachment.get(id);
    if (stored === undefined) return addRow(context, attachmentKind, { id, content });
    // The server has let go of it: it is asked to take it again, under the same id.
    if (stored.shown !== null) return;
    await db.attachment.delete(id);
    await addRow(context, attachmentKind, { id, content });
  });
  return id;
}

/** Ids of those whose content is on this device; no content is read. */
export async function attachmentsHere(
  db: CondicaDatabase,
  companyId: CompanyId,
  attachments: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  const ids = attachments.map(({ id }) => id);
  const kept = new Set(await db.attachment.where('companyId').equals(companyId).primaryKeys());
  return new Set(ids.filter((id) => kept.has(id)));
}

export interface FilesOfDraft {
  readonly files: AttachedFiles;
  /** Names of those whose content is not on this device. */
  readonly missing: readonly string[];
}

export async function filesOfDraft(
  db: CondicaDatabase,
  companyId: CompanyId,
  { attachments = [] }: Pick<InvoiceDraft, 'attachments'>,
): Promise<FilesOfDraft> {
  const rows = await db.attachment.bulkGet(attachments.map(({ id }) => id));
  const here = attachments.flatMap(({ id, fileName }, at) => {
    const row = rows[at];
    const content = row?.companyId === companyId ? row.shown?.content : undefined;
    return [{ id, fileName, content }];
  });
  return {
    files: Object.fromEntries(here.flatMap(({ id, content }) => (content === undefined ? [] : [[id, content]]))),
    missing: here.flatMap(({ fileName, content }) => (content === undefined ? [fileName] : [])),
  };
}
