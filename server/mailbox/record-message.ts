/**
 * What a message turned out to be, kept in one transaction: its bytes, its row of the archive, its own end. Whoever comes
 * second finds it settled and changes nothing.
 */
import { sql } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { archiveRow } from '../filings/archive-columns';
import { keepLineWords, lineWordsIn } from '../filings/line-words';
import { oneAtATime } from '../filings/one-at-a-time';
import { keepDocument } from '../filings/record-filing';
import { sha256Hex } from '../filings/sha256-hex';
import { withTakenBack } from '../filings/with-taken-back';
import { attachNotes, noteTarget } from './buyers-notes';
import type { MailboxParts, MailboxTransaction } from './mailbox-parts';
import type { MessageState } from './mailbox-tables';
import type { ListedMessage, ReadInvoice, ReadMessage } from './message-zip';
import { receivedItem } from './received-item';
import { toldBeforeRestore } from './told-before-restore';

/** How a message ends; `texts` as `anaf_message` has them. */
interface End {
  readonly state: Exclude<MessageState, 'listed'>;
  readonly invoiceId?: string;
  readonly xmlSha256?: string;
  readonly zipSha256?: string;
  readonly texts?: readonly string[];
  readonly about?: string;
}

export interface MessageOf {
  readonly companyId: number;
  /** Digits. */
  readonly cif: string;
  readonly message: ListedMessage;
}

/** `zip`: as it was downloaded. Gives the state that it has then. */
export function recordMessage(parts: MailboxParts, of: MessageOf, zip: Uint8Array, read: ReadMessage): Promise<void> {
  return parts.asCompany(of.companyId, async (tx) => {
    // Before anything is written: an import holds it from its beginning, too.
    await oneAtATime(tx, of.companyId);
    if (!(await isOpen(tx, of))) return;
    const now = parts.now();
    const zipSha256 = sha256Hex(zip);
    await keepDocument(tx, of.companyId, { bytes: zip, sha256: zipSha256 }, now);
    if (read.kind === 'unfit') return end(tx, of, { state: 'unfit', zipSha256, texts: [read.reason] }, now);
    const xmlSha256 = sha256Hex(read.document);
    await keepDocument(tx, of.companyId, { bytes: read.document, sha256: xmlSha256 }, now);
    const kept = { state: 'kept' as const, xmlSha256, zipSha256 };
    if (read.kind === 'errors') return end(tx, of, { ...kept, texts: read.texts, ...(await ownOf(tx, of, '')) }, now);
    if (read.kind === 'note') return recordNote(parts, tx, of, { ...kept, texts: [read.text], about: read.about });
    return recordInvoice(parts, tx, of, read, { ...kept, zipBytes: zip.length });
  });
}

/** Without bytes: it is known by its filing, or ANAF gives it no more. */
export function endMessage(parts: MailboxParts, of: MessageOf, how: End): Promise<void> {
  return parts.asCompany(of.companyId, async (tx) => {
    if (!(await isOpen(tx, of))) return;
    await end(tx, of, how, parts.now());
    if (how.state === 'ours') await takeBackTold(parts, tx, of);
  });
}

/** The invoice of ours that an index, or the very bytes, belong to. */
export async function ownOf(
  tx: MailboxTransaction,
  { companyId, message }: MessageOf,
  xmlSha256: string,
): Promise<{ readonly invoiceId?: string }> {
  const filing = await tx
    .selectFrom('filing')
    .select('invoice_id')
    .where('company_id', '=', companyId)
    .where('upload_index', '=', message.uploadIndex)
    .executeTakeFirst();
  if (filing !== undefined) return { invoiceId: filing.invoice_id };
  if (xmlSha256 === '') return {};
  const item = await tx
    .selectFrom('archive_item')
    .select('id')
    .where('company_id', '=', companyId)
    .where('xml_sha256', '=', xmlSha256)
    .where('direction', '=', 'out')
    .where('sent_elsewhere', '=', false)
    .executeTakeFirst();
  return item === undefined ? {} : { invoiceId: item.id };
}

/** The row of this document that an old archive brought before ANAF's list did (imports/record-imports.ts). */
async function importedRow(
  tx: MailboxTransaction,
  companyId: number,
  { direction }: ReadInvoice,
  xmlSha256: string,
): Promise<ArchiveItem | undefined> {
  const row = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', companyId)
    .where('xml_sha256', '=', xmlSha256)
    .where('direction', '=', direction)
    .where(sql<boolean>`item ->> 'downloadId' = ''`)
    .forUpdate()
    .executeTakeFirst();
  return row?.item;
}

/** The row stays the one it is; what ANAF has of it is added. */
function asListed(imported: ArchiveItem, listed: ArchiveItem): ArchiveItem {
  const { unsigned: _unsigned, ...rest } = imported;
  const { uploadIndex, downloadId, zipSha256, zipBytes, issuedAt } = listed;
  return {
    ...rest,
    uploadIndex,
    downloadId,
    zipSha256,
    zipBytes,
    issuedAt,
    events: [...imported.events, ...listed.events],
  };
}

async function recordInvoice(
  parts: MailboxParts,
  tx: MailboxTransaction,
  of: MessageOf,
  read: ReadInvoice,
  kept: { readonly state: 'kept'; readonly xmlSha256: string; readonly zipSha256: string; readonly zipBytes: number },
): Promise<void> {
  const now = parts.now();
  const { xmlSha256, zipSha256, zipBytes } = kept;
  // What the company is told it received is a document it got, also where it had sent it itself.
  const own = of.message.type === 'FACTURA PRIMITA' && read.direction === 'in' ? {} : await ownOf(tx, of, xmlSha256);
  if (own.invoiceId !== undefined) {
    await end(tx, of, { ...own, state: 'ours', xmlSha256, zipSha256 }, now);
    return takeBackTold(parts, tx, of);
  }
  const hashes = { xmlSha256, xmlBytes: read.document.length, zipSha256, zipBytes };
  const listed = receivedItem(of.cif, of.message, read, hashes, now);
  const imported = await importedRow(tx, of.companyId, read, xmlSha256);
  const item = listed !== undefined && imported !== undefined ? asListed(imported, listed) : listed;
  if (item === undefined) return end(tx, of, { state: 'unfit', zipSha256, texts: ['unreadable'] }, now);
  const noted = await attachNotes(tx, of.companyId, item);
  await end(tx, of, { state: 'kept', invoiceId: item.id, xmlSha256, zipSha256 }, now);
  const version = await putItem(parts, tx, of.companyId, noted);
  await keepLineWords(tx, of.companyId, { id: item.id, words: lineWordsIn(read.document), version });
}

async function takeBackTold({ publish }: MailboxParts, tx: MailboxTransaction, of: MessageOf): Promise<void> {
  const gone = await toldBeforeRestore(tx, of.cif, of.message);
  if (gone.length > 0) await publish(tx, of.companyId, gone);
}

async function recordNote(parts: MailboxParts, tx: MailboxTransaction, of: MessageOf, how: End): Promise<void> {
  const target = await noteTarget(tx, of.companyId, how.about ?? '');
  await end(tx, of, { ...how, ...(target === undefined ? {} : { invoiceId: target.id }) }, parts.now());
  if (target !== undefined) await putItem(parts, tx, of.companyId, await attachNotes(tx, of.companyId, target));
}

/** Gives back the item's version. */
async function putItem(
  { publish }: MailboxParts,
  tx: MailboxTransaction,
  companyId: number,
  item: ArchiveItem,
): Promise<number> {
  const row = archiveRow(companyId, item);
  await tx
    .insertInto('archive_item')
    .values({ ...row, sent_elsewhere: item.sentElsewhere === true })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet({ item: row.item }))
    .execute();
  const told = await withTakenBack(tx, companyId, [item]);
  const last = await publish(
    tx,
    companyId,
    told.map((one) => ({ collection: 'archive', id: one.id, row: one })),
  );
  return last - told.length + 1;
}

async function isOpen(tx: MailboxTransaction, { companyId, message }: MessageOf): Promise<boolean> {
  const row = await tx
    .selectFrom('anaf_message')
    .select('state')
    .where('company_id', '=', companyId)
    .where('id', '=', message.id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state === 'listed';
}

async function end(tx: MailboxTransaction, { companyId, message }: MessageOf, how: End, now: number): Promise<void> {
  await tx
    .updateTable('anaf_message')
    .set({
      state: how.state,
      settled_at: new Date(now),
      invoice_id: how.invoiceId ?? null,
      xml_sha256: how.xmlSha256 ?? '',
      zip_sha256: how.zipSha256 ?? '',
      texts: JSON.stringify(how.texts ?? []),
      about: how.about ?? '',
    })
    .where('company_id', '=', companyId)
    .where('id', '=', message.id)
    .execute();
}
