/** Who works on a company over HTTP: one of its people alone, told to every device, and nobody's once his access ended. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RemoveAccess } from '@/api/calls/access-calls';
import { AddCompanyAssignment, UpdateCompanyAssignment } from '@/api/calls/assignment-calls';
import { RemoveAccountData, SaveAllDataClientDeleteAcc } from '@/api/calls/leaving-calls';
import { GetAuthorizations } from '@/api/calls/session-calls';
import { Changes } from '@/api/calls/sync-calls';
import { type Assignee, assigneeSchema, noAssignment, ownAssignmentId } from '@/api/entities/assignment';
import { type UserId, userIdSchema } from '@/api/ids';
import { authorizeUser, createAccount } from '../../server/accounts/create-account';
import { asUser } from '../../server/database/as-user';
import { deleteAccounts } from '../../server/jobs/leaving/delete-accounts';
import { companyId, newEntityId, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

const DAY_MS = 24 * 60 * 60_000;
let app: TestApp;
let ana: TestClient;
let mihai: TestClient;
let dana: Assignee;
let danaClient: TestClient;
const ANA = (): Assignee => v.parse(assigneeSchema, { user: app.ana.id, name: 'cum s-a scris' });
const MIHAI = (): Assignee => v.parse(assigneeSchema, { user: app.mihai.id, name: 'Mihai' });
const company = () => companyId(app.companies.first);

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  mihai = await signIn(app.url, app.mihai);
  const account = { email: 'dana@exemplu.ro', password: 'parola-de-probă-1', firstName: 'Dana', lastName: 'Pop' };
  const id = await createAccount(app.owner, { ...account, planName: '' });
  await authorizeUser(app.owner, id, app.companies.first);
  dana = v.parse(assigneeSchema, { user: id, name: 'Dana Pop' });
  danaClient = await signIn(app.url, account);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await authorizeUser(app.owner, dana.user, app.companies.first);
  await app.owner.deleteFrom('replicated_row').where('collection', '=', 'assignment').execute();
});

interface Wish {
  readonly seen?: Assignee | null;
  readonly by?: TestClient;
  readonly id?: ReturnType<typeof ownAssignmentId>;
}

const give = (person: Assignee | null, { seen = null, by = ana, id = ownAssignmentId(company()) }: Wish = {}) =>
  by.call(UpdateCompanyAssignment, {
    body: { company: company(), id, version: version(0), base: { person: seen }, changes: { person } },
  });

async function now(client = danaClient): Promise<unknown> {
  const page = await client.must(Changes, { body: { company: company(), since: version(0), limit: 500 } });
  return page.changes.find(({ collection }) => collection === 'assignment')?.row;
}

describe('a company is given', () => {
  it('to one of its people: the row says whom by the server’s name, by whom and when', async () => {
    expect(codeOf(await give({ ...dana, name: 'altfel' }))).toBe('ok');
    const givenAt = new Date(app.clock.now).toISOString();
    expect(await now()).toEqual({ id: ownAssignmentId(company()), person: dana, givenBy: expect.any(String), givenAt });
    expect(await now()).toMatchObject({
      givenBy: (await ana.must(GetAuthorizations, { body: undefined })).colleagues?.find(
        ({ user }) => user === app.ana.id,
      )?.name,
    });
  });

  it('to another, or to nobody; who saw something else is told', async () => {
    await give(dana);
    expect(codeOf(await give(ANA(), { seen: dana, by: danaClient }))).toBe('ok');
    expect(codeOf(await give(null, { seen: dana }))).toBe('conflict');
    expect(await now()).toMatchObject({ person: { user: app.ana.id } });
    expect(codeOf(await give(null, { seen: ANA() }))).toBe('ok');
    expect(await now()).toMatchObject({ person: null });
  });

  it('by two at once to the same person without a conflict, to different ones with one', async () => {
    expect((await Promise.all([give(dana), give(dana, { by: danaClient })])).map(codeOf)).toEqual(['ok', 'ok']);
    await app.owner.deleteFrom('replicated_row').where('collection', '=', 'assignment').execute();
    const both = await Promise.all([give(dana), give(ANA(), { by: danaClient })]);
    expect(both.map(codeOf).sort()).toEqual(['conflict', 'ok']);
  });

  it('to nobody without access, by nobody without access, and under no other id', async () => {
    expect(codeOf(await give(MIHAI()))).toBe('no-access');
    expect(codeOf(await give(v.parse(assigneeSchema, { user: 999_999, name: 'Nimeni' })))).toBe('no-access');
    expect(codeOf(await give(MIHAI(), { by: mihai }))).toBe('company-denied');
    expect(codeOf(await give(dana, { id: newEntityId() }))).toBe('invalid-request');
    expect(await now()).toBeUndefined();
  });
});

describe('a restored server', () => {
  const giveBack = (person: Assignee | null) => {
    const assignment = { ...noAssignment(company()), person, givenBy: 'Oricine', givenAt: '2026-01-02T03:04:05.000Z' };
    return ana.call(AddCompanyAssignment, { body: { company: company(), assignment } });
  };

  it('is given back the row that it lost, once; what was given since stands', async () => {
    expect(codeOf(await giveBack(dana))).toBe('ok');
    expect(await now()).toMatchObject({ person: dana });
    expect(codeOf(await giveBack(dana))).toBe('ok');
    expect(codeOf(await giveBack(ANA()))).toBe('conflict');
    expect(await now()).toMatchObject({ person: dana });
  });

  it('takes nobody back whose access ended meanwhile', async () => {
    expect(codeOf(await giveBack(MIHAI()))).toBe('ok');
    expect(await now()).toMatchObject({ person: null });
  });
});

describe('who loses the access works there no more', () => {
  const user = (): UserId => v.parse(userIdSchema, dana.user);

  it('removed by an owner', async () => {
    await give(dana);
    expect(codeOf(await ana.call(RemoveAccess, { body: { company: company(), user: user() } }))).toBe('ok');
    expect(await now(ana)).toMatchObject({ person: null });
  });

  it('by leaving with the own data', async () => {
    await give(dana);
    const left = await danaClient.call(RemoveAccountData, { body: { company: company(), user: user() } });
    expect(codeOf(left)).toBe('ok');
    expect(await now(ana)).toMatchObject({ person: null });
  });

  it('with the account, once its grace is over', async () => {
    const account = { email: 'vlad@exemplu.ro', password: 'parola-de-probă-1', firstName: 'Vlad', lastName: 'Rus' };
    const id = await createAccount(app.owner, { ...account, planName: '' });
    await authorizeUser(app.owner, id, app.companies.first);
    const vlad = await signIn(app.url, account);
    await give(v.parse(assigneeSchema, { user: id, name: 'Vlad Rus' }));
    const body = { userId: vlad.user.id, password: account.password };
    expect(codeOf(await vlad.call(SaveAllDataClientDeleteAcc, { body }))).toBe('ok');
    expect(await now(ana)).toMatchObject({ person: { user: id } });
    const { cipher, queue } = app.application;
    const parts = { cipher, queue, secret: 'secret', newId: randomUUID, oauth: { revoke: async () => undefined } };
    await deleteAccounts(app.db, { ...parts, now: () => app.clock.now + 31 * DAY_MS });
    expect(await now(ana)).toMatchObject({ person: null });
  });

  it('and what was another’s stays another’s; a removal that is refused changes nothing', async () => {
    await give(ANA());
    expect(codeOf(await ana.call(RemoveAccess, { body: { company: company(), user: user() } }))).toBe('ok');
    expect(await now(ana)).toMatchObject({ person: { user: app.ana.id } });
    const last = await ana.call(RemoveAccess, {
      body: { company: company(), user: v.parse(userIdSchema, app.ana.id) },
    });
    expect(codeOf(last)).toBe('last-owner');
    expect(await now(ana)).toMatchObject({ person: { user: app.ana.id } });
  });

  it('also where giving and removing meet: he is never left in it', async () => {
    for (let round = 0; round < 5; round += 1) {
      await authorizeUser(app.owner, dana.user, app.companies.first);
      await app.owner.deleteFrom('replicated_row').where('collection', '=', 'assignment').execute();
      const [given, removed] = await Promise.all([
        give(dana),
        ana.call(RemoveAccess, { body: { company: company(), user: user() } }),
      ]);
      expect(['ok', 'no-access']).toContain(codeOf(given));
      expect(codeOf(removed)).toBe('ok');
      const row = await now(ana);
      if (row !== undefined) expect(row).toMatchObject({ person: null });
    }
  });
});

describe('the people to choose from', () => {
  it('are told with the companies: those who share one, with the shared ones alone', async () => {
    const { colleagues } = await danaClient.must(GetAuthorizations, { body: undefined });
    expect(colleagues?.map(({ user, companies }) => [user, companies])).toContainEqual([dana.user, [company()]]);
    expect(colleagues?.map(({ user, companies }) => [user, companies])).toContainEqual([app.ana.id, [company()]]);
    expect(colleagues?.map(({ user }) => user)).not.toContain(app.mihai.id);
  });

  it('are hidden from strangers by the database itself, as is who works on what', async () => {
    await give(dana);
    const [people, rows] = await asUser(app.db, app.mihai.id, async (tx) => [
      (await sql<{ user_id: number }>`select * from my_colleagues()`.execute(tx)).rows,
      (await sql`select 1 from replicated_row where collection = 'assignment'`.execute(tx)).rows,
    ]);
    expect(people?.map((row) => (row as { user_id: number }).user_id)).not.toContain(dana.user);
    expect(rows).toEqual([]);
    const forged = asUser(app.db, app.mihai.id, (tx) =>
      sql`insert into replicated_row (company_id, collection, id, version, body)
        values (${app.companies.first}, 'assignment', ${ownAssignmentId(company())}, 99, '{}')
        on conflict (company_id, collection, id) do update set body = excluded.body`.execute(tx),
    );
    await expect(forged).rejects.toMatchObject({ code: '42501' });
    expect(await now(ana)).toMatchObject({ person: dana });
  });
});
