/**
 * Pull replication of one company: asks for the changes after its cursor, page by page, applies each page in one transaction
 * with the new cursor, and can stop between any two (design, section 6). The network is never awaited inside a transaction; the
 * next page is asked for while one is written, and is used only where the cursor then stands where it begins.
 */
import type { ResultOf } from '@/api/call';
import type { CallFailure, CallResult, ServerConnection } from '@/api/call-server';
import { Changes } from '@/api/calls/sync-calls';
import type { CompanyId, Version } from '@/api/ids';
import { denyCompany } from '@/db/companies/sealed-companies';
import type { CondicaDatabase } from '@/db/condica-database';
import { applyPage } from '@/db/replication/apply-page';
import { pullPosition } from '@/db/replication/sync-state';
import { namedBy } from '@/db/settings/named-by';
import { sealedNote } from '@/db/settings/sealed-note';
import { callWithSession } from '../session/call-with-session';
import type { SessionPort } from '../session/session-port';
import { pullCompanies } from './pull-companies';

export interface PullPorts {
  readonly db: CondicaDatabase;
  readonly session: SessionPort;
  readonly connection: ServerConnection;
  /** ms since 1970. */
  readonly now: () => number;
  readonly deadline: (ms: number, outer?: AbortSignal) => AbortSignal;
}

export interface PullProgress {
  readonly company: CompanyId;
  readonly done: number;
  readonly total: number;
}

export interface PullOptions {
  readonly onProgress?: (progress: PullProgress) => void;
  readonly signal?: AbortSignal;
}

/**
 * `at-head`: nothing newer. `stopped`: by the signal; goes on from its cursor next time. `denied`: the user has no access any
 * more; the company is sealed, or its data has left the device (db/companies/sealed-companies.ts). `failed`: to be asked again later, with the failure.
 */
export type PullOutcome =
  | { readonly kind: 'at-head' | 'stopped' | 'denied' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Rows a page: one flush to the disk and a pause for the screen each. */
const PAGE_ROWS = 500;
const PAGE_TIMEOUT_MS = 60_000;

type PageStep =
  | PullOutcome
  | {
      readonly kind: 'more';
      readonly rows: number;
      readonly remaining: number;
      readonly ahead: AskedPage | null;
    };

export async function pullCompany(
  ports: PullPorts,
  company: CompanyId,
  options: PullOptions = {},
): Promise<PullOutcome> {
  let done = 0;
  let ahead: AskedPage | null = null;
  for (;;) {
    if (options.signal?.aborted === true) return { kind: 'stopped' };
    const asked = await pageToApply(ports, company, ahead, options.signal);
    const step = await pullPage(ports, company, asked, options.signal);
    if (step.kind !== 'more') return step;
    done += step.rows;
    ahead = step.ahead;
    options.onProgress?.({ company, done, total: done + step.remaining });
  }
}

/** A page on its way, and what it was asked with. */
interface AskedPage {
  readonly since: Version;
  readonly epoch: string | undefined;
  readonly answer: Promise<CallResult<ResultOf<typeof Changes>>>;
}

/** The page that was asked for ahead, where it goes on from where this device stands; else another. */
async function pageToApply(
  ports: PullPorts,
  company: CompanyId,
  ahead: AskedPage | null,
  signal: AbortSignal | undefined,
): Promise<AskedPage> {
  const { since, epoch } = await pullPosition(ports.db, company);
  return ahead?.since === since && ahead.epoch === epoch ? ahead : askPage(ports, company, { since, epoch }, signal);
}

function askPage(
  ports: PullPorts,
  company: CompanyId,
  { since, epoch }: Pick<AskedPage, 'since' | 'epoch'>,
  signal: AbortSignal | undefined,
): AskedPage {
  const body = { company, since, limit: PAGE_ROWS, ...(epoch === undefined ? {} : { epoch }) };
  const deadline = ports.deadline(PAGE_TIMEOUT_MS, signal);
  const answer = callWithSession(ports.connection, ports.session, Changes, { params: undefined, body }, deadline);
  // Whoever takes the page meets its failure; nobody may.
  answer.catch(() => undefined);
  return { since, epoch, answer };
}

async function pullPage(
  ports: PullPorts,
  company: CompanyId,
  asked: AskedPage,
  signal: AbortSignal | undefined,
): Promise<PageStep> {
  const { since, epoch } = asked;
  const answer = await asked.answer;
  if (!answer.ok) return afterFailure(ports, company, answer.failure, signal);
  const page = answer.result;
  if (epoch !== undefined && page.epoch !== epoch && !(await areNamedBy(ports, page.epoch, signal)))
    return { kind: 'stopped' };
  // A hidden company is asked for to hear a denial; what else is told of its id may be of another one.
  if ((await sealedNote(ports.db, company)) !== null) return { kind: 'denied' };
  // On its way while this one is written.
  const goesOn = page.hasMore && page.version > since && signal?.aborted !== true;
  const next = { since: page.version, epoch: page.epoch ?? epoch };
  const ahead = goesOn ? askPage(ports, company, next, signal) : null;
  const outcome = await applyPage(ports.db, company, since, page, new Date(ports.now()).toISOString());
  // Another tab moved the cursor while the answer was on its way: ask again from where it stands now.
  // Restored from an older copy: everything is asked for anew, from the beginning.
  if (outcome === 'cursor-moved' || outcome === 'restored')
    return { kind: 'more', rows: 0, remaining: page.remaining, ahead: null };
  if (outcome === 'torn') return { kind: 'failed', failure: { kind: 'malformed', status: 200 } };
  if (outcome === 'nothing-new' || !page.hasMore) return { kind: 'at-head' };
  return { kind: 'more', rows: page.changes.length, remaining: page.remaining, ahead };
}

/** A page of another database than the one that named the companies: it is asked first whose this id is. */
async function areNamedBy(ports: PullPorts, epoch: string | undefined, signal: AbortSignal | undefined) {
  if (epoch === undefined || epoch === (await namedBy(ports.db))) return true;
  const asked = await pullCompanies(ports, signal);
  return asked !== 'refused' && asked !== 'away';
}

async function afterFailure(
  ports: PullPorts,
  company: CompanyId,
  failure: CallFailure,
  signal: AbortSignal | undefined,
): Promise<PullOutcome> {
  if (signal?.aborted === true) return { kind: 'stopped' };
  if (failure.kind !== 'refused' || failure.code !== 'company-denied') return { kind: 'failed', failure };
  await denyCompany(ports.db, company, new Date(ports.now()).toISOString());
  return { kind: 'denied' };
}
