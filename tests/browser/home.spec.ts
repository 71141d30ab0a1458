/** The home page: each decision's button does its work, by keys, without network and on the phone; and the same over all companies. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { untilHome } from './pages/sign-in-page';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));
test.afterEach(() => page.context().setOffline(false));

const decisions = () => page.getByRole('list', { name: 'Așteaptă după dumneavoastră' }).getByRole('listitem');
const going = () => page.getByRole('list', { name: 'Merge singur, nu trebuie să faceți nimic' }).getByRole('listitem');
const home = async (): Promise<void> => {
  await page.goto(`${installation.url}/app`);
  await untilHome(page);
  // They come as each part of the archive is read: what was rejected, and what was received.
  await expect(decisions().filter({ hasText: 'respins' }).first()).toBeVisible();
  await expect(decisions().getByRole('button', { name: /^Deschide/ })).toBeVisible();
};

test('what asks for a decision stands by deadline, each with one button, and the figures below', async () => {
  await home();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Un lucru cere|\S+ (de )?lucruri cer) o decizie$/);
  for (const row of await decisions().all()) await expect(row.getByRole('button')).toHaveCount(1);
  await expect(going().filter({ hasText: 'Îndoielnic' }).first()).toBeVisible();
  const figures = page.getByRole('region', { name: 'Cifrele lunii' });
  await expect(figures).toContainText(/Emise în \S+, fără TVA/);
  await expect(figures).toContainText(/Decont până la \S+, \d\d\.\d\d\.\d{4}/);
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/home-desktop.png' });
});

test('the chart has its exact table, and says for VAT and for partners what it shows', async () => {
  await home();
  const chart = page.getByRole('region', { name: 'Emise și primite, fără TVA, mii lei' });
  await expect(chart.getByRole('img')).toBeVisible();
  // Twelve months, behind the drawing for who does not see it.
  await expect(chart.getByRole('row')).toHaveCount(13);
  await chart.getByRole('button', { name: 'Tabel' }).click();
  await expect(chart.getByRole('img')).toHaveCount(0);
  await expect(chart.getByRole('row').nth(1)).toContainText(/\d,\d\d/);
  await chart.getByRole('button', { name: 'Grafic' }).click();
  await chart.getByRole('combobox').selectOption('vat');
  await expect(page.getByRole('region', { name: 'TVA pe luni, mii lei' }).getByText('Colectată').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Ce parteneri' }).selectOption('suppliers');
  const suppliers = page.getByRole('region', { name: /^Furnizorii cei mai mari/ });
  await expect(suppliers.getByRole('row').nth(1)).toContainText(/,\d\d/);
  await page.getByRole('combobox', { name: 'Ce arată graficul' }).selectOption('net');
});

test('by keys: the next rejected one, and Enter opens its correction', async () => {
  await home();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('r');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/^Corectează/);
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(focused).toHaveAccessibleName(/^Corectează/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?correct=/);
  await page.keyboard.press('Escape');
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(page.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
  await page.getByRole('grid', { name: 'Facturi emise' }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await untilHome(page);
});

test('the other buttons lead where the decision is taken', async () => {
  await home();
  await going()
    .getByRole('button', { name: /^Vezi căutarea/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/view\?id=/);
  await home();
  await decisions()
    .getByRole('button', { name: /^Deschide/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Facturi primite' })).toBeVisible();
  await home();
  await going()
    .getByRole('button', { name: /^Vezi coada/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Sincronizare' })).toBeVisible();
  await page.getByRole('complementary', { name: 'Sincronizare' }).getByRole('button', { name: 'Închide' }).click();
});

test('without network it is all there from this device', async () => {
  await page.context().setOffline(true);
  await page.reload();
  await untilHome(page);
  await expect(decisions().filter({ hasText: 'respins' }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /mii lei/ })).toBeVisible();
});

test('over all companies: red first, one table, and all that is not accepted in one list', async () => {
  await home();
  await page.getByRole('link', { name: 'Toate firmele', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/o decizie în 2 firme/);
  const table = page.getByRole('grid', { name: 'Firme' });
  await expect(table.getByRole('row').nth(1)).toContainText('Agro Câmpia SA');
  await page.getByRole('tab', { name: /^Cu respinse 1/ }).click();
  await expect(table.getByRole('row').filter({ hasText: 'Tâmplăria' })).toHaveCount(0);
  await page.getByRole('tab', { name: /^Nevalidate, pe facturi/ }).click();
  const open = page.getByRole('grid', { name: 'Nevalidate, pe facturi' });
  await expect(open.getByRole('row').filter({ hasText: 'Respinsă' }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: /^Toate/ }).click();
  await page.screenshot({ path: 'test-results/home-all.png' });
  await table.getByRole('row').filter({ hasText: 'Tâmplăria' }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('button', { name: /Tâmplăria Codrul SRL/ }).first()).toBeVisible();
  await page.goto(`${installation.url}/app?toate=1`);
  await table.getByRole('row').filter({ hasText: 'Agro' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Agro Câmpia SA/ }).first()).toBeVisible();
});

test('on a phone the same decisions in the same order, a thumb wide', async () => {
  await home();
  const names = await decisions()
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await untilHome(page);
  await expect(decisions()).toHaveCount(names.length);
  expect(
    await decisions()
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.ariaLabel)),
  ).toEqual(names);
  for (const button of await decisions().getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/home-phone.png', fullPage: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: 'test-results/home-phone-dark.png' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: 'test-results/home-dark.png' });
  await page.emulateMedia({ colorScheme: 'light' });
});
