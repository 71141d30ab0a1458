/** What does not follow the contract is refused before anything else, in the contract's words. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCompanyPartner, ListCompanyPartner } from '@/api/calls/definition-calls';
import { SaveDraft } from '@/api/calls/draft-calls';
import { CALLS } from '@/api/registry';
import { secretIn } from '../../server/process/secrets';
import { companyId, newEntityId, samplePartner } from './support/samples';
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

function post(call: string, body: BodyInit, headers: Record<string, string> = {}) {
  return ana.raw(`/api/backend/${call}`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });
}

async function refusalOf(response: Response) {
  const body = await response.json();
  expect(body.status).toBe('error');
  expect(body.error).toMatch(/\S/);
  return [response.status, body.code];
}

describe('a body', () => {
  const valid = () => ({ company: company(), partner: samplePartner('Bun') });
  const cases: readonly [name: string, body: () => string][] = [
    ['with an unknown field', () => JSON.stringify({ ...valid(), admin: true })],
    ['with an unknown field inside', () => JSON.stringify({ ...valid(), partner: { ...valid().partner, owner: 1 } })],
    ['without a field', () => JSON.stringify({ company: company() })],
    ['with another type', () => JSON.stringify({ ...valid(), company: '1' })],
    ['with __proto__', () => `{"company":${company()},"partner":${JSON.stringify(valid().partner)},"__proto__":{}}`],
    ['that is no JSON', () => '{"company":'],
    ['that is empty', () => ''],
    ['with a text beyond its bound', () => JSON.stringify({ ...valid(), partner: samplePartner('x'.repeat(301)) })],
    ['with a NUL', () => JSON.stringify({ ...valid(), partner: samplePartner('a\u0000b') })],
    ['of ten thousand brackets', () => '['.repeat(10_000)],
  ];
  // A caller newer than the server hears it of a field, and waits.
  const NEWER = ['with an unknown field', 'with an unknown field inside', 'with __proto__'];
  it.each(cases)('%s is refused', async (name, body) => {
    const code = NEWER.includes(name) ? 'unknown-field' : 'invalid-request';
    const answer = await post('AddCompanyPartner', body());
    // The fields are always named: their absence is how a newer caller knows a server of 0.1.
    expect((await answer.clone().json()).fields).toBeInstanceOf(Array);
    expect(await refusalOf(answer)).toEqual([400, code]);
  });

  // Before: taken whatever it was called, and read as UTF-8 whatever it said.
  it.each([
    ['application/xml', 400],
    ['application/json; charset=iso-8859-2', 400],
    ['application/json; charset=UTF-8', 200],
    ['Application/JSON', 200],
  ])('of type %s: %i', async (type, status) => {
    const body = JSON.stringify({ ...valid(), partner: samplePartner('Tip') });
    expect((await post('AddCompanyPartner', body, { 'content-type': type })).status).toBe(status);
  });

  // Before: U+FFFD was stored in the place of what could not be read.
  it('that is not UTF-8 is refused', async () => {
    const [before, after] = JSON.stringify({ ...valid(), partner: samplePartner('|') }).split('|');
    const bytes = Buffer.concat([Buffer.from(`${before}`), Buffer.from([0xc3, 0x28]), Buffer.from(`${after}`)]);
    expect(await refusalOf(await post('AddCompanyPartner', bytes))).toEqual([400, 'invalid-request']);
  });

  // Before: PostgreSQL's jsonb takes no lone half, the answer was 500, and the device repeated it for ever.
  it('with half of a surrogate pair is kept, the half as U+FFFD', async () => {
    const partner = samplePartner('a\ud83db 😀');
    const answer = await post('AddCompanyPartner', JSON.stringify({ company: company(), partner }));
    expect([answer.status, (await answer.json()).row.name]).toEqual([200, 'a\ufffdb 😀']);
  });

  it('with a number that no company has is refused', async () => {
    for (const number of ['1e21', '2147483648', '9007199254740993'])
      expect(await refusalOf(await post('ListCompanyPartner', `{"company":${number}}`))).toEqual([
        400,
        'invalid-request',
      ]);
  });

  it('beyond the size of its call is refused, and an unknown kind of content too', async () => {
    const huge = JSON.stringify({ ...valid(), partner: { ...valid().partner, notes: 'x'.repeat(200_000) } });
    expect(await refusalOf(await post('AddCompanyPartner', huge))).toEqual([413, 'too-large']);
    const form = await post('AddCompanyPartner', 'company=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(await refusalOf(form)).toEqual([400, 'invalid-request']);
  });

  it('of a draft may be large', async () => {
    const line = { id: 'x'.repeat(50) };
    const body = JSON.stringify({ company: company(), draft: { lines: Array.from({ length: 5000 }, () => line) } });
    // Refused for its shape, not for its size.
    expect(await refusalOf(await post('SaveDraft', body))).toEqual([400, 'invalid-request']);
    expect(SaveDraft.bodyKind).toBe('json');
  });

  it('with SQL in it is text like any other', async () => {
    const name = `'; drop table replicated_row; -- " \\ $1 %s \${x} ' or 1=1`;
    await ana.must(AddCompanyPartner, { body: { company: company(), partner: samplePartner(name) } });
    const { partners } = await ana.must(ListCompanyPartner, { body: { company: company() } });
    expect(partners.map((partner) => partner.name)).toContain(name);
  });
});

describe('parameters', () => {
  it.each([
    ['/api/backend/GetAuthorizations?x=1', 'unknown-field'],
    ['/api/backend/InvoiceDownload?company=1', 'invalid-request'],
    ["/api/backend/GetExchangeRates?dataEmitere=2026-01-01'--", 'invalid-request'],
    ['/api/backend/GetExchangeRates?dataEmitere=2026-13-45', 'invalid-request'],
  ])('%s is refused', async (path, code) => {
    const method = path.includes('InvoiceDownload') || path.includes('ExchangeRates') ? 'POST' : 'GET';
    expect(await refusalOf(await ana.raw(path, { method }))).toEqual([400, code]);
  });
});

describe('authentication', () => {
  const backend = Object.values(CALLS).filter(({ base }) => base !== 'common');
  it('is asked for by every call that is not common', async () => {
    expect(backend.length).toBeGreaterThan(25);
    for (const { name, base, method } of backend) {
      const response = await fetch(`${app.url}/api/${base}/${name}`, { method });
      expect([name, response.status]).toEqual([name, 401]);
    }
  });

  it('is no longer than its token says: one of another secret is refused', async () => {
    const parts = ana.credentials.token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${parts[1]}.`;
    for (const token of [none, `${parts[0]}.${parts[1]}.AAAA`, '']) {
      const response = await ana.raw('/api/backend/GetAuthorizations', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(401);
    }
  });

  // Before: whatever else were signed with that secret would have opened every call.
  it('is by tokens of its own type, for this server, of its own time: none else of the same secret', async () => {
    const key = new TextEncoder().encode(secretIn(join(app.dataFolder, 'secrets'), 'access-tokens'));
    const claims = decodeJwt(ana.credentials.token);
    const status = async (head: { alg: string; typ?: string }, body: JWTPayload, signed = key) => {
      const token = await new SignJWT(body).setProtectedHeader(head).sign(signed);
      return (await ana.raw('/api/backend/GetAuthorizations', { headers: { authorization: `Bearer ${token}` } }))
        .status;
    };
    const ours = { alg: 'HS256', typ: 'at+jwt' };
    expect(await status(ours, claims)).toBe(200);
    const { aud: _aud, ...forNobody } = claims;
    const others = [
      await status({ alg: 'HS256' }, claims),
      await status({ alg: 'HS256', typ: 'JWT' }, claims),
      await status({ ...ours, alg: 'HS512' }, claims),
      await status(ours, forNobody),
      await status(ours, { ...claims, aud: 'altcineva' }),
      await status(ours, { ...claims, iss: 'altcineva' }),
      await status(ours, { ...claims, exp: 1 }),
      await status(ours, { ...claims, nbf: Number(claims.exp) }),
      await status(ours, claims, new Uint8Array(64)),
    ];
    expect(new Set(others)).toEqual(new Set([401]));
  });
});

it('an address of no call is answered in the contract’s words', async () => {
  expect(await refusalOf(await ana.raw('/api/backend/Nimic', { method: 'POST', body: '{}' }))).toEqual([
    404,
    'unknown-call',
  ]);
});

it('answers what was refused without a trace of the inside', async () => {
  const body = { company: company(), partner: { ...samplePartner('x'), id: newEntityId().replace('-', '') } };
  const text = await (await post('AddCompanyPartner', JSON.stringify(body))).text();
  expect(text).not.toMatch(/at |node_modules|select|postgres/i);
  expect(codeOf(await ana.call(ListCompanyPartner, { body: { company: company() } }))).toBe('ok');
});

// Before: twelve megabytes were taken in from anybody, and only then was he asked who he is.
it('a body is not taken in from a caller without a key and a token', async () => {
  const request = httpRequest(`${app.url}/api/backend/InvoiceUpload`, {
    method: 'POST',
    headers: { 'content-type': 'application/xml', 'content-length': String(11 * 1024 * 1024) },
  });
  request.on('error', () => undefined);
  request.flushHeaders();
  // Nothing of the body is sent: an answer comes only where the headers are enough for it.
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(401);
  request.destroy();
});
