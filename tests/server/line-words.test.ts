/** The words of documents' lines: kept with the upload, told by version, made good for documents of before. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { LineWords } from '@/api/calls/sync-calls';
import { lineWordsOf } from '@/domain/invoice/line-words';
import { readXml } from '@/domain/xml/read-xml';
import { nextLineWords, readLineWords } from '../../server/jobs/read-line-words';
import { demoDocument } from './invoices/demo-document';
import { foreignUpload } from './invoices/foreign-upload';
import { companyId, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

const WAIT = { timeout: 20_000, interval: 20 };
let app: TestApp;
let ana: TestClient;
let mihai: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  mihai = await signIn(app.url, app.mihai);
});
afterAll(() => app.stop());

const company = () => companyId(app.companies.first);

/** Gives the archive's id. */
async function upload(number: string, place = 0): Promise<string> {
  const params = foreignUpload(app.companies.first);
  await ana.must(InvoiceUpload, { params, body: new TextDecoder().decode(demoDocument(number, place)) });
  return params.invoice;
}

function wordsIn(bytes: Uint8Array): string {
  const read = readXml(bytes);
  if (!read.ok) throw new Error('the demo document cannot be read');
  return lineWordsOf(read.root);
}

const page = (since = 0, limit = 500) =>
  ana.must(LineWords, { body: { company: company(), since: version(since), limit } });

it('come with the document, page by page, each with the version it is read up to', async () => {
  const ids = [await upload('CUV-1'), await upload('CUV-2', 1), await upload('CUV-3')];
  const whole = await page();
  expect(whole.documents).toEqual([
    { id: ids[0], words: wordsIn(demoDocument('CUV-1')) },
    { id: ids[1], words: wordsIn(demoDocument('CUV-2', 1)) },
    { id: ids[2], words: wordsIn(demoDocument('CUV-3')) },
  ]);
  expect(whole.hasMore).toBe(false);
  // What becomes of the filings meanwhile moves the company on.
  expect(whole.version).toBeLessThanOrEqual(whole.head);
  const first = await page(0, 2);
  expect(first).toMatchObject({ hasMore: true });
  expect(first.version).toBeLessThan(whole.version);
  expect((await page(first.version, 2)).documents.map(({ id }) => id)).toEqual([ids[2]]);
  expect(await page(whole.version)).toMatchObject({ documents: [], version: whole.version, hasMore: false });
});

it('are told to nobody of another company', async () => {
  const body = { company: company(), since: version(0), limit: 10 };
  expect(codeOf(await mihai.call(LineWords, { body }))).toBe('company-denied');
});

it('are made good for documents that were there before, whom devices then hear of', async () => {
  const { version: since } = await page();
  const id = await upload('CUV-4');
  await sql`delete from line_words where invoice_id = ${id}`.execute(app.owner);
  // Devices that have everything.
  await sql`update company set version = version + 3 where id = ${app.companies.first}`.execute(app.owner);
  const seen = (await page(since)).head;
  expect(await readLineWords(app.db)).toBe(1);
  expect((await page(seen)).documents).toEqual([{ id, words: wordsIn(demoDocument('CUV-4')) }]);
  expect(await readLineWords(app.db)).toBe(0);
});

// Before: each batch looked through the archive from its beginning.
it('are made good page by page, each page looked at once', async () => {
  await sql`delete from line_words`.execute(app.owner);
  const copies = 1_200;
  await sql`insert into archive_item
    select company_id, gen_random_uuid(), direction, state, 'C-' || place, issue_date, partner_name, total, haystack, origin,
      'none', item, sent_elsewhere
    from (select * from archive_item limit 1) as one, generate_series(1, ${copies}::integer) as place`.execute(
    app.owner,
  );
  const { rows } = await sql<{ count: string }>`select count(*) from archive_item`.execute(app.owner);
  const asked = vi.spyOn(app.db.kysely.getExecutor(), 'executeQuery');
  try {
    expect(await readLineWords(app.db)).toBe(Number(rows[0]?.count));
    const pages = asked.mock.calls.filter(([{ sql: text }]) => text.includes('documents_without_line_words'));
    expect(pages.length).toBe(Math.ceil(Number(rows[0]?.count) / 500) + 1);
  } finally {
    asked.mockRestore();
  }
  expect(await readLineWords(app.db)).toBe(0);
  await sql`delete from archive_item where xml_sha256 = 'none'`.execute(app.owner);
});

it('of a document that cannot be read are none, and it is not read again', async () => {
  const id = await upload('CUV-5');
  await sql`delete from line_words where invoice_id = ${id}`.execute(app.owner);
  await sql`update document set bytes = 'not xml' where sha256 = (select xml_sha256 from archive_item where id = ${id})`.execute(
    app.owner,
  );
  const { version: since } = await page();
  expect(await readLineWords(app.db)).toBe(1);
  expect((await page(since)).documents).toEqual([{ id, words: '' }]);
});

// Before: it had the company and asked for the filing, and whoever had the filing asked for the company.
it('wait for whoever changes the filing, who never waits for them', async () => {
  const id = await upload('CUV-6');
  await sql`delete from line_words where invoice_id = ${id}`.execute(app.owner);
  await app.owner
    .transaction()
    .execute(async (tx) => {
      await sql`select from archive_item where id = ${id} for update`.execute(tx);
      const reading = readLineWords(app.db);
      await vi.waitFor(async () => {
        const { rows } =
          await sql`select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(
            tx,
          );
        expect(rows.length).toBeGreaterThan(0);
      }, WAIT);
      await sql`update company set version = version + 1 where id = ${app.companies.first}`.execute(tx);
      return { reading };
    })
    .then(async ({ reading }) => expect(await reading).toBe(1));
});

it('are looked for once an hour', () => {
  expect(new Date(nextLineWords(Date.parse('2026-03-02T10:00:00Z'))).toISOString()).toBe('2026-03-02T10:41:00.000Z');
  expect(new Date(nextLineWords(Date.parse('2026-03-02T10:41:00Z'))).toISOString()).toBe('2026-03-02T11:41:00.000Z');
});
