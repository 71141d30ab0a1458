import Dexie from 'dexie';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { ORDER_INDEX } from './archive-rows';
import { dateOf, idAt } from './cold/block-columns';
import { type ListedBlock, listedBlocks, livingPlaces } from './cold/listed-places';

export interface DocumentNumber {
  readonly id: string;
  readonly number: string;
  readonly issueDate: string;
}

/** Of all the company's issued documents, in no order: from keys and columns alone, no row of a large archive is loaded. */
export async function documentNumbers(db: CondicaDatabase, companyId: CompanyId): Promise<readonly DocumentNumber[]> {
  const keys: readonly unknown[] = await db.archive
    .where(ORDER_INDEX)
    .between([companyId, 'out', Dexie.minKey], [companyId, 'out', Dexie.maxKey])
    .keys();
  const numbers = keys.flatMap((key) => {
    const [, , issueDate = '', number = '', id = ''] = Array.isArray(key) ? key.map(String) : [];
    return id === '' ? [] : [{ id, number, issueDate }];
  });
  for await (const block of listedBlocks(db, companyId, 'out')) numbers.push(...numbersIn(block));
  return numbers;
}

function numbersIn({ header, columns }: ListedBlock): readonly DocumentNumber[] {
  return livingPlaces(header).map((place) => ({
    id: idAt(columns, place),
    number: columns.numbers[place] ?? '',
    issueDate: dateOf(columns.issueDays[place] ?? 0),
  }));
}
