/** The demonstration's server: accounts by the owner, everything else over HTTP, as any client. */
import * as v from 'valibot';
import { type Credentials, callServer, type ServerConnection } from '@/api/call-server';
import { Login } from '@/api/calls/session-calls';
import { type Lease, leaseSchema } from '@/api/entities/serial';
import { type CompanyId, companyIdSchema, type UserId, userIdSchema } from '@/api/ids';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { authorizeUser, createAccount, createCompany } from '../accounts/create-account';
import { asCompany } from '../database/as-company';
import { publishNotice } from '../notices/publish-notice';
import { leaseExactly } from '../numbers/grant-lease';
import type { StandInSwitches } from '../outside/stand-in-switches';
import { clearDemo } from './clear-demo';
import { DEMO_ACCOUNT, DEMO_COMPANIES } from './demo-account';
import type { DemoLease, DemoServer } from './demo-area';
import { DEMO_COLLEAGUES } from './demo-colleagues';
import { type DemoConsentParts, keepDemoAuthorized } from './demo-consent';
import { demoNotices } from './demo-notices';
import { type DemoState, readDemoState, writeDemoState } from './demo-state';

export interface DemoServerParts extends DemoConsentParts {
  /** The running server's address. */
  readonly url: string;
  /** Where it is kept how far the demonstration is. */
  readonly stateFile: string;
  readonly standIns: StandInSwitches;
}

export function demoServer(parts: DemoServerParts): DemoServer {
  const connection: ServerConnection = {
    fetch: (url, init) => fetch(url, init),
    urls: {
      common: `${parts.url}/api/common`,
      backend: `${parts.url}/api/backend`,
      reports: `${parts.url}/api/reports`,
    },
  };
  let credentials: Promise<Credentials> | undefined;
  return {
    async prepare() {
      const state = readDemoState(parts.stateFile, bucharestDay(parts.now()));
      if (state.clearing) await clear(parts, state);
      return { ...state, ...(await prepareAccount(parts)) };
    },
    async call(call, input, idempotencyKey) {
      credentials ??= signIn(connection);
      const answer = await callServer(connection, call, input, { credentials: await credentials, idempotencyKey });
      if (answer.ok || answer.failure.kind !== 'refused' || answer.failure.code !== 'token-expired') return answer;
      // The token's life is shorter than a slow machine needs for all of it.
      credentials = signIn(connection);
      return callServer(connection, call, input, { credentials: await credentials, idempotencyKey });
    },
    lease: (wish) => leaseOf(parts, wish),
    hold: (fault) => parts.standIns.hold(fault),
    deposit: (document) => parts.standIns.deposit(document),
    async finish() {
      const state = readDemoState(parts.stateFile, bucharestDay(parts.now()));
      writeDemoState(parts.stateFile, { ...state, finished: true });
    },
  };
}

/** What stands is taken away and the companies are there anew, empty: seedDemo fills them. A start goes on where this was cut off. Gives the round. */
export async function putDemoBack(parts: DemoServerParts): Promise<number> {
  const today = bucharestDay(parts.now());
  const { round } = readDemoState(parts.stateFile, today);
  const state = { day: today, finished: false, round: round + 1, clearing: true };
  writeDemoState(parts.stateFile, state);
  await clear(parts, state);
  await prepareAccount(parts);
  return state.round;
}

async function clear(parts: DemoServerParts, state: DemoState): Promise<void> {
  await clearDemo(
    parts,
    DEMO_COMPANIES.map(({ cif }) => cif),
  );
  writeDemoState(parts.stateFile, { ...state, clearing: false });
}

type Prepared = Pick<Awaited<ReturnType<DemoServer['prepare']>>, 'companies' | 'people'>;

async function prepareAccount(parts: DemoServerParts): Promise<Prepared> {
  const { owner } = parts;
  const userId = await createAccount(owner, { ...DEMO_ACCOUNT, planName: 'Demonstrație', demo: true });
  const companies = new Map<string, CompanyId>();
  for (const company of DEMO_COMPANIES) {
    const id = await createCompany(owner, {
      ...company,
      isAuthorized: true,
      administrator: DEMO_ACCOUNT.email,
      ownerId: userId,
      demo: true,
    });
    companies.set(company.cif, v.parse(companyIdSchema, id));
  }
  const people = await prepareColleagues(parts, [...companies.values()]);
  await keepDemoAuthorized(parts);
  for (const notice of demoNotices(bucharestDay(parts.now()))) await publishNotice(owner, notice);
  return { companies, people };
}

/** Their passwords nobody knows: they are there to be chosen. */
async function prepareColleagues(
  { owner, newId }: DemoServerParts,
  companies: readonly CompanyId[],
): Promise<Prepared['people']> {
  const people = new Map<string, UserId>();
  for (const colleague of DEMO_COLLEAGUES) {
    const account = { ...colleague, password: newId(), planName: 'Demonstrație', demo: true };
    const id = v.parse(userIdSchema, await createAccount(owner, account));
    for (const company of companies) await authorizeUser(owner, id, company, 'user');
    people.set(colleague.email, id);
  }
  return people;
}

async function leaseOf({ db, now, newId }: DemoServerParts, wish: DemoLease): Promise<Lease> {
  const answer = await asCompany(db, wish.company, (tx) => leaseExactly(tx, wish, { now: now(), newId: newId() }));
  if (answer.kind === 'refused') throw new Error(`Demo: no numbers: ${answer.code}`);
  return v.parse(leaseSchema, answer.row);
}

async function signIn(connection: ServerConnection): Promise<Credentials> {
  const body = { username: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };
  const answer = await callServer(connection, Login, { params: undefined, body });
  if (!answer.ok) throw new Error(`Contul demonstrativ nu se poate autentifica: ${answer.failure.kind}`);
  const { token, keys } = answer.result.user;
  return { token, backendKey: keys.backend, reportKey: keys.report };
}
