/** The entry of the page: makes the ports real and draws the app. */
import './claim-script-policy';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { XSRF_COOKIE } from '@/api/headers';
import { readCookie } from '@/sync/session/browser-cookie-jar';
import { browserSession } from '@/sync/session/browser-session';
import { App } from './app';
import './app.css';
import { type BaseUrls, DEFAULT_BASE_URLS } from '@/api/paths';
import { watchInstallPrompt } from './pwa/install-prompt';
import { loadChunk } from './routes/load-chunk';
import { addAlert } from './state/alerts';
import { markDevice } from './state/device';
import { createGlobalFailures } from './state/global-failures';
import { type SessionGateway, SessionGatewayContext } from './state/session-gateway';
import { followSession } from './state/session-view';
import { startTheme } from './state/theme';
import { watchedFetch } from './state/watched-fetch';

function makeGateway(): SessionGateway {
  const urls = readBaseUrls(document, import.meta.env.VITE_CONDICA_API);
  const report = createGlobalFailures({ now: Date.now, addAlert });
  return {
    session: browserSession({ urls, serverKey: location.host }),
    connection: {
      urls,
      fetch: watchedFetch((url, init) => fetch(url, init), report),
      xsrfToken: () => readCookie(document.cookie, XSRF_COOKIE),
    },
  };
}

function start(root: HTMLElement): void {
  startTheme();
  markDevice(document.documentElement);
  watchInstallPrompt();
  const gateway = makeGateway();
  followSession(gateway.session).catch((error: unknown) => console.error('The session could not be read:', error));
  createRoot(root).render(
    <StrictMode>
      <SessionGatewayContext value={gateway}>
        <App />
      </SessionGatewayContext>
    </StrictMode>,
  );
  startNewsLater();
  loadChunk(() => import('./start-updates')).then(
    ({ startUpdates }) => startUpdates(),
    (error: unknown) => console.warn('The service worker was not registered:', error),
  );
}

/** Raises no alert where it fails: public news is not what the person came for (specification, section 1). */
function startNewsLater(): void {
  const urls = readBaseUrls(document, import.meta.env.VITE_CONDICA_API);
  const connection = { urls, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  loadChunk(() => import('./auth/start-news'))
    .then(({ startNews }) => startNews(connection, sessionStorage))
    .catch((error: unknown) => console.warn('The public news could not be read:', error));
}

const root = document.getElementById('root');
if (root !== null) start(root);

/**
 * Where the three bases live: `<meta name="condica-api">` of the page at run time, else VITE_CONDICA_API of the build, else
 * this server. The path below is the contract's.
 */
function readBaseUrls(document: Document, built: unknown): BaseUrls {
  const named = document.querySelector('meta[name="condica-api"]')?.getAttribute('content');
  const base = (named ?? (typeof built === 'string' ? built : '')).replace(/\/$/, '');
  if (base === '' || base === '/api') return DEFAULT_BASE_URLS;
  return { common: `${base}/common`, backend: `${base}/backend`, reports: `${base}/reports` };
}
