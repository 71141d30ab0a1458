/** A company's drafts are handed out in pages of bounded size, and are no more than can be handed out. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  ListSavedDrafts,
  ListSavedExternDrafts,
  SaveDraft,
  SaveDraftExtern,
  UpdateDraft,
} from '@/api/calls/draft-calls';
import { companyId, newEntityId, sampleDraft, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

let app: TestApp;
let ana: TestClient;
const company = () => companyId(app.companies.first);

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());
afterEach(() => app.owner.deleteFrom('replicated_row').where('collection', '=', 'draft').execute());

/** Of random letters: what PostgreSQL cannot make smaller. */
async function storeDraft(megabytes: number): Promise<string> {
  const id = newEntityId();
  await sql`
    with head as (update company set version = version + 1 where id = ${company()} returning version)
    insert into replicated_row (company_id, collection, id, version, body)
    select ${company()}::integer, 'draft', ${id}, head.version, jsonb_build_object('id', ${id}::text, 'content', (
      select string_agg(md5(random()::text), '') from generate_series(1, ${megabytes * 48_000}::integer)))
    from head`.execute(app.owner);
  return id;
}

interface Page {
  readonly drafts: readonly { readonly id: string }[];
  readonly next?: number;
}

async function page(after?: number): Promise<Page> {
  const body = JSON.stringify({ company: company(), ...(after === undefined ? {} : { after }) });
  return (await ana.raw('/api/backend/ListSavedDrafts', { method: 'POST', body })).json();
}

// Before: one answer with all of them, 684 MB of the server's memory for ten.
it('lists large drafts page by page, each once', async () => {
  const ids = [await storeDraft(5), await storeDraft(5), await storeDraft(5)];
  const first = await page();
  expect(first.drafts.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const second = await page(first.next);
  expect(second.drafts.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(second).not.toHaveProperty('next');
});

it('lists usual drafts in one answer, as callers that know no pages expect', async () => {
  const drafts = Array.from({ length: 30 }, (_, i) => sampleDraft(`Ciorna ${i}`));
  for (const draft of drafts) await ana.must(SaveDraft, { body: { company: company(), draft } });
  const listed = await page();
  expect(listed.drafts.map(({ id }) => id)).toEqual(drafts.map(({ id }) => id));
  expect(listed).not.toHaveProperty('next');
});

it('takes no new draft, and no large change, of a company whose drafts are too much', async () => {
  const draft = sampleDraft('prima');
  const saved = await ana.must(SaveDraft, { body: { company: company(), draft } });
  for (let i = 0; i < 7; i += 1) await storeDraft(5);
  const answer = await ana.call(SaveDraft, { body: { company: company(), draft: sampleDraft('încă una') } });
  expect(codeOf(answer)).toBe('drafts-full');
  const change = (notes: string) => ({
    company: company(),
    id: draft.id,
    version: version(saved.version),
    base: { notes: draft.content.notes },
    changes: { notes },
    deviceName: 'Chrome',
    writtenAt: '2026-03-02T09:00:00.000Z',
  });
  // What was begun can be finished.
  await ana.must(UpdateDraft, { body: change('prima, schimbată') });
  const padded = JSON.stringify(change('prima, mult mai mare')) + ' '.repeat(130 * 1024);
  const headers = { 'idempotency-key': randomUUID() };
  const large = await ana.raw('/api/backend/UpdateDraft', { method: 'POST', body: padded, headers });
  expect((await large.json()).code).toBe('drafts-full');
  await app.owner.deleteFrom('replicated_row').where('id', '!=', draft.id).execute();
  await ana.must(SaveDraft, { body: { company: company(), draft: sampleDraft('acum') } });
});

it('lists external drafts apart, and changes them as any other', async () => {
  const [usual, abroad] = [sampleDraft('acasă'), { ...sampleDraft('departe'), type: 'extern' as const }];
  await ana.must(SaveDraft, { body: { company: company(), draft: usual } });
  const saved = await ana.must(SaveDraftExtern, { body: { company: company(), draft: abroad } });
  await ana.must(UpdateDraft, {
    body: {
      ...{ company: company(), id: abroad.id, version: saved.version, deviceName: 'A', writtenAt: abroad.writtenAt },
      ...{ base: { notes: 'departe' }, changes: { notes: 'mai departe' } },
    },
  });
  const external = await ana.must(ListSavedExternDrafts, { body: { company: company() } });
  expect(external.drafts).toMatchObject([{ id: abroad.id, type: 'extern', content: { notes: 'mai departe' } }]);
  const others = await ana.must(ListSavedDrafts, { body: { company: company() } });
  expect(others.drafts.map(({ id }) => id)).toEqual([usual.id]);
});

it('takes no external draft under the usual call', async () => {
  const body = JSON.stringify({ company: company(), draft: { ...sampleDraft(), type: 'extern' } });
  const answer = await ana.raw('/api/backend/SaveDraft', { method: 'POST', body });
  expect(answer.status).toBe(400);
});
