/**
 * The synchronisation of one tab over what its browser gives. Nothing global is used here: many tabs of many devices run in one
 * process where each is given a platform of its own.
 */
import type { ServerConnection } from '@/api/call-server';
import type { CompanyId, UserId } from '@/api/ids';
import type { BaseUrls } from '@/api/paths';
import type { CondicaDatabase } from '@/db/condica-database';
import { type DeviceIdentity, storedDevice } from '@/db/settings/device-identity';
import type { CopyStores } from '@/db/storage/copy-store';
import { typedDraft } from './drain/typed-entry';
import type { PauseChannel } from './engine/device-pause';
import { type SyncHandle, syncEngine } from './engine/sync-engine';
import type { NudgeChannel, SyncEvents, SyncPorts } from './engine/sync-ports';
import type { Watch } from './ports/watch';
import { sessionPortFor } from './session/session-port';
import type { SessionService } from './session/session-service';

export interface StartTabOptions {
  readonly db: CondicaDatabase;
  readonly user: UserId;
  readonly device: DeviceIdentity;
  readonly session: SessionService;
  readonly urls: BaseUrls;
  readonly currentCompany: () => CompanyId | null;
}

type GivenPorts =
  | 'askWorker'
  | 'deadline'
  | 'isRoadGenerous'
  | 'locks'
  | 'newId'
  | 'now'
  | 'random'
  | 'setTimer'
  | 'sha256'
  | 'storage'
  | 'typed'
  | 'watch';

/** What a tab has of its browser. */
export interface TabPlatform
  extends Pick<SyncPorts, GivenPorts>,
    Pick<SyncEvents, 'onRoadOpen' | 'onPageKept' | 'onPageLeft'>,
    Omit<ServerConnection, 'urls'> {
  /** Of the tabs over one database. */
  readonly nudgeChannel: (database: string) => NudgeChannel;
  readonly pauseChannel: (database: string) => PauseChannel;
  /** Where the second copy of a database stands. */
  readonly copyStores: CopyStores;
}

/** Starts exchanging for a signed-in user's database; `stop` before another user's is opened. */
export function startTab(options: StartTabOptions, platform: TabPlatform): SyncHandle {
  const { db, device, session, urls, user } = options;
  const { fetch, xsrfToken, onRoadOpen, onPageKept, onPageLeft, nudgeChannel, pauseChannel, copyStores, now, watch } =
    platform;
  return syncEngine({
    ...platform,
    db,
    device: async () => (await storedDevice(db)) ?? device,
    session: sessionPortFor(user, { current: session.currentSession, refresh: session.refresh, now }),
    connection: { fetch, urls, ...(xsrfToken === undefined ? {} : { xsrfToken }) },
    currentCompany: options.currentCompany,
    events: {
      onRoadOpen,
      onPageKept,
      onPageLeft,
      onEdit: (listener) => onNewestEntry(watch, db, listener),
      onSessionChange: (listener) => session.onSessionChange(listener),
    },
    nudgeChannel: nudgeChannel(db.name),
    pauseChannel: pauseChannel(db.name),
    copyStore: copyStores(db.name),
  });
}

/** So many at once are no typing. */
const MOST_TYPED = 8;

/** Tells of entries made by other tabs too; of several that came together, that they were typed only where all of them were. */
function onNewestEntry(watch: Watch, db: CondicaDatabase, listener: (isTyped: boolean) => void): () => void {
  let newest = 0;
  return watch(
    () => db.outbox.where(':id').above(newest).reverse().limit(MOST_TYPED).toArray(),
    (found) => {
      const came = found.filter(({ seq }) => seq > newest);
      newest = Math.max(newest, ...came.map(({ seq }) => seq));
      if (came.length > 0) listener(came.length < MOST_TYPED && came.every((entry) => typedDraft(entry) !== null));
    },
  );
}
