/** The documents of a company that have a number, whatever their day: of rows and of the columns of blocks, none of which is unpacked. */
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { ORDER_INDEX } from './archive-rows';
import { idAt } from './cold/block-columns';
import type { Direction } from './cold/cold-block';
import { listedBlocks, livingPlaces } from './cold/listed-places';

/**
 * Their ids, in no order; a number that several have (of several partners, of several years) gives all of them. Of a hundred thousand documents
 * it reads all columns: for a worker, not for a page.
 */
export async function numberedDocuments(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
  numbers: ReadonlySet<string>,
): Promise<readonly string[]> {
  if (numbers.size === 0) return [];
  const ids = await db.archive
    .where(ORDER_INDEX)
    // An array stands behind every text.
    .between([companyId, direction], [companyId, direction, []])
    .filter((row) => numbers.has(row.number))
    .primaryKeys();
  const packed: string[] = [];
  for await (const { header, columns } of listedBlocks(db, companyId, direction))
    for (const place of livingPlaces(header))
      if (numbers.has(columns.numbers[place] ?? '')) packed.push(idAt(columns, place));
  return [...new Set([...ids, ...packed])];
}
