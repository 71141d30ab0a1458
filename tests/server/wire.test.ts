/** What lies below the calls: https with the server's own certificate, and requests whose end two readers could see in two places. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSignedCertificate } from '../../server/outside/stand-ins/anaf/self-signed-certificate';
import { startTestApp, type TestApp } from './support/test-app';

let app: TestApp;
let secure: URL;
beforeAll(async () => {
  app = await startTestApp();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const facts = {
    commonName: 'localhost',
    organization: 'Probă',
    from: new Date('2026-01-01'),
    to: new Date('2100-01-01'),
  };
  const certificate = selfSignedCertificate(key, facts).toString('base64');
  const [TLS_CERT, TLS_KEY] = [join(app.dataFolder, 'cert.pem'), join(app.dataFolder, 'key.pem')];
  writeFileSync(TLS_CERT, `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`);
  writeFileSync(TLS_KEY, key);
  secure = new URL((await app.startAnother({ TLS_CERT, TLS_KEY })).url);
});
afterAll(() => app.stop());

/** The version that both agreed on; '' where they did not. */
function agreed(bounds: { readonly minVersion?: SecureVersion; readonly maxVersion?: SecureVersion }): Promise<string> {
  return new Promise((resolve) => {
    // What the client allows itself is widened, so that the server is what refuses.
    const ciphers = 'DEFAULT:@SECLEVEL=0';
    const socket = connect({
      ...{ host: secure.hostname, port: Number(secure.port), rejectUnauthorized: false, ciphers },
      ...bounds,
    });
    socket.once('secureConnect', () => {
      resolve(socket.getProtocol() ?? '');
      socket.destroy();
    });
    socket.once('error', () => resolve(''));
  });
}

describe('by https', () => {
  it('the newest version is spoken, the one before it still, and none older', async () => {
    expect(secure.protocol).toBe('https:');
    expect(await agreed({})).toBe('TLSv1.3');
    expect(await agreed({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
    expect(await agreed({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })).toBe('');
  });

  it('browsers are told to stay, and the device’s cookie is one that no other host sets', async () => {
    const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
      const body = JSON.stringify({ username: app.ana.email, password: app.ana.password });
      const options = {
        method: 'POST',
        rejectUnauthorized: false,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      };
      const asked = request(new URL('/api/common/Login', secure), options, (answer) => {
        answer.resume();
        resolve(answer.headers);
      });
      asked.once('error', reject);
      asked.end(body);
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const [cookie = ''] = [headers['set-cookie']].flat();
    expect(cookie).toMatch(/^__Host-device=\S+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/);
  });

  it('plain http is not answered there, nor led on', async () => {
    expect(await answerTo(Number(secure.port), 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')).not.toContain(
      'HTTP/1.1 2',
    );
  });
});

/** What comes back on one connection until the server has no more to say. */
function answerTo(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let read = '';
    const socket = connectPlain({ host: '127.0.0.1', port }, () => socket.end(text));
    socket.on('data', (chunk) => {
      read += chunk.toString('latin1');
    });
    socket.once('close', () => resolve(read));
    socket.once('error', () => resolve(read));
  });
}

const HEAD = 'POST /api/common/Login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const INSIDE = 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('a request that hides another', () => {
  it.each([
    ['two lengths', `${HEAD}Content-Length: 2\r\nContent-Length: ${INSIDE.length}\r\n\r\n{}${INSIDE}`],
    ['a length and chunks', `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INSIDE}`],
    ['an encoding that is none', `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${INSIDE}`],
    ['an encoding after chunks', `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${INSIDE}`],
    ['a length with a sign', `${HEAD}Content-Length: +2\r\n\r\n{}${INSIDE}`],
    ['a header with a blank before its colon', `${HEAD}Content-Length : 2\r\n\r\n{}${INSIDE}`],
    ['a line that begins with a blank', `${HEAD} Content-Length: 2\r\n\r\n{}${INSIDE}`],
  ])('by %s is refused, and nothing after it is read', async (_name, text) => {
    const answer = await answerTo(Number(new URL(app.url).port), text);
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400']);
    expect(answer).not.toContain('condica_');
  });

  it('methods that no route has are refused, TRACE too', async () => {
    for (const method of ['TRACE', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS']) {
      const answer = await answerTo(
        Number(new URL(app.url).port),
        `${method} /health HTTP/1.1\r\nHost: localhost\r\nX-Echo: secret\r\n\r\n`,
      );
      expect(answer, method).not.toMatch(/^HTTP\/1\.1 [23]/);
      expect(answer).not.toContain('secret');
    }
  });
});
