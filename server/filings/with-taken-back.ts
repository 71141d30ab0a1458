/**
 * Which issued invoices a document with minus takes back (docs/decisions/0180), and which a 384 corrects (0181): told on their rows of the archive, in the transaction in
 * which the second of the two became accepted, whichever that is. What a 384 corrects hears also of what becomes of the 384 (0183).
 *
 * Invariant: whoever makes a document accepted has the company's turn from its beginning (`oneAtATime`), so of two that are accepted at once the
 * later one finds the other, a new row too, and nobody waits for rows in a circle.
 */
import type { Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { CORRECTED } from '@/domain/invoice/document-types';
import type { PrecedingInvoice } from '@/domain/invoice/invoice';
import type { FilingTables } from './filing-tables';
import { isMinus, isNote, toldOfNote } from './note-of-invoices';
import { keepReferences, namedBy, notesNaming } from './note-references';

type Tx = Transaction<FilingTables>;
type Items = readonly ArchiveItem[];

/**
 * The items as they are to be published, and behind them the invoices that they take back or correct. All of them stand in the archive already;
 * what changes of them is written here.
 */
export async function withTakenBack(tx: Tx, companyId: number, items: Items): Promise<Items> {
  // Each once, however many of the items it names: all of those stand in the archive before the first one is told.
  const notes = new Map<string, ArchiveItem>();
  for (const item of items) {
    if (item.direction !== 'out' || item.state !== 'accepted') continue;
    for (const note of await notesOf(tx, companyId, item)) notes.set(note.id, note);
  }
  const changed = await toldByAll(tx, companyId, notes);
  await write(tx, companyId, changed.values());
  return [...new Map([...items.map((item) => [item.id, item] as const), ...changed]).values()];
}

/** What of the item may be told by now: of those that it names, and of itself. A 384 may be corrected too. */
async function notesOf(tx: Tx, companyId: number, item: ArchiveItem): Promise<Items> {
  const own = isNote(item) ? [item] : [];
  return isMinus(item) ? own : [...own, ...(await notesNaming(tx, companyId, item.number))];
}

/** How often a 384 tells on what it was told: it may name one that names it. */
const MOST_TOLD = 8;

/** Rows as they are to be written, by id, once for all notes. A 384 whose own row says something else tells it on. */
async function toldByAll(
  tx: Tx,
  companyId: number,
  notes: ReadonlyMap<string, ArchiveItem>,
): Promise<ReadonlyMap<string, ArchiveItem>> {
  const changed = new Map<string, ArchiveItem>();
  const waiting = new Map(notes);
  const times = new Map<string, number>();
  // What is put there meanwhile comes after the others.
  for (const [id, note] of waiting) {
    waiting.delete(id);
    for (const invoice of await toldOf(tx, companyId, changed.get(id) ?? note, changed)) {
      changed.set(invoice.id, invoice);
      const before = times.get(invoice.id) ?? 0;
      if (invoice.typeCode !== CORRECTED || invoice.state !== 'accepted' || before >= MOST_TOLD) continue;
      times.set(invoice.id, before + 1);
      waiting.set(invoice.id, invoice);
    }
  }
  return changed;
}

/** The invoices whose rows say something else then; `changed`: what is to be written by now. */
async function toldOf(
  tx: Tx,
  companyId: number,
  note: ArchiveItem,
  changed: ReadonlyMap<string, ArchiveItem>,
): Promise<Items> {
  const named = await namedBy(tx, companyId, note);
  if (named.length === 0) return [];
  await keepReferences(tx, companyId, note, named);
  const found = (await lockedNumbered(tx, companyId, named)).map((item) => changed.get(item.id) ?? item);
  return toldOfNote(note, named, { found, namesakes: await namesakesOf(tx, companyId, note) });
}

/** One by one: joined with a list, a company's whole archive is read for it. */
async function write(tx: Tx, companyId: number, items: Iterable<ArchiveItem>): Promise<void> {
  for (const item of items)
    await tx
      .updateTable('archive_item')
      .set({ item: JSON.stringify(item) })
      .where('company_id', '=', companyId)
      .where('id', '=', item.id)
      .execute();
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

async function namesakesOf(
  tx: Tx,
  companyId: number,
  { number, issueDate }: ArchiveItem,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('archive_item')
    .select('id')
    .where('company_id', '=', companyId)
    .where('direction', '=', 'out')
    .where('number', '=', number)
    .where('issue_date', '!=', issueDate)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
