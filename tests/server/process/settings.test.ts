/** What a server refuses to start with. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { secretIn } from '../../../server/process/secrets';
import { readSettings } from '../../../server/process/settings';

const folder = mkdtempSync(join(tmpdir(), 'condica-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ANAF = { ANAF_CLIENT_ID: 'id', ANAF_CLIENT_SECRET: 'secret' };

describe('settings', () => {
  it('bind to this machine unless told otherwise', () => {
    expect(readSettings({}, '/app')).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      anafMode: 'stand-in',
      demo: false,
    });
  });

  it.each([
    ['the demonstration on a public host', { HOST: '0.0.0.0', CONDICA_DEMO: '1', ANAF_MODE: 'prod', ...ANAF }],
    ['the stand-ins on a public host', { HOST: '192.168.1.5' }],
    // Before: it started, and passwords went over the network as they are.
    ['plain http on a public host', { HOST: '192.168.1.5', ANAF_MODE: 'prod', ...ANAF }],
    ['an unknown mode of ANAF', { ANAF_MODE: 'live' }],
    ['the real ANAF without its client', { ANAF_MODE: 'prod' }],
    ['a port that is none', { PORT: 'http' }],
    ['half a certificate', { TLS_CERT: '/x/cert.pem' }],
    ['a proxy by its name', { TRUSTED_PROXIES: '10.0.0.1, proxy.local' }],
    ['everybody as a proxy', { TRUSTED_PROXIES: '0.0.0.0/0' }],
    ['a network that is none', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['an outgoing proxy that is no address of one', { OUTGOING_PROXY: 'proxy.local:3128' }],
    ['a doubt shorter than the list’s lag', { ANAF_DOUBT_WAIT_MINUTES: '5' }],
  ])('refuse %s, with a sentence', (_name, env) => {
    expect(() => readSettings(env, '/app')).toThrow(expect.objectContaining({ fault: 'settings' }));
  });

  it.each([
    ['a certificate', { TLS_CERT: '/x/cert.pem', TLS_KEY: '/x/key.pem' }],
    ['a proxy that speaks https', { TRUSTED_PROXIES: '10.0.0.1' }],
  ])('let others reach the server with %s', (_name, env) => {
    const settings = readSettings({ HOST: '192.168.1.5', ANAF_MODE: 'prod', ...ANAF, ...env }, '/app');
    expect(settings.host).toBe('192.168.1.5');
  });

  it('trust no proxy unless it is named by address or network', () => {
    expect(readSettings({}, '/app').trustedProxies).toEqual([]);
    const named = readSettings({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 fd00::/8' }, '/app').trustedProxies;
    expect(named).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  });

  it('take a wait of the stand-ins in which an upload has time to answer', () => {
    expect(readSettings({}, '/app').standInDoubtWaitMs).toBe(10_000);
    expect(readSettings({ STAND_INS_DOUBT_WAIT_MS: '4000' }, '/app').standInDoubtWaitMs).toBe(4_000);
    for (const wrong of ['0', '2999', '1e9', 'mult'])
      expect(() => readSettings({ STAND_INS_DOUBT_WAIT_MS: wrong }, '/app')).toThrow('STAND_INS_DOUBT_WAIT_MS');
  });

  it('take the calls a minute that ANAF allows, and no more', () => {
    expect(readSettings({ ANAF_MODE: 'prod', ...ANAF }, '/app').anafCallsAMinute).toBe(500);
    expect(readSettings({}, '/app').anafCallsAMinute).toBe(6000);
    expect(readSettings({ ANAF_MODE: 'prod', ANAF_CALLS_A_MINUTE: '1000', ...ANAF }, '/app').anafCallsAMinute).toBe(
      1000,
    );
    for (const calls of ['1001', '9', '0', 'multe', '12.5', ''])
      expect(() => readSettings({ ANAF_MODE: 'prod', ANAF_CALLS_A_MINUTE: calls, ...ANAF }, '/app')).toThrow(
        expect.objectContaining({ fault: 'settings' }),
      );
  });

  it('take a cost of passwords that is above the floor and within what a server bears', () => {
    expect(readSettings({}, '/app').passwordCost).toEqual({ memoryMib: 19, passes: 2 });
    const raised = readSettings({ PASSWORD_MEMORY_MIB: '64', PASSWORD_PASSES: '3' }, '/app').passwordCost;
    expect(raised).toEqual({ memoryMib: 64, passes: 3 });
    for (const memory of ['18', '513', '64.5', 'mult', ''])
      expect(() => readSettings({ PASSWORD_MEMORY_MIB: memory }, '/app')).toThrow('PASSWORD_MEMORY_MIB');
    for (const passes of ['1', '11', ''])
      expect(() => readSettings({ PASSWORD_PASSES: passes }, '/app')).toThrow('PASSWORD_PASSES');
  });

  it('lead back from ANAF to the page of the app, at an address that ANAF registers', () => {
    const callback = (env: Record<string, string>) => readSettings(env, '/app').anafClient.redirectUri;
    expect(callback({ PORT: '9000' })).toBe('http://127.0.0.1:9000/auth/callback');
    const real = { ANAF_MODE: 'prod', ...ANAF };
    expect(callback(real)).toBe('https://localhost/auth/callback');
    expect(callback({ ...real, PUBLIC_URL: 'https://a.ro' })).toBe('https://a.ro/auth/callback');
    expect(callback({ ...real, ANAF_REDIRECT_URI: 'https://b.ro/auth/callback' })).toBe('https://b.ro/auth/callback');
    for (const wrong of ['http://a.ro/auth/callback', 'https://a.ro/api/common/Authorize', 'https://a.ro/', 'a.ro'])
      expect(() => callback({ ...real, ANAF_REDIRECT_URI: wrong })).toThrow(
        expect.objectContaining({ fault: 'settings', message: expect.stringContaining('PUBLIC_URL') }),
      );
    expect(() => callback({ ...real, PUBLIC_URL: 'http://a.ro' })).toThrow(/numai adrese https/);
  });

  it('of the real ANAF switch the demonstration off', () => {
    expect(readSettings({ ANAF_MODE: 'test', CONDICA_DEMO: '1', ...ANAF }, '/app').demo).toBe(false);
  });
});

describe('a secret', () => {
  it('is made once, readable for its owner only, another for each name', () => {
    const first = secretIn(folder, 'access-tokens');
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(secretIn(folder, 'access-tokens')).toBe(first);
    expect(secretIn(folder, 'refresh-tokens')).not.toBe(first);
    expect(statSync(join(folder, 'access-tokens')).mode & 0o077).toBe(0);
  });

  // An empty file, as a kill could leave it, would sign everybody's tokens with nothing.
  it.each(['', '0'.repeat(64), 'parola', 'f'.repeat(63)])('that is weak («%s») is refused', (text) => {
    writeFileSync(join(folder, 'weak'), text);
    expect(() => secretIn(folder, 'weak')).toThrow(expect.objectContaining({ fault: 'settings' }));
  });
});
