/**
 * What the list's worker needs for the first page of any filter, over 100,000 issued and 100,000 received documents in memory (aim:
 * p95 at most 30 ms): each question as a person asks it, after another one; and the same after a document was marked.
 */
import { fold } from '../../src/domain/text/fold';
import { findInArchive } from '../../src/workers/archive-search/answer-query';
import { ArchiveColumns } from '../../src/workers/archive-search/archive-columns';
import {
  ARCHIVE_SORT_KEYS,
  type ArchiveQuery,
  EVERYTHING_ISSUED,
  EVERYTHING_RECEIVED,
} from '../../src/workers/archive-search/archive-query';
import type { ArchiveColumnsRow } from '../../src/workers/archive-search/columns-entry';
import { type Radar, sweepRadar } from '../../src/workers/archive-search/twin-radar';
import { printTable } from './report/print-table';

const EACH = 100_000;
const ROUNDS = 12;
const TODAY = '2026-11-23';

function row(direction: 'out' | 'in', place: number): ArchiveColumnsRow {
  const day = new Date(Date.UTC(2026, 10, 23) - (place % 1_800) * 86_400_000).toISOString().slice(0, 10);
  const total = `${1 + ((place * 7_919) % 90_000)}.${10 + (place % 90)}`;
  const states = direction === 'out' ? ['accepted', 'accepted', 'rejected'] : ['received', 'seen', 'booked'];
  return {
    ...{ id: `${direction}${place}`, direction, number: `${direction === 'out' ? 'ARH' : 'F'}-${place}` },
    ...{ issueDate: day, dueDate: day, partnerName: `Partenerul Țării ${place % 800} SRL`, currency: 'RON' },
    partnerTaxId: `RO${10_000_000 + (place % 800)}`,
    ...{ net: total, vat: '0.00', total, state: states[place % 3] ?? '', issuedAt: `${day}T08:00:00.000Z` },
    xmlSha256: `${direction}${String(place).padStart(14, '0')}`.padEnd(64, '0'),
  };
}

const filters: Readonly<Record<string, Partial<ArchiveQuery>>> = {
  'no filter': {},
  'a state': { states: ['rejected', 'booked'] },
  'number contains 713': { number: '713' },
  'partner contains tarii 71': { partner: 'țării 71' },
  'two fiscal codes': { taxId: '10000017; 10000400' },
  'anything contains 71': { text: '71' },
  'a month': { issued: [{ from: '2026-10-01', to: '2026-10-31' }] },
  'a sum': { total: { from: 100_000n, to: 200_000n } },
};

const columns = new ArchiveColumns(fold);
for (const direction of ['out', 'in'] as const)
  columns.put(Array.from({ length: EACH }, (_, place) => row(direction, place)));
let swept: { readonly documents: number; readonly radar: Radar } | undefined;
const radar = (): Radar => {
  // As the service keeps it.
  if (swept?.documents !== columns.documents) swept = { documents: columns.documents, radar: sweepRadar(columns) };
  return swept.radar;
};

/** Processor time: what it costs whatever else the machine does. */
function timed(query: ArchiveQuery): number {
  const start = process.cpuUsage();
  columns.at(findInArchive(columns, query, fold, { radar }).places.subarray(0, 80));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

const lists = {
  issued: EVERYTHING_ISSUED,
  received: { ...EVERYTHING_RECEIVED, today: TODAY },
} as const;

function figures(name: string, times: readonly number[]): readonly string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`;
  return [name, String(sorted.length), at(0.5), at(0.95), at(1)];
}

const rows: (readonly string[])[] = [];
for (const [list, query] of Object.entries(lists)) {
  timed(query);
  const times = Array.from({ length: ROUNDS }, () =>
    Object.values(filters).map((filter) => timed({ ...query, ...filter })),
  ).flat();
  rows.push(figures(`${list}: first page of ${Object.keys(filters).length} filters`, times));
  const sorts = ARCHIVE_SORT_KEYS.map((by) => timed({ ...query, sort: { by, direction: 'asc' } }));
  rows.push(figures(`${list}: another order, for the first time`, sorts));
  timed(query);
  const marked = Array.from({ length: ROUNDS }, (_, place) => {
    columns.put([row(list === 'issued' ? 'out' : 'in', place * 1_000)]);
    return timed(query);
  });
  rows.push(figures(`${list}: after one document has changed`, marked));
}

printTable({
  title: 'First page of any filter in the worker, 100,000 issued and 100,000 received (aim p95 30 ms)',
  head: ['answers', 'runs', 'median', 'p95', 'longest'],
  rows,
  foot: ['Processor time, with counts and sums of all that answers.'],
});
