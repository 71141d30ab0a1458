/** Makes the ports real and draws the app; begun by the page's entry (start.ts). */
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { XSRF_COOKIE } from '@/api/headers';
import { readCookie } from '@/sync/session/browser-cookie-jar';
import { App } from './app';
import { baseUrls, firstSession, session } from './early-start';
import { watchInstallPrompt } from './pwa/install-prompt';
import { loadChunk } from './routes/load-chunk';
import { addAlert } from './state/alerts';
import { createGlobalFailures } from './state/global-failures';
import { type SessionGateway, SessionGatewayContext } from './state/session-gateway';
import { followSession } from './state/session-view';
import { startTheme } from './state/theme';
import { watchedFetch } from './state/watched-fetch';
import { endEarlyCard } from './transport/early/early-card';
import { afterFirstSight } from './ui/after-first-sight';
import { dropEarlySight } from './ui/early-sight';

const LONGEST_EARLY_MS = 10_000;

function makeGateway(): SessionGateway {
  const report = createGlobalFailures({ now: Date.now, addAlert });
  return {
    session,
    connection: {
      urls: baseUrls,
      fetch: watchedFetch((url, init) => fetch(url, init), report),
      xsrfToken: () => readCookie(document.cookie, XSRF_COOKIE),
    },
  };
}

function start(root: HTMLElement): void {
  startTheme();
  watchInstallPrompt();
  const gateway = makeGateway();
  followSession(session, firstSession).catch((error: unknown) =>
    console.error('The session could not be read:', error),
  );
  const rendered = createRoot(root);
  const draw = (drawn: SessionGateway, above?: ReactNode): void =>
    rendered.render(
      <StrictMode>
        {above}
        <SessionGatewayContext value={drawn}>
          <App />
        </SessionGatewayContext>
      </StrictMode>,
    );
  draw(gateway);
  if (window.parent !== window) listenToParent(gateway, draw);
  void afterFirstSight().then(startRest);
  // Whatever page it is: one that reads for so long says so itself.
  void afterFirstSight(LONGEST_EARLY_MS).then(() => {
    endEarlyCard(document);
    dropEarlySight();
  });
}

/** Framed by a page of the support, which may ask to see an account (specification, section 1). */
function listenToParent(gateway: SessionGateway, draw: (drawn: SessionGateway, above: ReactNode) => void): void {
  loadChunk(() => import('./support/listen-impersonate'))
    .then(({ listenImpersonate }) => listenImpersonate(gateway, firstSession, draw))
    .catch((error: unknown) => console.warn('The page of the support is not heard:', error));
}

/** What nobody waits for at first sight. */
function startRest(): void {
  startNewsLater();
  loadChunk(() => import('./start-updates')).then(
    ({ startUpdates }) => startUpdates(),
    (error: unknown) => console.warn('The service worker was not registered:', error),
  );
}

/** Raises no alert where it fails: public news is not what the person came for (specification, section 1). */
function startNewsLater(): void {
  const connection = { urls: baseUrls, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  loadChunk(() => import('./auth/start-news'))
    .then(({ startNews }) => startNews(connection, sessionStorage))
    .catch((error: unknown) => console.warn('The public news could not be read:', error));
}

const root = document.getElementById('root');
if (root !== null) start(root);
