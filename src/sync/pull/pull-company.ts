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
import type { TypedSaves } from '../ports/typed-first';
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

export interface CompanyPullPorts extends PullPorts {
  /** What is typed meanwhile is written before a page. */
  readonly typed: TypedSaves;
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
/** While somebody types: what is written between the saves of two keys. */
const TYPED_PAGE_ROWS = 250;
const PAGE_TIMEOUT_MS = 60_000;

type PageStep =
  | PullOutcome
  | {
      readonly kind: 'more';
      readonly rows: number;
      readonly remaining: number;
      readonly ahead: AskedPage | null;
      /** While it was written. */
      readonly isTyping: boolean;
    };

export async function pullCompany(
  ports: CompanyPullPorts,
  company: CompanyId,
  options: PullOptions = {},
): Promise<PullOutcome> {
  let done = 0;
  let ahead: AskedPage | null = null;
  let limit = PAGE_ROWS;
  for (;;) {
    if (options.signal?.aborted === true) return { kind: 'stopped' };
    // One asked for ahead goes on from where this device stood; where it does not any more, applying it says so.
    const asked: AskedPage = ahead ?? (await firstPage(ports, company, options.signal));
    const step = await pullPage(ports, company, asked, limit, options.signal);
    if (step.kind !== 'more') return step;
    done += step.rows;
    ahead = step.ahead;
    limit = step.isTyping ? TYPED_PAGE_ROWS : PAGE_ROWS;
    options.onProgress?.({ company, done, total: done + step.remaining });
  }
}

/** A page on its way, and what it was asked with. */
interface AskedPage {
  readonly since: Version;
  readonly epoch: string | undefined;
  readonly answer: Promise<CallResult<ResultOf<typeof Changes>>>;
}

/** From where this device stands. */
async function firstPage(
  ports: CompanyPullPorts,
  company: CompanyId,
  signal: AbortSignal | undefined,
): Promise<AskedPage> {
  const { since, epoch } = await pullPosition(ports.db, company);
  return askPage(ports, company, { since, epoch, limit: PAGE_ROWS }, signal);
}

function askPage(
  ports: CompanyPullPorts,
  company: CompanyId,
  { since, epoch, limit }: Pick<AskedPage, 'since' | 'epoch'> & { readonly limit: number },
  signal: AbortSignal | undefined,
): AskedPage {
  const body = { company, since, limit, ...(epoch === undefined ? {} : { epoch }) };
  const deadline = ports.deadline(PAGE_TIMEOUT_MS, signal);
  const answer = callWithSession(ports.connection, ports.session, Changes, { params: undefined, body }, deadline);
  // Whoever takes the page meets its failure; nobody may.
  answer.catch(() => undefined);
  return { since, epoch, answer };
}

/** `limit`: rows of the page after it. */
async function pullPage(
  ports: CompanyPullPorts,
  company: CompanyId,
  asked: AskedPage,
  limit: number,
  signal: AbortSignal | undefined,
): Promise<PageStep> {
  const { since, epoch } = asked;
  const answer = await asked.answer;
  if (!answer.ok) return afterFailure(ports, company, answer.failure, signal);
  const page = answer.result;
  if (epoch !== undefined && page.epoch !== epoch && !(await areNamedBy(ports, page.epoch, signal)))
    return { kind: 'stopped' };
  // On its way while this one is written.
  const goesOn = page.hasMore && page.version > since && signal?.aborted !== true;
  const next = { since: page.version, epoch: page.epoch ?? epoch, limit };
  const ahead = goesOn ? askPage(ports, company, next, signal) : null;
  const isTyping = await ports.typed.turn();
  // Nobody else's page is held off any more: the lock was given up with the signal.
  if (signal?.aborted === true) return { kind: 'stopped' };
  const outcome = await applyPage(ports.db, company, since, page, new Date(ports.now()).toISOString());
  // A hidden company is asked for to hear a denial.
  if (outcome === 'hidden') return { kind: 'denied' };
  // Another tab moved the cursor while the answer was on its way: ask again from where it stands now.
  // Restored from an older copy: everything is asked for anew, from the beginning.
  if (outcome === 'cursor-moved' || outcome === 'restored')
    return { kind: 'more', rows: 0, remaining: page.remaining, ahead: null, isTyping };
  if (outcome === 'torn') return { kind: 'failed', failure: { kind: 'malformed', status: 200 } };
  if (outcome === 'nothing-new' || !page.hasMore) return { kind: 'at-head' };
  return { kind: 'more', rows: page.changes.length, remaining: page.remaining, ahead, isTyping };
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
