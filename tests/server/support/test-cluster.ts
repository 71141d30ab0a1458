/**
 * One PostgreSQL for the whole test run: the first file that needs it starts it (without fsync: nothing here outlives the
 * run), the others wait for its note, and a small watcher stops it when the run's main process is gone, however it ended.
 * With DATABASE_URL (a superuser's) that server is used, and every file migrates a database of its own.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../../server/database/embedded/start-embedded';
import { migrate } from '../../../server/database/migrate';
import { ensureRoles } from '../../../server/database/roles';
import { withClient } from '../../../server/database/with-client';

export interface TestCluster {
  readonly superuser: pg.ClientConfig;
  readonly owner: pg.ClientConfig;
  readonly app: pg.ClientConfig;
  /** Migrated; '' where each file migrates its own. */
  readonly template: string;
}

const READY_WITHIN_MS = 60_000;
const PASSWORDS = { owner: 'owner-of-tests', app: 'app-of-tests' };

export function testCluster(): Promise<TestCluster> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL === undefined ? ownCluster() : givenCluster(DATABASE_URL);
}

async function givenCluster(url: string): Promise<TestCluster> {
  const { hostname, port, username, password } = new URL(url);
  const superuser = { host: hostname, port: Number(port || 5432), user: username, password, database: 'postgres' };
  await withClient(superuser, async (client) => {
    // Files of one run start at once; creating a role twice is an error.
    await client.query('select pg_advisory_lock(4242)');
    await ensureRoles(superuser, PASSWORDS);
    for (const [role, secret] of [
      ['app_owner', PASSWORDS.owner],
      ['app', PASSWORDS.app],
    ]) {
      await client.query(`alter role ${role} login password ${pg.escapeLiteral(String(secret))}`);
    }
  });
  return { ...rolesOf(superuser), template: '' };
}

function rolesOf(superuser: pg.ClientConfig): Omit<TestCluster, 'template'> {
  return {
    superuser,
    owner: { ...superuser, user: 'app_owner', password: PASSWORDS.owner },
    app: { ...superuser, user: 'app', password: PASSWORDS.app },
  };
}

async function ownCluster(): Promise<TestCluster> {
  const folder = join(tmpdir(), `condica-tests-${process.ppid}`);
  const note = join(folder, 'cluster.json');
  if (!isFirst(folder)) return waitForNote(note);
  const embedded = await startEmbedded({
    folder,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  watch(folder);
  const { host, port, passwords } = embedded;
  const superuser = { host, port, user: 'postgres', password: passwords.superuser, database: 'postgres' };
  await ensureRoles(superuser, PASSWORDS);
  const cluster = { ...rolesOf(superuser), template: 'condica' };
  await migrate({ ...cluster.owner, database: cluster.template });
  // A template must have no connection of anybody.
  await withClient(superuser, (client) => client.query('alter database condica allow_connections false'));
  writeFileSync(`${note}.new`, JSON.stringify(cluster));
  renameSync(`${note}.new`, note);
  return cluster;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function waitForNote(note: string): Promise<TestCluster> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(25)) {
    if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'));
  }
  throw new Error(`The test database did not start: see ${note}`);
}

/** Detached, so that it outlives a killed run. */
function watch(folder: string): void {
  const script = `
    while kill -0 ${process.ppid} 2>/dev/null; do sleep 0.5; done
    kill -INT $(head -1 '${folder}/postgres-18/postmaster.pid') 2>/dev/null
    while [ -e '${folder}/postgres-18/postmaster.pid' ]; do sleep 0.1; done
    rm -rf '${folder}'`;
  spawn('sh', ['-c', script], { detached: true, stdio: 'ignore' }).unref();
}
