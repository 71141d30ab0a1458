/** What a company received and issued in a month, counted out of rows and of the columns of blocks; no row of a block is unpacked. */
import type { CompanyId } from '@/api/ids';
import { openBooks } from '@/domain/calendar/months';
import type { CondicaDatabase } from '../condica-database';
import { type ArchiveRow, shownItem } from './archive-row';
import { ORDER_INDEX } from './archive-rows';
import { idAt } from './cold/block-columns';
import { blockHeaders } from './cold/block-headers';
import { type Direction, dayOf } from './cold/cold-block';
import { livingPlaces, withColumns } from './cold/listed-places';
import { markBits, receivedState } from './mark-bits';

export interface CompanyMonth {
  readonly issued: number;
  readonly received: number;
  /** Of the received: without any mark («nou»), and in the books («operat»). */
  readonly unmarked: number;
  readonly booked: number;
  /** Of the unmarked: came since the moment asked for. */
  readonly fresh: number;
  /** Received without any mark in the months whose books are open. */
  readonly toBook: number;
}

export interface MonthQuestion {
  /** `yyyy-MM`, of issue. */
  readonly month: string;
  /** ms since 1970. */
  readonly since: number;
}

interface MonthDocument {
  readonly id: string;
  /** `yyyyMMdd`. */
  readonly day: number;
  readonly marks: number;
  /** ms since 1970. */
  readonly arrived: number;
}

const MINUTE_MS = 60_000;

export async function companyMonth(
  db: CondicaDatabase,
  companyId: CompanyId,
  { month, since }: MonthQuestion,
): Promise<CompanyMonth> {
  const [first] = openBooks(month);
  const [issued, inBooks] = await Promise.all([
    documentsOf(db, companyId, 'out', month, month),
    documentsOf(db, companyId, 'in', first, month),
  ]);
  const received = inBooks.filter(({ day }) => day >= dayOf(`${month}-01`));
  const states = received.map(({ marks }) => receivedState(marks));
  const unmarked = received.filter(isUnmarked);
  return {
    issued: issued.length,
    received: received.length,
    unmarked: unmarked.length,
    booked: states.filter((state) => state === 'booked').length,
    fresh: unmarked.filter(({ arrived }) => arrived >= since).length,
    toBook: inBooks.filter(isUnmarked).length,
  };
}

function isUnmarked({ marks }: MonthDocument): boolean {
  return receivedState(marks) === 'received';
}

/** Ids of the month's documents, in the order of their days. */
export async function monthIds(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
  month: string,
): Promise<readonly string[]> {
  return (await documentsOf(db, companyId, direction, month, month)).map(({ id }) => id);
}

/** Ids of the month's received documents without a mark, those that came last first. */
export async function unmarkedIds(
  db: CondicaDatabase,
  companyId: CompanyId,
  month: string,
): Promise<readonly string[]> {
  const documents = await documentsOf(db, companyId, 'in', month, month);
  return documents
    .filter(isUnmarked)
    .sort((a, b) => b.arrived - a.arrived)
    .map(({ id }) => id);
}

async function documentsOf(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
  first: string,
  last: string,
): Promise<readonly MonthDocument[]> {
  const ends = [`${first}-01`, `${last}-31`];
  const [from, to] = ends.map((day) => [companyId, direction, day]);
  // An array stands behind every text.
  const rows = await db.archive
    .where(ORDER_INDEX)
    .between(from, [...(to ?? []), []], true, false)
    .toArray();
  return [...(await packedDocuments(db, companyId, direction, ends.map(dayOf))), ...rows.flatMap(documentOf)];
}

function documentOf(row: ArchiveRow): readonly MonthDocument[] {
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
): Promise<readonly MonthDocument[]> {
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
