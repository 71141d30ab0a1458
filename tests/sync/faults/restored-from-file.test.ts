/**
 * The commands of an administrator, as built and in processes of their own: `backup` while the server works and devices write, `restore`
 * on a folder and into a database that nobody has used, `verify-archive`. What devices wrote after the copy is back after their next
 * contact, the archive hash by hash. Verifies: G6 G8 G11
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { addPartner, partnerById } from '@/db/collections/partner';
import { markDocuments } from '@/db/invoices/mark-documents';
import { PARTNER } from '../../db/support/samples';
import { COMPANY } from '../../db/support/test-database';
import { signIn } from '../../server/support/test-client';
import { urlOf } from '../../server/support/test-database';
import {
  archived,
  atAnaf,
  type Device,
  device,
  exchanged,
  filedAs,
  issue,
  leases,
  PERSON,
  reopened,
  SERIAL,
  settled,
  startServer,
  type World,
  whileStopped,
  world,
} from '../support/served-world';

const TIMEOUT_MS = 240_000;
const [A1, A2, B1] = ['COP-0001', 'COP-0002', 'COP-0011'];
/** Below the root, where packages are found. */
const bundle = `dist/restore-test-${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'condica-file-'));
const file = join(folder, 'una.copie');
const closes: World['closes'] = [];
let at: World;

beforeAll(async () => {
  await build({ configFile: 'vite.server.config.ts', logLevel: 'error', build: { outDir: bundle } });
  at = await world({ closes, expect }, true);
}, TIMEOUT_MS);
afterAll(async () => {
  for (const close of closes.reverse()) await close();
  for (const made of [bundle, folder]) rmSync(made, { recursive: true, force: true });
});

/** What the command says. */
async function command(name: string, data: string, ...given: readonly string[]): Promise<string> {
  const { app, owner } = at.app.database;
  const env = { ...process.env, CONDICA_DATA: data, DATABASE_URL: urlOf(app), DATABASE_OWNER_URL: urlOf(owner) };
  const run = promisify(execFile)(process.execPath, [join(bundle, `${name}.mjs`), ...given], { env });
  return (await run).stdout;
}

/** Every kept document of the company, by its hash. */
async function hashes(): Promise<readonly string[]> {
  const rows = await at.app.owner.selectFrom('document').select('sha256').where('company_id', '=', COMPANY).execute();
  return rows.map(({ sha256 }) => sha256).toSorted();
}

async function twoDevices(): Promise<readonly [Device, Device]> {
  const ana = await signIn(at.server.url, at.app.ana);
  await ana.must(AddCompanySerial, { body: { company: COMPANY, serial: SERIAL } });
  const both = [await device(at), await device(at)] as const;
  for (const one of both) {
    await exchanged(one);
    expect(await one.sync.requestLease(COMPANY, SERIAL.id)).toBe('granted');
  }
  return both;
}

/** Two invoices more, a mark and a partner, known to the server, to ANAF and to both devices. */
async function workedOn(a: Device, b: Device): Promise<string> {
  expect([await issue(a), await issue(b)]).toEqual([A2, B1]);
  const added = await addPartner({ ...b.context, companyId: COMPANY }, { ...PARTNER, name: 'Scris după copie' });
  if (added.kind !== 'added') throw new Error(added.kind);
  for (const one of [a, b]) await exchanged(one);
  await settled(at, A1, A2, B1);
  for (const one of [a, b]) await exchanged(one);
  const ids = (await archived(at)).map(({ id }) => id);
  for (const id of ids)
    for (const one of [a, b]) expect(await one.sync.fetchDocument(COMPANY, id, 'xml')).toBe('stored');
  expect(await markDocuments(a.context, ids, { mark: 'booked', state: true, by: PERSON })).toEqual(ids);
  for (const one of [a, b]) await exchanged(one);
  return added.id;
}

async function restored(): Promise<string> {
  const { name } = at.app.database;
  await whileStopped(at, [`drop database ${name} with (force)`, `create database ${name} owner app_owner`]);
  const fresh = join(folder, 'fresh');
  const said = await command('restore', fresh, file);
  at.server = await startServer(at.app, at.standIns, fresh);
  return said;
}

it('gives back what devices wrote after the file was made, hash by hash', { timeout: TIMEOUT_MS }, async () => {
  const [a, b] = await twoDevices();
  expect(await issue(a)).toBe(A1);
  await exchanged(a);
  await settled(at, A1);
  // While the server works, and is written to.
  const [said] = await Promise.all([command('backup', at.app.dataFolder, file), exchanged(b)]);
  expect(said).toContain('rânduri');
  const partner = await workedOn(a, b);
  const before = { archive: await archived(at), hashes: await hashes(), leases: await leases(at) };
  expect(before.archive).toHaveLength(3);

  expect(await restored()).toContain('este la loc');
  expect((await archived(at)).map(({ number }) => number)).toEqual([A1]);
  for (const one of [a, b]) await reopened(one);
  await settled(at, A1, A2, B1);
  for (const one of [a, b]) await exchanged(one);
  expect({ archive: await archived(at), hashes: await hashes(), leases: await leases(at) }).toEqual(before);
  expect(atAnaf(at).sort()).toEqual(filedAs([A1, A2, B1]));
  for (const { context } of [a, b]) {
    expect((await partnerById(context.db, partner))?.row.name).toBe('Scris după copie');
    expect(await context.db.outbox.toArray()).toEqual([]);
  }
  expect(await command('verify-archive', join(folder, 'fresh'))).toContain('Arhiva este întreagă');
});
