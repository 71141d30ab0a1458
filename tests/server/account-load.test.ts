/** What one account may cost at a time and in a minute: others are served, and it hears when to come again. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ListCompanyPartner } from '@/api/calls/definition-calls';
import { accountLoad } from '../../server/http/account-load';
import { companyId } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { signIn, type TestClient } from './support/test-client';

const MB = 1024 * 1024;
const MINUTE_MS = 60_000;

describe('the load of an account', () => {
  const BOUNDS = { atOnce: 2, waiting: 2, bytesAMinute: 100 };
  function open() {
    const clock = { now: 0 };
    return { clock, load: accountLoad(BOUNDS, () => clock.now) };
  }
  const admitted = async (load: ReturnType<typeof accountLoad>, account: number, bytes = 1) => {
    const admission = await load(account, bytes);
    if (admission.kind === 'refused') throw new Error(`refused for ${admission.waitMs} ms`);
    return admission;
  };

  it('is two calls at once; the others wait in their order, a bounded number of them', async () => {
    const { load } = open();
    const [first, second] = [await admitted(load, 1), await admitted(load, 1)];
    const order: string[] = [];
    const third = admitted(load, 1).then(() => order.push('third'));
    const fourth = admitted(load, 1).then(() => order.push('fourth'));
    expect(await load(1, 1)).toEqual({ kind: 'refused', waitMs: 2_000 });
    await admitted(load, 2);
    first.leave();
    await third;
    expect(order).toEqual(['third']);
    second.leave();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
  });

  it('is some bytes a minute, given back as time goes on; leaving twice gives one place', async () => {
    const { load, clock } = open();
    const one = await admitted(load, 1, 80);
    one.leave();
    one.leave();
    expect(await load(1, 60)).toEqual({ kind: 'refused', waitMs: 24_000 });
    clock.now += 24_000;
    await admitted(load, 1, 60);
    await admitted(load, 1, 0);
    const full = Symbol('waits');
    expect(await Promise.race([load(1, 0), Promise.resolve(full)])).toBe(full);
  });

  it('lets a single call through that is larger than a minute', async () => {
    const { load } = open();
    await admitted(load, 1, 500);
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  /** Of one process: each bounds what it does itself. */
  let url: string;
  let ana: TestClient;
  let mihai: TestClient;
  const begun: ClientRequest[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    ({ url } = await app.startAnother());
    [ana, mihai] = [await signIn(url, app.ana), await signIn(url, app.mihai)];
  });
  afterEach(() => {
    for (const request of begun.splice(0)) request.destroy();
    app.clock.now += 2 * MINUTE_MS;
  });
  afterAll(() => app.stop());

  const save = (client: TestClient, body: Buffer<ArrayBuffer>) =>
    client.raw('/api/backend/SaveDraft', { method: 'POST', body, headers: { 'idempotency-key': randomUUID() } });
  const large = () => Buffer.alloc(11.5 * MB, ' ');

  // Before: twenty at once kept everybody waiting for nine seconds, as often as they were sent.
  it('a minute of the largest drafts is bounded, and says when to come again', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await save(ana, large())).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    const refused = await save(ana, large());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).error).toBe('Prea multe încercări. Încercați din nou peste un minut.');
    expect((await save(mihai, large())).status).toBe(400);
    await ana.must(ListCompanyPartner, { body: { company: companyId(app.companies.first) } });
    app.clock.now += MINUTE_MS;
    expect((await save(ana, large())).status).toBe(400);
  });

  /** Says that a large body comes and sends none of it. */
  function begin(client: TestClient): ClientRequest {
    const request = httpRequest(`${url}/api/backend/SaveDraft`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.credentials.token}`,
        'x-backend-key': client.credentials.backendKey,
        'content-type': 'application/json',
        'content-length': String(MB),
      },
    });
    request.on('error', () => undefined);
    request.flushHeaders();
    begun.push(request);
    return request;
  }
  const answered = async (request: ClientRequest): Promise<number> => {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response.statusCode ?? 0;
  };

  it('two large bodies of an account are under way; the next has its turn when one ended', async () => {
    const [one] = [begin(ana), begin(ana)];
    const third = begin(ana);
    third.end(Buffer.alloc(MB, ' '));
    const answer = answered(third);
    // Small calls of the account and large ones of others are not held up.
    await ana.must(ListCompanyPartner, { body: { company: companyId(app.companies.first) } });
    expect((await save(mihai, Buffer.alloc(MB, ' '))).status).toBe(400);
    expect(await Promise.race([answer, Promise.resolve('waits')])).toBe('waits');
    one.destroy();
    expect(await answer).toBe(400);
  });
});
