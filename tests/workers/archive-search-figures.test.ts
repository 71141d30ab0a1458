/** Counts and sums of issued documents are kept from one start to the next, and told early where they still are what stands in blocks. */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { blockHeaders } from '@/db/archive/cold/block-headers';
import { blocksMark, keptFigures } from '@/db/archive/kept-figures';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { CondicaDatabase } from '@/db/condica-database';
import { applyPage } from '@/db/replication/apply-page';
import { decimalText } from '@/domain/money/decimal-text';
import { EVERYTHING_ISSUED } from '@/workers/archive-search/archive-query';
import { ArchiveSearchService } from '@/workers/archive-search/archive-search-service';
import type { EarlyFigures } from '@/workers/archive-search/early-figures';
import { acknowledgedItem } from '../db/support/acknowledged-item';
import { entityId, version } from '../db/support/samples';
import { COMPANY, OTHER_COMPANY } from '../db/support/test-database';

const AT = '2026-03-02T08:00:00.000Z';
/** Of which blocks are made, and a rest that stays rows. */
const ROWS = 1_300;
const AN_HOUR_MS = 3_600_000;

let names = 0;
let db: CondicaDatabase;
let head: number;

function itemAt(place: number, changes: Partial<ArchiveItem> = {}): ArchiveItem {
  return acknowledgedItem({
    ...{ id: entityId(`00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`), number: `FCT-${place}` },
    ...{ state: place % 50 === 0 ? 'rejected' : 'accepted', currency: place % 7 === 0 ? 'EUR' : 'RON' },
    ...{
      net: decimalText(`${place}.10`),
      vat: decimalText(`${place % 9}.05`),
      total: decimalText(`${place + (place % 9)}.15`),
      sentElsewhere: place % 11 === 0,
    },
    ...{ direction: place % 13 === 0 ? 'in' : 'out' },
    ...changes,
  });
}

async function pull(items: readonly ArchiveItem[]): Promise<void> {
  const since = head;
  const changes = items.map((row, at) => ({
    ...{ collection: 'archive', id: row.id, version: version(since + at + 1), row: { ...row } },
  }));
  head += items.length;
  await applyPage(db, COMPANY, version(since), { changes, version: version(head), head: version(head) }, AT);
}

beforeEach(async () => {
  names += 1;
  head = 0;
  db = new CondicaDatabase(`condica:figures:${names}`);
  await pull(Array.from({ length: ROWS }, (_, place) => itemAt(place)));
});

interface Start {
  readonly early: readonly EarlyFigures[];
  /** What is answered once all is read. */
  readonly whole: EarlyFigures;
}

const kept = async () => keptFigures(db, COMPANY, blocksMark(await blockHeaders(db), COMPANY));

/** A new worker over the database, which goes on to another company; `rests`: once it has kept the figures of what stands in blocks. */
async function start({ rests }: { readonly rests: boolean }): Promise<Start> {
  const service = new ArchiveSearchService(rests ? 0 : AN_HOUR_MS);
  const early: EarlyFigures[] = [];
  await service.open(db.name, COMPANY, 'out', (progress) => {
    if (progress.early === undefined) return;
    expect(progress).toMatchObject({ complete: false, read: [] });
    early.push(progress.early);
  });
  const { ids: _, ...whole } = service.answer(EVERYTHING_ISSUED, 0, 0);
  if (rests) await vi.waitFor(async () => expect(await kept()).toBeDefined());
  await service.prepare(db.name, OTHER_COMPANY);
  return { early, whole };
}

const started = () => start({ rests: true });

describe('the figures of issued documents', () => {
  it('are told before the documents in blocks are read, and are what is answered after it', async () => {
    expect((await started()).early).toEqual([]);
    const { early, whole } = await start({ rests: false });
    expect(whole.count).toBe(ROWS - Math.ceil(ROWS / 13));
    expect(whole.totals.map(({ currency }) => currency)).toEqual(['RON', 'EUR']);
    expect(whole.byGroup.elsewhere).toBeGreaterThan(50);
    expect(early.length).toBeGreaterThan(0);
    for (const told of early) expect(told).toEqual(whole);
  });

  it('are not told where a document has left its block since, nor where a block has come', async () => {
    await started();
    await pull([itemAt(1, { state: 'rejected' })]);
    expect((await start({ rests: false })).early).toEqual([]);
    await started();
    expect((await start({ rests: false })).early.length).toBeGreaterThan(0);
    await pull(Array.from({ length: 600 }, (_, place) => itemAt(ROWS + place)));
    expect((await start({ rests: false })).early).toEqual([]);
  });

  it('count rows that have come or changed since, as no block knows of them', async () => {
    await started();
    await pull([
      itemAt(ROWS + 1, { state: 'processing', total: decimalText('7.15') }),
      itemAt(50, { total: decimalText('9.99'), direction: 'out' }),
    ]);
    const { early, whole } = await start({ rests: false });
    expect(early.length).toBeGreaterThan(0);
    for (const told of early) expect(told).toEqual(whole);
    expect(whole.byState.processing).toBe(1);
  });

  it('leave with their company', async () => {
    await started();
    await removeCompanyData(db, COMPANY);
    expect(await db.kv.where('key').startsWith('issued-figures').count()).toBe(0);
    expect((await start({ rests: false })).early).toEqual([]);
  });
});
