import { useEffect, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { defaultDeviceName } from '@/app/state/device-name';
import { firstPageOf } from '@/app/state/first-page';
import { CondicaDatabase } from '@/db/condica-database';
import { databaseName } from '@/db/database-name';
import { unsavedIds } from '@/db/drafts/unsaved-copy';
import { type DeviceIdentity, deviceIdentity, readDevice, storedDevice } from '@/db/settings/device-identity';
import type { FirstPage } from '@/db/start/first-page';
import { cacheCopyStores } from '@/db/storage/cache-copy-store';
import type { CopyStore } from '@/db/storage/copy-store';
import { damageOf } from '@/db/storage/damage';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { SessionRecord } from '@/sync/session/session-record';
import { closeInOrder } from './close-in-order';

export interface OpenDatabase {
  readonly db: CondicaDatabase;
  readonly device: DeviceIdentity;
  /** What was read of it before it was open; null where it was opened first. */
  readonly first: FirstPage | null;
  /** The database is closed only after this has ended. */
  readonly keepOpenFor: (work: Promise<unknown>) => void;
}

async function open(db: CondicaDatabase): Promise<Pick<OpenDatabase, 'device'>> {
  await mend(db);
  await db.open();
  if ((await storedDevice(db)) === undefined) await restoreCopy(db);
  const name = defaultDeviceName(navigator.userAgent, bucharestDay(Date.now()));
  const device = await deviceIdentity(db, () => crypto.randomUUID(), name);
  // The copies stay until a start that can write them.
  await restoreCopies({ db, device }).catch((error: unknown) =>
    console.error('What was left stays in its copies:', error),
  );
  return { device };
}

/** Before Dexie opens it: it would make missing stores anew, empty. */
async function mend(db: CondicaDatabase): Promise<void> {
  const damage = await damageOf(indexedDB, db);
  if (damage === null) return;
  const { mendDatabase } = await loadChunk(() => import('@/db/unsent/second-copy/mend-database'));
  await mendDatabase(db.name, damage, { indexedDB, store: copyStoreOf(db) });
}

/** In a new database: what the browser has deleted and the second copy still has comes back before anything is written. */
async function restoreCopy(db: CondicaDatabase): Promise<void> {
  const { restoreSecondCopy } = await loadChunk(() => import('@/db/unsent/second-copy/restore-second-copy'));
  await restoreSecondCopy(db, copyStoreOf(db), new Date().toISOString());
}

function copyStoreOf({ name }: CondicaDatabase): CopyStore {
  return cacheCopyStores(globalThis.caches)(name);
}

async function restoreCopies({ db, device }: Pick<OpenDatabase, 'db' | 'device'>): Promise<void> {
  if (unsavedIds(localStorage, db.name).length === 0) return;
  const { restoreLeft } = await loadChunk(() => import('@/db/drafts/restore-left'));
  const [now, newId] = [() => new Date().toISOString(), () => crypto.randomUUID()];
  await restoreLeft({ db, deviceId: device.id, deviceName: device.name, now, newId }, localStorage);
}

/** The handle before it is open, where the start has read who this device is: commands wait for the opening by themselves. */
async function beforeOpen(db: CondicaDatabase): Promise<Pick<OpenDatabase, 'device' | 'first'> | null> {
  if (unsavedIds(localStorage, db.name).length > 0) return null;
  const first = await firstPageOf(db.name);
  const device = readDevice(first?.device);
  return device === undefined ? null : { device, first };
}

function reportUnclosed(error: unknown): void {
  console.warn('The database was not closed in order:', error);
}

/**
 * The user's database, open; undefined until it is, `blocked` while another tab does not let it be upgraded, `refused` once a
 * newer app has upgraded it. Another failure (no room, a private window) is thrown to the boundary.
 */
export function useOpenDatabase(record: SessionRecord | null): OpenDatabase | 'blocked' | 'refused' | undefined {
  const name = record === null ? undefined : databaseName(record.serverKey, record.user.id);
  const [opened, setOpened] = useState<OpenDatabase | 'blocked' | 'refused'>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (name === undefined) return;
    const works = new Set<Promise<unknown>>();
    const db = new CondicaDatabase(name);
    let ready = false;
    let left = false;
    let held = false;
    const unhear = db.schemaGuard.onRefused(() => setOpened('refused'));
    // Also where its first page was shown before it was open: nothing could be written.
    db.on('blocked', () => {
      held = true;
      if (!left) setOpened('blocked');
    });
    const show = (found: Pick<OpenDatabase, 'device' | 'first'>): void => {
      if (left || db.schemaGuard.refusal !== null) return;
      setOpened((before) =>
        typeof before === 'object' ? before : { db, ...found, keepOpenFor: (work) => works.add(work) },
      );
    };
    void beforeOpen(db).then((found) => found !== null && !held && show(found));
    open(db).then(
      ({ device }) => {
        ready = true;
        // What was shown before it was open may have begun work on it.
        if (left) closeInOrder(db, works).catch(reportUnclosed);
        else show({ device, first: null });
      },
      (error: unknown) => {
        if (db.schemaGuard.refusal === null) setFailure(error);
      },
    );
    return () => {
      left = true;
      unhear();
      if (ready) closeInOrder(db, works).catch(reportUnclosed);
      setOpened(undefined);
    };
  }, [name]);
  if (failure !== undefined) throw failure;
  return opened;
}
