/** A damaged database is made anew from what can be read of it and from its second copy. */
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { listDrafts } from '@/db/collections/draft-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { damageOf } from '@/db/storage/damage';
import { evictionOf } from '@/db/storage/eviction';
import { start, without } from '../support/damaged-database';
import { draftOf, entityId } from '../support/samples';
import { copied } from '../support/second-copy';
import {
  COMPANY,
  newerDatabase,
  openTestDatabase,
  type TestProfile,
  testContext,
  testProfile,
} from '../support/test-database';

const FIRST = entityId('00000000-0000-4000-8000-0000000000aa');
const LAST = entityId('00000000-0000-4000-8000-0000000000ab');

/** A device with a draft in database and copy, and a later one in the database alone. */
async function deviceAtWork() {
  const profile = testProfile();
  const run = await copied(openTestDatabase(profile));
  const context = testContext(run.db);
  await saveDraft(context, { id: FIRST, content: draftOf({ notes: 'în copie' }), seen: null });
  await run.isCopied();
  await run.end();
  await saveDraft(context, { id: LAST, content: draftOf({ notes: 'necopiată' }), seen: null });
  run.db.close();
  return { profile, copies: run.copies };
}

/** As an app of the version left it, less what the browser lost; with `notes` in its store of notes. */
function ofVersion(version: number, lost: readonly string[], notes: readonly object[] = []): Promise<TestProfile> {
  const profile = testProfile();
  const db = openTestDatabase(profile);
  return new Promise((resolve, reject) => {
    const request = profile.indexedDB.open(db.name, version * 10);
    request.onupgradeneeded = () => {
      for (const name of db.storesAt(version).filter((one) => !lost.includes(one))) {
        const { primKey } = db.table(name).schema;
        const options = { keyPath: primKey.keyPath ?? null, autoIncrement: primKey.auto === true };
        const store = request.result.createObjectStore(name, options);
        if (name === 'kv') for (const note of notes) store.put(note);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve(profile);
    };
    request.onerror = () => reject(request.error);
  });
}

async function notesIn(db: CondicaDatabase): Promise<readonly string[]> {
  return (await listDrafts(db, COMPANY)).map(({ row }) => row.content.notes).toSorted();
}

/** Every opening of it fails so until it is deleted. */
function unreadable(profile: TestProfile, error: string): TestProfile {
  const { indexedDB } = profile;
  let isDeleted = false;
  const factory = {
    open: (name: string, version?: number) => {
      if (isDeleted) return version === undefined ? indexedDB.open(name) : indexedDB.open(name, version);
      const request = { error: new DOMException('Internal error', error), onerror: (): void => undefined };
      queueMicrotask(() => request.onerror());
      return request;
    },
    deleteDatabase: (name: string) => {
      isDeleted = true;
      return indexedDB.deleteDatabase(name);
    },
    cmp: (a: unknown, b: unknown) => indexedDB.cmp(a, b),
    databases: () => indexedDB.databases(),
  };
  return { indexedDB: factory as unknown as TestProfile['indexedDB'], IDBKeyRange }; // As much of it as is used.
}

describe('a damaged database', () => {
  // Verifies: G1
  it('that lacks stores keeps what can still be read, and takes the rest from the copy', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { profile, copies } = await deviceAtWork();
    await without(profile, ['partner', 'archive']);
    const db = await start(profile, copies);
    expect(await notesIn(db)).toEqual(['necopiată', 'în copie']);
    expect(await db.outbox.count()).toBe(2);
    expect((await evictionOf(db))?.copy).toEqual({ entries: 2, whole: true });
    expect(db.backendDB().objectStoreNames).toContain('partner');
    warn.mockRestore();
  });

  it('that lost its outbox takes it from the copy', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { profile, copies } = await deviceAtWork();
    await without(profile, ['outbox']);
    const db = await start(profile, copies);
    expect(await notesIn(db)).toEqual(['în copie']);
    expect(await db.outbox.count()).toBe(1);
    expect((await evictionOf(db))?.copy).toEqual({ entries: 1, whole: false });
    warn.mockRestore();
  });

  // Before: it counted as whole, the upgrade made the missing stores anew, and the copy stayed where it was.
  it('of an earlier version that lacks stores takes them from the copy', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { profile, copies } = await deviceAtWork();
    const notes = await openTestDatabase(profile).kv.toArray();
    const db = await start(await ofVersion(3, ['draft', 'outbox'], notes), copies);
    expect(await notesIn(db)).toEqual(['în copie']);
    expect(await db.outbox.count()).toBe(1);
    warn.mockRestore();
  });

  it('is not one of an earlier version that has what that version had', async () => {
    for (const version of [1, 2, 3, 4, 5]) {
      const profile = await ofVersion(version, []);
      expect(await damageOf(profile.indexedDB, openTestDatabase(profile))).toBeNull();
    }
  });

  it('that does not open is begun anew with the copy', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { profile, copies } = await deviceAtWork();
    const db = await start(unreadable(profile, 'UnknownError'), copies);
    expect(await notesIn(db)).toEqual(['în copie']);
    warn.mockRestore();
  });

  it('is left as it is where nothing stands in for it', async () => {
    const { profile } = await deviceAtWork();
    await expect(start(unreadable(profile, 'DataError'))).rejects.toThrow('Internal error');
    expect(await notesIn(openTestDatabase(profile))).toEqual(['necopiată', 'în copie']);
  });

  it('is not what a failure of its surroundings says', async () => {
    const { profile, copies } = await deviceAtWork();
    await expect(start(unreadable(profile, 'SecurityError'), copies)).rejects.toThrow('Internal error');
  });

  it('is not a whole one, none, or one of a newer app', async () => {
    const { profile } = await deviceAtWork();
    expect(await damageOf(profile.indexedDB, openTestDatabase(profile))).toBeNull();
    expect(await damageOf(testProfile().indexedDB, openTestDatabase())).toBeNull();
    const newer = newerDatabase(profile);
    await newer.open();
    newer.close();
    expect(await damageOf(profile.indexedDB, openTestDatabase(profile))).toBeNull();
  });
});
