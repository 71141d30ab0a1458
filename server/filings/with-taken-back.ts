/**
 * Which issued invoices a document with minus takes back (docs/decisions/0180), and which a 384 corrects (0181): told on their rows of the archive, in the transaction in
 * which the second of the two became accepted, whichever that is. What a 384 corrects hears also of what becomes of the 384 (0183).
 *
 * Invariant: the invoice's row is locked before its state is looked at, so of two that are accepted at once the later one finds the other.
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
  const told = new Map(items.map((item) => [item.id, item]));
  for (const item of items) {
    if (item.direction !== 'out' || item.state !== 'accepted') continue;
    for (const note of await notesOf(tx, companyId, item)) await tell(tx, companyId, { note, told });
  }
  return [...told.values()];
}

/** What of the item may be told by now: of those that it names, and of itself. A 384 may be corrected too. */
async function notesOf(tx: Tx, companyId: number, item: ArchiveItem): Promise<Items> {
  const own = isNote(item) ? [item] : [];
  return isMinus(item) ? own : [...own, ...(await notesNaming(tx, companyId, item.number))];
}

interface Telling {
  readonly note: ArchiveItem;
  /** The rows as they are by now; those that say something else then are put here. */
  readonly told: Map<string, ArchiveItem>;
  /** Notes on the way to this one: two may name each other. */
  readonly heard?: readonly string[];
}

async function tell(tx: Tx, companyId: number, { note, told, heard = [] }: Telling): Promise<void> {
  const now = told.get(note.id) ?? note;
  const named = await namedBy(tx, companyId, now);
  if (named.length === 0) return;
  await keepReferences(tx, companyId, now, named);
  const changed = toldOfNote(now, named, await lockedNumbered(tx, companyId, named));
  for (const item of changed) {
    await writeItem(tx, companyId, item);
    told.set(item.id, item);
  }
  for (const item of changed)
    if (item.typeCode === CORRECTED && !heard.includes(item.id))
      await tell(tx, companyId, { note: item, told, heard: [...heard, now.id] });
}

async function writeItem(tx: Tx, companyId: number, item: ArchiveItem): Promise<void> {
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
