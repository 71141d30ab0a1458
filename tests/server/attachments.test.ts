/** Contents of attached files over HTTP: judged by the server too, kept once, let go of when no draft names them. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachmentText } from '@/api/attachment-id';
import { AddCompanyAttachment, SaveDraft } from '@/api/calls/draft-calls';
import type { Attachment } from '@/api/entities/attachment';
import { type CompanyId, idOfContent } from '@/api/ids';
import { sha256Hex } from '../../server/filings/sha256-hex';
import { companyId, sampleDraft } from './support/samples';
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

function fileOf(bytes: Buffer, of: CompanyId = company()): Attachment {
  return {
    id: idOfContent(sha256Hex(Buffer.from(attachmentText(of, sha256Hex(bytes))))),
    content: bytes.toString('base64'),
  };
}
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`);
const add = (attachment: Attachment) => ana.call(AddCompanyAttachment, { body: { company: company(), attachment } });

/** Of those told in the stream: with a content, or let go of. */
async function told(id: string): Promise<'content' | 'gone' | 'never'> {
  const row = await app.owner
    .selectFrom('replicated_row')
    .select('body')
    .where('collection', '=', 'attachment')
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? 'never' : row.body === null ? 'gone' : 'content';
}

const age = (id: string, days: number) =>
  sql`update replicated_row set changed_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    app.owner,
  );

it('keeps a file once, as large as one may be', async () => {
  const large = fileOf(Buffer.concat([pdf(''), randomBytes(5 * 1024 * 1024 - 9)]));
  const first = await ana.must(AddCompanyAttachment, { body: { company: company(), attachment: large } });
  const again = await ana.must(AddCompanyAttachment, { body: { company: company(), attachment: large } });
  expect(again.version).toBe(first.version);
  expect(await told(large.id)).toBe('content');
});

it('takes none that pretends, acts, is under another id, or is written otherwise', async () => {
  expect(codeOf(await add(fileOf(Buffer.from('MZ\x90program'))))).toBe('invalid-request');
  expect(codeOf(await add(fileOf(Buffer.from('<html><script>alert(1)</script></html>'))))).toBe('invalid-request');
  expect(codeOf(await add(fileOf(pdf('/JavaScript (app.alert(1))'))))).toBe('invalid-request');
  expect(codeOf(await add({ ...fileOf(pdf('a')), id: fileOf(pdf('b')).id }))).toBe('invalid-request');
  expect(codeOf(await add(fileOf(pdf('a'), companyId(app.companies.second))))).toBe('invalid-request');
  const { id, content } = fileOf(pdf('ab'));
  expect(content.endsWith('=')).toBe(true);
  // The same bytes for a lenient reader.
  expect(codeOf(await add({ id, content: content.replace(/=+$/, '') }))).toBe('invalid-request');
});

it('is nobody’s who has no access to the company', async () => {
  const mihai = await signIn(app.url, app.mihai);
  const body = { company: company(), attachment: fileOf(pdf('c')) };
  expect(codeOf(await mihai.call(AddCompanyAttachment, { body }))).toBe('company-denied');
});

it('lets go of what no draft has named for long, and of nothing else', async () => {
  const [named, forgotten, young, next] = [pdf('n'), pdf('f'), pdf('y'), pdf('x')].map((bytes) => fileOf(bytes));
  if (!named || !forgotten || !young || !next) throw new Error('Four files.');
  for (const one of [named, forgotten, young]) expect(codeOf(await add(one))).toBe('ok');
  const sample = sampleDraft('cu fișier');
  const facts = { fileName: 'a.pdf', mimeCode: 'application/pdf', bytes: 10, reference: '', description: '' };
  const draft = { ...sample, content: { ...sample.content, attachments: [{ id: named.id, ...facts }] } };
  await ana.must(SaveDraft, { body: { company: company(), draft } });
  await age(named.id, 90);
  await age(forgotten.id, 90);
  await age(young.id, 20);
  expect(codeOf(await add(next))).toBe('ok');
  expect(await Promise.all([named, forgotten, young, next].map(({ id }) => told(id)))).toEqual([
    ...['content', 'gone', 'content', 'content'],
  ]);
  // Attached again it is there again.
  expect(codeOf(await add(forgotten))).toBe('ok');
  expect(await told(forgotten.id)).toBe('content');
});
