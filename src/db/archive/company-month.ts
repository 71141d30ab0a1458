/** What a company received and issued in a month. */
import type { CompanyId } from '@/api/ids';
import { openBooks } from '@/domain/calendar/months';
import type { CondicaDatabase } from '../condica-database';
import { type Direction, dayOf } from './cold/cold-block';
import { type DayDocument, documentsByDay } from './documents-by-day';
import { receivedState } from './mark-bits';

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

export async function companyMonth(
  db: CondicaDatabase,
  companyId: CompanyId,
  { month, since }: MonthQuestion,
): Promise<CompanyMonth> {
  const [first] = openBooks(month);
  const [issued, inBooks] = await Promise.all([
    documentsByDay(db, companyId, 'out', daysOf(month)),
    documentsByDay(db, companyId, 'in', [`${first}-01`, `${month}-31`]),
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

function isUnmarked({ marks }: DayDocument): boolean {
  return receivedState(marks) === 'received';
}

/** Ids of the month's documents, in the order of their days. */
export async function monthIds(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
  month: string,
): Promise<readonly string[]> {
  return (await documentsByDay(db, companyId, direction, daysOf(month))).map(({ id }) => id);
}

/** Ids of the month's received documents without a mark, those that came last first. */
export async function unmarkedIds(
  db: CondicaDatabase,
  companyId: CompanyId,
  month: string,
): Promise<readonly string[]> {
  const documents = await documentsByDay(db, companyId, 'in', daysOf(month));
  return documents
    .filter(isUnmarked)
    .sort((a, b) => b.arrived - a.arrived)
    .map(({ id }) => id);
}

/** Every day of the month stands between the two. */
function daysOf(month: string): readonly [string, string] {
  return [`${month}-01`, `${month}-31`];
}
