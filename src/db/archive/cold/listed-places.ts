/** What lists need of the documents in blocks, without unpacking a row. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../../condica-database';
import { packReceived } from './block-columns';
import { blockHeaders } from './block-headers';
import { type BlockColumns, type BlockHeader, type Direction, keyOf, PART_ROWS } from './cold-block';
import { rowsOfPart } from './packed-row';

export interface ListedBlock {
  readonly header: BlockHeader;
  readonly columns: BlockColumns;
}

/** Blocks whose columns are read at once: about a megabyte. */
const BLOCKS_AT_ONCE = 16;

/** The blocks of the company and direction, some at a time. */
export async function* listedBlocks(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
): AsyncGenerator<ListedBlock> {
  const headers = (await blockHeaders(db)).filter(
    (header) => header.companyId === companyId && header.direction === direction,
  );
  for (let from = 0; from < headers.length; from += BLOCKS_AT_ONCE)
    yield* await withColumns(db, headers.slice(from, from + BLOCKS_AT_ONCE));
}

/** A block that has left since its header was read is left out. */
export async function withColumns(
  db: CondicaDatabase,
  headers: readonly BlockHeader[],
): Promise<readonly ListedBlock[]> {
  const read = await columnsOf(db, headers);
  const blocks = headers.flatMap((header, place) => {
    const columns = read[place];
    return columns === undefined ? [] : [{ header, columns }];
  });
  return Promise.all(blocks.map((block) => (isEarly(block) ? withReceived(db, block) : block)));
}

/** In the order of the headers. Of blocks that follow each other one request brings all, where each by itself waits for an answer. */
async function columnsOf(
  db: CondicaDatabase,
  headers: readonly BlockHeader[],
): Promise<readonly (BlockColumns | undefined)[]> {
  const [first, last] = [headers[0], headers.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isRow = headers.every(
    ({ companyId, direction, number }, place) =>
      companyId === first.companyId && direction === first.direction && number === first.number + place,
  );
  if (!isRow) return db.coldColumns.bulkGet(headers.map(keyOf));
  const found = await db.coldColumns.where(':id').between(keyOf(first), keyOf(last), true, true).toArray();
  const byNumber = new Map(found.map((columns) => [columns.number, columns]));
  return headers.map(({ number }) => byNumber.get(number));
}

/** Received documents packed by an early version, whose columns do not say all that is compared. */
function isEarly({ header, columns }: ListedBlock): boolean {
  return header.direction === 'in' && columns.received === undefined;
}

async function withReceived(db: CondicaDatabase, { header, columns }: ListedBlock): Promise<ListedBlock> {
  const parts = Array.from({ length: Math.ceil(header.ids.length / PART_ROWS) }, (_none, part) => part);
  const read = await db.coldPart.bulkGet(parts.map((part) => [...keyOf(header), part]));
  const rows = read.flatMap((part) => (part === undefined ? [] : rowsOfPart(part.companyId, part.bytes)));
  const items = rows.flatMap(({ base }): readonly ArchiveItem[] => (base === null ? [] : [base]));
  return { header, columns: { ...columns, received: packReceived(items) } };
}

/** The places where something stands. */
export function livingPlaces({ gone }: Pick<BlockHeader, 'gone'>): readonly number[] {
  return [...gone.keys()].filter((place) => gone[place] === 0);
}
