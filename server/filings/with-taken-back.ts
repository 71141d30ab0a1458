/**
 * Which issued invoices a document with minus takes back (docs/decisions/0180): told on their rows of the archive, in the transaction in
 * which the second of the two became accepted, whichever that is.
 *
 * Invariant: the invoice's row is locked before its state is looked at, so of two that are accepted at once the later one finds the other.
 */
import { type SqlBool, sql, type Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { PrecedingInvoice } from '@/domain/invoice/invoice';
import { precedingIn } from '@/domain/invoice/ubl/read/read-references';
import { readXml } from '@/domain/xml/read-xml';
import type { FilingTables } from './filing-tables';
import { isMinus, isOfOneDeal, toldOfNote } from './note-of-invoices';

type Tx = Transaction<FilingTables>;
type Items = readonly ArchiveItem[];

/**
 * The items as they are to be published, and behind them the invoices that they take back. All of them stand in the archive already;
 * what changes of them is written here.
 */
export async function withTakenBack(tx: Tx, companyId: number, items: Items): Promise<Items> {
  const told = new Map(items.map((item) => [item.id, item]));
  for (const item of items) {
    if (item.direction !== 'out' || item.state !== 'accepted') continue;
    const notes = isMinus(item) ? [item] : await notesAbout(tx, companyId, item);
    for (const note of notes) for (const invoice of await tellOf(tx, companyId, note)) told.set(invoice.id, invoice);
  }
  return [...told.values()];
}

/** Those that were accepted before what they name; some perhaps that name it not. */
async function notesAbout(tx: Tx, companyId: number, invoice: ArchiveItem): Promise<Items> {
  const named = Buffer.from(invoice.number.replaceAll('&', '&amp;'));
  const rows = await tx
    .selectFrom('archive_item')
    .innerJoin('document', (join) =>
      join
        .onRef('document.company_id', '=', 'archive_item.company_id')
        .onRef('document.sha256', '=', 'archive_item.xml_sha256'),
    )
    .select('item')
    .where('archive_item.company_id', '=', companyId)
    .where('direction', '=', 'out')
    .where('state', '=', 'accepted')
    .where(sql<SqlBool>`total < 0`)
    .where('issue_date', '>=', invoice.issueDate)
    .where(sql<SqlBool>`position(${named}::bytea in bytes) > 0`)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ item }) => (isOfOneDeal(item, invoice) ? [item] : []));
}

/** The invoices whose rows say something else then. */
async function tellOf(tx: Tx, companyId: number, note: ArchiveItem): Promise<Items> {
  const named = await namedBy(tx, companyId, note);
  if (named.length === 0) return [];
  const told = toldOfNote(note, named, await lockedNumbered(tx, companyId, named));
  for (const item of told)
    await tx
      .updateTable('archive_item')
      .set({ item: JSON.stringify(item) })
      .where('company_id', '=', companyId)
      .where('id', '=', item.id)
      .execute();
  return told;
}

/** Each number once; none where the document cannot be read. */
async function namedBy(tx: Tx, companyId: number, { xmlSha256 }: ArchiveItem): Promise<readonly PrecedingInvoice[]> {
  const kept = await tx
    .selectFrom('document')
    .select('bytes')
    .where('company_id', '=', companyId)
    .where('sha256', '=', xmlSha256)
    .executeTakeFirst();
  const read = kept === undefined ? undefined : readXml(kept.bytes);
  if (read?.ok !== true) return [];
  return [...new Map(precedingIn(read.root).map((one) => [one.number, one])).values()];
}

async function lockedNumbered(tx: Tx, companyId: number, named: readonly PrecedingInvoice[]): Promise<Items> {
  const numbers = named.map(({ number }) => number);
  const rows = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', companyId)
    .where('direction', '=', 'out')
    .where('number', 'in', numbers)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ item }) => item);
}
