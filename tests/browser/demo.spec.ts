/**
 * The demonstration shows the whole life of an invoice: what ANAF refused is corrected under its number, what was in doubt is
 * found and what waited gets its verdict when the person lets ANAF answer. Verifies: G13
 */
import { expect, type Page, test } from '@playwright/test';
import { LIVELY_COMPANY } from '../../server/demo/demo-invoices';
import { violationsOf } from './axe';
import { type Installation, type StandInUpload, startInstallation } from './installation';
import { issue } from './pages/editor-page';
import { closeNotices } from './pages/public-notices';
import { goOnToList, untilSynchronised } from './pages/sign-in-page';

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation();
  page = await (await browser.newContext()).newPage();
  // The server says that a demonstration is there, and one press leads into it.
  await page.goto(`${installation.url}/auth`);
  await page.getByRole('button', { name: 'Date demonstrative' }).click();
  await goOnToList(page);
  await closeNotices(page);
  await untilSynchronised(page);
});
test.afterAll(async () => {
  await page.context().close();
  await installation.stop();
});

async function openDemo(): Promise<void> {
  await page.getByRole('button', { name: 'Meniul utilizatorului' }).click();
  await page.getByRole('menuitem', { name: 'Ce puteți încerca' }).click();
  await expect(page.getByRole('heading', { name: 'Ce puteți încerca' })).toBeVisible();
}

/** Of the company that is open first: the other one has the same numbers. */
async function uploadsOf(number: string): Promise<readonly StandInUpload[]> {
  return (await installation.uploadsOf(number)).filter(({ sellerCif }) => sellerCif === LIVELY_COMPANY);
}

const lines = () => page.getByRole('main').getByRole('listitem');

test('five lines say what to try, each leading to its place', async () => {
  await openDemo();
  await expect(lines()).toHaveCount(5);
  await expect(lines().nth(0)).toContainText('Corectați 2 facturi respinse');
  await expect(lines().nth(0)).toContainText(/ziua [45] din 5/);
  await lines().nth(1).getByRole('link').click();
  await expect(page.getByText('Îndoielnică')).toBeVisible();
  await openDemo();
  await lines().nth(4).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Trimitere XML' })).toBeVisible();
});

test('both refusals have one repair, each under its number', async () => {
  for (const left of ['Corectați factura respinsă', 'Facturile respinse sunt corectate']) {
    await openDemo();
    await lines().nth(0).getByRole('link').click();
    const head = page.getByText(/^Corectura facturii FCT-\d+/);
    await expect(head).toBeVisible();
    const number = /FCT-\d+/.exec((await head.textContent()) ?? '')?.[0] ?? '';
    await page.getByLabel('Observații').fill('Livrare la sediu');
    await issue(page, number);
    await openDemo();
    await expect(lines().nth(0)).toContainText(left);
    await expect
      .poll(async () => (await uploadsOf(number)).map(({ verdict }) => verdict), { timeout: 60_000 })
      .toEqual(['nok', 'ok']);
  }
});

test('a button lets ANAF answer: what was in doubt was sent once, and nothing waits any more', async () => {
  await openDemo();
  const doubtful = /FCT-\d+/.exec((await lines().nth(1).textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: 'Lasă ANAF să răspundă' }).click();
  await expect(page.getByText('ANAF răspunde acum; stările se schimbă în câteva secunde.')).toBeVisible();
  await expect(lines().nth(1)).toContainText('Răspunsul pierdut s-a găsit', { timeout: 60_000 });
  await expect(lines().nth(2)).toContainText('ANAF a răspuns la toate', { timeout: 60_000 });
  await expect(page.getByText('Nicio factură nu mai așteaptă.')).toBeVisible();
  expect(await uploadsOf(doubtful)).toHaveLength(1);
});

test('putting back says what goes, takes what was changed, and fills the same companies anew', async () => {
  test.setTimeout(300_000);
  await openDemo();
  const reset = page.getByRole('button', { name: 'Pune datele demonstrative la loc' });
  await page.context().setOffline(true);
  await expect(page.getByText('Se poate numai cu rețea.').last()).toBeVisible();
  await expect(reset).toBeDisabled();
  await page.context().setOffline(false);
  await expect(reset).toBeEnabled();
  await reset.click();
  const dialog = page.getByRole('dialog', { name: 'Puneți datele demonstrative la loc?' });
  await expect(dialog).toContainText('Se șterg, de pe server și de pe toate dispozitivele');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  }
  if (process.env.CONDICA_LOOK) await page.screenshot({ path: '/tmp/look-demo-reset.png' });
  await dialog.getByRole('button', { name: 'Anulează' }).click();
  await expect(lines().nth(0)).toContainText('Facturile respinse sunt corectate');

  await reset.click();
  await dialog.getByRole('button', { name: 'Șterge și pune la loc' }).click();
  await expect(page.getByRole('progressbar', { name: 'Se pun la loc datele demonstrative' })).toBeVisible({
    timeout: 60_000,
  });
  // A device says that its companies are other ones now.
  await expect(page.getByText(/: firmele au fost făcute din nou$/)).toBeVisible();
  if (process.env.CONDICA_LOOK) await page.screenshot({ path: '/tmp/look-demo-filling.png' });
  await expect(page.getByText('Datele demonstrative sunt puse la loc.')).toBeVisible({ timeout: 200_000 });
  // As at the beginning: the refused ones are to be corrected, the doubt and what waits are there.
  await expect(lines().nth(0)).toContainText('Corectați 2 facturi respinse', { timeout: 60_000 });
  await expect(lines().nth(2)).toContainText('Vedeți 3 facturi care așteaptă', { timeout: 60_000 });
  await untilSynchronised(page);
  await page.goto(`${installation.url}/app/companies`);
  await expect(page.getByText('Tâmplăria Codrul SRL')).toHaveCount(1);
  await expect(page.getByText('Agro Câmpia SA').first()).toBeVisible();
});
