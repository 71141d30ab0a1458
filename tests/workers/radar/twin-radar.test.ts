import { describe, expect, it } from 'vitest';
import { fold } from '@/domain/text/fold';
import { findInArchive } from '@/workers/archive-search/answer-query';
import { ArchiveColumns } from '@/workers/archive-search/archive-columns';
import { type ArchiveQuery, EVERYTHING_RECEIVED } from '@/workers/archive-search/archive-query';
import type { ArchiveColumnsRow } from '@/workers/archive-search/columns-entry';
import { sweepRadar, twinsKey } from '@/workers/archive-search/twin-radar';

let made = 0;

function row(id: string, change: Partial<ArchiveColumnsRow> = {}): ArchiveColumnsRow {
  made += 1;
  return {
    id,
    direction: 'in',
    number: `F ${made}`,
    issueDate: '2026-11-20',
    dueDate: '2026-12-20',
    partnerName: 'Băcănia Oituz SRL',
    partnerTaxId: 'RO39021475',
    currency: 'RON',
    net: '100.00',
    vat: '21.00',
    total: '121.00',
    state: 'received',
    issuedAt: '2026-11-20T08:00:00.000Z',
    xmlSha256: made.toString(16).padStart(64, '0').split('').reverse().join(''),
    ...change,
  };
}

function columnsOf(...rows: readonly ArchiveColumnsRow[]): ArchiveColumns {
  const columns = new ArchiveColumns(fold);
  columns.put(rows);
  return columns;
}

const kindOf = (one: Partial<ArchiveColumnsRow>, other: Partial<ArchiveColumnsRow>) =>
  sweepRadar(columnsOf(row('a', one), row('b', other))).twins.get('a')?.kind;

describe('documents that may be one and the same', () => {
  it.each([
    ['bytes', { number: 'A1', xmlSha256: 'c'.repeat(64) }, { number: 'B2', xmlSha256: 'c'.repeat(64) }],
    ['same', { number: 'BO 7731' }, { number: 'BO 7731', partnerTaxId: '39021475', issueDate: '2026-11-24' }],
    ['spelling', { number: 'BO 7731' }, { number: 'bo-007731' }],
    ['other-sum', { number: 'BO 7731' }, { number: 'BO 7731', total: '122.00' }],
  ] as const)('%s', (kind, one, other) => {
    expect(kindOf(one, other)).toBe(kind);
  });

  it.each([
    ['numbers of other parts', { number: '1-11' }, { number: '11-1' }],
    ['another seller', { number: '7' }, { number: '7', partnerTaxId: 'RO6083170' }],
    ['a seller who counts anew each year', { number: '1', issueDate: '2025-11-20' }, { number: '1' }],
    ['the same sum each month', { number: '10' }, { number: '11', issueDate: '2026-10-20' }],
    ['a credit note of that number', { number: '7' }, { number: '7', total: '-121.00' }],
    ['another number and sum', { number: 'BO 7731' }, { number: 'bo-007731', total: '5.00' }],
  ])('not by %s', (_what, one, other) => {
    expect(kindOf(one, other)).toBeUndefined();
  });

  it('asks about those that nobody has answered for, and counts them beside the others', () => {
    const columns = columnsOf(row('a', { number: '7' }), row('b', { number: '7' }), row('c'));
    const ask = (change: Partial<ArchiveQuery>) =>
      findInArchive(columns, { ...EVERYTHING_RECEIVED, today: '2026-11-26', ...change }, fold);
    expect(columns.at(ask({ group: 'twins' }).places).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(ask({}).byGroup).toEqual({ new: 0, twins: 2, asks: 2, elsewhere: 0 });
    expect(ask({ settledTwins: [twinsKey('b', 'a')] }).byGroup.twins).toBe(0);
    expect(ask({ today: '2026-11-21' }).byGroup.new).toBe(3);
    expect(ask({ today: '2026-11-22' }).byGroup.new).toBe(0);
    expect(ask({ today: '2026-12-21', settledTwins: [twinsKey('a', 'b')] }).byGroup.asks).toBe(3);
  });
});

describe('what is taken back', () => {
  it('is found by the number that the credit note names', () => {
    const note = row('n', { number: 'OL 0112', total: '-50.00', precedingNumber: 'ol-4410', issueDate: '2026-11-24' });
    const radar = sweepRadar(columnsOf(row('a', { number: 'OL 4410' }), note));
    expect(radar.reverses.get('n')).toEqual({ id: 'a', number: 'OL 4410', whole: false });
    expect(radar.reversedBy.get('a')).toEqual({ id: 'n', number: 'OL 0112', whole: false });
  });

  it('leaves alone an invoice that a document with plus names', () => {
    const radar = sweepRadar(columnsOf(row('a', { number: '7' }), row('n', { precedingNumber: '7' })));
    expect([radar.reverses.size, radar.reversedBy.size]).toEqual([0, 0]);
  });

  it('is the only invoice of that sum where none is named, and nothing where there are two', () => {
    const note = row('n', { total: '-121.00', issueDate: '2026-11-24' });
    expect(sweepRadar(columnsOf(row('a'), note)).reverses.get('n')?.id).toBe('a');
    expect(sweepRadar(columnsOf(row('a'), row('b'), note)).reverses.size).toBe(0);
    expect(sweepRadar(columnsOf(row('a', { issueDate: '2026-11-25' }), note)).reverses.size).toBe(0);
  });
});

// Before: only a document with minus knew what it names; a corrected invoice (384) and what it corrects said nothing of each other.
describe('what a document with plus names', () => {
  it('is told on both, however the number is written', () => {
    const later = row('n', { number: 'OL 4502', precedingNumber: 'ol-4410', issueDate: '2026-11-24' });
    const radar = sweepRadar(columnsOf(row('a', { number: 'OL 4410' }), later));
    expect(radar.refersTo.get('n')).toEqual({ id: 'a', number: 'OL 4410' });
    expect(radar.referredBy.get('a')).toEqual({ id: 'n', number: 'OL 4502', others: 0 });
  });

  it('may come to nothing, as minus and plus have it, and so may the document named', () => {
    const later = row('n', { total: '0.00', precedingNumber: 'A' });
    expect(sweepRadar(columnsOf(row('a', { number: 'A', total: '0.00' }), later)).refersTo.get('n')?.id).toBe('a');
  });

  it('has the newest of those that name it, and how many others there are', () => {
    const naming = ['2026-11-22', '2026-11-24', '2026-11-23'].map((issueDate, at) =>
      row(`n${at}`, { number: `N${at}`, precedingNumber: 'A', issueDate }),
    );
    const radar = sweepRadar(columnsOf(row('a', { number: 'A' }), ...naming));
    expect(radar.referredBy.get('a')).toEqual({ id: 'n1', number: 'N1', others: 2 });
  });

  it.each([
    ['of another seller', { partnerTaxId: 'RO6083170' }],
    ['younger than it', { issueDate: '2026-11-25' }],
    ['with minus', { total: '-121.00' }],
    ['of direction out', { direction: 'out' as const }],
  ])('is no document %s', (_, change) => {
    const radar = sweepRadar(columnsOf(row('a', { number: 'A', ...change }), row('n', { precedingNumber: 'A' })));
    expect([radar.refersTo.size, radar.referredBy.size]).toEqual([0, 0]);
  });

  it('is not itself', () => {
    expect(sweepRadar(columnsOf(row('n', { number: 'A', precedingNumber: 'A' }))).refersTo.size).toBe(0);
  });
});
