/**
 * The first statements of a tab, in the page's entry, so that the answers come while React's code is read and evaluated: the
 * session's record is asked for, and beside it what the first page needs of the user's database, whose name stands with the
 * session's copies. A wrong name is read for nothing: the session decides (first-page.ts).
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
// What it failed with is told by who follows it, which is the application, later.
firstSession.catch(() => undefined);

/** Somebody is signed in, as far as the copies of the session tell, and opens a page of the signed-in area. */
export const isExpected =
  expectedDatabase(localStorage) !== null && location.pathname.startsWith(APP_ROUTES.home.pattern);
/** And it is the list that rows are read for. */
export const opensFirstList = isExpected && location.pathname === links.out();

export const firstRead = beginFirstPage(readExpected());

/** Null where nobody is signed in as far as the copies tell, or what is opened has no use for it. */
async function readExpected(): Promise<FirstPage | null> {
  const database = expectedDatabase(localStorage);
  if (database === null || !isExpected) return null;
  return readFirstPage(window, {
    database,
    limit: opensFirstList ? FIRST_ROWS : 0,
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
