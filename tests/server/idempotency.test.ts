/** One effect a key, whatever arrives how often, at which process (promise 2). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCompanyPartner, RemoveCompanyPartner, UpdateCompanyPartner } from '@/api/calls/definition-calls';
import type { Application } from '../../server/application';
import { companyId, newEntityId, samplePartner, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

let app: TestApp;
let another: Application;
let ana: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  another = await app.startAnother();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

const company = () => companyId(app.companies.first);

function add(name: string, key: string, url = app.url): Promise<Response> {
  const partner = samplePartner(name, newEntityId());
  return post(url, JSON.stringify({ company: company(), partner }), key);
}

function post(url: string, body: string, key: string, call = 'AddCompanyPartner'): Promise<Response> {
  return fetch(`${url}/api/backend/${call}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${ana.credentials.token}`,
      'x-backend-key': ana.credentials.backendKey,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body,
  });
}

// Verifies: G2
describe('equal requests', () => {
  it('fifty at once over two processes are one effect and fifty equal answers', async () => {
    const key = randomUUID();
    const body = JSON.stringify({ company: company(), partner: samplePartner('Cincizeci') });
    const before = await headVersion();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const response = await post(index % 2 === 0 ? app.url : another.url, body, key);
        return `${response.status} ${await response.text()}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 /);
    expect(await headVersion()).toBe(before + 1);
  });

  it('give the answer of the first also when the row has changed since', async () => {
    const partner = samplePartner('Schimbat apoi');
    const key = randomUUID();
    const first = await ana.must(AddCompanyPartner, { body: { company: company(), partner } }, key);
    const change = {
      company: company(),
      id: partner.id,
      version: first.version,
      base: { notes: '' },
      changes: { notes: 'x' },
    };
    await ana.must(UpdateCompanyPartner, { body: change });
    expect(await ana.must(AddCompanyPartner, { body: { company: company(), partner } }, key)).toEqual(first);
  });

  it('keep their answers in the order of the fields, to the byte', async () => {
    const key = randomUUID();
    const partner = { ...samplePartner('Ordine'), notes: 'ăâîșț „ghilimele” \\ " \u2028 \u{1F600}' };
    const body = JSON.stringify({ company: company(), partner });
    const texts = [await (await post(app.url, body, key)).text(), await (await post(another.url, body, key)).text()];
    expect(texts[1]).toBe(texts[0]);
    expect(JSON.parse(String(texts[0])).row).toEqual(partner);
  });
});

describe('a key', () => {
  it('with another body or for another call is refused, and the first effect stands', async () => {
    const key = randomUUID();
    expect((await add('Primul', key)).status).toBe(200);
    const second = await add('Al doilea', key);
    expect([second.status, (await second.json()).code]).toEqual([422, 'key-reused']);
    const removal = { company: company(), id: newEntityId(), version: version(0) };
    expect(codeOf(await ana.call(RemoveCompanyPartner, { body: removal }, key))).toBe('key-reused');
  });

  it('is one user’s: another user may have the same', async () => {
    const key = randomUUID();
    expect((await add('Al Anei', key)).status).toBe(200);
    const mihai = await signIn(app.url, app.mihai);
    const body = { company: companyId(app.companies.third), partner: samplePartner('Al lui Mihai') };
    expect(codeOf(await mihai.call(AddCompanyPartner, { body }, key))).toBe('ok');
  });

  // Before: a delayed copy of a refused request took effect after the person had been told, and had gone on otherwise.
  it('of a refused call stays refused, with the same words; a new key is judged anew', async () => {
    const key = randomUUID();
    const partner = samplePartner('Mai târziu');
    const change = {
      company: company(),
      id: partner.id,
      version: version(0),
      base: { notes: '' },
      changes: { notes: 'x' },
    };
    const body = JSON.stringify(change);
    const first = await post(app.url, body, key, 'UpdateCompanyPartner');
    const text = await first.text();
    expect([first.status, JSON.parse(text).code]).toEqual([404, 'not-found']);
    await ana.must(AddCompanyPartner, { body: { company: company(), partner } });
    const copy = await post(another.url, body, key, 'UpdateCompanyPartner');
    expect([copy.status, await copy.text()]).toEqual([404, text]);
    expect(codeOf(await ana.call(UpdateCompanyPartner, { body: change }))).toBe('ok');
  });

  // Verifies: G2
  it('gives one answer to copies that arrive together, also where it is a refusal', async () => {
    const change = { company: company(), id: newEntityId(), version: 0, base: { notes: '' }, changes: { notes: 'x' } };
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const url = index % 2 === 0 ? app.url : another.url;
        const response = await post(url, JSON.stringify(change), key, 'UpdateCompanyPartner');
        return `${response.status} ${await response.text()}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
  });

  it('is wanted for every call of the outbox', async () => {
    for (const key of ['', 'nu-e-uuid']) expect((await add('Fără cheie', key)).status).toBe(400);
  });
});

// A lock that is held is not waited for without end: the drainer repeats.
it('a request that waits too long for a lock says busy, and can be repeated', async () => {
  const partner = samplePartner('Blocat');
  const added = await ana.must(AddCompanyPartner, { body: { company: company(), partner } });
  const change = {
    company: company(),
    id: partner.id,
    version: added.version,
    base: { notes: '' },
    changes: { notes: 'x' },
  };
  const key = randomUUID();
  await app.owner.transaction().execute(async (tx) => {
    await tx.selectFrom('replicated_row').selectAll().where('id', '=', partner.id).forUpdate().execute();
    expect(codeOf(await ana.call(UpdateCompanyPartner, { body: change }, key))).toBe('busy');
  });
  expect(codeOf(await ana.call(UpdateCompanyPartner, { body: change }, key))).toBe('ok');
}, 20_000);

async function headVersion(): Promise<number> {
  const { version: head } = await app.owner
    .selectFrom('company')
    .select('version')
    .where('id', '=', company())
    .executeTakeFirstOrThrow();
  return head;
}
