/**
 * What the list's worker needs to read 100,000 issued and 100,000 received documents out of their blocks, and for the first answer of each
 * list: processor time, and what stays in memory. Each run makes a snapshot anew.
 */
import { deserialize, serialize } from 'node:v8';
import type { ArchiveItem } from '../../src/api/entities/archive-item';
import { packColumns } from '../../src/db/archive/cold/block-columns';
import { BLOCK_ROWS, type Direction } from '../../src/db/archive/cold/cold-block';
import type { ListedBlock } from '../../src/db/archive/cold/listed-places';
import { decimalText } from '../../src/domain/money/decimal-text';
import { fold } from '../../src/domain/text/fold';
import { findInArchive } from '../../src/workers/archive-search/answer-query';
import { ArchiveColumns } from '../../src/workers/archive-search/archive-columns';
import { EVERYTHING_ISSUED, EVERYTHING_RECEIVED } from '../../src/workers/archive-search/archive-query';
import { blockEntries } from '../../src/workers/archive-search/block-entry';
import { acknowledgedItem } from '../db/support/acknowledged-item';
import { entityId } from '../db/support/samples';
import { printTable } from './report/print-table';

const EACH = 100_000;
const RUNS = 5;
const PLACES = Array.from({ length: BLOCK_ROWS }, (_, place) => place);

function itemAt(direction: Direction, place: number): ArchiveItem {
  const issueDate = new Date(Date.UTC(2026, 10, 23) - (place % 1_800) * 86_400_000).toISOString().slice(0, 10);
  const total = decimalText(`${1 + ((place * 7_919) % 90_000)}.${10 + (place % 90)}`);
  const digits = (Math.imul(place + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
  return acknowledgedItem({
    id: entityId(`${digits}-0000-4000-8${direction === 'out' ? '0' : '1'}00-${place.toString(16).padStart(12, '0')}`),
    ...{ direction, issueDate, dueDate: issueDate, total, net: total, vat: decimalText('0.00') },
    number: `${direction === 'out' ? 'ARH' : 'F'}-${place}`,
    partnerName: `Partenerul Țării ${place % 800} SRL`,
    partnerTaxId: `RO${10_000_000 + (place % 800)}`,
    issuedAt: `${issueDate}T08:00:00.000Z`,
    xmlSha256: `${digits}${digits}`.padEnd(64, '0'),
    accounts: [`RO49AAAA1B31007593840${place % 800}`],
  });
}

/** As the database keeps them. */
const stored = (['out', 'in'] as const).flatMap((direction) =>
  Array.from({ length: EACH / BLOCK_ROWS }, (_, block) => {
    const items = PLACES.map((place) => itemAt(direction, block * BLOCK_ROWS + place));
    return serialize({ ...packColumns(items), direction });
  }),
);

function timed<T>(work: () => T): readonly [T, number] {
  const start = process.cpuUsage();
  const made = work();
  const { user, system } = process.cpuUsage(start);
  return [made, (user + system) / 1_000];
}

function heapMb(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

function snapshot(): ArchiveColumns {
  const columns = new ArchiveColumns(fold);
  for (const bytes of stored) {
    const block = { columns: deserialize(bytes) } as ListedBlock;
    columns.putEntries(blockEntries(block, PLACES, columns.partners, fold));
  }
  return columns;
}

const runs = Array.from({ length: RUNS }, () => {
  const before = heapMb();
  const [columns, read] = timed(snapshot);
  const memory = heapMb() - before;
  const [, issued] = timed(() => findInArchive(columns, EVERYTHING_ISSUED, fold));
  const [, received] = timed(() => findInArchive(columns, { ...EVERYTHING_RECEIVED, today: '2026-11-23' }, fold));
  return { read, memory, issued, received };
});

function row(name: string, values: readonly number[], unit: string): readonly string[] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)} ${unit}`;
  return [name, at(0), at(0.5), at(1)];
}

printTable({
  title: `The list's snapshot of ${EACH.toLocaleString('en')} issued and as many received documents, out of their blocks`,
  head: ['in the worker', 'best', 'median', 'worst'],
  rows: [
    row(
      'all documents read',
      runs.map(({ read }) => read),
      'ms',
    ),
    row(
      'first answer of the issued list',
      runs.map(({ issued }) => issued),
      'ms',
    ),
    row(
      'first answer of the received list, with its radar',
      runs.map(({ received }) => received),
      'ms',
    ),
    row(
      'kept in memory',
      runs.map(({ memory }) => memory),
      'MB',
    ),
  ],
  foot: ['Processor time of Node, which takes twice the memory of a browser for what points at another thing.'],
});
