/** Long work on many invoices stays where the person can stop it, and what cannot be begun says why; keys of a sheet. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makingTexts } from '../../src/app/invoices/archive/making-texts';
import { closeDesktop, type Desktop, openDesktop } from './desktop';
import { signIn, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';
import { nextWorkerUnheard } from './unheard-worker';

const PHONE = { width: 390, height: 844 };
const LIST = 'Facturi primite';
const MAKING = 'Se adună documentele pentru zip.';
const UNDER_WAY = 'Un zip este deja pe drum.';

let desktop: Desktop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser);
  const { page, installation } = desktop;
  await page.goto(`${installation.url}/app/invoices/in`);
  await expect(page.getByRole('tab', { name: 'Toate 50' })).toBeVisible({ timeout: 90_000 });
});
test.afterAll(() => closeDesktop(desktop));
test.beforeEach(async () => {
  const { page, installation } = desktop;
  await page.setViewportSize(PHONE);
  await page.goto(`${installation.url}/app/invoices/in`);
  await expect(page.getByRole('tab', { name: 'Toate 50' })).toBeVisible();
  await expect(cards(page).first()).toContainText(/\d,\d\d/);
});

const cards = (page: Page) => page.getByRole('list', { name: LIST }).getByRole('listitem');
const alerts = (page: Page) => page.getByRole('region', { name: 'Alerte' });
const stop = (where: Locator) => where.getByRole('button', { name: 'Oprește' });

async function chooseOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alege facturi' }).click();
  await cards(page).first().getByRole('checkbox').check();
  // The last button of the bar, which moves the others.
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Mesaj' })).toBeVisible();
}

async function take(page: Page, entry: string): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Descarcă' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

// Before: the X took its stop away for good, and on a phone what a second press said lay over it for eight seconds.
test('a zip that is put away waits under the bell with its stop, and a second press brings it back', async () => {
  const { page } = desktop;
  await nextWorkerUnheard(page, 'document');
  await chooseOne(page);
  await take(page, 'XML, într-un zip');
  await expect(alerts(page)).toContainText(`${MAKING}1 din 1`);
  await alerts(page).getByRole('button', { name: 'Lasă sub clopoțel' }).click();
  await expect(alerts(page)).toHaveText('');
  await page.getByRole('button', { name: 'Alerte: 1' }).click();
  const folded = page.getByRole('listitem').filter({ hasText: MAKING });
  await expect(stop(folded)).toBeVisible();
  await expect(folded.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await take(page, 'XML, într-un zip');
  await expect(alerts(page)).toContainText(UNDER_WAY);
  await expect(alerts(page)).toContainText('1 din 1');
  await stop(alerts(page)).click();
  await expect(alerts(page)).toHaveText('');
  const coming = page.waitForEvent('download');
  await take(page, 'XML, într-un zip');
  await coming;
  await expect(alerts(page)).toHaveText('');
});

for (const { act, press, making, underWay } of [
  {
    act: 'PDFs in one zip',
    press: (page: Page) => take(page, 'PDF-uri, într-un zip'),
    making: 'Se fac PDF-urile facturilor alese.',
    underWay: 'Alte PDF-uri sunt încă în lucru.',
  },
  {
    act: 'a print',
    press: (page: Page) => page.getByRole('toolbar').getByRole('button', { name: 'Printează' }).click(),
    making: 'Se așază pe pagini facturile de printat.',
    underWay: 'O altă printare se pregătește încă.',
  },
]) {
  // Before: of a second print nothing was said.
  test(`${act}: a second one says that one is under way, with its stop`, async () => {
    const { page } = desktop;
    await nextWorkerUnheard(page, 'pdf');
    await chooseOne(page);
    await press(page);
    await expect(alerts(page)).toContainText(making);
    await press(page);
    await expect(alerts(page)).toContainText(underWay);
    await stop(alerts(page)).click();
    await expect(alerts(page)).toHaveText('');
  });
}

// Before: nothing was said, as if the press had not been heard.
test('a table whose part of the app does not come says so, and is made when it is tried again', async ({ browser }) => {
  const { installation } = desktop;
  // Without a service worker, so that what is fetched can be kept away.
  const context = await browser.newContext({
    ...{ viewport: { width: 1440, height: 900 }, locale: 'ro-RO', serviceWorkers: 'block' },
  });
  await withoutInstallOffer(context, installation.url);
  const page = await context.newPage();
  await signIn(page, installation.url, { remember: true });
  await untilSynchronised(page);
  await context.route('**/list-csv-*', (route) => route.abort());
  await page.getByRole('grid').getByRole('checkbox', { name: 'Selectează rândul' }).first().click();
  await take(page, 'Tabel CSV cu rândurile alese');
  await expect(alerts(page)).toContainText(makingTexts.missing);
  await context.unroute('**/list-csv-*');
  const coming = page.waitForEvent('download');
  await alerts(page).getByRole('button', { name: 'Încearcă din nou' }).click();
  await coming;
  await context.close();
});

// Before: no key of the page worked under any dialog.
test('the keys of an invoice work in its sheet on a narrow screen, those of the page beneath do not', async () => {
  const { page } = desktop;
  await cards(page).nth(3).getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  const marks = sheet.getByRole('group', { name: 'Marcaje' });
  const approved = marks.getByRole('button', { name: 'Vizată' });
  await expect(approved).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('v');
  await expect(approved).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('i');
  await expect(marks.getByRole('button', { name: 'Înregistrată' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('i');
  await page.keyboard.press('v');
  await expect(approved).toHaveAttribute('aria-pressed', 'false');
  // Of the list, of the frame.
  for (const key of ['r', 'f', 'g', 'e', 'n', '?']) await page.keyboard.press(key);
  await page.keyboard.press('m');
  await expect(sheet.getByRole('textbox', { name: 'Mesaj către furnizor' })).toBeFocused();
  await page.keyboard.type('vi');
  await expect(approved).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/app\/invoices\/in/);
  await expect(alerts(page)).toHaveText('');
});
