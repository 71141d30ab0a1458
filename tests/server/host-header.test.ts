/** DNS rebinding and forged Host headers, over sockets: the server answers under its own names only, the stand-ins no page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStandIns, startStandIns } from '../../server/outside/stand-ins/start-stand-ins';
import { hostCheck } from '../../server/process/host-header';
import { readSettings } from '../../server/process/settings';
import { testCheck } from './outside/in-process-stand-ins';
import { startTestApp, type TestApp } from './support/test-app';

const directory = mkdtempSync(join(tmpdir(), 'condica-host-'));
let app: TestApp;
let publicUrl: string;
let standIns: RunningStandIns;

beforeAll(async () => {
  app = await startTestApp();
  publicUrl = (await app.startAnother({ PUBLIC_URL: 'https://facturi.exemplu.ro' })).url;
  standIns = await startStandIns({ port: 0, directory, check: testCheck, companies: [] });
});
afterAll(async () => {
  await app.stop();
  await standIns.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

function ask(url: string, headers: Readonly<Record<string, string>>, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, setHost: headers.host === undefined }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** As it stands, for what no client would write. */
function raw(url: string, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(`${head}\r\n\r\n`));
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

const PATHS = ['/', '/health', '/metrics', '/api/common/GetPublicNotifications', '/api/common/Nothing'];

describe('the server', () => {
  it.each([
    'evil.example',
    'evil.example:8080',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '10.0.0.1',
    '0.0.0.0',
  ])('does not answer a stranger’s name bound to its address: %s', async (host) => {
    for (const path of PATHS) {
      const { status, text } = await ask(`${app.url}${path}`, { host });
      expect(status).toBe(421);
      expect(text).toContain('Serverul nu răspunde la adresa aceasta');
    }
  });

  it.each(['localhost', 'LOCALHOST:5173', '127.0.0.1', '[::1]:80'])(
    'answers this machine’s names: %s',
    async (host) => {
      expect((await ask(`${app.url}/health`, { host })).status).toBe(200);
    },
  );

  it('answers its public name, with its port and no other', async () => {
    const status = async (host: string) => (await ask(`${publicUrl}/health`, { host })).status;
    expect(await status('facturi.exemplu.ro')).toBe(200);
    expect(await status('facturi.exemplu.ro:443')).toBe(200);
    expect(await status('facturi.exemplu.ro:8443')).toBe(421);
    expect((await ask(`${app.url}/health`, { host: 'facturi.exemplu.ro' })).status).toBe(421);
  });

  it('refuses two Host headers, an empty one and what is no host', async () => {
    const answer = (hosts: readonly string[]) =>
      raw(app.url, ['GET /health HTTP/1.1', ...hosts, 'Connection: close'].join('\r\n'));
    expect(await answer(['Host: localhost'])).toMatch(/^HTTP\/1.1 200/);
    expect(await answer(['Host: localhost', 'Host: evil.example'])).toMatch(/^HTTP\/1.1 400/);
    expect(await answer(['Host: localhost', 'host: localhost'])).toMatch(/^HTTP\/1.1 400/);
    expect(await answer(['Host:'])).toMatch(/^HTTP\/1.1 400/);
    expect(await answer(['Host: x@localhost'])).toMatch(/^HTTP\/1.1 400/);
    expect(await answer([])).toMatch(/^HTTP\/1.1 400/);
  });

  it('builds what it hands out from PUBLIC_URL, whatever Host says', async () => {
    const { anafClient } = readSettings({ PUBLIC_URL: 'https://facturi.exemplu.ro/' }, '/app');
    expect(anafClient.redirectUri).toBe('https://facturi.exemplu.ro/auth/callback');
    const { text } = await ask(`${publicUrl}/nowhere/`, { host: 'localhost', 'x-forwarded-host': 'evil.example' });
    expect(text).not.toContain('evil.example');
  });

  it.each([
    ['a path', { PUBLIC_URL: 'https://exemplu.ro/condica' }],
    ['a password', { PUBLIC_URL: 'https://a:b@exemplu.ro' }],
    ['another protocol', { PUBLIC_URL: 'ftp://exemplu.ro' }],
    ['no address', { PUBLIC_URL: 'exemplu' }],
    ['every address without a name', { HOST: '::', ANAF_MODE: 'prod', ANAF_CLIENT_ID: 'i', ANAF_CLIENT_SECRET: 's' }],
  ])('does not start with %s', (_name, env) => {
    expect(() => readSettings(env, '/app')).toThrow(expect.objectContaining({ fault: 'settings' }));
  });

  it('takes the name of HOST, an IPv6 address too', () => {
    const check = hostCheck({ names: ['fd00::5', 'Server.Local'] });
    expect(check(['Host', '[fd00::5]:8080'])).toBe('allowed');
    expect(check(['Host', 'server.local'])).toBe('allowed');
    expect(check(['Host', '[fd00::6]:8080'])).toBe('foreign');
  });
});

describe('the stand-ins', () => {
  const fault = JSON.stringify({ kind: 'refuse' });
  const post = (headers: Readonly<Record<string, string>>) => ask(`${standIns.url}/__faults`, headers, 'POST', fault);
  const faults = () => standIns.standIns.faults.list().length;

  it.each([
    ['a plain form of a page', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page of this machine', { origin: 'http://localhost:8080' }],
    ['a picture of a page', { 'sec-fetch-site': 'cross-site' }],
    ['a name bound to this machine', { host: 'evil.example' }],
  ])('take nothing from %s', async (_name, headers) => {
    expect((await post(headers)).status).toBe(403);
    expect((await ask(`${standIns.url}/__store`, headers)).status).toBe(403);
    expect(faults()).toBe(0);
  });

  it('take what a program of this machine asks, also under the name of what they stand in for', async () => {
    expect((await ask(`${standIns.url}/__store`, {})).status).toBe(200);
    expect((await ask(`${standIns.url}/__health`, { host: 'api.anaf.ro' })).status).toBe(200);
    expect((await post({})).status).toBe(200);
    expect(faults()).toBe(1);
    standIns.standIns.faults.clear();
  });
});
