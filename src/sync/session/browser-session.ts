/** The session service of a browser tab: every port made real. */
import { XSRF_COOKIE } from '@/api/headers';
import type { BaseUrls } from '@/api/paths';
import { cacheCopyStores } from '@/db/storage/cache-copy-store';
import { webLocks } from '../ports/lock-port';
import { browserCookieJar, readCookie } from './browser-cookie-jar';
import type { SessionCallsSource } from './say-to-server';
import { type SessionChannel, type SessionService, sessionService } from './session-service';
import { openSessionVault } from './session-vault';

/** The drainer's own patience with a call; the sign-in and the renewal share it. */
const SESSION_CALL_MS = 60_000;
const CHANNEL = 'condica-session';

export interface BrowserSessionOptions {
  readonly urls: BaseUrls;
  /** Names the server in the local database's name, for example its host. */
  readonly serverKey: string;
  readonly calls: SessionCallsSource;
}

export function browserSession({ urls, serverKey, calls }: BrowserSessionOptions): SessionService {
  const cookieStore: unknown = Reflect.get(window, 'cookieStore');
  return sessionService({
    indexedDB,
    vault: openSessionVault({ indexedDB, crypto }),
    crypto,
    locks: webLocks(navigator.locks),
    fetch: (url, init) => fetch(url, init),
    calls,
    urls,
    serverKey,
    now: () => new Date().toISOString(),
    newId: () => crypto.randomUUID(),
    deadline: () => AbortSignal.timeout(SESSION_CALL_MS),
    cookies: browserCookieJar(document, {
      secure: location.protocol === 'https:',
      cookieStore: cookieStore instanceof EventTarget ? cookieStore : undefined,
    }),
    localStorage,
    copyStores: cacheCopyStores(globalThis.caches),
    xsrfToken: () => readCookie(document.cookie, XSRF_COOKIE),
    channel: sessionChannel(),
  });
}

function sessionChannel(): SessionChannel {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: () => channel.postMessage('changed'),
    listen: (listener) => {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
