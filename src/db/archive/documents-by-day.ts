/** The documents of some days of issue, out of rows and of the columns of blocks; no row of a block is unpacked. */
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { type ArchiveRow, shownItem } from './archive-row';
import { ORDER_INDEX } from './archive-rows';
import { idAt } from './cold/block-columns';
import { blockHeaders } from './cold/block-headers';
import { type Direction, dayOf } from './cold/cold-block';
import { livingPlaces, withColumns } from './cold/listed-places';
import { markBits } from './mark-bits';

export interface DayDocument {
  readonly id: string;
  /** `yyyyMMdd`. */
  readonly day: number;
  /** `markBits`. */
  readonly marks: number;
  /** ms since 1970. */
  readonly arrived: number;
}

const MINUTE_MS = 60_000;

/** Issued from the first day to the last, `yyyy-MM-dd`; a last day that no calendar has ends a month. */
export async function documentsByDay(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
  ends: readonly [first: string, last: string],
): Promise<readonly DayDocument[]> {
  const [from, to] = ends.map((day) => [companyId, direction, day]);
  // An array stands behind every text.
  const rows = await db.archive
    .where(ORDER_INDEX)
    .between(from, [...(to ?? []), []], true, false)
    .toArray();
  return [...(await packedDocuments(db, companyId, direction, ends.map(dayOf))), ...rows.flatMap(documentOf)];
}

function documentOf(row: ArchiveRow): readonly DayDocument[] {
  const item = shownItem(row);
  if (item === null) return [];
  const { issueDate, issuedAt } = item;
  return [{ id: row.id, day: dayOf(issueDate), marks: markBits(item), arrived: Date.parse(issuedAt) || 0 }];
}

async function packedDocuments(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
  [first = 0, last = 0]: readonly number[],
): Promise<readonly DayDocument[]> {
  const isIn = (day: number | undefined): boolean => day !== undefined && day >= first && day <= last;
  const headers = (await blockHeaders(db)).filter(
    (header) => header.companyId === companyId && header.direction === direction && header.days.some(isIn),
  );
  return (await withColumns(db, headers)).flatMap(({ header, columns }) =>
    livingPlaces(header).flatMap((place) =>
      isIn(header.days[place])
        ? [
            {
              id: idAt(columns, place),
              day: header.days[place] ?? 0,
              marks: columns.marks?.[place] ?? 0,
              arrived: (columns.received?.arrived[place] ?? 0) * MINUTE_MS,
            },
          ]
        : [],
    ),
  );
}
