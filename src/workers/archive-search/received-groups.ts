/** What a received document may ask for, and which issued ones another program sent, by their columns (ArchiveGroup). */

import { ELSEWHERE_BIT } from '../../db/archive/mark-bits';
import { bucharestMidnight } from '../../domain/calendar/bucharest-midnight';
import { addDays } from '../../domain/calendar/iso-date';
import type { ArchiveColumns } from './archive-columns';
import type { ArchiveGroup, ArchiveQuery } from './archive-query';
import { type Radar, type Twins, twinsKey } from './twin-radar';

export const GROUP_BITS: Readonly<Record<ArchiveGroup, number>> = { new: 1, twins: 2, asks: 4, elsewhere: 8 };

/** The bits of all of them. */
export const ALL_GROUPS = 15;

const MINUTE_MS = 60_000;

/** Gives the groups that the document at a place is of, as bits: asked of a hundred thousand at a key. */
export function groupsOfQuery(
  columns: ArchiveColumns,
  query: Pick<ArchiveQuery, 'today' | 'settledTwins'>,
  { twins }: Radar,
): (place: number) => number {
  const { state, states, arrived, dueDay } = columns.facts;
  const [received, booked] = [states.codeOf('received'), states.codeOf('booked')];
  const since = bucharestMidnight(addDays(query.today, -1)) / MINUTE_MS;
  const today = Number(query.today.replaceAll('-', ''));
  const settled = new Set(query.settledTwins);
  // Few documents have any: they are looked up once, not for each of all.
  const doubled = [...twins].flatMap(([id, of]) => (openTwins(id, of, settled).length > 0 ? [id] : []));
  const doubledAt = new Set(doubled.map((id) => columns.placeOf(id)));
  return (place) => {
    const [due = 0, own] = [dueDay[place], state[place]];
    const isNew = own === received && (arrived[place] ?? 0) >= since;
    const isLate = due !== 0 && due < today && own !== booked;
    const hasTwins = doubledAt.size > 0 && doubledAt.has(place);
    return (
      (isNew ? GROUP_BITS.new : 0) | (hasTwins ? GROUP_BITS.twins : 0) | (isLate || hasTwins ? GROUP_BITS.asks : 0)
    );
  };
}

export function issuedGroups({ facts: { marks } }: ArchiveColumns): (place: number) => number {
  return (place) => (((marks[place] ?? 0) & ELSEWHERE_BIT) === 0 ? 0 : GROUP_BITS.elsewhere);
}

/** The twins that nobody has answered for. */
export function openTwins(id: string, twins: Twins | undefined, settled: ReadonlySet<string>): readonly string[] {
  return twins?.ids.filter((other) => !settled.has(twinsKey(id, other))) ?? [];
}
