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

/** Each number once; none where the document cannot be read. */
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
  const named = new Map(fitting.map((one) => [one.number, one]));
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

/** The documents of both kinds, accepted before, that name a number. */
export async function notesNaming(tx: Tx, companyId: number, number: string): Promise<readonly ArchiveItem[]> {
  const rows = await tx
    .selectFrom('note_reference')
    .innerJoin('archive_item', (join) =>
      join
        .onRef('archive_item.company_id', '=', 'note_reference.company_id')
        .onRef('archive_item.id', '=', 'note_reference.note_id'),
    )
    .select('item')
    .where('note_reference.company_id', '=', companyId)
    .where('note_reference.number', '=', number)
    .orderBy('note_id')
    .execute();
  return rows.map(({ item }) => item);
}
