/**
 * Numbers that accepted documents with minus and corrected invoices name (BT-25; migrations 0087 and 0088): an invoice that is accepted after one finds it by its number, and
 * looks through no archive for it.
 */
import type { Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { PrecedingInvoice } from '@/domain/invoice/invoice';
import { precedingIn } from '@/domain/invoice/ubl/read/read-references';
import { readXml } from '@/domain/xml/read-xml';
import type { FilingTables } from './filing-tables';

type Tx = Transaction<FilingTables>;

/** No number of the archive is longer (api/fields.ts, shortText). */
const LONGEST = 300;
/** Who names more changes a year at once, and none of it is told: what is asked of the database stays bounded. */
const MOST = 1_000;

/** Each number of a day once, without a day where none is named with one; none where the document cannot be read. */
export async function namedBy(
  tx: Tx,
  companyId: number,
  { xmlSha256 }: ArchiveItem,
): Promise<readonly PrecedingInvoice[]> {
  const kept = await tx
    .selectFrom('document')
    .select('bytes')
    .where('company_id', '=', companyId)
    .where('sha256', '=', xmlSha256)
    .executeTakeFirst();
  const read = kept === undefined ? undefined : readXml(kept.bytes);
  if (read?.ok !== true) return [];
  const fitting = precedingIn(read.root).filter(({ number }) => number !== '' && number.length <= LONGEST);
  const dated = new Set(fitting.flatMap(({ number, issueDate = '' }) => (issueDate === '' ? [] : [number])));
  const said = fitting.filter(({ number, issueDate = '' }) => issueDate !== '' || !dated.has(number));
  const named = new Map(said.map((one) => [JSON.stringify([one.number, one.issueDate]), one]));
  return named.size > MOST ? [] : [...named.values()];
}

export async function keepReferences(
  tx: Tx,
  companyId: number,
  note: ArchiveItem,
  named: readonly PrecedingInvoice[],
): Promise<void> {
  await tx
    .insertInto('note_reference')
    .values(named.map(({ number }) => ({ company_id: companyId, number, note_id: note.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The documents of both kinds, accepted before, that name a number. Asked in two: while a growing archive is not counted yet, PostgreSQL
 * would read all that its documents name for each of them.
 */
export async function notesNaming(tx: Tx, companyId: number, number: string): Promise<readonly ArchiveItem[]> {
  const naming = await tx
    .selectFrom('note_reference')
    .select('note_id')
    .where('company_id', '=', companyId)
    .where('number', '=', number)
    .execute();
  if (naming.length === 0) return [];
  const ids = naming.map(({ note_id }) => note_id);
  const rows = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ item }) => item);
}
