/** Row-level security, tried as the serving role itself: what a forgotten condition, or a bad one, would tell. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCompanyPartner, ListCompanyPartner } from '@/api/calls/definition-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { TenantTransaction } from '../../server/database/app-database';
import { asCompany } from '../../server/database/as-company';
import { asUser } from '../../server/database/as-user';
import { publishChanges } from '../../server/database/publish-changes';
import { checkServingRole } from '../../server/database/roles';
import { companyId, samplePartner, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn } from './support/test-client';

let app: TestApp;

/** Every table with a policy: what an unconditional query sees. */
const TABLES = [
  'app_user',
  'session_family',
  'idempotency',
  'company',
  'company_authorization',
  'replicated_row',
  'number_lease',
  'number_use',
  'series_report',
  'document',
  'archive_item',
  'line_words',
  'note_reference',
  'filing',
] as const;

async function counts(tx: TenantTransaction): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(tx);
    found[table] = rows[0]?.count ?? -1;
  }
  return found;
}

beforeAll(async () => {
  app = await startTestApp();
  const [ana, mihai] = [await signIn(app.url, app.ana), await signIn(app.url, app.mihai)];
  const add = { company: companyId(app.companies.first), partner: samplePartner('Al Anei') };
  await ana.must(AddCompanyPartner, { body: add });
  const other = { company: companyId(app.companies.third), partner: samplePartner('Al lui Mihai') };
  await mihai.must(AddCompanyPartner, { body: other });
});
afterAll(() => app.stop());

describe('as the serving role', () => {
  it('without a user there are no rows, in no table', async () => {
    const seen = await app.db.kysely.transaction().execute(counts);
    expect(Object.values(seen).every((count) => count === 0)).toBe(true);
  });

  it("a forgotten condition shows one's own rows only", async () => {
    const seen = await asUser(app.db, app.ana.id, counts);
    expect(seen).toMatchObject({ app_user: 1, company: 2, company_authorization: 2, replicated_row: 1 });
    const bodies = await asUser(app.db, app.ana.id, (tx) => tx.selectFrom('replicated_row').select('body').execute());
    expect(JSON.stringify(bodies)).not.toContain('Mihai');
  });

  it('a job sees the company of its row, and no account', async () => {
    const seen = await asCompany(app.db, app.companies.third, counts);
    expect(seen).toMatchObject({ company: 1, replicated_row: 1, app_user: 0, session_family: 0, idempotency: 0 });
  });

  it('rows of others can be neither changed nor made', async () => {
    const { third } = app.companies;
    await asUser(app.db, app.ana.id, async (tx) => {
      const changed = await tx.updateTable('replicated_row').set({ body: null }).executeTakeFirst();
      expect(changed.numUpdatedRows).toBe(1n);
    });
    const stands = await app.owner
      .selectFrom('replicated_row')
      .select('body')
      .where('company_id', '=', third)
      .execute();
    expect(stands[0]?.body).not.toBeNull();
    const insert = asUser(app.db, app.ana.id, (tx) =>
      tx
        .insertInto('replicated_row')
        .values({ company_id: third, collection: 'partner', id: 'x', version: 99, body: '{}' })
        .execute(),
    );
    await expect(insert).rejects.toMatchObject({ code: '42501' });
    await expect(
      asUser(app.db, app.ana.id, (tx) => publishChanges(tx, third, [{ collection: 'partner', id: 'x', row: {} }])),
    ).rejects.toThrow();
  });

  it('nobody gives oneself access, an account or rows without policy', async () => {
    const { ana, companies } = app;
    const tries = [
      sql`insert into company_authorization (company_id, user_id) values (${companies.third}, ${ana.id})`,
      sql`insert into app_user (email, email_key, password_hash) values ('x', 'x', 'x')`,
      sql`delete from replicated_row`,
      sql`alter table replicated_row disable row level security`,
      sql`set role app_owner`,
      sql`create table public.own (id integer)`,
    ];
    for (const statement of tries)
      await expect(asUser(app.db, ana.id, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
  });

  // Connections are pooled: what is set for one transaction must not reach the next.
  it('the user ends with the transaction', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => asUser(app.db, app.ana.id, counts)));
    const seen = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => app.db.kysely.transaction().execute(counts)));
    expect(seen.every(({ company }) => company === 0)).toBe(true);
  });

  it('an error in the middle leaves the pool usable', async () => {
    for (let tries = 0; tries < 20; tries += 1)
      await expect(asUser(app.db, app.ana.id, (tx) => sql`select 1/0`.execute(tx))).rejects.toMatchObject({
        code: '22012',
      });
    expect(await asUser(app.db, app.ana.id, counts)).toMatchObject({ company: 2 });
  });
});

describe('over HTTP', () => {
  it("another's company is refused before anything of it is told", async () => {
    const ana = await signIn(app.url, app.ana);
    const company = companyId(app.companies.third);
    const answers = [
      await ana.call(ListCompanyPartner, { body: { company } }),
      await ana.call(AddCompanyPartner, { body: { company, partner: samplePartner('Străin') } }),
      await ana.call(Changes, { body: { company, since: version(0), limit: 10 } }),
      await ana.call(ListCompanyPartner, { body: { company: companyId(999_999) } }),
    ];
    expect(answers.map(codeOf)).toEqual(['company-denied', 'company-denied', 'company-denied', 'company-denied']);
  });

  it('access that is taken ends with the next call, a kept answer included', async () => {
    const mihai = await signIn(app.url, app.mihai);
    const body = { company: companyId(app.companies.third), partner: samplePartner('Ultimul') };
    const key = '11111111-1111-4111-8111-111111111111';
    await mihai.must(AddCompanyPartner, { body }, key);
    await app.owner.deleteFrom('company_authorization').where('user_id', '=', app.mihai.id).execute();
    expect(codeOf(await mihai.call(AddCompanyPartner, { body }, key))).toBe('company-denied');
  });
});

describe('the role to serve with', () => {
  it('is refused where row-level security would not bind it', async () => {
    await expect(checkServingRole(app.database.superuser)).rejects.toMatchObject({ fault: 'database-role' });
    await expect(checkServingRole(app.database.owner)).rejects.toMatchObject({ fault: 'database-role' });
    await expect(checkServingRole(app.database.app)).resolves.toBeUndefined();
  });
});
