/** What the snapshot reads before the page has opened its database, and how its reading gives way to who asks. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CondicaDatabase } from '@/db/condica-database';
import { applyPage } from '@/db/replication/apply-page';
import { EVERYTHING_ISSUED, EVERYTHING_RECEIVED } from '@/workers/archive-search/archive-query';
import { ArchiveSearchService } from '@/workers/archive-search/archive-search-service';
import { acknowledgedItem } from '../db/support/acknowledged-item';
import { without } from '../db/support/damaged-database';
import { entityId, version } from '../db/support/samples';
import { COMPANY, newerDatabase, OTHER_COMPANY } from '../db/support/test-database';

const AT = '2026-03-02T08:00:00.000Z';
const ROWS = 40;
const PROFILE = { indexedDB, IDBKeyRange };

/** A service lives with its worker and goes on listening: each snapshot has a database of its own. */
let names = 0;
let name: string;
let db: CondicaDatabase;

/** Half of them are received. */
async function fill(): Promise<void> {
  names += 1;
  name = `condica:early:${names}`;
  db = new CondicaDatabase(name);
  const items = Array.from({ length: ROWS }, (_, place) => {
    const id = entityId(`00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`);
    return acknowledgedItem({ id, number: `FCT-${place}`, direction: place % 2 === 0 ? 'in' : 'out' });
  });
  const changes = items.map((row, place) => ({
    collection: 'archive',
    id: row.id,
    version: version(place + 1),
    row: { ...row },
  }));
  await applyPage(db, COMPANY, version(0), { changes, version: version(ROWS), head: version(ROWS) }, AT);
}
beforeEach(fill);
afterEach(() => vi.useRealTimers());

const issued = (service: ArchiveSearchService) => service.answer(EVERYTHING_ISSUED, 0, 1).count;
const received = (service: ArchiveSearchService) => service.answer(EVERYTHING_RECEIVED, 0, 1).count;

/** Database's name and version, as they stand on the disk. */
const onDisk = async () => (await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`);

describe('a snapshot that is asked for before the page has opened its database', () => {
  it('is built, and who opens the list then is told of it', async () => {
    const service = new ArchiveSearchService();
    await service.prepareEarly(name, COMPANY);
    expect([issued(service), received(service)]).toEqual([ROWS / 2, ROWS / 2]);
    const told: string[] = [];
    await service.open(name, COMPANY, 'out', ({ rows, complete }) => told.push(`${rows} ${complete}`));
    expect(told).toEqual([`${ROWS} true`]);
  });

  it('gives way to the list of another company that was opened meanwhile', async () => {
    const service = new ArchiveSearchService();
    const early = service.prepareEarly(name, COMPANY);
    await service.open(name, OTHER_COMPANY, 'out', () => undefined);
    await early;
    expect(issued(service)).toBe(0);
  });

  it('is not built, and nothing of it changed, where stores are missing, it is another version’s, or there is none', async () => {
    db.close();
    await without(PROFILE, ['coldHeader'], name);
    const unread = async (): Promise<number> => {
      const before = await onDisk();
      const service = new ArchiveSearchService();
      await service.prepareEarly(name, COMPANY);
      expect(await onDisk()).toEqual(before);
      return issued(service);
    };
    expect(await unread()).toBe(0);
    await new CondicaDatabase(name).delete();
    expect(await unread()).toBe(0);
    const newer = newerDatabase(PROFILE, name);
    await newer.open();
    newer.close();
    expect(await unread()).toBe(0);
  });
});

describe('while somebody asks of one direction', () => {
  /** Lets the database answer, while clocks stand. */
  const turns = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  /** Asks as soon as the own direction is read, and `each` milliseconds after that. */
  async function typing(each: number, times: number): Promise<readonly boolean[]> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const service = new ArchiveSearchService();
    let complete = false;
    const opened = service.open(name, COMPANY, 'out', (progress) => {
      complete = progress.complete;
      if (progress.read.join() === 'out') issued(service);
    });
    await vi.waitFor(() => expect(issued(service)).toBe(ROWS / 2));
    const seen: boolean[] = [];
    for (let key = 0; key < times; key += 1) {
      await turns(400);
      issued(service);
      seen.push(complete);
      await vi.advanceTimersByTimeAsync(each);
    }
    await turns(400);
    await vi.advanceTimersByTimeAsync(2_000);
    await opened;
    expect(received(service)).toBe(ROWS / 2);
    return seen;
  }

  it('the other one is read once they rest', async () => {
    expect(await typing(100, 5)).toEqual([false, false, false, false, false]);
    vi.useRealTimers();
    await fill();
    expect((await typing(400, 3)).at(-1)).toBe(true);
  });

  it('but in a second, however much is asked', async () => {
    const seen = await typing(100, 20);
    expect(seen.slice(0, 5)).toEqual([false, false, false, false, false]);
    expect(seen.at(-1)).toBe(true);
  });
});
