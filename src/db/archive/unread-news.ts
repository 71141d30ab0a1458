/**
 * How many of ANAF's messages of a company nobody has opened on this device, without their list: out of the days and bits of columns.
 * Read whole are only the documents that ANAF refused and those that a buyer wrote about. What no document of the archive has is
 * not counted: only the server knows it.
 */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { addDays } from '@/domain/calendar/iso-date';
import type { CondicaDatabase } from '../condica-database';
import {
  firstUnread,
  isUnreadAt,
  KEPT_DAYS,
  REACH_DAYS,
  type ReadMessages,
  readMessages,
} from '../settings/read-messages';
import { shownItem } from './archive-row';
import { documentRows } from './archive-rows';
import { documentsByDay } from './documents-by-day';
import { ANSWERED_BIT, receivedState } from './mark-bits';

const DAY_MS = 86_400_000;
/** Behind every day of issue. */
const LAST_DAY = '9999-12-31';

/** `now`: ms since 1970. */
export async function countUnreadNews(db: CondicaDatabase, companyId: CompanyId, now: number): Promise<number> {
  const today = bucharestDay(now);
  const days = [addDays(today, -REACH_DAYS), LAST_DAY] as const;
  const [note, received, issued, refused] = await Promise.all([
    readMessages(db, companyId),
    documentsByDay(db, companyId, 'in', days),
    documentsByDay(db, companyId, 'out', days),
    db.openFiling.where('companyId').equals(companyId).toArray(),
  ]);
  const read: ReadMessages = note ?? { since: new Date(firstUnread(today)).toISOString(), read: {} };
  const isUnread = (key: string, at: number): boolean => now - at < KEPT_DAYS * DAY_MS && isUnreadAt(read, key, at);
  // Who has marked it has seen it, on whichever device.
  const fresh = received.filter(({ marks }) => receivedState(marks) === 'received');
  const arrived = new Set(fresh.filter(({ id, arrived }) => isUnread(`${id} document`, arrived)).map(({ id }) => id));
  const answered = [...fresh, ...issued].filter(({ marks }) => (marks & ANSWERED_BIT) !== 0);
  const rejected = refused.filter(({ state, issueDate }) => state === 'rejected' && issueDate >= days[0]);
  const rows = await documentRows(db, [...new Set([...answered, ...rejected].map(({ id }) => id))]);
  const told = rows.flatMap((row) => (row === undefined ? [] : toldOf(shownItem(row))));
  return arrived.size + told.filter(({ key, at }) => isUnread(key, at)).length;
}

interface Told {
  /** As the list of messages has it. */
  readonly key: string;
  /** ms since 1970. */
  readonly at: number;
}

function toldOf(item: ArchiveItem | null): readonly Told[] {
  if (item === null) return [];
  const { id, state, direction, issuedAt, events } = item;
  const told = events.flatMap(({ event, at, detail }): readonly Told[] =>
    event === 'buyer-message' ? [{ key: `${id} buyer-message ${at} ${detail}`, at: Date.parse(at) }] : [],
  );
  if (direction === 'in' || state !== 'rejected') return told;
  const at = events.findLast(({ event }) => event === 'rejected')?.at ?? issuedAt;
  return [...told, { key: `${id} document`, at: Date.parse(at) }];
}
