/** What the server forgets by itself, and that forgetting is never a second effect. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCompanyPartner,
  ListCompanyPartner,
  RemoveCompanyPartner,
  UpdateCompanyPartner,
} from '@/api/calls/definition-calls';
import { RETENTION } from '../../server/jobs/trimming/retention';
import { nextTrim, TRIM_TASK, trim } from '../../server/jobs/trimming/trim';
import type { AttemptLimitSettings } from '../../server/session/attempt-limit';
import { ATTEMPT_LIMITS } from '../../server/session/attempt-limits';
import { companyId, newEntityId, samplePartner, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

let app: TestApp;
let ana: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

const DAY_MS = 24 * 60 * 60_000;
const company = () => companyId(app.companies.first);

/** As after a month in which nothing was asked. */
async function forgetAnswers(): Promise<void> {
  const { answerMs } = RETENTION;
  await sql`update idempotency set created_at = ${new Date(Date.now() - answerMs - DAY_MS)}`.execute(app.owner);
  await trim(app.db.kysely, Date.now());
}

async function keptAnswer(key: string) {
  return app.owner.selectFrom('idempotency').select(['status', 'answer']).where('key', '=', key).executeTakeFirst();
}

async function partners(): Promise<readonly object[]> {
  return (await ana.must(ListCompanyPartner, { body: { company: company() } })).partners;
}

describe('an answer that is old', () => {
  it('is forgotten, its key is not, and a newer one stays', async () => {
    const key = randomUUID();
    await ana.must(AddCompanyPartner, { body: { company: company(), partner: samplePartner('Vechi') } }, key);
    await trim(app.db.kysely, Date.now());
    expect((await keptAnswer(key))?.answer).toContain('Vechi');
    await forgetAnswers();
    expect(await keptAnswer(key)).toEqual({ status: 200, answer: null });
  });

  // A phone that lay in a drawer: it never heard the answer, and its partner was removed on another device meanwhile.
  it('asked for again brings back nothing that was removed since', async () => {
    const key = randomUUID();
    const body = { company: company(), partner: samplePartner('Din sertar') };
    const added = await ana.must(AddCompanyPartner, { body }, key);
    const removal = { company: company(), id: body.partner.id, version: added.version };
    const removed = await ana.must(RemoveCompanyPartner, { body: removal });
    await forgetAnswers();
    const before = await partners();
    expect(await ana.must(AddCompanyPartner, { body }, key)).toEqual({ status: 'ok', version: removed.version });
    expect(await partners()).toEqual(before);
  });

  // A → B by this request, B → A by another since: the three-way merge alone would take A → B for new.
  it('asked for again does not repeat a change that was taken back since', async () => {
    const partner = samplePartner('Schimbat înapoi');
    const added = await ana.must(AddCompanyPartner, { body: { company: company(), partner } });
    const change = (from: string, to: string) => ({
      ...{ company: company(), id: partner.id, version: added.version },
      ...{ base: { notes: from }, changes: { notes: to } },
    });
    const key = randomUUID();
    await ana.must(UpdateCompanyPartner, { body: change('', 'B') }, key);
    const back = await ana.must(UpdateCompanyPartner, { body: change('B', '') });
    await forgetAnswers();
    const again = await ana.must(UpdateCompanyPartner, { body: change('', 'B') }, key);
    expect(again).toMatchObject({ version: back.version, row: { notes: '' } });
  });

  it('of a removal tells a row that stands again, so that no device takes it for removed', async () => {
    const partner = samplePartner('Revenit');
    const added = await ana.must(AddCompanyPartner, { body: { company: company(), partner } });
    const removal = { company: company(), id: partner.id, version: added.version };
    const key = randomUUID();
    await ana.must(RemoveCompanyPartner, { body: removal }, key);
    const back = await ana.must(AddCompanyPartner, { body: { company: company(), partner } });
    await forgetAnswers();
    const again = await ana.must(RemoveCompanyPartner, { body: removal }, key);
    expect(again).toMatchObject({ version: back.version, row: { name: 'Revenit' } });
  });

  it('leaves its key refused for another body', async () => {
    const key = randomUUID();
    await ana.must(AddCompanyPartner, { body: { company: company(), partner: samplePartner('Unu') } }, key);
    await forgetAnswers();
    const other = { body: { company: company(), partner: samplePartner('Doi') } };
    expect(codeOf(await ana.call(AddCompanyPartner, other, key))).toBe('key-reused');
  });

  // Before: the whole row of every conflict stayed for ever.
  it('of a conflict is forgotten, too; asked for again it is one still, with the row as it stands', async () => {
    const partner = samplePartner('În conflict');
    const added = await ana.must(AddCompanyPartner, { body: { company: company(), partner } });
    const change = (to: string) => ({
      ...{ company: company(), id: partner.id, version: added.version },
      ...{ base: { notes: '' }, changes: { notes: to } },
    });
    await ana.must(UpdateCompanyPartner, { body: change('al altuia') });
    const key = randomUUID();
    const first = await ana.call(UpdateCompanyPartner, { body: change('al meu') }, key);
    expect(codeOf(first)).toBe('conflict');
    expect((await keptAnswer(key))?.answer).toContain('al altuia');
    await forgetAnswers();
    expect(await keptAnswer(key)).toEqual({ status: 409, answer: null });
    const again = await ana.call(UpdateCompanyPartner, { body: change('al meu') }, key);
    expect(again).toMatchObject({
      failure: { code: 'conflict', status: 409, body: { row: { notes: 'al altuia' }, fields: [] } },
    });
    const removal = { company: company(), id: partner.id, version: version(10_000) };
    await ana.must(RemoveCompanyPartner, { body: removal });
    const gone = await ana.call(UpdateCompanyPartner, { body: change('al meu') }, key);
    expect(gone).toMatchObject({ failure: { code: 'conflict', body: { row: null } } });
    expect((await partners()).find((row) => 'id' in row && row.id === partner.id)).toBeUndefined();
  });

  it('that refused is kept: what was refused stays refused (docs/decisions/0008)', async () => {
    const id = newEntityId();
    const change = { company: company(), id, version: version(0), base: { notes: '' }, changes: { notes: 'x' } };
    const key = randomUUID();
    expect(codeOf(await ana.call(UpdateCompanyPartner, { body: change }, key))).toBe('not-found');
    await ana.must(AddCompanyPartner, { body: { company: company(), partner: samplePartner('Apoi', id) } });
    await forgetAnswers();
    expect(codeOf(await ana.call(UpdateCompanyPartner, { body: change }, key))).toBe('not-found');
  });
});

describe('tries', () => {
  // Before: a row for every address that ever tried stayed for ever.
  it('of a window that is over go, those of this one stay', async () => {
    await app.owner.deleteFrom('attempt').execute();
    const now = Date.now();
    const lastWindow = ({ windowMs }: AttemptLimitSettings) => Math.floor(now / windowMs) - 1;
    const { signIns, lookUps } = ATTEMPT_LIMITS;
    await app.owner
      .insertInto('attempt')
      .values([
        { key: 'sign-in-account:old', window_start: lastWindow(signIns), used: 3 },
        { key: 'sign-in-account:now', window_start: lastWindow(signIns) + 1, used: 3 },
        { key: 'company-details:old', window_start: lastWindow(lookUps), used: 3 },
        { key: 'company-details:now', window_start: lastWindow(lookUps) + 1, used: 3 },
      ])
      .execute();
    expect((await trim(app.db.kysely, now)).attempts).toBe(2);
    const left = await app.owner.selectFrom('attempt').select('key').orderBy('key').execute();
    expect(left.map(({ key }) => key)).toEqual(['company-details:now', 'sign-in-account:now']);
  });
});

describe('sessions', () => {
  it('that ended long ago go; one that lives stays, however old its beginning', async () => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    const family = (expires: number, ended: number | null) => ({
      ...{ id: randomUUID(), user_id: app.mihai.id, remember: true, last_request_id: null, created_at: at(-400) },
      ...{ expires_at: at(expires), ended_at: ended === null ? null : at(ended), ended_why: null },
    });
    const kept = [family(20, null), family(-20, null), family(10, -20)];
    const gone = [family(-31, null), family(10, -31)];
    await app.owner
      .insertInto('session_family')
      .values([...kept, ...gone])
      .execute();
    expect((await trim(app.db.kysely, Date.now())).sessions).toBe(2);
    const left = await app.owner
      .selectFrom('session_family')
      .select('id')
      .where('user_id', '=', app.mihai.id)
      .execute();
    expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  });
});

describe('tickets to ANAF', () => {
  it('go a month after their time, and a consent begun with one goes along', async () => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    const ticket = (name: string, days: number) => ({
      ...{
        id: randomUUID(),
        company_id: company(),
        secret_hash: name,
        kind: 'invitation' as const,
        made_by: app.ana.id,
      },
      ...{ made_by_name: 'A', made_at: at(days - 7), expires_at: at(days), used_at: null, withdrawn_at: null },
    });
    const [gone, kept] = [ticket('gone', -31), ticket('kept', -29)];
    await app.owner.insertInto('anaf_ticket').values([gone, kept]).execute();
    const consent = { company_id: company(), ticket_id: gone.id, browser_hash: '', person: '', used_at: null };
    await app.owner
      .insertInto('anaf_consent')
      .values({ ...consent, state_hash: 'x', expires_at: at(-31) })
      .execute();
    expect((await trim(app.db.kysely, Date.now())).tickets).toBe(1);
    expect(await app.owner.selectFrom('anaf_ticket').select('secret_hash').execute()).toEqual([
      { secret_hash: 'kept' },
    ]);
    expect(await app.owner.selectFrom('anaf_consent').select('state_hash').execute()).toEqual([]);
  });
});

describe('answers of the company register', () => {
  it('go when a newer one of the same company is there, or after a year', async () => {
    const day = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
    const rows = ['1:3', '1:2', '2:40', '3:400'].map((row) => row.split(':').map(Number));
    for (const [cui, days] of rows)
      await sql`insert into register_answer values (${String(cui)}, ${day(days ?? 0)}, '{}')`.execute(app.owner);
    expect((await trim(app.db.kysely, Date.now())).registerAnswers).toBe(2);
    const left = await app.owner.selectFrom('register_answer').select(['cui', 'checked_on']).orderBy('cui').execute();
    expect(left).toEqual([
      { cui: '1', checked_on: day(2) },
      { cui: '2', checked_on: day(40) },
    ]);
  });
});

describe('a run', () => {
  it('works in bounded batches, and the next one goes on', async () => {
    await sql`insert into idempotency (user_id, key, call, request_hash, status, answer, created_at)
      select ${app.mihai.id}, gen_random_uuid(), 'SaveDraft', 'x', 200, '{}', now() - interval '40 days'
      from generate_series(1, 25)`.execute(app.owner);
    const bounds = { batch: 10, batches: 2 };
    expect((await trim(app.db.kysely, Date.now(), bounds)).answers).toBe(20);
    expect((await trim(app.db.kysely, Date.now(), bounds)).answers).toBe(5);
  });

  it('comes by the clock once an hour', () => {
    const at = (time: string): number => Date.parse(`2026-03-02T${time}Z`);
    expect(nextTrim(at('10:00:00'))).toBe(at('10:23:00'));
    expect(nextTrim(at('10:22:59'))).toBe(at('10:23:00'));
    expect(nextTrim(at('10:23:00'))).toBe(at('11:23:00'));
    expect(nextTrim(at('10:59:59'))).toBe(at('11:23:00'));
  });

  it('is a task of the server’s queue, and says in the log what it did', async () => {
    // It stands in the queue already, for its hour; a newer plan takes its place.
    const { queue } = app.application;
    await expect.poll(() => queue.planned([TRIM_TASK], new Date())).toEqual(new Set([TRIM_TASK]));
    await queue.add(app.db.kysely, {
      kind: TRIM_TASK,
      payload: {},
      key: TRIM_TASK,
      runAt: new Date(0),
      maxAttempts: 3,
    });
    await expect
      .poll(() => app.log.find(({ event }) => event === 'trimmed'), { timeout: 10_000 })
      .toEqual({
        event: 'trimmed',
        attempts: expect.any(Number),
        answers: expect.any(Number),
        sessions: expect.any(Number),
        registerAnswers: expect.any(Number),
        tickets: expect.any(Number),
        links: expect.any(Number),
        letters: expect.any(Number),
        outages: expect.any(Number),
        reports: expect.any(Number),
      });
  });
});
