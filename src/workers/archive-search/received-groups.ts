/** What a received document may ask for, as tests over its columns (ArchiveGroup). */
import { bucharestMidnight } from '../../domain/calendar/bucharest-midnight';
import { addDays } from '../../domain/calendar/iso-date';
import type { ColumnsEntry } from './archive-columns';
import type { ArchiveGroup, ArchiveQuery } from './archive-query';
import { type Radar, type Twins, twinsKey } from './twin-radar';

export type GroupTest = Readonly<Record<ArchiveGroup, (entry: ColumnsEntry) => boolean>>;

const MINUTE_MS = 60_000;

export function groupTestOf(query: Pick<ArchiveQuery, 'today' | 'settledTwins'>, { twins }: Radar): GroupTest {
  const since = bucharestMidnight(addDays(query.today, -1)) / MINUTE_MS;
  const today = Number(query.today.replaceAll('-', ''));
  const settled = new Set(query.settledTwins);
  // Few documents have any: they are looked up once, not for each of all.
  const doubled = new Set([...twins].flatMap(([id, of]) => (openTwins(id, of, settled).length > 0 ? [id] : [])));
  const hasTwins = ({ id }: ColumnsEntry): boolean => doubled.has(id);
  return {
    new: ({ arrived, state }) => state === 'received' && arrived >= since,
    twins: hasTwins,
    asks: (entry) => (entry.dueDay !== 0 && entry.dueDay < today && entry.state !== 'booked') || hasTwins(entry),
  };
}

/** The twins that nobody has answered for. */
export function openTwins(id: string, twins: Twins | undefined, settled: ReadonlySet<string>): readonly string[] {
  return twins?.ids.filter((other) => !settled.has(twinsKey(id, other))) ?? [];
}
