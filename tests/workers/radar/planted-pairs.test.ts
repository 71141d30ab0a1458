/** The radar over a generated archive of 100,000 received documents with 200 planted pairs of seven kinds: all found, none invented. */
import { expect, it } from 'vitest';
import { fold } from '@/domain/text/fold';
import { ArchiveColumns } from '@/workers/archive-search/archive-columns';
import type { ArchiveColumnsRow } from '@/workers/archive-search/columns-entry';
import { sweepRadar } from '@/workers/archive-search/twin-radar';

const DOCUMENTS = 100_000;
const PAIRS = 200;
const KINDS = ['bytes', 'same', 'spelling', 'code', 'other-sum', 'reversal', 'correction'] as const;
type Kind = (typeof KINDS)[number];

/** mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next = random(20_261_126);
const below = (count: number): number => Math.floor(next() * count);
const hash = (): string =>
  Array.from({ length: 8 }, () =>
    below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

/** 800 suppliers over two years, each counting on; every fifth sends the same sum each month, every third counts anew each January. */
function archive(): ArchiveColumnsRow[] {
  return Array.from({ length: DOCUMENTS }, (_none, place) => {
    const seller = place % 800;
    const turn = Math.floor(place / 800);
    const month = Math.floor((turn * 24) / 125);
    const year = 2025 + Math.floor(month / 12);
    const count = seller % 3 === 0 ? turn - (year === 2026 ? 63 : 0) : turn;
    const day = `${year}-${String((month % 12) + 1).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`;
    const sum = seller % 5 === 0 ? `${100 + seller}.00` : `${1 + below(90_000)}.${10 + below(90)}`;
    return {
      id: `d${place}`,
      direction: 'in',
      number: `F${seller}-${String(count + 1).padStart(5, '0')}`,
      issueDate: day,
      dueDate: '',
      partnerName: `Furnizor ${seller}`,
      partnerTaxId: `RO${10_000_000 + seller}`,
      currency: 'RON',
      net: sum,
      vat: '0.00',
      total: sum,
      state: 'received',
      issuedAt: `${day}T08:00:00.000Z`,
      xmlSha256: hash(),
    };
  });
}

/** The other one of a pair. */
function twinOf(row: ArchiveColumnsRow, kind: Kind, place: number): ArchiveColumnsRow {
  const other = { ...row, id: `p${place}`, xmlSha256: hash() };
  switch (kind) {
    case 'bytes':
      return { ...other, number: `Copie ${place}`, total: '0.01', xmlSha256: row.xmlSha256 };
    case 'same':
      return other;
    case 'spelling':
      return { ...other, number: row.number.replace('-', ' / ').toLowerCase() };
    case 'code':
      return { ...other, partnerTaxId: row.partnerTaxId.slice(2) };
    case 'other-sum':
      return { ...other, total: '90001.00' };
    case 'reversal':
      return { ...other, number: `S-${place}`, total: `-${row.total}`, precedingNumber: row.number.toLowerCase() };
    case 'correction':
      return { ...other, number: `K-${place}`, precedingNumber: row.number.toLowerCase() };
  }
}

it('finds the planted pairs and no other', () => {
  const rows = archive();
  const planted = Array.from({ length: PAIRS }, (_none, place) => {
    const row = rows[place * 499 + 7];
    const kind = KINDS[place % KINDS.length] ?? 'same';
    if (row === undefined) throw new RangeError('The archive is shorter than its pairs');
    return { kind, row, twin: twinOf(row, kind, place) };
  });
  const columns = new ArchiveColumns(fold);
  columns.put([...rows, ...planted.map(({ twin }) => twin)]);
  const begun = performance.now();
  const before = process.cpuUsage();
  const { twins, reverses, refersTo, referredBy } = sweepRadar(columns);
  const took = performance.now() - begun;
  const cpu = process.cpuUsage(before).user / 1000;
  for (const { kind, row, twin } of planted) {
    if (kind === 'reversal') expect(reverses.get(twin.id)?.id).toBe(row.id);
    else if (kind === 'correction') {
      expect(refersTo.get(twin.id)?.id).toBe(row.id);
      expect(referredBy.get(row.id)?.id).toBe(twin.id);
    } else expect(twins.get(twin.id)).toEqual({ kind: kind === 'code' ? 'same' : kind, ids: [row.id] });
  }
  const ofTwins = planted.filter(({ kind }) => kind !== 'reversal' && kind !== 'correction');
  expect(twins.size).toBe(2 * ofTwins.length);
  expect(reverses.size + refersTo.size).toBe(PAIRS - ofTwins.length);
  expect(referredBy.size).toBe(refersTo.size);
  console.log(
    `radar: ${columns.entries.length} documents, ${PAIRS} pairs found, none invented, ${took.toFixed(0)} ms (${cpu.toFixed(0)} of the processor's)`,
  );
}, 60_000);
