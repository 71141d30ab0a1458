/**
 * kill -9 of the server, of the database and of both, while clients write: whatever was acknowledged is there at the next
 * start, once; what was not is repeated with its key.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddCompanyPartner, ListCompanyPartner } from '@/api/calls/definition-calls';
import { InvoiceValidation } from '@/api/calls/invoice-calls';
import { authorizeUser, createAccount, createCompany } from '../../server/accounts/create-account';
import { createPool, kyselyOver } from '../../server/database/connect';
import { readPostmasterFile } from '../../server/database/embedded/postmaster-file';
import { openDatabase } from '../../server/database/open-database';
import { DEMO_COMPANIES } from '../../server/demo/demo-account';
import { companyId, samplePartner } from './support/samples';
import { codeOf, signIn, type TestClient } from './support/test-client';

const ACCOUNT = { email: 'ana@exemplu.ro', password: 'parola-de-probă-1' };
/** The production bundle: the shipped entry, and quick to start four times. Below the root, where packages are found. */
const bundle = `dist/kill-test-${process.pid}`;
const data = mkdtempSync(join(tmpdir(), 'condica-kill-'));
let port: number;
let company: number;
let server: ChildProcess | undefined;

beforeAll(async () => {
  port = await freePort();
  await build({ configFile: 'vite.server.config.ts', logLevel: 'error', build: { outDir: bundle } });
  const opened = await openDatabase({ folder: data, url: '', ownerUrl: '' });
  if (opened.owner === null) throw new Error('the embedded database has an owner');
  const owner = kyselyOver(createPool(opened.owner, { max: 1, lockTimeoutMs: 0, onError: () => undefined }));
  const user = await createAccount(owner, { ...ACCOUNT, firstName: 'Ana', lastName: '', planName: '' });
  const [demo] = DEMO_COMPANIES;
  if (demo === undefined) throw new Error('no demo company');
  company = await createCompany(owner, { ...demo, isAuthorized: true, administrator: ACCOUNT.email });
  await authorizeUser(owner, user, company);
  await owner.destroy();
  await opened.stop();
});
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(data, { recursive: true, force: true });
  rmSync(bundle, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const url = () => `http://127.0.0.1:${port}`;

async function start(): Promise<void> {
  server = spawn(process.execPath, [join(bundle, 'main.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      CONDICA_DATA: data,
      CONDICA_DEMO: '0',
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready();
}

/** Also again, after the server has started its killed database anew. */
async function ready(): Promise<void> {
  for (;;) {
    const response = await fetch(`${url()}/ready`).catch(() => undefined);
    if (response?.ok) return;
    if (server?.exitCode !== null) throw new Error(`the server ended with ${server?.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Written {
  readonly partner: ReturnType<typeof samplePartner>;
  readonly key: string;
  acknowledged: boolean;
}

/** Writes until the road is cut; each one's key is kept, as the outbox does. */
async function write(client: TestClient, written: Written[]): Promise<void> {
  for (;;) {
    const one: Written = { partner: samplePartner(`P ${written.length}`), key: randomUUID(), acknowledged: false };
    written.push(one);
    const body = { company: companyId(company), partner: one.partner };
    const answer = await client.call(AddCompanyPartner, { body }, one.key);
    if (!answer.ok) return;
    one.acknowledged = true;
  }
}

const KILLS: Readonly<Record<string, () => void>> = {
  'the server': () => server?.kill('SIGKILL'),
  'the database': () => process.kill(readPostmasterFile(join(data, 'postgres-18'))?.pid ?? 0, 'SIGKILL'),
  both: () => {
    process.kill(readPostmasterFile(join(data, 'postgres-18'))?.pid ?? 0, 'SIGKILL');
    server?.kill('SIGKILL');
  },
};

// Verifies: G2, and that everything acknowledged outlives kill -9.
it('keeps what it acknowledged, and makes what it did not acknowledge once', async () => {
  const written: Written[] = [];
  await start();
  for (const [name, kill] of Object.entries(KILLS)) {
    const client = await signIn(url(), ACCOUNT);
    const enough = written.length + 60;
    const writers = Promise.all([1, 2, 3, 4].map(() => write(client, written)));
    while (written.length < enough) await new Promise((resolve) => setImmediate(resolve));
    kill();
    await writers;
    if (name === 'the database') await ready();
    else {
      if (server?.signalCode === null) await once(server, 'exit');
      await start();
    }
  }
  const client = await signIn(url(), ACCOUNT);
  const before = await client.must(ListCompanyPartner, { body: { company: companyId(company) } });
  const stored = new Set(before.partners.map(({ id }) => id));
  expect(written.filter(({ acknowledged }) => acknowledged).length).toBeGreaterThan(150);
  expect(written.filter(({ acknowledged, partner }) => acknowledged && !stored.has(partner.id))).toEqual([]);
  for (const { partner, key } of written.filter(({ acknowledged }) => !acknowledged))
    await client.must(AddCompanyPartner, { body: { company: companyId(company), partner } }, key);
  const after = await client.must(ListCompanyPartner, { body: { company: companyId(company) } });
  expect(after.partners).toHaveLength(written.length);
}, 60_000);

it('stops in order at SIGTERM, the database with it', async () => {
  if (server?.exitCode !== null) throw new Error('the server does not run');
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(server.exitCode).toBe(0);
  expect(readPostmasterFile(join(data, 'postgres-18'))).toBeUndefined();
});

// Without its worker beside the entry the bundle would answer `busy` for ever.
it('the bundle judges a large document in its worker', async () => {
  if (server?.exitCode !== null) await start();
  const client = await signIn(url(), ACCOUNT);
  const params = { company: companyId(company), type: 'FCT' as const };
  const answer = await client.call(InvoiceValidation, { params, body: `<a>${' '.repeat(200_000)}</a>` });
  expect(codeOf(answer)).toBe('invoice-invalid');
});
