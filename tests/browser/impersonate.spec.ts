/** The support sees an account in a frame of its own page: by the operator's proof, reading alone, with nothing left behind; nobody else does. */
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../server/demo/demo-account';
import { asOwner } from './as-owner';
import { violationsOf } from './axe';
import { type Installation, startInstallation } from './installation';
import { withoutInstallOffer } from './pages/sign-in-page';

const PICTURES = process.env.CONDICA_PICTURES;
const run = promisify(execFile);

let installation: Installation;
let consolePage: Server;
let origin: string;

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  // The page of the support: what is sent to the frame, the test decides.
  consolePage = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="ro"><title>Suport</title><style>body{margin:0}iframe{width:100vw;height:96vh;border:0}</style>
<main><h1 style="font-size:12px;margin:0">Suport</h1><iframe title="Condica" src="${installation.url}/auth"></iframe></main>`,
    );
  });
  await new Promise<void>((done) => consolePage.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(consolePage.address() as AddressInfo).port}`;
  installation = await startInstallation({ environment: { FRAME_ANCESTORS: origin } });
});
test.afterAll(async () => {
  consolePage.close();
  await installation.stop();
});

/** By the operator's command, as built. */
async function proof(): Promise<string> {
  const command = join(resolve('dist', 'server'), 'impersonate.mjs');
  const words = [DEMO_ACCOUNT.email, 'Ana Pop', 'cererea 214: factura nu pleacă'];
  const env = { ...process.env, CONDICA_DATA: join(installation.data, 'data') };
  const { stdout } = await run(process.execPath, [command, ...words], { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** The page of the support, with what the frame has told it. */
async function openConsole(page: Page, at = origin): Promise<FrameLocator> {
  await withoutInstallOffer(page.context(), installation.url);
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    window.addEventListener('message', ({ data }) => told.push(String(data?.type)));
  });
  await page.goto(at);
  return page.frameLocator('iframe');
}

const told = (page: Page) => page.evaluate((): readonly string[] => Reflect.get(window, 'told'));

async function send(page: Page, user: object): Promise<void> {
  await expect.poll(() => told(page)).toContain('IMPERSONATE_READY');
  await page.evaluate((sent) => {
    document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'IMPERSONATE', user: sent }, '*');
  }, user);
}

test('an account is seen whole, changed in nothing, and gone at the end', async ({ page }) => {
  const frame = await openConsole(page);
  await expect(frame.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  await send(page, { proof: await proof() });
  const bar = frame.getByRole('complementary', { name: 'Suport' });
  await expect(bar).toContainText(`Vedeți contul: Dana Popescu, ${DEMO_ACCOUNT.email}`);
  await expect(bar).toContainText('Ana Pop: cererea 214: factura nu pleacă. Numai citire');
  await expect(frame.getByRole('heading', { level: 1, name: /o decizie/ })).toBeVisible({ timeout: 60_000 });
  expect(await told(page)).toContain('IMPERSONATE_SHOWN');
  await frame.getByRole('link', { name: 'Parteneri', exact: true }).click();
  await expect(frame.getByRole('grid', { name: 'Parteneri' }).getByRole('row').nth(3)).toBeVisible();
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/impersonate-${theme}.png` });
    expect.soft(await violationsOf(page, 2), theme).toEqual([]);
  }

  // A partner that the support adds stands nowhere: neither there nor at the server.
  const partners = () =>
    asOwner(installation, (db) =>
      db.selectFrom('replicated_row').select('id').where('collection', '=', 'partner').execute(),
    );
  const before = (await partners()).length;
  // Notices of the demonstration lie over the corner of so small a window.
  await frame.getByRole('button', { name: 'Partener nou' }).first().press('Enter');
  const panel = frame.getByRole('complementary', { name: 'Partener nou' });
  await panel.getByLabel(/^Denumire/).fill('Străin SRL');
  await panel.getByRole('button', { name: 'Adaugă partenerul' }).press('Enter');
  await expect(frame.getByRole('grid', { name: 'Parteneri' }).getByText('Străin SRL')).toHaveCount(0);
  expect((await partners()).length).toBe(before);

  await bar.getByRole('button', { name: 'Încheie' }).press('Enter');
  await expect(frame.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  await expect(frame.getByRole('complementary', { name: 'Suport' })).toHaveCount(0);
  const inside = page.frames().find((one) => one.url().startsWith(installation.url));
  const names = await inside?.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  expect(names?.filter((name) => name.includes('support'))).toEqual([]);
  const audit = await asOwner(installation, (db) =>
    db.selectFrom('audit_event').select('subject').where('kind', '=', 'support.opened').execute(),
  );
  expect(audit).toEqual([{ subject: 'Ana Pop' }]);
});

test('without a proof, with a used one, from a foreign page and from a popup nobody is shown', async ({ page }) => {
  const used = await proof();
  const frame = await openConsole(page);
  await send(page, { id: 1, email: DEMO_ACCOUNT.email, token: 'x' });
  await send(page, { proof: 'nimic' });
  await expect(frame.getByText('Contul nu s-a deschis.')).toBeVisible();
  expect(await told(page)).not.toContain('IMPERSONATE_SHOWN');
  await send(page, { proof: used });
  await expect(frame.getByRole('complementary', { name: 'Suport' })).toBeVisible();
  await page.reload();
  await send(page, { proof: used });
  await expect(frame.getByText('Contul nu s-a deschis.')).toBeVisible();

  // Another origin is let in by no frame at all.
  const foreign = await page.context().newPage();
  await openConsole(foreign, origin.replace('127.0.0.1', 'localhost'));
  await expect(foreign.frameLocator('iframe').getByRole('heading', { name: 'Autentificare' })).toHaveCount(0);
  expect(await told(foreign)).toEqual([]);

  // A window that the support's page opened stands in no other, and listens to nobody.
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => {
      Reflect.set(window, 'opened', window.open(url));
    }, `${installation.url}/auth`),
  ]);
  await expect(popup.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  const fresh = await proof();
  await popup.evaluate((sent) => {
    window.postMessage({ type: 'IMPERSONATE', user: { proof: sent } }, '*');
  }, fresh);
  await expect(popup.getByRole('complementary', { name: 'Suport' })).toHaveCount(0);
  // It is as good as it was.
  await page.reload();
  await send(page, { proof: fresh });
  await expect(frame.getByRole('complementary', { name: 'Suport' })).toBeVisible();
});
