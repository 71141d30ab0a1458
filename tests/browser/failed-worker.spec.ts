/** A worker of the lists that cannot be had is said, with a way to try again; no list is empty and no number is 0 for it. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Installation, startInstallation } from './installation';
import { signIn, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';

const WORKER = '**/archive-search.worker*';

let installation: Installation;
let context: BrowserContext;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  installation = await startInstallation();
  // Without a service worker, so that what is fetched can be kept away.
  context = await browser.newContext({
    ...{ viewport: { width: 1440, height: 900 }, locale: 'ro-RO', serviceWorkers: 'block' },
  });
  await withoutInstallOffer(context, installation.url);
  page = await context.newPage();
  await signIn(page, installation.url, { remember: true });
  await untilSynchronised(page);
});
test.afterAll(async () => {
  await context.close();
  await installation.stop();
});
test.beforeEach(() => context.route(WORKER, (route) => route.abort()));
test.afterEach(() => context.unroute(WORKER));

const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });
const again = (words: string) => alert(words).getByRole('button', { name: 'Încearcă din nou' }).click();

/** What is pulled meanwhile tries again too: then nobody has to press. */
async function untilTried(words: string): Promise<void> {
  await expect(async () => {
    if (await alert(words).isVisible()) await again(words);
    await expect(alert(words)).toHaveCount(0);
  }).toPass();
}

test('a month that could not be counted is said, and counted when it is tried again', async () => {
  const words = 'Luna nu a putut fi numărată';
  await page.goto(`${installation.url}/app/invoices/inbox`);
  await expect(alert(words)).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Toate firmele' });
  await expect(grid.getByText(/^Luna nu este numărată/)).toBeVisible();
  await again(words);
  await expect(alert(words)).toBeVisible();
  await context.unroute(WORKER);
  await untilTried(words);
  await expect(grid.getByText(/^Luna nu este numărată/)).toHaveCount(0);
});

test('a list that could not be filtered says so, and is filtered when it is tried again', async () => {
  const words = 'Lista nu a putut fi filtrată';
  await page.goto(`${installation.url}/app/invoices/out`);
  const grid = page.getByRole('grid', { name: 'Facturi emise' });
  await expect(alert(words)).toBeVisible();
  // The first rows are there all the same.
  await expect(grid.getByText(/^FCT-\d+$/).first()).toBeVisible();
  await page.getByLabel('Partener: nume sau CUI').fill('nu este nicăieri');
  await expect(grid.getByText(/^FCT-\d+$/)).toHaveCount(0);
  // Nobody has looked: that there is none is not said.
  await expect(page.getByText('Nicio factură nu se potrivește')).toHaveCount(0);
  await context.unroute(WORKER);
  await untilTried(words);
  await page.getByLabel('Partener: nume sau CUI').fill('mobila');
  await expect(grid.getByText('Mobila Transilvania SRL').first()).toBeVisible();
  await expect(page.getByText(/^Total filtrat /)).toBeVisible();
});
