/**
 * Two servers over one database send filings to ANAF's stand-in, which fails at random; one of the two is killed every few seconds. At
 * the end each document is at ANAF, accepted once, its original is here, and no limit was passed as the stand-in counts.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { JOB_SCHEMA } from '../../../server/database/install-jobs';
import { FILING_ATTEMPTS, FILING_TASK } from '../../../server/filings/filing-job';
import { keepCredential } from '../../../server/outside/anaf/keep-credential';
import { secretIn } from '../../../server/process/secrets';
import { createTokenCipher } from '../../../server/process/token-cipher';
import { embeddedFilingDatabase, type FilingTestDatabase } from '../../server/filings/filing-database';
import { recordedUpload, uploadOf } from '../../server/filings/recorded-upload';
import { demoDocument } from '../../server/invoices/demo-document';
import { signInToAnaf } from '../../server/outside/sign-in-to-anaf';
import { markCovered } from '../../server/support/covered';
import { urlOf } from '../../server/support/test-database';
import { chance } from '../../simulation/random';
import { type ServerProcess, serverProcess, shareSecrets } from './server-process';
import { type WatchedAnaf, watchedAnaf } from './watched-anaf';

export interface KillsOptions {
  readonly filings: number;
  readonly seed: number;
  /** Whether ANAF refuses a second upload of the same document. */
  readonly refusesDuplicates: boolean;
  /** ANAF's limit, and the servers' own. */
  readonly callsPerMinute: number;
  readonly build: string;
  /** Between two kills, about. */
  readonly killEveryMs: number;
  readonly mostMs: number;
}

export interface KillsOutcome {
  readonly kills: number;
  readonly faults: number;
  readonly calls: number;
  readonly throttled: number;
  /** Documents that ANAF has accepted other than once, with how often. */
  readonly notOnce: readonly (readonly [string, number])[];
  /** Filings that are not accepted with their original here. */
  readonly unfinished: number;
  readonly seconds: number;
}

const TOKEN_SECRET = 'anaf-tokens';
const FAULT_EVERY_MS = 150;

export async function killServers(options: KillsOptions): Promise<KillsOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'condica-servers-'));
  chmodSync(folder, 0o755);
  const database = await embeddedFilingDatabase();
  const anaf = await watchedAnaf(options.callsPerMinute, options.refusesDuplicates);
  const servers = [0, 1].map((place) => server(options, database, anaf, join(folder, String(place))));
  try {
    await startServers(servers, folder);
    await letIn(database, anaf, folder);
    const hashes = await record(database, options.filings);
    const storm = await blow(options, database, anaf, servers);
    const accepted = new Map(hashes.map((sha256) => [sha256, 0]));
    for (const { sha256, verdict } of anaf.standIns.standIns().store.all())
      if (verdict === 'ok') accepted.set(sha256, (accepted.get(sha256) ?? 0) + 1);
    return {
      ...{ ...storm, calls: anaf.calls(), throttled: anaf.throttled(), unfinished: await unfinished(database) },
      notOnce: [...accepted].filter(([, times]) => times !== 1),
    };
  } finally {
    for (const one of servers) await one.stop();
    await anaf.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function server(
  { build, callsPerMinute }: KillsOptions,
  database: FilingTestDatabase,
  anaf: WatchedAnaf,
  data: string,
): ServerProcess {
  const environment = {
    ...{ DATABASE_URL: urlOf(database.connection), DATABASE_OWNER_URL: urlOf(database.owner) },
    ...{ STAND_INS_URL: anaf.url, ANAF_CALLS_A_MINUTE: String(callsPerMinute) },
  };
  return serverProcess({ build, data, environment });
}

/** The first makes the installation's secrets. */
async function startServers([first, second]: readonly ServerProcess[], folder: string): Promise<void> {
  await first?.start();
  shareSecrets(join(folder, '0'), join(folder, '1'));
  await second?.start();
}

async function letIn(database: FilingTestDatabase, anaf: WatchedAnaf, folder: string): Promise<void> {
  const cipher = createTokenCipher(Buffer.from(secretIn(join(folder, '0', 'secrets'), TOKEN_SECRET), 'hex'));
  const tokens = await signInToAnaf((url, init) => fetch(url, init), anaf.url);
  await database.asCompany(1, async (tx) => {
    const keeping = { cipher, now: Date.now(), wake: async () => undefined };
    await keepCredential(tx, keeping, { id: randomUUID(), userId: 1, companyIds: [1], tokens });
    await markCovered(tx, Date.now());
  });
}

/** Their hashes; the jobs stand in the queue at once, so that the storm meets all of them. */
async function record(database: FilingTestDatabase, count: number): Promise<readonly string[]> {
  for (let place = 0; place < count; place += 1)
    await recordedUpload(database, uploadOf(demoDocument(`K-${String(place + 1).padStart(4, '0')}`)));
  return database.asOwner(async (db) => {
    await sql`select ${sql.id(JOB_SCHEMA, 'add_job')}(identifier => ${FILING_TASK},
      payload => json_build_object('company', company_id, 'filing', id), job_key => ${`${FILING_TASK}:`}::text || id,
      run_at => now(), max_attempts => ${FILING_ATTEMPTS}::integer) from filing`.execute(db);
    const rows = await db.selectFrom('archive_item').select('xml_sha256').execute();
    return rows.map(({ xml_sha256 }) => xml_sha256);
  });
}

async function unfinished(database: FilingTestDatabase): Promise<number> {
  const { rows } = await database.asOwner((db) =>
    sql<{ left: number }>`select count(*) as left from filing where zip <> 'kept' or state <> 'accepted'`.execute(db),
  );
  return Number(rows[0]?.left ?? 0);
}

/** Faults all the time and kills now and then, until all is done; the last stretch has neither, or the last one would never end. */
async function blow(
  { seed, killEveryMs, mostMs }: KillsOptions,
  database: FilingTestDatabase,
  anaf: WatchedAnaf,
  servers: readonly ServerProcess[],
): Promise<Pick<KillsOutcome, 'kills' | 'faults' | 'seconds'>> {
  const random = chance(seed);
  const start = Date.now();
  let [kills, faults] = [0, 0];
  let killAt = start + killEveryMs;
  for (let calm = false; Date.now() - start < mostMs; ) {
    const left = await unfinished(database);
    if (left === 0) break;
    if (left <= 3 && !calm) {
      calm = true;
      anaf.clearFaults();
      // An original whose download failed ten times in the storm is given out again tomorrow.
      anaf.nextDay();
    }
    if (!calm) {
      anaf.fault(() => random.next());
      faults += 1;
    }
    if (!calm && Date.now() >= killAt) {
      const victim = servers[kills % 2];
      await victim?.kill();
      kills += 1;
      await victim?.start();
      killAt = Date.now() + killEveryMs * (0.5 + random.next());
    }
    await sleep(FAULT_EVERY_MS);
  }
  return { kills, faults, seconds: (Date.now() - start) / 1000 };
}
