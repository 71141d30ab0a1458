/** What is asked while the snapshot is read anew, or another company's is read in its place, is answered of the right documents. */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { CondicaDatabase } from '@/db/condica-database';
import { markDocuments } from '@/db/invoices/mark-documents';
import { applyPage } from '@/db/replication/apply-page';
import { EVERYTHING_ISSUED, EVERYTHING_RECEIVED } from '@/workers/archive-search/archive-query';
import { ArchiveSearchService, type SnapshotListener } from '@/workers/archive-search/archive-search-service';
import { TakenBlocks } from '@/workers/archive-search/taken-blocks';
import { acknowledgedItem } from '../db/support/acknowledged-item';
import { entityId, version } from '../db/support/samples';
import { COMPANY, OTHER_COMPANY, testContext } from '../db/support/test-database';

const AT = '2026-03-02T08:00:00.000Z';
const BOOKED = { mark: 'booked', state: true, by: 'Ana' } as const;
const WAIT = { timeout: 20_000 };

/** A service lives with its worker and goes on listening: each test has databases of its own. */
let names = 0;
let db: CondicaDatabase;

function newDatabase(): CondicaDatabase {
  names += 1;
  return new CondicaDatabase(`condica:whole:${names}`);
}

function itemAt(place: number, changes: Partial<ArchiveItem> = {}): ArchiveItem {
  const id = entityId(`00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`);
  return acknowledgedItem({ id, number: `FCT-${place}`, state: 'accepted', ...changes });
}

const items = (from: number, count: number, changes: Partial<ArchiveItem> = {}): readonly ArchiveItem[] =>
  Array.from({ length: count }, (_, at) => itemAt(from + at, changes));
const idsOf = (of: readonly ArchiveItem[]) => of.map(({ id }) => id);

/** As the page of a pull that begins at `since`. */
async function pull(
  { into = db, company = COMPANY, since = 0 }: { into?: CondicaDatabase; company?: CompanyId; since?: number },
  of: readonly ArchiveItem[],
): Promise<void> {
  const changes = of.map((row, at) => ({
    ...{ collection: 'archive', id: row.id, version: version(since + at + 1), row: { ...row } },
  }));
  const head = version(since + of.length);
  await applyPage(into, company, version(since), { changes, version: head, head }, AT);
}

beforeEach(() => {
  db = newDatabase();
});

describe('after another company was opened', () => {
  const OTHERS = [itemAt(9_000)];
  const firstId = (service: ArchiveSearchService) => service.answer(EVERYTHING_ISSUED, 0, 300).ids[0] ?? '';

  /** Asks as the list does, as soon as the own direction is read. */
  function asking(service: ArchiveSearchService, seen: string[]): SnapshotListener {
    return ({ read, complete }) => {
      if (complete || read.includes('out')) seen.push(firstId(service));
    };
  }

  it.each([5, 150])('nothing of the one before is told, which was still being read (%i)', async (count) => {
    await pull({}, items(0, count));
    await pull({ company: OTHER_COMPANY }, OTHERS);
    const service = new ArchiveSearchService();
    const seen: string[] = [];
    let other: Promise<void> | undefined;
    await service.open(db.name, COMPANY, 'out', () => {
      other ??= service.open(db.name, OTHER_COMPANY, 'out', asking(service, seen));
    });
    await other;
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set(idsOf(OTHERS)));
  });

  it('an answer asked at once is empty', async () => {
    await pull({}, items(0, 5));
    await pull({ company: OTHER_COMPANY }, OTHERS);
    const service = new ArchiveSearchService();
    await service.open(db.name, COMPANY, 'out', () => undefined);
    const before = service.answer(EVERYTHING_ISSUED, 0, 300);
    expect(before.count).toBe(5);
    const other = service.open(db.name, OTHER_COMPANY, 'out', () => undefined);
    expect(service.answer(EVERYTHING_ISSUED, 0, 300)).toEqual(
      new ArchiveSearchService().answer(EVERYTHING_ISSUED, 0, 1),
    );
    expect([service.countByYear(), service.totalsOf(before.ids), service.findings(before.ids)]).toEqual([[], [], {}]);
    expect(await service.find('FCT', 5)).toMatchObject({ ids: [], count: 0 });
    await other;
    expect(firstId(service)).toBe(OTHERS[0]?.id);
  });

  it('and the first one again, all is told of the first, once it is read', async () => {
    await pull({}, items(0, 150));
    await pull({ company: OTHER_COMPANY }, OTHERS);
    const service = new ArchiveSearchService();
    const [seen, told]: [string[], string[]] = [[], []];
    let back: Promise<void> | undefined;
    await service.open(db.name, COMPANY, 'out', () => {
      if (back !== undefined) return;
      void service.open(db.name, OTHER_COMPANY, 'out', asking(service, seen));
      back = service.open(db.name, COMPANY, 'out', ({ read, complete, rows }) => {
        if (complete || read.includes('out')) told.push(`${rows} ${service.answer(EVERYTHING_ISSUED, 0, 1).count}`);
      });
    });
    await back;
    expect(seen).toEqual([]);
    expect(new Set(told)).toEqual(new Set(['150 150']));
  });

  it.each(['a change', 'many changes', 'a word of lines'])('%s of the one before tells nothing', async (what) => {
    await pull({}, items(0, 150));
    await pull({ company: OTHER_COMPANY }, items(9_000, 150));
    const service = new ArchiveSearchService();
    await service.open(db.name, COMPANY, 'out', () => undefined);
    if (what === 'a word of lines') service.answer({ ...EVERYTHING_ISSUED, text: 'toner' }, 0, 1);
    else await pull({ since: 150 }, items(0, what === 'a change' ? 1 : 120, { state: 'rejected' }));
    const told: string[] = [];
    await service.open(db.name, OTHER_COMPANY, 'out', ({ rows, complete, read }) => {
      if (complete || read.length > 0) told.push(`${rows} ${read.join()} ${complete}`);
    });
    expect([...new Set(told)]).toEqual(['150 out false', '150 out,in false', '150 out,in true']);
    expect(told[0]).toBe('150 out false');
  });

  it('with the same number, of another user, nothing of the first is told', async () => {
    const theirs = newDatabase();
    await pull({}, items(0, 150));
    await pull({ into: theirs }, OTHERS);
    const service = new ArchiveSearchService();
    const seen: string[] = [];
    let other: Promise<void> | undefined;
    const first = service.open(db.name, COMPANY, 'out', () => {
      other ??= service.open(theirs.name, COMPANY, 'out', asking(service, seen));
    });
    // Its database is closed under it: nobody waits for it any more.
    await first;
    await other;
    expect(new Set(seen)).toEqual(new Set(idsOf(OTHERS)));
  });

  it('who waited for a finding of the first is told none of the other', async () => {
    const accounts = ['RO49AAAA1B31007593840000'];
    const received = items(0, 150, { direction: 'in', partnerTaxId: 'RO7128440', accounts });
    await pull({}, items(500, 150));
    await pull(
      { company: OTHER_COMPANY },
      received.map((item, at) => ({ ...item, id: itemAt(700 + at).id })),
    );
    const service = new ArchiveSearchService();
    const file = { name: 'X', taxId: 'RO7128440', issueDate: '', accounts: ['RO71BBBB1B31007593840218'] };
    const [found, numbers] = [
      service.accountOfFile(db.name, COMPANY, file),
      service.numbered(db.name, COMPANY, { direction: 'out', numbers: ['FCT-500', 'FCT-0'] }),
    ];
    await service.open(db.name, OTHER_COMPANY, 'in', () => undefined);
    expect(await found).toBeUndefined();
    expect(await numbers).toEqual([itemAt(500).id]);
    expect(await service.accountOfFile(db.name, OTHER_COMPANY, file)).toEqual({ compared: 6, changed: true });
  });
});

describe('a snapshot that was read', () => {
  const received = (service: ArchiveSearchService) => service.answer(EVERYTHING_RECEIVED, 0, 10);
  const [many, few] = [items(0, 400, { direction: 'in' }), items(400, 150, { direction: 'in' })];

  /** Two blocks, and what is answered whenever the snapshot tells of itself. */
  async function opened() {
    await pull({}, many);
    await pull({ since: 400 }, few);
    expect(await db.coldHeader.count()).toBe(2);
    const service = new ArchiveSearchService();
    await service.open(db.name, COMPANY, 'in', () => undefined);
    const seen = new Set<string>();
    await service.open(db.name, COMPANY, 'in', () => {
      const [totals] = service.totalsOf(idsOf(many));
      seen.add(`${received(service).count} ${totals?.count} ${service.answer(EVERYTHING_RECEIVED, 0, 999).ids.length}`);
    });
    return { service, seen };
  }

  it('takes up a block that comes under the number of one that has just left', async () => {
    const { service, seen } = await opened();
    await markDocuments(testContext(db), idsOf(few), BOOKED);
    await pull({ since: 550 }, items(600, 130, { direction: 'in' }));
    expect(await db.coldHeader.toCollection().primaryKeys()).toEqual([
      [COMPANY, 'in', 1],
      [COMPANY, 'in', 2],
    ]);
    await vi.waitFor(() => expect(received(service).count).toBe(680), WAIT);
    for (const one of seen) expect(['550 400 550', '680 400 680']).toContain(one);
  });

  it('answers of all documents while all is read anew', async () => {
    const { service, seen } = await opened();
    const booked = () => service.answer({ ...EVERYTHING_RECEIVED, marks: { booked: true } }, 0, 1).count;
    await markDocuments(testContext(db), idsOf(few), BOOKED);
    await vi.waitFor(() => expect(booked()).toBe(150), WAIT);
    const wasRead = vi.spyOn(TakenBlocks.prototype, 'news');
    seen.clear();
    // Of so many at once it is not told which have changed.
    await db.archive.bulkPut(await db.archive.toArray());
    await vi.waitFor(() => expect(seen.size).toBeGreaterThan(0), WAIT);
    expect(wasRead.mock.calls).toContainEqual(['in']);
    wasRead.mockRestore();
    expect(seen).toEqual(new Set(['550 400 550']));
    expect(booked()).toBe(150);
  });

  it('is read by who opens it next, where it could not be', async () => {
    await pull({}, many);
    const service = new ArchiveSearchService();
    const broken = vi.spyOn(TakenBlocks.prototype, 'news').mockImplementationOnce(() => {
      throw new Error('Not read.');
    });
    await expect(service.open(db.name, COMPANY, 'in', () => undefined)).rejects.toThrow('Not read.');
    broken.mockRestore();
    await service.open(db.name, COMPANY, 'in', () => undefined);
    expect(received(service).count).toBe(400);
  });

  it('answers of all documents while every one of a block is marked', async () => {
    const { service, seen } = await opened();
    const booked = () => service.answer({ ...EVERYTHING_RECEIVED, marks: { booked: true } }, 0, 1).count;
    await markDocuments(testContext(db), idsOf(few), BOOKED);
    await vi.waitFor(() => expect(booked()).toBe(150), WAIT);
    expect(await db.coldHeader.count()).toBe(1);
    expect(seen).toEqual(new Set(['550 400 550']));
  });
});
