/**
 * Files of an old archive in one transaction: rows of the archive, their bytes, the words of their lines, the stream of versions.
 *
 * Invariants: a document stands in the archive once a direction, whoever brought it first (the mailbox, a device, an earlier bundle);
 * nothing here touches a number of the company's own series, nor a document that was filed from here.
 */
import type { ImportedFile } from '@/api/calls/import-calls';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { archiveRow } from '../../filings/archive-columns';
import { lineWordsIn } from '../../filings/line-words';
import { oneAtATime } from '../../filings/one-at-a-time';
import { withTakenBack } from '../../filings/with-taken-back';
import type { MailboxParts, MailboxTransaction } from '../mailbox-parts';
import { importItem, withSignedZip } from './import-item';
import type { ImportedInvoice, ReadImport } from './read-import';

export interface ReadFile {
  readonly name: string;
  readonly read: ReadImport;
}

export interface ImportingCompany {
  readonly companyId: number;
  /** Digits. */
  readonly cif: string;
}

/** What is written of a file: its row as it is then. */
interface Change {
  readonly item: ArchiveItem;
  readonly invoice: ImportedInvoice;
  readonly isNew: boolean;
}

type Parts = Pick<MailboxParts, 'publish' | 'now'>;

export async function recordImports(
  parts: Parts,
  tx: MailboxTransaction,
  company: ImportingCompany,
  files: readonly ReadFile[],
): Promise<readonly ImportedFile[]> {
  await oneAtATime(tx, company.companyId);
  const rows = await knownRows(tx, company.companyId, files);
  const changes = new Map<string, Change>();
  const results = new Map<ReadFile, ImportedFile>();
  // The signed ones first: of the same document in both forms the original is the one to keep.
  for (const file of [...files].sort((a, b) => Number(isUnsigned(a)) - Number(isUnsigned(b)))) {
    const { result, change } = decide(file, rows, company.cif, parts.now());
    results.set(file, result);
    if (change === undefined) continue;
    rows.set(keyOf(change.invoice), change.item);
    const isNew = changes.get(change.item.id)?.isNew ?? change.isNew;
    changes.set(change.item.id, { ...change, isNew });
  }
  await write(parts, tx, company.companyId, [...changes.values()]);
  return files.flatMap((file) => results.get(file) ?? []);
}

function isUnsigned({ read }: ReadFile): boolean {
  return read.kind === 'invoice' && read.signed === undefined;
}

function keyOf({ read, xmlSha256 }: ImportedInvoice): string {
  return `${read.direction} ${xmlSha256}`;
}

type Rows = ReadonlyMap<string, ArchiveItem>;

function decide(
  { name, read }: ReadFile,
  rows: Rows,
  cif: string,
  now: number,
): { readonly result: ImportedFile; readonly change?: Change } {
  if (read.kind === 'refused')
    return { result: { name, result: read.reason, number: read.number.slice(0, 300), detail: read.detail } };
  const known = rows.get(keyOf(read));
  const told = (result: string, item: ArchiveItem): ImportedFile => ({
    ...{ name, result, number: item.number, detail: '' },
    invoice: item.id,
  });
  if (known === undefined) {
    const item = importItem(cif, read, name, now);
    if (item === undefined) return { result: { name, result: 'unreadable', number: '', detail: '' } };
    return { result: told('added', item), change: { item, invoice: read, isNew: true } };
  }
  if (read.signed === undefined || known.unsigned !== true) return { result: told('known', known) };
  const item = withSignedZip(known, read.signed, now);
  return { result: told('completed', item), change: { item, invoice: read, isNew: false } };
}

/** By direction and hash of the document; held until the transaction ends. */
async function knownRows(
  tx: MailboxTransaction,
  companyId: number,
  files: readonly ReadFile[],
): Promise<Map<string, ArchiveItem>> {
  const hashes = files.flatMap(({ read }) => (read.kind === 'invoice' ? [read.xmlSha256] : []));
  if (hashes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('archive_item')
    .select(['direction', 'xml_sha256', 'item'])
    .where('company_id', '=', companyId)
    .where('xml_sha256', 'in', hashes)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ direction, xml_sha256, item }) => [`${direction} ${xml_sha256}`, item]));
}

async function write(
  { publish, now }: Parts,
  tx: MailboxTransaction,
  companyId: number,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  await keepDocuments(tx, companyId, changes, new Date(now()));
  await tx
    .insertInto('archive_item')
    .values(
      changes.map(({ item }) => ({
        ...archiveRow(companyId, item),
        sent_elsewhere: item.sentElsewhere === true,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'id']).doUpdateSet((row) => ({ item: row.ref('excluded.item') })),
    )
    .execute();
  const items = changes.map(({ item }) => item);
  const told = await withTakenBack(tx, companyId, items);
  const last = await publish(
    tx,
    companyId,
    told.map((item) => ({ collection: 'archive', id: item.id, row: item })),
  );
  const words = changes.flatMap(({ item, invoice, isNew }, place) =>
    isNew
      ? [
          {
            ...{ company_id: companyId, invoice_id: item.id, version: last - told.length + place + 1 },
            words: lineWordsIn(invoice.read.document),
          },
        ]
      : [],
  );
  if (words.length > 0) await tx.insertInto('line_words').values(words).execute();
}

/** Bytes are kept once a content. */
async function keepDocuments(
  tx: MailboxTransaction,
  companyId: number,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const kept = new Map<string, Uint8Array>();
  for (const { invoice } of changes) {
    kept.set(invoice.xmlSha256, invoice.read.document);
    if (invoice.signed !== undefined) kept.set(invoice.signed.zipSha256, invoice.signed.zip);
  }
  const rows = [...kept].map(([sha256, bytes]) => ({
    ...{ company_id: companyId, sha256, size: bytes.length, created_at: now },
    bytes: Buffer.from(bytes),
  }));
  await tx
    .insertInto('document')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
