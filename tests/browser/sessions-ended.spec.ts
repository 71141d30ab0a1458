/** All other sessions are ended from one device: another one is out at its next call, keeps what it has not sent, and sends it once after the sign-in. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { asOwner } from './as-owner';
import { type Installation, startInstallation } from './installation';
import {
  DEMO,
  sendCredentials,
  signIn,
  untilInstalled,
  untilSynchronised,
  withoutInstallOffer,
} from './pages/sign-in-page';

const PARTNER = 'Atelier scris fără rețea SRL';
let installation: Installation;
const contexts: BrowserContext[] = [];

test.beforeAll(async () => {
  installation = await startInstallation();
});
test.afterAll(async () => {
  for (const context of contexts) await context.close();
  await installation.stop();
});

/** How many rows of the server bear the partner's name. */
async function atServer(): Promise<number> {
  const rows = await asOwner(installation, (db) =>
    db.selectFrom('replicated_row').select('body').where('collection', '=', 'partner').execute(),
  );
  return rows.filter(({ body }) => JSON.stringify(body).includes(PARTNER)).length;
}

async function writeWithoutNetwork(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Parteneri', exact: true }).click();
  await page.getByRole('button', { name: 'Partener nou' }).first().click();
  await page.context().setOffline(true);
  const panel = page.getByRole('complementary', { name: 'Partener nou' });
  await panel.getByLabel(/^Denumire/).fill(PARTNER);
  await panel.getByRole('button', { name: 'Adaugă partenerul' }).click();
  await expect(page.getByRole('grid', { name: 'Parteneri' }).getByText(PARTNER).first()).toBeVisible();
}

test('a device whose session was ended elsewhere keeps its unsent work and sends it after the sign-in', async ({
  browser,
}) => {
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ro-RO' });
    contexts.push(context);
    await withoutInstallOffer(context, installation.url);
    const page = await context.newPage();
    await signIn(page, installation.url, { remember: true });
    return page;
  };
  const there = await open();
  await untilInstalled(there);
  await untilSynchronised(there);
  await writeWithoutNetwork(there);

  const here = await open();
  await here.goto(`${installation.url}/app/account`);
  await here.getByRole('button', { name: /Încheie toate celelalte/ }).click();
  await expect(here.getByText(/s-a încheiat|S-au încheiat/).first()).toBeVisible();

  await there.context().setOffline(false);
  await expect(there.getByRole('heading', { name: 'Autentificare' })).toBeVisible({ timeout: 60_000 });
  await expect(there.getByText(/așteaptă pe acest dispozitiv$/)).toBeVisible();
  expect(await atServer()).toBe(0);
  await sendCredentials(there, DEMO);
  await expect(there).toHaveURL(/\/app/);
  await expect.poll(atServer, { timeout: 60_000 }).toBe(1);
  await untilSynchronised(there);
  expect(await atServer()).toBe(1);
});
