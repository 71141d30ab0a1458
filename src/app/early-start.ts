/**
 * The first statements of a tab: the session's record is asked for, and beside it what the first page needs of the user's
 * database, whose name stands with the session's copies. A wrong name is read for nothing: the session decides (first-page.ts).
 */
import { type BaseUrls, DEFAULT_BASE_URLS } from '@/api/paths';
import { inCompanyOrder } from '@/db/companies/company-queries';
import { type FirstPage, readFirstPage } from '@/db/start/first-page';
import { browserSession } from '@/sync/session/browser-session';
import { expectedDatabase } from '@/sync/session/session-copies';
import { links } from './routes/links';
import { loadChunk } from './routes/load-chunk';
import { APP_ROUTES } from './routes/route-table';
import { currentCompany } from './state/company-choice';
import { beginFirstPage } from './state/first-page';
import { readMirror } from './state/kept-interface';

/** A screen of rows and what is drawn beyond its edge. */
const FIRST_ROWS = 60;

export const baseUrls = readBaseUrls(document, import.meta.env.VITE_CONDICA_API);
const readCalls = async () => (await loadChunk(() => import('@/sync/session/session-calls'))).sessionCalls;
export const session = browserSession({ urls: baseUrls, serverKey: location.host, calls: readCalls });
export const firstSession = session.currentSession();

beginFirstPage(readExpected(location.pathname));

/** Null where nobody is signed in as far as the copies tell, or what is opened has no use for it. */
async function readExpected(path: string): Promise<FirstPage | null> {
  const database = expectedDatabase(localStorage);
  if (database === null || !path.startsWith(APP_ROUTES.home.pattern)) return null;
  return readFirstPage(window, {
    database,
    limit: path === links.out() ? FIRST_ROWS : 0,
    choose: (companies) => currentCompany(inCompanyOrder(companies), readMirror(sessionStorage).companies),
  });
}

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
