import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { putLineWords } from '@/db/archive/lines/put-line-words';
import { CondicaDatabase } from '@/db/condica-database';
import { applyPage } from '@/db/replication/apply-page';
import { EVERYTHING_ISSUED, EVERYTHING_RECEIVED } from '@/workers/archive-search/archive-query';
import { ArchiveSearchService } from '@/workers/archive-search/archive-search-service';
import { acknowledgedItem } from '../db/support/acknowledged-item';
import { lineWordsPage } from '../db/support/line-words-page';
import { entityId, version } from '../db/support/samples';
import { COMPANY } from '../db/support/test-database';

const AT = '2026-03-02T08:00:00.000Z';
/** More than the snapshot reads at once. */
const ROWS = 2_300;

/** A service lives with its worker and goes on listening: each test has a database of its own. */
let tests = 0;
let db: CondicaDatabase;
let service: ArchiveSearchService;
let told: boolean[];

function itemAt(place: number, changes: Partial<ArchiveItem> = {}): ArchiveItem {
  const id = entityId(`00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`);
  const issueDate = `2026-03-${String((place % 28) + 1).padStart(2, '0')}`;
  return acknowledgedItem({ id, issueDate, number: `FCT-${place}`, state: 'accepted', ...changes });
}

/** As a page of the pull that ends at `to`. */
async function pull(items: readonly ArchiveItem[], since: number): Promise<void> {
  const changes = items.map((row, place) => {
    return { collection: 'archive', id: row.id, version: version(since + place + 1), row: { ...row } };
  });
  const head = version(since + items.length);
  await applyPage(db, COMPANY, version(since), { changes, version: head, head }, AT);
}

const removal = (id: string, at: number) => ({
  changes: [{ collection: 'archive', id, version: version(at), row: null }],
  version: version(at),
  head: version(at),
});

const count = () => service.answer(EVERYTHING_ISSUED, 0, 10).count;
const rejected = () => service.answer({ ...EVERYTHING_ISSUED, states: ['rejected'] }, 0, 10).count;

beforeEach(async () => {
  tests += 1;
  db = new CondicaDatabase(`condica:search:${tests}`);
  service = new ArchiveSearchService();
  told = [];
  await pull(
    Array.from({ length: ROWS }, (_, place) => itemAt(place, place % 100 === 0 ? { direction: 'in' } : {})),
    0,
  );
  await service.open(db.name, COMPANY, 'out', ({ complete }) => told.push(complete));
});
afterEach(async () => {
  vi.useRealTimers();
  await db.delete();
});

describe('the snapshot of the list', () => {
  it('holds every row once, of both directions, however many are read at once', () => {
    expect(count()).toBe(ROWS - 23);
    expect(service.answer({ ...EVERYTHING_ISSUED, direction: 'in' }, 0, 10).count).toBe(23);
    const { ids } = service.answer(EVERYTHING_ISSUED, 0, ROWS);
    expect(new Set(ids).size).toBe(ROWS - 23);
  });

  it.each([
    ['in', ROWS - 23, 23],
    ['out', 23, ROWS - 23],
  ] as const)(
    'reads first what is looked at (%s), tells of it, and answers for it before the rest is there',
    async (first, others, own) => {
      const other = new ArchiveSearchService();
      const readings: string[] = [];
      let early: number | undefined;
      await other.open(db.name, COMPANY, first, ({ rows, complete, read }) => {
        readings.push(`${read.join()} ${complete}`);
        if (read.join() === first)
          early ??= rows === own ? other.answer({ ...EVERYTHING_ISSUED, direction: first }, 0, 10).count : -1;
      });
      expect(early).toBe(own);
      const rest = first === 'in' ? 'out' : 'in';
      expect(readings.at(-1)).toBe(`${first},${rest} true`);
      expect(readings.indexOf(`${first} false`)).toBeLessThan(readings.indexOf(`${first},${rest} false`));
      expect(other.answer({ ...EVERYTHING_ISSUED, direction: rest }, 0, 10).count).toBe(others);
      const again: string[] = [];
      await other.open(db.name, COMPANY, rest, ({ read, complete }) => again.push(`${read.join()} ${complete}`));
      // Told once: nobody asks the same twice.
      expect(again).toEqual([`${first},${rest} true`]);
    },
  );

  it('counts which of some documents answer a question', () => {
    const chosen = [itemAt(7).id, itemAt(8).id, itemAt(100).id, entityId('00000000-0000-4000-9000-000000000000')];
    expect(service.countOf(EVERYTHING_ISSUED, chosen)).toBe(2);
    expect(service.countOf({ ...EVERYTHING_ISSUED, number: 'FCT-8' }, chosen)).toBe(1);
    expect(service.countOf(EVERYTHING_RECEIVED, chosen)).toBe(1);
    expect(service.countOf(EVERYTHING_ISSUED, [])).toBe(0);
  });

  it('finds documents by their numbers, of the company that is open and of one that is not', async () => {
    const question = { direction: 'out', numbers: ['FCT-7', 'FCT-100', 'FCT-2299', 'FCT-9999'] } as const;
    const found = await service.numbered(db.name, COMPANY, question);
    expect(found).toEqual([itemAt(7).id, itemAt(2_299).id]);
    expect(await new ArchiveSearchService().numbered(db.name, COMPANY, question)).toEqual(found);
    expect(await service.numbered(db.name, COMPANY, { ...question, direction: 'in' })).toEqual([itemAt(100).id]);
  });

  it('compares the account of a file with those of its seller’s documents', async () => {
    const seller = { partnerName: 'Oltina SA', partnerTaxId: 'RO7128440' };
    const [usual, other] = ['RO49AAAA1B31007593840000', 'RO71BBBB1B31007593840218'];
    // Enough for a block.
    const documents = Array.from({ length: 150 }, (_, at) =>
      itemAt(5_000 + at, { direction: 'in', ...seller, accounts: [usual] }),
    );
    await pull(documents, ROWS);
    expect(await db.coldHeader.where(':id').above([COMPANY, 'in', 0]).count()).toBeGreaterThan(0);
    const found = () => service.answer({ ...EVERYTHING_RECEIVED, text: 'oltina' }, 0, 10).count;
    await vi.waitFor(() => expect(found()).toBe(150), { timeout: 5_000 });
    const file = { name: 'OLTINA S.A.', taxId: '7128440', issueDate: '2026-04-01', accounts: [other] };
    expect(await service.accountOfFile(db.name, COMPANY, file)).toEqual({ compared: 6, changed: true });
    const same = { ...file, accounts: [usual] };
    expect(await service.accountOfFile(db.name, COMPANY, same)).toEqual({ compared: 6, changed: false });
    expect(await service.accountOfFile(db.name, COMPANY, { ...file, taxId: 'RO1' })).toBeUndefined();
  });

  it('follows a single change at once', async () => {
    await pull([itemAt(1, { state: 'rejected' })], ROWS);
    await vi.waitFor(() => expect(rejected()).toBe(1), { timeout: 20_000 });
  });

  it('gathers what a pull changes, and loses none of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const before = told.length;
    const changed = Array.from({ length: 300 }, (_, place) => itemAt(place, { state: 'rejected' }));
    await pull(changed.slice(0, 150), ROWS);
    await pull(changed.slice(150), ROWS + 150);
    expect(rejected()).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(rejected()).toBe(300), { timeout: 20_000 });
    expect(told.length - before).toBe(1);
  });

  it('gathers pages that bring blocks and rows, until a person changes something', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const before = told.length;
    const page = (from: number) =>
      Array.from({ length: 130 }, (_, place) => itemAt(from + place, place < 3 ? { state: 'rejected' } : {}));
    await pull(page(ROWS), ROWS);
    await pull(page(ROWS + 130), ROWS + 130);
    expect(told.length).toBe(before);
    expect(count()).toBe(ROWS - 23);
    await pull([itemAt(1, { state: 'rejected' })], ROWS + 260);
    vi.useRealTimers();
    await vi.waitFor(() => expect(count()).toBe(ROWS - 23 + 260), { timeout: 20_000 });
    expect(rejected()).toBe(7);
    expect(told.length - before).toBe(1);
  });

  it('knows the lines of a document that takes the place of one that went', async () => {
    const found = () => service.answer({ ...EVERYTHING_ISSUED, text: 'Hârtie A4' }, 0, 10).ids;
    const [gone, last] = [itemAt(1), itemAt(ROWS - 1)];
    expect(found()).toEqual([]);
    const words = lineWordsPage([[last.id, 'hartie a4']], 10);
    await putLineWords(db, COMPANY, version(0), words);
    await vi.waitFor(() => expect(found()).toEqual([last.id]), { timeout: 20_000 });
    const before = count();
    await applyPage(db, COMPANY, version(ROWS), removal(gone.id, ROWS + 1), AT);
    await vi.waitFor(() => expect(count()).toBe(before - 1), { timeout: 20_000 });
    expect(found()).toEqual([last.id]);
  });

  it('searches the lines as far as they are here, and tells when more have come', async () => {
    const query = { ...EVERYTHING_ISSUED, text: 'Hârtie A4' };
    const found = () => service.answer(query, 0, 10).ids;
    expect(found()).toEqual([]);
    const before = told.length;
    const [first, second, third] = [itemAt(1), itemAt(2), itemAt(3)];
    await putLineWords(
      db,
      COMPANY,
      version(0),
      lineWordsPage(
        [
          [first.id, 'hartie a4 80 g'],
          [second.id, 'hartie a3'],
        ],
        10,
        { hasMore: true },
      ),
    );
    await vi.waitFor(() => expect(found()).toEqual([first.id]), { timeout: 20_000 });
    expect(told.length).toBeGreaterThan(before);
    await putLineWords(
      db,
      COMPANY,
      version(10),
      lineWordsPage(
        [
          [third.id, 'a4 hartie'],
          [first.id, 'altceva'],
        ],
        12,
      ),
    );
    await vi.waitFor(() => expect(found()).toEqual([third.id]), { timeout: 20_000 });
    expect((await service.find('hartie a', 5)).count).toBe(2);
    expect((await service.find('hartie a4', 5)).ids).toEqual([third.id]);
    expect((await service.find('a4', 5)).count).toBe(1);
  });

  it('finds in the palette what has come by then', async () => {
    const { id } = itemAt(1);
    expect((await service.find('toner', 5)).ids).toEqual([]);
    await putLineWords(db, COMPANY, version(0), lineWordsPage([[id, 'toner negru']], 1));
    expect((await service.find('toner', 5)).ids).toEqual([id]);
  });

  // Before: the list, which asked second, was never told that the words had come.
  it('tells the list of words that the palette asked for first', async () => {
    const { id } = itemAt(1);
    await putLineWords(db, COMPANY, version(0), lineWordsPage([[id, 'toner negru']], 1));
    const before = told.length;
    const asked = service.find('toner', 5);
    expect(service.answer({ ...EVERYTHING_ISSUED, text: 'toner' }, 0, 10).ids).toEqual([]);
    await asked;
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(before), { timeout: 20_000 });
    expect(service.answer({ ...EVERYTHING_ISSUED, text: 'toner' }, 0, 10).ids).toEqual([id]);
  });

  it('takes up the blocks of a page, and what leaves a block', async () => {
    const next = Array.from({ length: 120 }, (_, place) => itemAt(ROWS + place));
    await pull(next, ROWS);
    await vi.waitFor(() => expect(count()).toBe(ROWS - 23 + 120), { timeout: 20_000 });
    // The received ones, too few for a block.
    expect(await db.archive.count()).toBe(23);
    await applyPage(db, COMPANY, version(ROWS + 120), removal(itemAt(ROWS + 3).id, ROWS + 121), AT);
    await vi.waitFor(() => expect(count()).toBe(ROWS - 23 + 119), { timeout: 20_000 });
  });

  it('says the same of documents in blocks and in rows', async () => {
    const before = service.answer(EVERYTHING_ISSUED, 0, ROWS);
    await db.delete();
    db = new CondicaDatabase(`condica:search:rows:${tests}`);
    for (let from = 0; from < ROWS; from += 90)
      await pull(
        Array.from({ length: Math.min(90, ROWS - from) }, (_, at) =>
          itemAt(from + at, (from + at) % 100 === 0 ? { direction: 'in' } : {}),
        ),
        from,
      );
    expect(await db.coldHeader.count()).toBe(0);
    await service.open(db.name, COMPANY, 'out', () => undefined);
    expect(service.answer(EVERYTHING_ISSUED, 0, ROWS)).toEqual(before);
    // Packed by the service itself, in the background.
    await vi.waitFor(async () => expect(await db.archive.count()).toBe(ROWS - 2_000), { timeout: 20_000 });
    expect(service.answer(EVERYTHING_ISSUED, 0, ROWS)).toEqual(before);
  });
});
