/** The demonstration's server: accounts by the owner, everything else over HTTP, as any client. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type Credentials, callServer, type ServerConnection } from '@/api/call-server';
import { Login } from '@/api/calls/session-calls';
import { type CompanyId, companyIdSchema } from '@/api/ids';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { authorizeUser, createAccount, createCompany } from '../accounts/create-account';
import type { AppDatabase } from '../database/app-database';
import { asUser } from '../database/as-user';
import type { Tables } from '../database/tables';
import { publishNotice } from '../notices/publish-notice';
import { keepCredential } from '../outside/anaf/keep-credential';
import type { OauthClient } from '../outside/anaf/oauth-client';
import type { TokenCipher } from '../outside/anaf/token-cipher';
import { DEMO_ACCOUNT, DEMO_COMPANIES } from './demo-account';
import { demoNotices } from './demo-notices';
import type { DemoServer } from './seed-demo';

export interface DemoServerParts {
  readonly owner: Kysely<Tables>;
  readonly db: AppDatabase;
  readonly oauth: OauthClient;
  readonly cipher: TokenCipher;
  /** The running server's address. */
  readonly url: string;
  /** Where it is kept how far the demonstration is. */
  readonly stateFile: string;
  readonly now: () => number;
  readonly newId: () => string;
}

const stateSchema = v.object({ day: v.pipe(v.string(), v.isoDate()), finished: v.boolean() });

export function demoServer(parts: DemoServerParts): DemoServer {
  const connection: ServerConnection = {
    fetch: (url, init) => fetch(url, init),
    urls: {
      common: `${parts.url}/api/common`,
      backend: `${parts.url}/api/backend`,
      reports: `${parts.url}/api/reports`,
    },
  };
  const state = readState(parts);
  let credentials: Promise<Credentials> | undefined;
  return {
    async prepare() {
      const companies = await prepareAccount(parts);
      return { ...state, companies };
    },
    async call(call, input, idempotencyKey) {
      credentials ??= signIn(connection);
      const answer = await callServer(connection, call, input, { credentials: await credentials, idempotencyKey });
      if (answer.ok || answer.failure.kind !== 'refused' || answer.failure.code !== 'token-expired') return answer;
      // The token's life is shorter than a slow machine needs for all of it.
      credentials = signIn(connection);
      return callServer(connection, call, input, { credentials: await credentials, idempotencyKey });
    },
    async finish() {
      writeState(parts.stateFile, { ...state, finished: true });
    },
  };
}

type DemoState = v.InferOutput<typeof stateSchema>;

function readState({ stateFile, now }: DemoServerParts): DemoState {
  if (existsSync(stateFile)) return v.parse(stateSchema, JSON.parse(readFileSync(stateFile, 'utf8')));
  const state = { day: bucharestDay(now()), finished: false };
  writeState(stateFile, state);
  return state;
}

function writeState(file: string, state: DemoState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(state)}\n`);
}

async function prepareAccount(parts: DemoServerParts): Promise<ReadonlyMap<string, CompanyId>> {
  const { owner } = parts;
  const userId = await createAccount(owner, { ...DEMO_ACCOUNT, planName: 'Demonstrație' });
  const companies = new Map<string, CompanyId>();
  for (const company of DEMO_COMPANIES) {
    const id = await createCompany(owner, { ...company, isAuthorized: true, administrator: DEMO_ACCOUNT.email });
    await authorizeUser(owner, userId, id);
    companies.set(company.cif, v.parse(companyIdSchema, id));
  }
  await authorizeAtAnaf(parts, userId, [...companies.values()]);
  for (const notice of demoNotices(bucharestDay(parts.now()))) await publishNotice(owner, notice);
  return companies;
}

/** The stand-in takes the certificate as plugged in: its answer to the browser carries the code at once. */
async function authorizeAtAnaf(
  { db, oauth, cipher, now, newId }: DemoServerParts,
  userId: number,
  companyIds: readonly number[],
): Promise<void> {
  const known = await asUser(db, userId, (tx) => tx.selectFrom('anaf_access').select('company_id').execute());
  if (known.length >= companyIds.length) return;
  const back = await fetch(oauth.authorizeUrl(newId()), { redirect: 'manual' });
  const code = new URL(back.headers.get('location') ?? '', 'http://none').searchParams.get('code');
  const answer = code === null ? undefined : await oauth.exchangeCode(code);
  if (answer?.kind !== 'tokens') throw new Error('Serviciul de probă al ANAF nu a dat autorizarea demonstrativă.');
  await asUser(db, userId, (tx) =>
    keepCredential(tx, cipher, { id: newId(), userId, companyIds, tokens: answer.tokens }, now()),
  );
}

async function signIn(connection: ServerConnection): Promise<Credentials> {
  const body = { username: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };
  const answer = await callServer(connection, Login, { params: undefined, body });
  if (!answer.ok) throw new Error(`Contul demonstrativ nu se poate autentifica: ${answer.failure.kind}`);
  const { token, keys } = answer.result.user;
  return { token, backendKey: keys.backend, reportKey: keys.report };
}
