/** The synchronisation of a browser tab: every port made real. */
import * as v from 'valibot';
import { type Nudge, nudgeSchema } from '@/api/calls/sync-calls';
import { XSRF_COOKIE } from '@/api/headers';
import { sha256Hex } from '@/db/archive/sha256-hex';
import { cacheCopyStores } from '@/db/storage/cache-copy-store';
import { noteOwner } from '@/db/storage/database-owner';
import { noticeEviction } from '@/db/storage/eviction';
import { markHere } from '@/db/storage/eviction-mark';
import { browserTimer } from '@/db/storage/set-timer';
import { storageState } from '@/db/storage/storage-state';
import { repeatLostWork } from '@/db/versions/repeat-lost-work';
import { PAUSE_WORDS, type PauseChannel } from './engine/device-pause';
import type { SyncHandle } from './engine/sync-engine';
import type { NudgeChannel } from './engine/sync-ports';
import { callDeadline } from './ports/call-deadline';
import { webLocks } from './ports/lock-port';
import { pageTypedFirst } from './ports/typed-first';
import { dexieWatch } from './ports/watch';
import { readCookie } from './session/browser-cookie-jar';
import { type StartTabOptions, startTab, type TabPlatform } from './start-tab';
import { FLUSH_MESSAGE } from './worker/worker-messages';

export function startSync(options: StartTabOptions): SyncHandle {
  repeatLostWork(options.db);
  const handle = startTab(options, browserPlatform());
  const unmark = keepMark(options, handle);
  return { ...handle, stop: () => handle.stop().finally(unmark) };
}

/** Says whose the database is, and how much of it the server lacks, where an eviction leaves it standing. Ends with the function it gives. */
function keepMark(options: StartTabOptions, { status }: SyncHandle): () => void {
  const { db } = options;
  const failed = (error: unknown): void => console.warn('Whether this device keeps its data is not known:', error);
  const told = noticeEviction(db, localStorage, new Date().toISOString()).then(() => tellOwner(options));
  const mark = (): void => {
    const { lastServerContact, waiting, waitingForSignIn, waitingForAccess, waitingForServer, rejected, conflicts } =
      status.getSnapshot();
    if (lastServerContact === null) return;
    const unsent = waiting + waitingForSignIn + waitingForAccess + waitingForServer + rejected + conflicts;
    told.then(() => markHere(localStorage, db.name, unsent)).catch(failed);
  };
  return status.subscribe(mark);
}

async function tellOwner({ db, session, user }: StartTabOptions): Promise<void> {
  const record = await session.currentSession();
  if (record === null || record.user.id !== user) return;
  const { firstName, lastName, email } = record.user;
  const name = [firstName, lastName].filter((part) => part !== '').join(' ');
  await noteOwner(db, name === '' ? email : name);
}

function browserPlatform(): TabPlatform {
  return {
    fetch: (url, init) => fetch(url, init),
    xsrfToken: () => readCookie(document.cookie, XSRF_COOKIE),
    locks: webLocks(navigator.locks),
    now: () => Date.now(),
    random: () => Math.random(),
    newId: () => crypto.randomUUID(),
    setTimer: browserTimer,
    deadline: callDeadline,
    watch: dexieWatch,
    typed: pageTypedFirst,
    onRoadOpen,
    onPageKept,
    onPageLeft,
    askWorker: () => navigator.serviceWorker?.controller?.postMessage({ type: FLUSH_MESSAGE }),
    nudgeChannel,
    pauseChannel,
    copyStores: cacheCopyStores(globalThis.caches),
    sha256: sha256Hex,
    isRoadGenerous,
    storage: () => storageState(navigator.storage),
  };
}

/** The browser's own word, where it gives one: no saving of data wished, no mobile network (Network Information API). */
function isRoadGenerous(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const said = (name: string): unknown =>
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
  return navigator.onLine && said('saveData') !== true && said('type') !== 'cellular';
}

function onRoadOpen(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
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

function onPageLeft(listener: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', listener);
  };
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

/** Also to a tab that is not seen: it is the one that is paused, most often. */
function pauseChannel(database: string): PauseChannel {
  const channel = new BroadcastChannel(`condica-pause ${database}`);
  return {
    tell: (word) => channel.postMessage(word),
    listen: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const word = v.safeParse(pauseWordSchema, data);
        if (word.success) listener(word.output);
      });
      return () => channel.close();
    },
  };
}

const pauseWordSchema = v.picklist(PAUSE_WORDS);
