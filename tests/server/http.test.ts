/** What surrounds the calls: the app's files, headers, health, metrics. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/test-app';
import { signIn } from './support/test-client';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'condica-built-'));
  mkdirSync(join(folder, 'assets'));
  writePage('p{margin:0}');
  writeFileSync(join(folder, 'service-worker.js'), 'self.x = 1;');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  const script = `export const text = '${'x'.repeat(4000)}';`;
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), script);
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync(script));
  app = await startTestApp({ appFolder: folder });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

function writePage(css: string): void {
  const page = `<!doctype html><title>Condica e-Factura</title><style>${css}</style>`;
  writeFileSync(join(folder, 'index.html'), page);
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}${path}`, { headers });
}

describe('the app', () => {
  it.each(['/', '/auth', '/app/invoices/editor?x=1', '/app/nu-exista'])('answers %s with the page', async (path) => {
    const response = await get(path, { accept: 'text/html' });
    expect(await response.text()).toContain('Condica e-Factura');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('has hashed files for ever, compressed ahead, and asks for the service worker each time', async () => {
    const script = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(await script.text()).toContain('export const text');
    const worker = await get('/service-worker.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('service-worker-allowed')).toBe('/');
    expect(worker.headers.get('content-type')).toMatch(/javascript/);
  });

  // A missing script must not come back as the page: the browser would run HTML.
  it('answers a missing file with 404, and nothing outside its folder', async () => {
    for (const path of ['/assets/gone.js', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/api/common/Nimic'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it.each(['/', '/index.html', '/app/invoices/out'])('%s allows the styles it brings, and no others', async (path) => {
    for (const css of ['p{margin:0}', 'p{margin:10px}']) {
      // Another build in the place of the one before it.
      writePage(css);
      const policy = (await get(path, { accept: 'text/html' })).headers.get('content-security-policy') ?? '';
      const hash = createHash('sha256').update(css).digest('base64');
      expect(policy.split('; ')).toContain(`style-src 'self' 'sha256-${hash}'`);
    }
    expect((await get('/assets/main-abc123.js')).headers.get('content-security-policy')).not.toContain('sha256');
  });

  it('brings the XSRF cookie once', async () => {
    const first = (await get('/', { accept: 'text/html' })).headers.get('set-cookie') ?? '';
    expect(first).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Strict$/);
    const again = await get('/', { accept: 'text/html', cookie: String(first.split(';')[0]) });
    expect(again.headers.get('set-cookie')).toBeNull();
  });
});

describe('every answer', () => {
  it.each(['/', '/assets/main-abc123.js', '/api/common/GetPublicNotifications', '/health', '/nimic', '/nimic%'])(
    'of %s carries the policy',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types condica");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.replace(/style-src-attr[^;]*/, '')).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(policy).toContain("object-src 'none'; base-uri 'none'");
    },
  );

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/main-abc123.js', 'application/javascript; charset=utf-8'],
    ['/api/common/Nimic', 'application/json; charset=utf-8'],
    ['/metrics', 'text/plain; version=0.0.4; charset=utf-8'],
  ])('of %s says what it is, and in which letters', async (path, type) => {
    const { headers } = await get(path, { accept: 'text/html' });
    expect(headers.get('content-type')?.toLowerCase()).toBe(type);
  });

  it('is for pages of this origin alone', async () => {
    for (const path of ['/', '/health', '/api/common/GetPublicNotifications']) {
      const { headers } = await get(path, { origin: 'https://altul.exemplu.ro' });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    const asked = await fetch(`${app.url}/api/backend/GetAccount`, {
      method: 'OPTIONS',
      headers: { origin: 'https://altul.exemplu.ro', 'access-control-request-headers': 'authorization' },
    });
    expect([asked.ok, asked.headers.get('access-control-allow-origin')]).toEqual([false, null]);
  });

  // Before: left to whatever cache was on the way.
  it.each(['/health', '/ready', '/metrics', '/nimic', '/api/common/Nimic', '/api/backend/Nudges'])(
    'of %s is kept by no cache',
    async (path) => {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    },
  );

  it('behind a proxy that speaks https keeps browsers there', async () => {
    const { url } = await app.startAnother({ PUBLIC_URL: 'https://facturi.exemplu.ro' });
    const { headers } = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  it('of a call is kept by no cache, and a long one compressed', async () => {
    const body = 'ș'.repeat(2000);
    await app.owner
      .insertInto('public_notice')
      .values(Array.from({ length: 20 }, () => ({ title: 'Lung', body, shown_from: new Date(0), shown_until: null })))
      .execute();
    const answer = await fetch(`${app.url}/api/common/GetPublicNotifications`, {
      method: 'POST',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-encoding')).toBe('br');
    // In one call: a stream has no length ahead, and holds the answer until the next full collection.
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    expect((await answer.json()).notifications).toHaveLength(20);
  });
});

describe('state', () => {
  it('is told: health with the version, readiness by the database, metrics by call', async () => {
    expect(await (await get('/health')).json()).toEqual({ status: 'ok', version: '1.2.3', date: '2026-01-02' });
    expect((await get('/ready')).status).toBe(200);
    await signIn(app.url, app.ana);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/^condica_calls_total\{call="Login",status="200"\} \d+$/m);
    expect(metrics).toMatch(/^condica_jobs_dead 0$/m);
  });

  it('of metrics is not told through a proxy to others', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });

  it('is logged without what the requests hold', async () => {
    await get('/api/backend/GetAuthorizations?company=secret-id');
    const lines = JSON.stringify(app.log);
    expect(lines).toContain('/api/backend/GetAuthorizations');
    expect(lines).not.toMatch(/secret-id|Bearer|exemplu\.ro/);
  });
});
