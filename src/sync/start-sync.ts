/** The synchronisation of a browser tab: every port made real. */
import { liveQuery } from 'dexie';
import * as v from 'valibot';
import type { ServerConnection } from '@/api/call-server';
import { type Nudge, nudgeSchema } from '@/api/calls/sync-calls';
import { XSRF_COOKIE } from '@/api/headers';
import type { CompanyId, UserId } from '@/api/ids';
import type { BaseUrls } from '@/api/paths';
import { sha256Hex } from '@/db/archive/sha256-hex';
import type { CondicaDatabase } from '@/db/condica-database';
import { type DeviceIdentity, storedDevice } from '@/db/settings/device-identity';
import { storageState } from '@/db/storage/storage-state';
import { type SyncHandle, syncEngine } from './engine/sync-engine';
import type { NudgeChannel, SyncEvents } from './engine/sync-ports';
import { callDeadline } from './ports/call-deadline';
import { webLocks } from './ports/lock-port';
import { readCookie } from './session/browser-cookie-jar';
import { sessionPortFor } from './session/session-port';
import type { SessionService } from './session/session-service';
import { FLUSH_MESSAGE } from './worker/worker-messages';

export interface StartSyncOptions {
  readonly db: CondicaDatabase;
  readonly user: UserId;
  readonly device: DeviceIdentity;
  readonly session: SessionService;
  readonly urls: BaseUrls;
  readonly currentCompany: () => CompanyId | null;
  /** The app's fetch where it watches for failures; else the browser's. */
  readonly fetch?: ServerConnection['fetch'];
}

/** Starts exchanging for a signed-in user's database; `stop` before another user's is opened. */
export function startSync(options: StartSyncOptions): SyncHandle {
  const { db, device, session, urls, user } = options;
  const now = () => Date.now();
  return syncEngine({
    db,
    device: async () => (await storedDevice(db)) ?? device,
    now,
    session: sessionPortFor(user, { current: session.currentSession, refresh: session.refresh, now }),
    connection: {
      fetch: options.fetch ?? ((url, init) => fetch(url, init)),
      urls,
      xsrfToken: () => readCookie(document.cookie, XSRF_COOKIE),
    },
    locks: webLocks(navigator.locks),
    random: () => Math.random(),
    newId: () => crypto.randomUUID(),
    setTimer: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    deadline: callDeadline,
    currentCompany: options.currentCompany,
    events: browserEvents(db, session),
    askWorker: () => navigator.serviceWorker?.controller?.postMessage({ type: FLUSH_MESSAGE }),
    nudgeChannel: nudgeChannel(db.name),
    sha256: sha256Hex,
    isRoadGenerous,
    storage: () => storageState(navigator.storage),
  });
}

/** The browser's own word, where it gives one: no saving of data wished, no mobile network (Network Information API). */
function isRoadGenerous(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const said = (name: string): unknown =>
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
  return navigator.onLine && said('saveData') !== true && said('type') !== 'cellular';
}

function browserEvents(db: CondicaDatabase, session: SessionService): SyncEvents {
  return {
    onRoadOpen: (listener) => {
      const onVisible = () => {
        if (document.visibilityState === 'visible') listener();
      };
      window.addEventListener('online', listener);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        window.removeEventListener('online', listener);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
    onEdit: (listener) => onNewestEntry(db, listener),
    onSessionChange: (listener) => session.onSessionChange(listener),
    onPageKept,
  };
}

/** HTML, back/forward cache: `persisted` says that the page may be kept, or that it was. */
function onPageKept(kept: () => void, back: () => void): () => void {
  const onHide = ({ persisted }: PageTransitionEvent): void => (persisted ? kept() : undefined);
  const onShow = ({ persisted }: PageTransitionEvent): void => (persisted ? back() : undefined);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Dexie tells of other tabs' writes too. */
function onNewestEntry(db: CondicaDatabase, listener: () => void): () => void {
  let newest = 0;
  const subscription = liveQuery(() => db.outbox.orderBy('seq').last()).subscribe((entry) => {
    const seq = entry?.seq ?? 0;
    if (seq > newest) listener();
    newest = Math.max(newest, seq);
  });
  return () => subscription.unsubscribe();
}

function nudgeChannel(database: string): NudgeChannel {
  const channel = new BroadcastChannel(`condica-nudges ${database}`);
  return {
    tell: (nudge) => channel.postMessage(nudge),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const nudge = v.safeParse(nudgeSchema, data);
        if (nudge.success && document.visibilityState === 'visible') listener(nudge.output satisfies Nudge);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.close();
    },
  };
}
