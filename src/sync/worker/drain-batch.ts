/** One batch of the outbox in the service worker, with no tab needed: session, database and locks of its own. */
import type { CondicaDatabase } from '@/db/condica-database';
import { databaseName } from '@/db/database-name';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { damageOf } from '@/db/storage/damage';
import type { DrainReport } from '../drain/drain';
import { impatientDrain } from '../drain/exclusive-drain';
import type { SendPorts } from '../drain/send-entry';
import type { LockPort } from '../ports/lock-port';
import { type RefreshPorts, refreshSession } from '../session/refresh-session';
import { SESSION_OPEN_COOKIE } from '../session/session-copies';
import { sessionPortFor } from '../session/session-port';
import type { SessionRecord } from '../session/session-record';
import type { SessionVault } from '../session/session-vault';
import { MOST_MARKERS } from './outbox-queue';

/** A worker is cut off after minutes at most; a batch ends well before. */
const BATCH_MS = 20_000;

/** What says whose session it is, with no tab open. */
interface OpenSessionPorts {
  readonly vault: SessionVault;
  /** Value of a cookie; undefined where there is none. Null: this worker cannot read cookies. */
  readonly cookie: ((name: string) => Promise<string | undefined>) | null;
  readonly hasTabs: () => Promise<boolean>;
}

interface TypingPorts {
  /** A tab that a person sees gathers what is typed, and sends it a moment later; a hidden one may be frozen. */
  readonly hasTabInSight: () => Promise<boolean>;
}

export interface BatchPorts
  extends OpenSessionPorts,
    TypingPorts,
    Pick<RefreshPorts, 'fetch' | 'newId' | 'calls'>,
    Pick<SendPorts, 'now' | 'random' | 'deadline'> {
  readonly locks: LockPort;
  readonly indexedDB: IDBFactory;
  readonly openDatabase: (name: string) => CondicaDatabase;
}

export interface BatchResult {
  /** Null: a tab was at it all the time, or keeps everything here as its person wished. */
  readonly report: DrainReport | null;
  /** Ids of the entries that would leave by themselves, the oldest first, as many as the queue has markers for. */
  readonly waiting: readonly string[];
}

/**
 * Null: nobody is signed in, so nothing can be sent and nobody knows whose database to open; or the database is damaged. Rejects with NewerDatabaseError
 * where a newer app has upgraded the database: that app's worker sends what waits, under the same keys. `force`: tries also
 * what waits out a delay.
 */
export async function drainBatch(ports: BatchPorts, force: boolean): Promise<BatchResult | null> {
  const record = await workerSession(ports);
  if (record === null) return null;
  const { now } = ports;
  const isoNow = () => new Date(now()).toISOString();
  const refreshPorts = { ...ports, now: isoNow, deadline: () => ports.deadline(BATCH_MS) };
  const db = ports.openDatabase(databaseName(record.serverKey, record.user.id));
  // A page mends it, which knows what stands in for it (db/unsent/second-copy/mend-database.ts).
  if ((await damageOf(ports.indexedDB, db)) !== null) return null;
  try {
    await db.open();
    const store = dexieOutboxStore({ db, newId: ports.newId, now: isoNow });
    const session = sessionPortFor(record.user.id, {
      current: () => workerSession(ports),
      refresh: (token) => refreshSession(refreshPorts, token),
      now,
    });
    const connection = { fetch: ports.fetch, urls: record.urls };
    const send = { store, session, connection, now, random: ports.random, deadline: ports.deadline };
    const run = (gathers: boolean): Promise<DrainReport | null> => {
      const options = { force, gathers, until: now() + BATCH_MS };
      return impatientDrain(ports.locks, db.name, send, options, ports.deadline(BATCH_MS));
    };
    const gathered = await ports.hasTabInSight();
    const first = await run(gathered);
    const isRest = (report: DrainReport | null): boolean => gathered && report?.onlyGathered === true;
    // Woken by the browser, no tab has asked: the next change was written before, and its tab waits until the first one is due.
    const report = force && isRest(first) ? await run(gathered) : first;
    if (!isRest(report)) return { report, waiting: await store.queuedIds(MOST_MARKERS) };
    // The tab sends it, and needs no marker, which would wake this worker at once; unless it has gone meanwhile.
    if (await ports.hasTabInSight()) return { report, waiting: [] };
    return { report: await run(false), waiting: await store.queuedIds(MOST_MARKERS) };
  } catch (error) {
    throw db.schemaGuard.refusal ?? error;
  } finally {
    db.close();
  }
}

/**
 * The record, where it still holds. Without remember-me it ends with the browser's session: its cookie says so, or, where
 * cookies cannot be read here, an open tab that has looked. The record is left for a tab to remove.
 */
async function workerSession(ports: OpenSessionPorts): Promise<SessionRecord | null> {
  const entry = await ports.vault.read();
  if (entry === null) return null;
  const { record } = entry;
  if (record.rememberMe) return record;
  const open = ports.cookie === null ? await ports.hasTabs() : (await ports.cookie(SESSION_OPEN_COOKIE)) === record.id;
  return open ? record : null;
}
