/** The shipped server in this process, over HTTP on a port of its own, with two accounts and three companies. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { authorizeUser, createAccount, createCompany } from '../../../server/accounts/create-account';
import { type Application, startApplication } from '../../../server/application';
import type { JudgePool } from '../../../server/calls/invoices/judging/judge-pool';
import type { AppDatabase } from '../../../server/database/app-database';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { readSettings } from '../../../server/process/settings';
import { realParts } from '../../../server/real-parts';
import type { Tables } from '../../../server/tables';
import { shareCalls, testProcesses } from './processes';
import { createTestDatabase, type TestDatabase, urlOf } from './test-database';

export interface TestAccount {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

export interface TestApp {
  readonly url: string;
  readonly application: Application;
  readonly database: TestDatabase;
  /** As the owner: sees all, for what a test has to prepare or look into. */
  readonly owner: Kysely<Tables>;
  /** As the serving role. */
  readonly db: AppDatabase;
  /** Works on `companies.first` and `companies.second`. */
  readonly ana: TestAccount;
  /** Works on `companies.third`. */
  readonly mihai: TestAccount;
  readonly companies: { readonly first: number; readonly second: number; readonly third: number };
  /** Lines of the log so far. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** Lines of the log of security so far: of accounts, and of what anybody may bring about. */
  readonly security: Readonly<Record<'ofAccount' | 'ofAnybody', readonly Readonly<Record<string, unknown>>[]>>;
  /** What the server takes for the time; tests move it. */
  readonly clock: { now: number };
  readonly dataFolder: string;
  /** Another process's worth of the server over the same database, with settings of its own on top. */
  startAnother(env?: Readonly<Record<string, string>>, dataFolder?: string): Promise<Application>;
  stop(): Promise<void>;
}

const PASSWORD = 'parola-de-probă-1';
/** What every stand-in takes for registered. */
export const CALLBACK = 'http://127.0.0.1:8080/auth/callback';

export interface TestAppOptions {
  readonly appFolder?: string;
  /** A database that has its accounts and companies already. */
  readonly database?: TestDatabase;
  /** Of the first process. */
  readonly judging?: JudgePool;
}

export async function startTestApp({
  appFolder = '',
  database: given,
  judging,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'condica-app-'));
  const owner = kyselyOver(createPool(database.owner, { max: 3, lockTimeoutMs: 0, onError: () => undefined }));
  const log: Readonly<Record<string, unknown>>[] = [];
  const security: Readonly<Record<'ofAccount' | 'ofAnybody', Readonly<Record<string, unknown>>[]>> = {
    ofAccount: [],
    ofAnybody: [],
  };
  const clock = { now: Date.now() };
  const start = (env: Readonly<Record<string, string>> = {}, dataFolder = folder): Promise<Application> =>
    startApplication({
      settings: readSettings(
        {
          ...{
            PORT: '0',
            MAILBOX_PORT: '0',
            DATABASE_URL: urlOf(database.app),
            DATABASE_OWNER_URL: urlOf(database.owner),
          },
          // The stand-in's profile names it; the port is not known before.
          ...(env.ANAF_MODE === undefined ? { ANAF_REDIRECT_URI: CALLBACK } : {}),
          ...env,
        },
        appFolder === '' ? join(folder, 'not-built') : appFolder,
      ),
      dataFolder,
      build: { version: '1.2.3', date: '2026-01-02' },
      log: (line) => log.push(line),
      securityLogs: {
        ofAccount: (line) => security.ofAccount.push(line),
        ofAnybody: (line) => security.ofAnybody.push(line),
      },
      parts: { ...realParts, now: () => clock.now },
      ...(judging === undefined ? {} : { judging }),
    });
  const first = await start();
  const all = [first];
  while (all.length < testProcesses()) all.push(await start());
  shareCalls(all.map(({ url }) => url));
  return {
    ...(given === undefined ? await seed(owner) : SEEDED),
    url: first.url,
    application: first,
    database,
    owner,
    db: first.db,
    log,
    security,
    clock,
    dataFolder: folder,
    startAnother: async (env, dataFolder) => {
      const another = await start(env, dataFolder);
      all.push(another);
      return another;
    },
    stop: async () => {
      for (const application of all) await application.stop();
      await owner.destroy();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As `seed` makes them in an empty database. */
const SEEDED: Pick<TestApp, 'ana' | 'mihai' | 'companies'> = {
  ana: { id: 1, email: 'Ana@Exemplu.ro', password: PASSWORD },
  mihai: { id: 2, email: 'mihai@exemplu.ro', password: PASSWORD },
  companies: { first: 1, second: 2, third: 3 },
};

async function seed(owner: Kysely<Tables>): Promise<Pick<TestApp, 'ana' | 'mihai' | 'companies'>> {
  const account = async (email: string): Promise<TestAccount> => ({
    id: await createAccount(owner, { email, password: PASSWORD, firstName: 'A', lastName: 'B', planName: 'Complet' }),
    email,
    password: PASSWORD,
  });
  const [ana, mihai] = [await account('Ana@Exemplu.ro'), await account('mihai@exemplu.ro')];
  const companies = {
    first: await company(owner, '18547290'),
    second: await company(owner, '14399840'),
    third: await company(owner, '13548146'),
  };
  await authorizeUser(owner, ana.id, companies.first);
  await authorizeUser(owner, ana.id, companies.second);
  await authorizeUser(owner, mihai.id, companies.third);
  return { ana, mihai, companies };
}

function company(owner: Kysely<Tables>, cif: string): Promise<number> {
  return createCompany(owner, {
    cif,
    name: `Firma ${cif} SRL`,
    isAuthorized: true,
    administrator: 'ana@exemplu.ro',
    vatRegistered: true,
    registration: 'J40/1/2006',
    legalForm: '',
    tradingName: '',
    address: { line1: 'Str. Lungă 1', city: 'SECTOR1', postCode: '', countrySubdivision: 'RO-B', country: 'RO' },
    email: '',
    telephone: '',
    contactName: '',
    iban: '',
    bank: '',
    paymentTermDays: 30,
  });
}
