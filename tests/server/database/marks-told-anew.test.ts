/** Migration 0090: marks that stand by a storno which was taken back itself, or by a number alone, are found anew for what was accepted before. */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { migrate } from '../../../server/database/migrate';
import { marksToldAnewMigration } from '../../../server/database/migrations/0090-marks-told-anew';
import { publishChanges } from '../../../server/database/publish-changes';
import { withClient } from '../../../server/database/with-client';
import { recordImports } from '../../../server/mailbox/imports/record-imports';
import { importedFile } from '../filings/accepted-documents';
import { type FilingTestDatabase, filingTestDatabase } from '../filings/filing-database';
import { FIRST_CIF } from '../filings/recorded-upload';
import { demoDraft } from '../invoices/demo-document';
import { emptyDatabase } from '../support/empty-database';
import { keptBefore, migratedTo } from './kept-before';

const { owner } = emptyDatabase();

const [OLD, NEW] = ['2025-11-20', '2026-11-20'];
type Kept = Parameters<typeof keptBefore>[2][number];
const sold = (number: string, more: Partial<Kept> = {}): Kept => ({ number, total: '121.00', ...more });
const storno = (number: string, names: NonNullable<Kept['names']>, more: Partial<Kept> = {}): Kept => ({
  ...{ number, total: '-121.00', names },
  ...more,
});

interface Row {
  readonly company: number;
  readonly number: string;
  readonly day: string;
  readonly version: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly item: Readonly<Record<string, unknown>>;
}

async function rows(): Promise<readonly Row[]> {
  const { rows } = await withClient(owner(), (client) =>
    client.query<Row>(
      `select row.company_id as company, row.version::integer, row.body, item, number, issue_date as day
       from replicated_row as row join archive_item on archive_item.id::text = row.id
       order by row.company_id, number, issue_date`,
    ),
  );
  return rows;
}

async function versions(): Promise<readonly number[]> {
  const { rows } = await withClient(owner(), (client) =>
    client.query<{ version: number }>('select version::integer from company order by id'),
  );
  return rows.map(({ version }) => version);
}

/** Company, number and year, and what is told: `=` reversed; of each that names it the number, `-` taken back itself, `c` a correction. */
function told({ company, number, day, item }: Row): string {
  const entries = (key: string, mark: string) => {
    const all = item[key];
    return Array.isArray(all) ? all.map((one) => `${one.reversed === true ? '-' : ''}${mark}${one.number}`) : [];
  };
  const name = `${company} ${number} ${day.slice(0, 4)}`;
  return [
    name,
    ...(item.reversed === true ? ['='] : []),
    ...entries('takenBack', ''),
    ...entries('correctedBy', 'c'),
  ].join(' ');
}

const DOCUMENTS: readonly Kept[] = [
  // A storno that was taken back, and one that was taken back by what was taken back.
  ...[sold('A'), storno('A-N', ['A']), sold('A-P', { names: ['A-N'] })],
  ...[sold('B'), storno('B-N', ['B']), sold('B-P', { names: ['B-N'] }), storno('B-M', ['B-P'])],
  // The number of two years, of which the one of the year before is named.
  ...[sold('C', { day: OLD }), sold('C', { day: NEW }), storno('C-N', [['C', OLD]])],
  ...[sold('D', { day: OLD }), sold('D', { day: NEW }), sold('D-C', { names: [['D', OLD]], typeCode: '384' })],
  // The one of the day named waits for ANAF.
  ...[sold('E', { day: OLD }), sold('E', { day: NEW, state: 'uploaded' }), storno('E-N', [['E', NEW]])],
  // Without a day the newest is meant; and of what stands already nothing is told.
  ...[sold('F', { day: OLD }), sold('F', { day: NEW }), storno('F-N', ['F'])],
  ...[sold('G'), storno('G-N', [['G', NEW]]), sold('H', { names: ['G'] })],
  // Of a debtor.
  ...[sold('I'), storno('I-N', ['I'], { enforcement: true })],
  // A part of it; what is sold for more; what names others too.
  ...[sold('J', { total: '242.00' }), storno('J-N', ['J']), storno('J-M', ['J']), sold('J-P', { names: ['J-N'] })],
  ...[sold('K'), storno('K-N', ['K']), sold('K-P', { names: ['K-N'], total: '242.00' })],
  ...[sold('L'), storno('L-N', ['L']), sold('L-P', { names: ['L', 'L-N'] })],
  // Several by one.
  ...[sold('M'), sold('N'), storno('M-N', ['M', ['N', NEW]], { total: '-242.00' })],
  // The second company has the numbers of the first.
  ...[sold('A', { company: 2 }), storno('A-N', ['A'], { company: 2 })],
];

const ANEW = [
  ...['1 A 2026 -A-N', '1 A-N 2026 = A-P'],
  '1 B-N 2026 -B-P',
  ...['1 C 2025 = C-N', '1 C 2026'],
  ...['1 D 2025 cD-C', '1 D 2026'],
  '1 E 2025',
  '1 I 2026',
  ...['1 J 2026 J-M -J-N', '1 J-N 2026 = J-P'],
  ...['1 M 2026 = M-N', '1 N 2026 = M-N'],
];

// Before: until another document of such a number was accepted, the invoice of another year was told to be taken back, and what a storno that
// was taken back itself had taken back stayed so.
it('tells the rows anew that are others by number, day and what stands, and leaves all others', async () => {
  await keptBefore(owner(), '0086-line-words-by-pages', DOCUMENTS);
  await migratedTo(owner(), '0089-correction-taken-back');
  const before = await rows();
  const [first = 0, second = 0] = await versions();
  expect(before.map(told)).toEqual(
    expect.arrayContaining(['1 A 2026 = A-N', '1 C 2026 = C-N', '1 D 2026 cD-C', '1 E 2025 = E-N']),
  );
  await migrate(owner());
  const after = await rows();
  expect(after.map(({ body }) => body)).toEqual(after.map(({ item }) => item));
  const changed = after.filter(({ version }, at) => version !== before[at]?.version);
  expect(changed.map(told)).toEqual(ANEW);
  expect(changed.map(({ version }) => version).sort((a, b) => a - b)).toEqual(changed.map((_, at) => first + at + 1));
  expect(await versions()).toEqual([first + changed.length, second]);
  const left = (all: readonly Row[]) => all.filter(({ version }) => !changed.some((one) => one.version === version));
  expect(left(after)).toEqual(before.filter((_, at) => after[at]?.version === before[at]?.version));
  await again(owner());
  expect(await rows()).toEqual(after);
});

async function again(as: pg.ClientConfig): Promise<void> {
  const db = kyselyOver(createPool(as, { max: 1, lockTimeoutMs: 0, onError: () => undefined }));
  await db.transaction().execute((tx) => marksToldAnewMigration.up(tx));
  await db.destroy();
}

describe('over what the server told since', () => {
  let database: FilingTestDatabase;
  beforeAll(async () => {
    database = await filingTestDatabase();
  });
  afterAll(() => database.close());

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'changes nothing, whatever names whatever in whichever order (seed %d)',
    async (seed) => {
      const next = random(seed);
      const documents = Array.from({ length: 24 }, (_, at) => randomDocument(`${seed}-`, at, next));
      const shuffled = documents.toSorted(() => next() - 0.5);
      for (let at = 0; at < shuffled.length; at += 5)
        await database.asCompany(1, (tx) =>
          recordImports(
            { publish: publishChanges, now: Date.now },
            tx,
            { companyId: 1, cif: FIRST_CIF },
            shuffled.slice(at, at + 5),
          ),
        );
      const items = () =>
        database.asOwner((db) =>
          db.selectFrom('archive_item').select('item').orderBy('company_id').orderBy('id').execute(),
        );
      const before = await items();
      expect(before.filter(({ item }) => item.takenBack !== undefined).length).toBeGreaterThan(3);
      await again(database.owner);
      expect(await items()).toEqual(before);
    },
  );
});

/** Between 0 and 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Names one or two of those before it, with their days or without; half of the numbers are of two years. */
function randomDocument(prefix: string, at: number, next: () => number): ReturnType<typeof importedFile> {
  const of = (place: number) => ({ number: `${prefix}${place >> 1}`, issueDate: dayOf(place) });
  const { number, issueDate } = of(at);
  const named = Array.from({ length: at === 0 ? 0 : 1 + Math.floor(next() * 1.4) }, () => of(Math.floor(next() * at)));
  const precedingInvoices: InvoiceDraft['precedingInvoices'] = named.map((one) =>
    next() < 0.3 ? { ...one, issueDate: '' } : one,
  );
  const typeCode = ['380', '380', '381', '381', '381', '384'][Math.floor(next() * 6)] ?? '380';
  const parts = next() < 0.25 ? 2 : 1;
  const lines = Array.from({ length: parts }, (_, part) =>
    demoDraft().lines.map((line) => ({ ...line, id: `${line.id}-${part}` })),
  ).flat();
  return importedFile(number, { typeCode, issueDate, lines, ...(at < 4 ? {} : { precedingInvoices }) });
}

function dayOf(place: number): string {
  const month = `${1 + Math.floor(place / 2)}`.padStart(2, '0');
  return place % 2 === 0 ? `2025-${month}-05` : `2026-${month}-05`;
}
