/** Pull and hints: consecutive versions, nothing skipped under writers, streams that tell of commits of any process. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCompanyPartner, RemoveCompanyPartner, UpdateCompanyPartner } from '@/api/calls/definition-calls';
import { Logout } from '@/api/calls/session-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { Version } from '@/api/ids';
import { companyId, samplePartner, version } from './support/samples';
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

function changes(since: Version, limit = 500) {
  return ana.must(Changes, { body: { company: company(), since, limit } });
}

async function head(): Promise<Version> {
  return (await changes(version(0), 1)).head;
}

describe('the stream of changes', () => {
  it('has a row once, at its newest version; a deletion is a change without row', async () => {
    const since = await head();
    const [kept, gone] = [samplePartner('Rămas'), samplePartner('Șters')];
    const added = await ana.must(AddCompanyPartner, { body: { company: company(), partner: kept } });
    const removed = await ana.must(AddCompanyPartner, { body: { company: company(), partner: gone } });
    const target = { company: company(), id: kept.id, version: added.version };
    await ana.must(UpdateCompanyPartner, { body: { ...target, base: { notes: '' }, changes: { notes: 'nou' } } });
    await ana.must(RemoveCompanyPartner, { body: { company: company(), id: gone.id, version: removed.version } });
    const page = await changes(since);
    expect(page.changes).toEqual([
      { version: since + 3, collection: 'partner', id: kept.id, row: { ...kept, notes: 'nou' } },
      { version: since + 4, collection: 'partner', id: gone.id, row: null },
    ]);
    expect(page).toMatchObject({ version: since + 4, head: since + 4, hasMore: false, remaining: 0 });
  });

  it('is read page by page, with what remains', async () => {
    const since = await head();
    for (let index = 0; index < 5; index += 1)
      await ana.must(AddCompanyPartner, { body: { company: company(), partner: samplePartner(`Pagina ${index}`) } });
    const first = await changes(since, 2);
    expect(first).toMatchObject({ version: since + 2, head: since + 5, hasMore: true, remaining: 3 });
    const last = await changes(version(since + 3), 2);
    expect(last).toMatchObject({ version: since + 5, hasMore: false, remaining: 0 });
  });

  // Before: a page of the largest drafts was of gigabytes.
  it('ends a page early where its rows are large, and goes on with the rest', async () => {
    const since = await head();
    for (let index = 0; index < 5; index += 1)
      await ana.must(AddCompanyPartner, { body: { company: company(), partner: samplePartner(`Mare ${index}`) } });
    await sql`update replicated_row set body = body || jsonb_build_object('notes',
      (select string_agg(md5(version::text || part::text), '') from generate_series(1, 120000) as part))
      where company_id = ${company()}::integer and version > ${since}::integer`.execute(app.owner);
    const read: number[] = [];
    for (let at = since; ; ) {
      const response = await ana.raw('/api/backend/Changes', {
        method: 'POST',
        body: JSON.stringify({ company: company(), since: at, limit: 500 }),
      });
      const page = await response.json();
      read.push(page.changes.length);
      expect(page.remaining).toBe(since + 5 - page.version);
      at = page.version;
      if (!page.hasMore) break;
    }
    expect(read.reduce((sum, rows) => sum + rows, 0)).toBe(5);
    expect(read.length).toBeGreaterThan(1);
    await sql`update replicated_row set body = body || '{"notes": ""}' where company_id = ${company()}::integer
      and version > ${since}::integer`.execute(app.owner);
  });

  // Before: the client's own position came back as the head, and what the server lost was never missed.
  it('tells a client that stands ahead of a restored server where the server stands', async () => {
    const now = await head();
    const told = { changes: [], version: now, head: now, hasMore: false };
    expect(await changes(version(now + 1000))).toMatchObject(told);
  });

  // Verifies: G8, G11. Breaks when versions are given before the company's lock, or the lock ends before the commit.
  it('skips nothing while eight writers of two processes write', async () => {
    const another = await app.startAnother();
    const clients = [ana, await signIn(another.url, app.ana)];
    const since = await head();
    let writing = true;
    const written: string[] = [];
    const writer = async (index: number): Promise<void> => {
      for (let round = 0; round < 15; round += 1) {
        const partner = samplePartner(`Scris ${index}.${round}`);
        await clients[index % 2]?.must(AddCompanyPartner, { body: { company: company(), partner } });
        written.push(partner.id);
      }
    };
    const seen: { id: string; version: number }[] = [];
    const reader = async (): Promise<void> => {
      for (let cursor: Version = since; ; ) {
        const last = !writing;
        const page = await changes(cursor, 7);
        for (const change of page.changes) seen.push(change);
        cursor = page.version;
        if (last && !page.hasMore) return;
      }
    };
    await Promise.all([
      Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(writer)).then(() => {
        writing = false;
      }),
      reader(),
    ]);
    expect(seen.map((change) => change.version)).toEqual(written.map((_, index) => since + index + 1));
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(written));
  });
});

/** Reads a stream of events; `next` waits for the next hint. */
async function openHints(client: TestClient) {
  const abort = new AbortController();
  const response = await client.raw('/api/backend/Nudges', { signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<{ company: number; version: number }> => {
    for (;;) {
      const found = /event: nudge\ndata: (.*)\n\n/.exec(text);
      if (found !== null) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(String(found[1]));
      }
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) throw new Error('the stream ended');
      text += chunk.value;
    }
  };
  return { response, next, reader, close: () => abort.abort() };
}

describe('hints', () => {
  it('tell where each company stands, then of commits of another process, and of own companies only', async () => {
    const another = await app.startAnother();
    const [there, mihai] = [await signIn(another.url, app.ana), await signIn(app.url, app.mihai)];
    const hints = await openHints(ana);
    expect(hints.response.headers.get('content-type')).toContain('text/event-stream');
    expect(hints.response.headers.get('content-security-policy')).toContain("default-src 'self'");
    const first = [await hints.next(), await hints.next()];
    expect(first.map((hint) => hint.company).sort()).toEqual([app.companies.first, app.companies.second].sort());
    const foreign = { company: companyId(app.companies.third), partner: samplePartner('Al altora') };
    await mihai.must(AddCompanyPartner, { body: foreign });
    const { version: at } = await there.must(AddCompanyPartner, {
      body: { company: company(), partner: samplePartner('Anunțat') },
    });
    // The device asks only where the version is newer than its own: a hint without it would be no hint.
    expect(await hints.next()).toEqual({ company: app.companies.first, version: at });
    hints.close();
  });

  // Before: a stream told for a quarter of an hour more what its first look had seen.
  it('end with the access to the company, and the stream with the session', async () => {
    const [hearing, writing] = [await signIn(app.url, app.ana), await signIn(app.url, app.ana)];
    const hints = await openHints(hearing);
    await hints.next();
    await hints.next();
    const { first, second } = app.companies;
    await app.owner
      .deleteFrom('company_authorization')
      .where('user_id', '=', app.ana.id)
      .where('company_id', '=', second)
      .execute();
    app.db.nudge(new Map([[second, 1_000]]));
    const partner = samplePartner('După');
    const { version: at } = await writing.must(AddCompanyPartner, { body: { company: company(), partner } });
    expect(await hints.next()).toEqual({ company: first, version: at });
    await app.owner.insertInto('company_authorization').values({ user_id: app.ana.id, company_id: second }).execute();
    await writing.must(Logout, { body: { refresh: hearing.user.refreshToken } });
    app.db.nudge(new Map([[first, 1_001]]));
    await expect(hints.next()).rejects.toThrow('the stream ended');
  });

  it('are refused without a token', async () => {
    const response = await fetch(`${app.url}/api/backend/Nudges`, { headers: { accept: 'text/event-stream' } });
    expect([response.status, (await response.json()).status]).toEqual([401, 'error']);
  });

  it('end when the server stops, which they do not hold up', async () => {
    const another = await app.startAnother();
    const hints = await openHints(await signIn(another.url, app.mihai));
    await hints.next();
    await another.stop();
    await expect(hints.next()).rejects.toThrow();
    expect(codeOf(await ana.call(Changes, { body: { company: company(), since: version(0), limit: 1 } }))).toBe('ok');
  });
});
