/** A transaction takes only the tables it touches: what comes from the server never stands before the keyboard. */
import { describe, expect, it, vi } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { applyPage } from '@/db/replication/apply-page';
import { readCounts } from '@/sync/engine/sync-counts';
import { acknowledgedItem } from './support/acknowledged-item';
import { draftOf, entityId, version } from './support/samples';
import { copied } from './support/second-copy';
import { COMPANY, openTestDatabase, testContext } from './support/test-database';
import { AT, begin, CURSOR, DRAFTS, PARTNERS, workedStore } from './support/worked-store';

const ID = entityId('00000000-0000-4000-8000-0000000000aa');

/** The stores of each transaction of the mode from now on, once the database is opened anew. */
function scopesOf(db: CondicaDatabase, wanted: IDBTransactionMode): string[][] {
  const scopes: string[][] = [];
  db.use({
    stack: 'dbcore',
    name: 'scopes',
    create: (core) => ({
      ...core,
      transaction: (stores, mode, options) => {
        if (mode === wanted) scopes.push([...stores].sort());
        return core.transaction(stores, mode, options);
      },
    }),
  });
  return scopes;
}

const PAGE_STORES = [
  ...['archive', 'coldColumns', 'coldHeader', 'coldPart', 'counter', 'document', 'openFiling'],
  ...['syncState', 'unknownChange'],
];

async function applyDocuments(db: CondicaDatabase, since: number): Promise<void> {
  const row = acknowledgedItem({ id: ID, state: 'accepted' });
  const change = { collection: 'archive', id: ID, version: version(since + 1), row };
  const page = { changes: [change], version: version(since + 1), head: version(since + 1) };
  expect(await applyPage(db, COMPANY, version(since), page, AT)).toBe('applied');
}

// Verifies: promise 1
describe('what a transaction takes', () => {
  it('of a page of documents leaves drafts and outbox free: a draft is saved while the page is written', async () => {
    const db = openTestDatabase();
    const scopes = scopesOf(db, 'readwrite');
    await applyDocuments(db, 0);
    const [page = []] = scopes;
    let saved = false;
    const writing = db.transaction('rw', [...page], async () => {
      for (let turns = 0; !saved; turns += 1) {
        if (turns > 2_000) throw new Error('the draft waits for the page');
        await db.archive.get(ID);
      }
    });
    await saveDraft(testContext(db), { id: ID, content: draftOf(), seen: null }).then(() => {
      saved = true;
    });
    await writing;
    expect(page).toEqual(PAGE_STORES);
  });

  it('of a page that has begun does not keep the next words of a draft from being saved', async () => {
    const { db, context } = await workedStore();
    const seen = (await draftById(db, DRAFTS.fresh))?.row.content;
    if (seen === undefined) throw new Error('no draft');
    let outcome = 'waits';
    let turns = 0;
    const writing = db.transaction('rw', PAGE_STORES, async () => {
      for (; outcome === 'waits'; turns += 1) {
        if (turns > 20_000) throw new Error('the draft waits for the page');
        await db.archive.get(ID);
      }
    });
    await vi.waitFor(() => expect(turns).toBeGreaterThan(0));
    outcome = await saveDraft(context, { id: DRAFTS.fresh, content: { ...seen, notes: 'cuvinte' }, seen });
    await writing;
    expect(outcome).toBe('saved');
  });

  it('of whoever reads the outbox after a save leaves free what a page of documents is written to', async () => {
    const { db, context } = await workedStore();
    db.close();
    const reads = scopesOf(db, 'readonly');
    await db.open();
    const run = await copied(db);
    await run.isCopied();
    reads.length = 0;
    await saveDraft(context, { id: ID, content: draftOf(), seen: null });
    await run.isCopied();
    await readCounts(db);
    await run.end();
    const ofOutbox = reads.filter((stores) => stores.includes('outbox'));
    expect(ofOutbox.length).toBeGreaterThan(1);
    expect(ofOutbox.filter((stores) => stores.some((store) => PAGE_STORES.includes(store)))).toEqual([]);
  });

  // Before: a page of one company waited for another's with the settings in its hands, and a draft's save for both.
  it('of what a page asks before it is written never holds settings beside what pages are written to', async () => {
    const db = openTestDatabase();
    const reads = scopesOf(db, 'readonly');
    await applyDocuments(db, 0);
    expect(reads.some((stores) => stores.includes('kv'))).toBe(true);
    const both = reads.filter((stores) => stores.includes('kv') && stores.some((store) => PAGE_STORES.includes(store)));
    expect(both).toEqual([]);
  });

  it('of an acknowledgement is its own row, the outbox and where the stream stands', async () => {
    const { db, context } = await workedStore();
    db.close();
    const scopes = scopesOf(db, 'readwrite');
    await db.open();
    const entry = await begin(context, ({ subject }) => subject.id === PARTNERS.edited).catch(async () => {
      const waiting = await db.outbox.toArray();
      return waiting.find(({ subject }) => subject.id === PARTNERS.edited);
    });
    if (entry === undefined) throw new Error('nothing waits');
    await dexieOutboxStore(context).acknowledge(entry, { version: version(30), row: null });
    expect(scopes.at(-1)).toEqual(['conflict', 'outbox', 'partner', 'syncState']);
    await applyDocuments(db, CURSOR);
  });
});
