/** What the client makes of every answer and of none: only a decoded acknowledgement is success (G6). */
import { describe, expect, it } from 'vitest';
import { hasAbility } from '@/api/abilities';
import { type CallOptions, callServer, type ServerConnection } from '@/api/call-server';
import { AddCompanyPartner, ListCompanyPartner } from '@/api/calls/definition-calls';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { API_ERRORS, type ErrorReaction } from '@/api/errors';
import { DEFAULT_BASE_URLS } from '@/api/paths';
import { entityId, PARTNER } from '../db/support/samples';
import { COMPANY, DEVICE } from '../db/support/test-database';

const LIST = { params: undefined, body: { company: COMPANY } };
const CREDENTIALS = { token: 't', backendKey: 'b', reportKey: 'r' };

function answered(status: number, body: unknown, options?: CallOptions) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const connection: ServerConnection = { urls: DEFAULT_BASE_URLS, fetch: async () => new Response(text, { status }) };
  return callServer(connection, ListCompanyPartner, LIST, options);
}

async function sent(run: (connection: ServerConnection) => Promise<unknown>, xsrf?: string) {
  const requests: { url: string; init: RequestInit }[] = [];
  await run({
    urls: DEFAULT_BASE_URLS,
    ...(xsrf === undefined ? {} : { xsrfToken: () => xsrf }),
    fetch: async (url, init) => {
      requests.push({ url, init });
      return new Response('{}');
    },
  });
  const [request] = requests;
  if (request === undefined) throw new Error('nothing was sent');
  return { url: request.url, init: request.init, headers: new Headers(request.init.headers) };
}

const REACTIONS: Readonly<Record<number, ErrorReaction>> = {
  ...{ 400: 'reject', 401: 'sign-in', 403: 'reject', 404: 'reject', 408: 'retry', 409: 'conflict', 410: 'reject' },
  ...{
    413: 'reject',
    422: 'reject',
    429: 'retry',
    499: 'reject',
    500: 'retry',
    502: 'retry',
    503: 'retry',
    507: 'retry',
  },
};

// Verifies: G6
describe('an answer', () => {
  it.each(Object.entries(API_ERRORS))('«%s» is refused as the table says', async (code, { status, reaction, text }) => {
    const body = { status: 'error', error: text, code };
    expect(await answered(status, body)).toEqual({
      ok: false,
      failure: { kind: 'refused', status, code, reaction, body },
    });
  });

  it.each(Object.entries(REACTIONS))('%i with a code of a newer server is: %s', async (status, reaction) => {
    for (const code of ['de-maine', 'constructor', undefined]) {
      const body = { status: 'error', error: 'x', ...(code === undefined ? {} : { code }) };
      expect(await answered(Number(status), body)).toMatchObject({
        failure: { kind: 'refused', code: 'unknown', reaction },
      });
    }
  });

  it('that says «error» is a refusal though its status is 200', async () => {
    expect(await answered(200, { status: 'error', error: 'x' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
  });

  it.each([
    [200, '<html>Portal</html>'],
    [200, ''],
    [200, '{"partners":'],
    [200, 'null'],
    [200, {}],
    [200, { partners: [{}] }],
    [502, '<html>Bad gateway</html>'],
    [500, { error: 'x' }],
    [400, { status: 'error' }],
    [404, { partners: [] }],
  ])('%i with %j is no word of the contract', async (status, body) => {
    expect(await answered(status, body)).toEqual({ ok: false, failure: { kind: 'malformed', status } });
  });

  it.each([
    [200, 'PK', true],
    [404, JSON.stringify({ status: 'error', error: 'x', code: 'not-found' }), false],
    [502, '<html/>', false],
  ])('%i with a file is taken only where it is one', async (status, body, ok) => {
    const file = { ...ListCompanyPartner, resultKind: 'bytes' as const };
    const connection: ServerConnection = { urls: DEFAULT_BASE_URLS, fetch: async () => new Response(body, { status }) };
    expect((await callServer(connection, file, LIST)).ok).toBe(ok);
  });

  it('in the words of the contract is taken', async () => {
    expect(await answered(200, { partners: [] })).toEqual({ ok: true, result: { partners: [] } });
  });

  it.each([
    ['network', new TypeError('Failed to fetch'), false],
    ['cancelled', new DOMException('Aborted', 'AbortError'), false],
    ['cancelled', new TypeError('Failed to fetch'), true],
    ['network', 'text', false],
  ] as const)('that never comes is: %s (%s, signal aborted: %s)', async (kind, error, aborted) => {
    const control = new AbortController();
    if (aborted) control.abort();
    const connection: ServerConnection = { urls: DEFAULT_BASE_URLS, fetch: () => Promise.reject(error) };
    const outcome = await callServer(connection, ListCompanyPartner, LIST, { signal: control.signal });
    expect(outcome).toEqual({ ok: false, failure: { kind } });
  });
});

describe('a request', () => {
  const partner = { id: entityId('00000000-0000-4000-8000-0000000000f1'), ...PARTNER };
  const add = { params: undefined, body: { company: COMPANY, partner } };

  it('carries token, base key, idempotency key and the XSRF value', async () => {
    const options = { credentials: CREDENTIALS, idempotencyKey: 'k' };
    const { url, init, headers } = await sent(
      (connection) => callServer(connection, AddCompanyPartner, add, options),
      'xs',
    );
    expect(url).toBe(`${DEFAULT_BASE_URLS.backend}/AddCompanyPartner`);
    expect(init.method).toBe('POST');
    expect(JSON.parse(String(init.body))).toEqual(add.body);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ authorization: 'Bearer t', accept: 'application/json', 'content-type': 'application/json' },
      'x-xsrf-token': 'xs',
    });
    expect([...headers.values()]).toEqual(expect.arrayContaining(['b', 'k']));
    expect([...headers.values()]).not.toContain('r');
  });

  it('to the common base carries no credentials, and nothing that was not given', async () => {
    const common = { ...AddCompanyPartner, base: 'common' as const };
    const { headers } = await sent((connection) => callServer(connection, common, add, { credentials: CREDENTIALS }));
    expect([...headers.keys()].sort()).toEqual(['accept', 'content-type']);
    const reports = { ...AddCompanyPartner, base: 'reports' as const };
    const report = await sent((connection) => callServer(connection, reports, add, { credentials: CREDENTIALS }));
    expect([...report.headers.values()]).toContain('r');
    expect([...report.headers.values()]).not.toContain('b');
  });

  it('sends a document as it is, its facts in the query', async () => {
    const params = {
      ...{ company: COMPANY, serial: '', isSelf: false, type: 'FCT' as const, invoice: partner.id },
      ...{ device: DEVICE, draft: '' as const, issuedAt: '2026-03-02T08:00:00.000Z' },
    };
    const { url, init, headers } = await sent((connection) =>
      callServer(connection, InvoiceUpload, { params, body: '<Invoice>ș &amp; ț</Invoice>' }),
    );
    expect(init.body).toBe('<Invoice>ș &amp; ț</Invoice>');
    expect(headers.get('content-type')).toBe('application/xml');
    expect(Object.fromEntries(new URL(url, 'http://x').searchParams)).toMatchObject({
      company: '1',
      isSelf: 'false',
      type: 'FCT',
    });
  });
});

describe('an ability', () => {
  it.each([
    [{}, true],
    [{ modulETransport: true }, true],
    [{ modulETransport: false }, false],
    [{ modulNIR: false }, true],
    [{ eTransport: false }, true],
  ])('under %o', (restrictions, has) => {
    expect(hasAbility(restrictions, 'eTransport')).toBe(has);
  });
});
