/**
 * A running product is stopped as service managers and people do it: started by npm, over the shipped entries, with its own
 * database. Nothing of it may be left.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readPostmasterFile } from '../../server/database/embedded/postmaster-file';

const folder = mkdtempSync(join(tmpdir(), 'condica-stop-'));
const data = join(folder, 'data');
const PATIENCE = { timeout: 120_000, interval: 50 };
let ports: { readonly server: number; readonly standIns: number };
let npm: ChildProcess | undefined;

/** What scripts/start.mjs does once it has built. */
const START = (children: string) => `
import { openChildren } from ${JSON.stringify(children)};
const children = openChildren();
children.start('serviciile de probă', [process.env.STAND_INS_ENTRY], {});
children.start('serverul', [process.env.SERVER_ENTRY], {});
`;

/** The shipped entries, built once: eight processes that transform their sources for themselves compute longer than they stop. */
const bundle = `dist/stopping-${process.pid}`;
const ENTRIES = {
  SERVER_ENTRY: resolve(bundle, 'main.mjs'),
  STAND_INS_ENTRY: resolve(bundle, 'stand-ins.mjs'),
};

beforeAll(async () => {
  await build({ configFile: 'vite.server.config.ts', logLevel: 'error', build: { outDir: bundle } });
  // The database runs as another user where the tests run as root.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stop', scripts: { start: 'node start.mjs' } }));
  writeFileSync(join(folder, 'start.mjs'), START(pathToFileURL(resolve('scripts/children.mjs')).href));
  ports = { server: await freePort(), standIns: await freePort() };
});
afterEach(() => {
  if (npm?.pid !== undefined && isThere(-npm.pid)) process.kill(-npm.pid, 'SIGKILL');
});
afterAll(() => {
  for (const made of [folder, bundle]) rmSync(made, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((give) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => give(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** A negative id: any process of the group. */
function isThere(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

async function start(): Promise<{ readonly group: number; readonly database: number }> {
  const standIns = `http://127.0.0.1:${ports.standIns}`;
  npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ PORT: String(ports.server), STAND_INS_PORT: String(ports.standIns), STAND_INS_URL: standIns },
      ...{ CONDICA_DATA: data, CONDICA_DEMO: '0', DATABASE_URL: '', DATABASE_OWNER_URL: '' },
      ...ENTRIES,
    },
  });
  await vi.waitFor(async () => {
    for (const url of [`http://127.0.0.1:${ports.server}/ready`, `${standIns}/__health`])
      expect((await fetch(url)).status).toBe(200);
  }, PATIENCE);
  const database = readPostmasterFile(join(data, 'postgres-18'))?.pid;
  if (npm.pid === undefined || database === undefined) throw new Error('nothing was started');
  return { group: npm.pid, database };
}

/** As the process that started the server hands the signal on. */
async function twice(group: number): Promise<void> {
  process.kill(-group, 'SIGTERM');
  const ready = () => fetch(`http://127.0.0.1:${ports.server}/ready`).then(({ status }) => status);
  await vi.waitFor(() => expect(ready()).rejects.toThrow(), { ...PATIENCE, interval: 5 });
  if (isThere(-group)) process.kill(-group, 'SIGTERM');
}

// Before: the group's signal left the database running, and the lock of its folder; npm's own left everything running.
it.each([
  ['a signal to the whole group', (group: number) => process.kill(-group, 'SIGTERM')],
  ['a signal to the whole group, and one more while it stops', twice],
  ['a signal to npm alone', (group: number) => process.kill(group, 'SIGTERM')],
  ['Ctrl+C', (group: number) => process.kill(-group, 'SIGINT')],
])('%s stops everything in order', { timeout: 300_000 }, async (_name, signal) => {
  const { group, database } = await start();
  await signal(group);
  await vi.waitFor(() => expect([isThere(-group), isThere(database)]).toEqual([false, false]), PATIENCE);
  expect(existsSync(join(data, 'postgres-18', 'postmaster.pid'))).toBe(false);
  expect(existsSync(join(data, 'instance.lock'))).toBe(false);
});
