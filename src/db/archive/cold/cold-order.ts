/** Documents out of blocks in the order of the list, by day, number and id. */
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../../condica-database';
import type { ArchiveRow } from '../archive-row';
import { blockHeaders } from './block-headers';
import { rowsAt } from './cold-rows';
import { firstInOrder, type OrderedQuestion, placesNear } from './list-order';

export async function coldInOrder(
  db: CondicaDatabase,
  companyId: CompanyId,
  question: OrderedQuestion,
): Promise<readonly ArchiveRow[]> {
  const headers = (await blockHeaders(db)).filter(
    (header) => header.companyId === companyId && header.direction === question.direction,
  );
  const rows = (await rowsAt(db, placesNear(headers, question))).map(({ row }) => row);
  return firstInOrder(rows, question);
}
