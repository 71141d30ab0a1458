/** The demonstration's authorization has a way back by itself, at the start and while it runs. */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authorizeUser, createAccount, createCompany } from '../../../server/accounts/create-account';
import type { Application } from '../../../server/application';
import { DEMO_ACCOUNT, DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { keepDemoAuthorized } from '../../../server/demo/demo-consent';
import { officialCheck } from '../../../server/outside/stand-ins/anaf/official-check';
import { type RunningStandIns, startStandIns } from '../../../server/outside/stand-ins/start-stand-ins';
import { startTestApp, type TestApp } from '../support/test-app';

const directory = mkdtempSync(join(tmpdir(), 'condica-consent-'));
let standIns: RunningStandIns;
let app: TestApp;
let demo: Application;
let company: number;

beforeAll(async () => {
  standIns = await startStandIns({ port: 0, directory, check: officialCheck, companies: [] });
  app = await startTestApp();
  demo = await app.startAnother({ CONDICA_DEMO: '1', STAND_INS_URL: standIns.url });
  const user = await createAccount(app.owner, { ...DEMO_ACCOUNT, planName: '', demo: true });
  const [template] = DEMO_COMPANIES;
  if (template === undefined) throw new Error('no demo company');
  const made = { ...template, cif: '30000001', isAuthorized: true, administrator: '', demo: true };
  company = await createCompany(app.owner, made);
  await authorizeUser(app.owner, user, company);
});
afterAll(async () => {
  await app.stop();
  await standIns.close();
  rmSync(directory, { recursive: true, force: true });
});

const look = () =>
  keepDemoAuthorized({
    owner: app.owner,
    db: demo.db,
    oauth: demo.outside.oauth,
    cipher: demo.cipher,
    queue: demo.queue,
    now: () => app.clock.now,
    newId: randomUUID,
  });
const credentials = async (): Promise<number> =>
  (await app.owner.selectFrom('anaf_credential').select('id').execute()).length;

it('is given once, and again when ANAF has ended it, not while it lives', async () => {
  await look();
  await look();
  expect(await credentials()).toBe(1);
  expect((await demo.outside.tokens.tokenFor(company)).kind).toBe('token');
  await app.owner.updateTable('anaf_credential').set({ state: 'ended' }).execute();
  expect(await demo.outside.tokens.tokenFor(company)).toEqual({ kind: 'none', reason: 'ended' });
  await look();
  expect(await credentials()).toBe(2);
  expect((await demo.outside.tokens.tokenFor(company)).kind).toBe('token');
});

it('is not given again where a person gave it up', async () => {
  const at = new Date();
  await app.owner
    .updateTable('anaf_access')
    .set({ ended_at: at, ended_why: 'revoked' })
    .where('ended_at', 'is', null)
    .execute();
  await look();
  expect(await credentials()).toBe(2);
  expect(await demo.outside.tokens.tokenFor(company)).toEqual({ kind: 'none', reason: 'not-authorized' });
});
