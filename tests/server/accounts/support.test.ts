/** Reports of problems and whom to ask, over HTTP with PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BugsReport, GetSupport } from '@/api/calls/support-calls';
import { makeReportLog } from '@/domain/support/report-log';
import { asUser } from '../../../server/database/as-user';
import { trim } from '../../../server/jobs/trimming/trim';
import { readSettings } from '../../../server/process/settings';
import { lettersTo } from '../support/letters';
import { startTestApp, type TestApp } from '../support/test-app';
import { callOpen, codeOf, signIn, type TestClient } from '../support/test-client';

const SUPPORT = {
  SUPPORT_EMAIL: 'suport@exemplu.ro',
  SUPPORT_PHONE: '+40 21 555 0100',
  OPERATOR_NAME: 'Exemplu SRL, Cluj-Napoca',
};
const DAY_MS = 24 * 60 * 60_000;
const LOG = makeReportLog(
  {
    ...{ build: { version: '0.1.0', date: '2026-11-24' }, userAgent: 'Chrome/142', width: 1440, height: 900 },
    ...{ installed: false, online: true, connected: true, errors: ['TypeError'] },
    entries: [{ call: 'InvoiceUpload', state: 'queued', failure: null }],
  },
  { calls: new Set(['InvoiceUpload']), answers: new Set() },
);

let app: TestApp;
let supported: Awaited<ReturnType<TestApp['startAnother']>>;
let ana: TestClient;
let mihai: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  supported = await app.startAnother(SUPPORT);
  ana = await signIn(supported.url, app.ana);
  mihai = await signIn(app.url, app.mihai);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.owner.deleteFrom('attempt').execute();
  await app.owner.deleteFrom('bug_report').execute();
});

const report = (client: TestClient, text: string, id = randomUUID()) =>
  client.call(BugsReport, { body: { data: { id, text }, log: LOG } });
const kept = () => app.owner.selectFrom('bug_report').selectAll().execute();

describe('a report', () => {
  it('is kept once however often it is sent, and goes to the support with what was shown', async () => {
    const id = '3f6c2f0a-8d5b-4c1e-9a77-0123a1b2c3d4';
    const text = ' Lista nu se <b>deschide</b>.\nAm apăsat de două ori. ';
    for (const _ of [1, 2])
      expect(await report(ana, text, id)).toMatchObject({ result: { reference: 'A1B2-C3D4', sent: true } });
    expect(await kept()).toMatchObject([{ user_id: app.ana.id, reference: 'A1B2-C3D4', text: text.trim(), log: LOG }]);
    const letters = await lettersTo(supported, SUPPORT.SUPPORT_EMAIL);
    expect(letters.map(({ kind }) => kind)).toEqual(['bug-report']);
    expect(letters[0]?.subject).toBe('Raport de problemă A1B2-C3D4');
    expect(letters[0]?.text).toContain(`${app.ana.email} scrie:\n\n${text.trim()}\n`);
    expect(letters[0]?.text).toContain('Așteaptă să plece: 1 × InvoiceUpload, în coadă\nErori: 1 × TypeError');
    expect(letters[0]?.html).toContain('Lista nu se &lt;b&gt;deschide&lt;/b&gt;.');
  });

  it('is kept where no support is named, and says that no letter went out', async () => {
    expect(await report(mihai, 'Nu merge')).toMatchObject({ result: { sent: false } });
    expect(await kept()).toHaveLength(1);
  });

  it('is seen by its own user alone, with the application’s checks left out', async () => {
    await report(ana, 'a mea');
    const seen = (user: number) => asUser(app.db, user, (tx) => tx.selectFrom('bug_report').select('text').execute());
    expect(await seen(app.ana.id)).toEqual([{ text: 'a mea' }]);
    expect(await seen(app.mihai.id)).toEqual([]);
    const forged = asUser(app.db, app.mihai.id, (tx) =>
      tx
        .insertInto('bug_report')
        .values({ user_id: app.ana.id, id: randomUUID(), reference: 'X', text: 'x', log: '{}', made_at: new Date() })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
    await expect(asUser(app.db, app.ana.id, (tx) => sql`delete from bug_report`.execute(tx))).rejects.toThrow(
      /permission denied/,
    );
  });

  it('is bounded in its length, in its fields and in how often', async () => {
    expect(codeOf(await report(ana, 'x'.repeat(4001)))).toBe('invalid-request');
    expect(codeOf(await report(ana, '   '))).toBe('invalid-request');
    const body = { data: { id: randomUUID(), text: 'x' }, log: { ...LOG, company: 'Măgura SRL' } };
    expect(codeOf(await ana.call(BugsReport, { body }))).toBe('unknown-field');
    for (let tries = 0; tries < 10; tries += 1) expect(codeOf(await report(ana, `a ${tries}-a`))).toBe('ok');
    expect(codeOf(await report(ana, 'prea multe'))).toBe('too-many-requests');
    expect(codeOf(await report(mihai, 'ale altcuiva'))).toBe('ok');
  });

  it('is forgotten after a year', async () => {
    await report(ana, 'veche');
    expect(await trim(app.db.kysely, app.clock.now + 360 * DAY_MS)).toMatchObject({ reports: 0 });
    expect(await trim(app.db.kysely, app.clock.now + 366 * DAY_MS)).toMatchObject({ reports: 1 });
    expect(await kept()).toEqual([]);
  });
});

describe('whom to ask', () => {
  it('is told with the session as the plan includes it, and by mail to anybody', async () => {
    expect(ana.user.support).toEqual({ email: SUPPORT.SUPPORT_EMAIL, telephone: SUPPORT.SUPPORT_PHONE });
    expect(mihai.user.support).toEqual({ email: '', telephone: '' });
    const restrict = (plan: Readonly<Record<string, boolean>>) =>
      app.owner
        .updateTable('app_user')
        .set({ plan_restrictions: JSON.stringify(plan) as never })
        .where('id', '=', app.ana.id)
        .execute();
    await restrict({ suportTelefonic: false });
    expect((await signIn(supported.url, app.ana)).user.support).toEqual({
      email: SUPPORT.SUPPORT_EMAIL,
      telephone: '',
    });
    await restrict({});
    expect(await callOpen(supported.url, GetSupport, {})).toMatchObject({
      result: { email: SUPPORT.SUPPORT_EMAIL, operator: SUPPORT.OPERATOR_NAME },
    });
    expect(await callOpen(app.url, GetSupport, {})).toMatchObject({ result: { email: '', operator: '' } });
  });

  it.each([
    { SUPPORT_EMAIL: 'nimic' },
    { SUPPORT_EMAIL: 'a@b.ro, c@d.ro' },
    { SUPPORT_EMAIL: 'Ana <a@b.ro>' },
    { SUPPORT_PHONE: 'sunați-ne' },
    { OPERATOR_NAME: 'x'.repeat(201) },
  ])('a server does not start with %o', (env) => {
    expect(() => readSettings(env, 'app')).toThrow(/SUPPORT_|OPERATOR_/);
  });
});
