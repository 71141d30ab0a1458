/** By which address a caller is limited: its own, or the one that a proxy named in the settings gives. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/test-app';

let app: TestApp;
let behindProxy: string;

beforeAll(async () => {
  app = await startTestApp();
  behindProxy = (await app.startAnother({ TRUSTED_PROXIES: '127.0.0.0/8 ::1' })).url;
});
afterAll(() => app.stop());

async function guess(url: string, forwardedFor: string): Promise<string> {
  const response = await fetch(`${url}/api/common/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: JSON.stringify({ username: `${forwardedFor}@exemplu.ro`, password: 'ghicit' }),
  });
  return (await response.json()).code;
}

/** As if this address had used up its tries. */
async function useUpTries(): Promise<void> {
  await app.owner.updateTable('attempt').set({ used: 1_000 }).where('key', 'like', 'sign-in-address:%').execute();
}

describe('X-Forwarded-For', () => {
  // Before: whoever reached the server over loopback, as through a proxy that hands headers on, chose its own address.
  it('of a caller that is no named proxy does not get round the limit by address', async () => {
    expect(await guess(app.url, '203.0.113.1')).toBe('bad-credentials');
    await useUpTries();
    expect(await guess(app.url, '203.0.113.2')).toBe('too-many-requests');
  });

  it('of a named proxy is the address that is limited', async () => {
    expect(await guess(behindProxy, '203.0.113.3')).toBe('bad-credentials');
    await useUpTries();
    expect(await guess(behindProxy, '203.0.113.3')).toBe('too-many-requests');
    expect(await guess(behindProxy, '203.0.113.4')).toBe('bad-credentials');
  });

  it('names the caller by what the proxy itself adds, not by what the caller put before it', async () => {
    await guess(behindProxy, '203.0.113.5');
    await useUpTries();
    expect(await guess(behindProxy, '198.51.100.9, 203.0.113.5')).toBe('too-many-requests');
  });
});

// Before: told through a proxy of this machine that names itself by Via alone.
describe.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])('metrics asked for with %s', (header) => {
  it('are told to nobody, with the proxy named or not', async () => {
    for (const url of [app.url, behindProxy]) {
      const response = await fetch(`${url}/metrics`, { headers: { [header]: '127.0.0.1' } });
      expect(response.status).toBe(404);
    }
  });
});
