/** A tab as it is shipped: session, database and exchange over the device's profile, with the world's clock and network. */
import * as v from 'valibot';
import { companyIdSchema } from '@/api/ids';
import { DEFAULT_BASE_URLS } from '@/api/paths';
import { sha256Hex } from '@/db/archive/sha256-hex';
import type { CommandContext } from '@/db/command-context';
import type { CondicaDatabase } from '@/db/condica-database';
import { databaseName } from '@/db/database-name';
import { restoreUnsaved } from '@/db/drafts/restore-unsaved';
import type { KeyedText } from '@/db/drafts/unsaved-copy';
import { deviceIdentity, storedDevice } from '@/db/settings/device-identity';
import { damageOf } from '@/db/storage/damage';
import { mendDatabase } from '@/db/unsent/second-copy/mend-database';
import { restoreSecondCopy } from '@/db/unsent/second-copy/restore-second-copy';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { typedFirst } from '@/sync/ports/typed-first';
import { type SessionService, sessionService } from '@/sync/session/session-service';
import { openSessionVault } from '@/sync/session/session-vault';
import { startTab, type TabPlatform } from '@/sync/start-tab';
import type { BrowserProcess } from './browser-process';
import type { DeviceParts } from './sim-device';
import { watchOf } from './watch-database';

export interface EnteredTab {
  readonly db: CondicaDatabase;
  readonly sync: SyncHandle;
  readonly userId: number;
  readonly texts: KeyedText;
  /** As the device is named at that moment: a copied profile may have left its identity. */
  readonly contextOf: (company: number) => Promise<CommandContext>;
  readonly close: () => Promise<void>;
}

export interface SimTab {
  readonly process: BrowserProcess;
  readonly session: SessionService;
  /** Null: nobody is signed in. */
  entered: EnteredTab | null;
}

export function openTab(parts: DeviceParts, process: BrowserProcess): SimTab {
  const indexedDB = parts.databaseOf(process);
  const session = sessionService({
    ...parts.commonOf(process),
    indexedDB,
    vault: openSessionVault({ indexedDB, crypto }),
    crypto,
    urls: DEFAULT_BASE_URLS,
    serverKey: parts.serverKey,
    now: () => new Date(parts.now()).toISOString(),
    deadline: () => parts.deadlineOf(process, SESSION_CALL_MS),
    cookies: parts.profile.jarOf(process),
    localStorage: parts.profile.textsOf(process),
    copyStores: parts.copiesOf(process),
    channel: parts.channelOf(process, 'session'),
  });
  return { process, session, entered: null };
}

const SESSION_CALL_MS = 60_000;

/** The user's database and its exchange; null where nobody is signed in. */
export async function enter(parts: DeviceParts, { process, session }: SimTab): Promise<EnteredTab | null> {
  const record = await session.currentSession();
  if (record === null) return null;
  const common = parts.commonOf(process);
  const db = parts.openDatabase(process, databaseName(record.serverKey, record.user.id));
  const texts = parts.profile.textsOf(process);
  const [indexedDB, store] = [parts.databaseOf(process), parts.copiesOf(process)(db.name)];
  const damage = await damageOf(indexedDB, db);
  if (damage !== null) await mendDatabase(db.name, damage, { indexedDB, store });
  await db.open();
  const isoNow = () => new Date(parts.now()).toISOString();
  await restoreSecondCopy(db, store, isoNow());
  const device = await deviceIdentity(db, common.newId, parts.name);
  const identity = { db, deviceId: device.id, deviceName: device.name, now: isoNow, newId: common.newId };
  await restoreUnsaved(identity, texts, db.name).catch(() => parts.story.tell(`${process.name}: copies stay`));
  const options = { db, user: record.user.id, device, session, urls: record.urls };
  const sync = startTab({ ...options, currentCompany: () => parts.home }, platformOf(parts, process));
  const goes = parts.profile.copies.attend(db.name, parts.clock.now);
  process.onEnd(goes);
  db.schemaGuard.onRefused(goes);
  return {
    db,
    sync,
    userId: record.user.id,
    texts,
    contextOf: async (company) => {
      const { id, name } = (await storedDevice(db)) ?? device;
      return { ...identity, deviceId: id, deviceName: name, companyId: v.parse(companyIdSchema, company) };
    },
    close: async () => {
      goes();
      await sync.stop();
      db.close();
    },
  };
}

function platformOf(parts: DeviceParts, process: BrowserProcess): TabPlatform {
  return {
    ...parts.commonOf(process),
    setTimer: (ms, then) => parts.clock.after(process, ms, then),
    deadline: (ms, outer) => parts.deadlineOf(process, ms, outer),
    watch: watchOf(process),
    onRoadOpen: (listener) => parts.onRoadOpen(process, listener),
    onPageKept: () => () => undefined,
    // Every tab here is ended without a word.
    onPageLeft: () => () => undefined,
    askWorker: () => (process.alive ? parts.askWorker() : undefined),
    nudgeChannel: () => ({ tell: () => undefined, listen: () => () => undefined }),
    // Nobody pauses here.
    pauseChannel: () => ({ tell: () => undefined, listen: () => () => undefined }),
    copyStores: parts.copiesOf(process),
    sha256: sha256Hex,
    isRoadGenerous: () => true,
    typed: typedFirst(),
    storage: async () => ({ persisted: true, usageBytes: 0, quotaBytes: 1e12, nearlyFull: false }),
  };
}
