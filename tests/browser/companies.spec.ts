/** Five hundred companies of one account: what is red and what waits in each, at once, found by name and walked by keys; on the phone too. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { createCompany } from '../../server/accounts/create-account';
import { DEMO_ACCOUNT, DEMO_COMPANIES } from '../../server/demo/demo-account';
import { asOwner } from './as-owner';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { closeNotices } from './pages/public-notices';

const COMPANIES = 500;
let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await addCompanies();
});
test.afterAll(() => closeDesktop({ installation, page }));

/** The demonstration's account gets so many more, in which nothing was issued yet; every fifth has no authorization. */
function addCompanies(): Promise<void> {
  return asOwner(installation, async (owner) => {
    const [particulars] = DEMO_COMPANIES;
    if (particulars === undefined) throw new Error('The demonstration has no company.');
    const { email } = DEMO_ACCOUNT;
    const { id: ownerId } = await owner
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    for (let place = 0; place < COMPANIES - DEMO_COMPANIES.length; place += 1) {
      const name = `Firma ${String(place + 1).padStart(3, '0')} SRL`;
      const own = { cif: String(30_000_000 + place), name, isAuthorized: place % 5 !== 0 };
      await createCompany(owner, { ...particulars, ...own, administrator: email, ownerId });
    }
  });
}

const table = () => page.getByRole('grid', { name: 'Firme' });

test('are drawn at once, red ones first', async () => {
  await page.goto(`${installation.url}/app/companies`);
  await closeNotices(page);
  await expect(page.getByText('500 de firme')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Acasă' }).first().click();
  await expect(table()).toHaveCount(0);
  const painted = await page.evaluate(async () => {
    const began = performance.now();
    history.pushState(null, '', '/app/companies');
    dispatchEvent(new PopStateEvent('popstate'));
    const rows = (): number => document.querySelectorAll('[role=grid][aria-label=Firme] [data-index]').length;
    while (rows() === 0) await new Promise((frame) => requestAnimationFrame(frame));
    await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
    return performance.now() - began;
  });
  console.log(`companies of ${COMPANIES}: painted in ${Math.round(painted)} ms`);
  await expect(page.getByRole('tab', { name: 'Toate 500' })).toBeVisible();
  await expect(table().getByText('Cer o decizie sau au termenul azi')).toBeVisible();
  const first = table().locator('[data-index="0"]');
  await expect(first).toContainText('Agro Câmpia SA');
  await expect(first).toContainText('2 respinse');
  await expect(first).toContainText(/\d în așteptare/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (process.env.CONDICA_LOOK) await page.screenshot({ path: `/tmp/look-companies-${colorScheme}.png` });
    expect(await violationsOf(page)).toEqual([]);
  }
});

test('are found by code, parted by views, and walked by keys', async () => {
  await page.locator('#main h1').click();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Nume sau CUI' });
  await expect(search).toBeFocused();
  await page.keyboard.type('ro30000412');
  await expect(page.getByRole('tab', { name: 'Toate 1', exact: true })).toBeVisible();
  await expect(table()).toContainText('Firma 413 SRL');
  await search.fill('');
  await page.getByRole('tab', { name: /^Fără autorizare \d+/ }).click();
  await expect(page.getByRole('tab', { name: 'Fără autorizare 100' })).toBeVisible();
  await page.getByRole('tab', { name: /^Cer ceva/ }).click();
  await expect(table().locator('[data-index]')).toHaveCount(1);
  await search.fill('nimeni');
  await expect(page.getByText('Nicio firmă nu se potrivește.')).toBeVisible();
  await page.getByRole('button', { name: 'Arată toate firmele' }).click();
  await search.fill('firma');
  const second = table().locator('[data-index="1"]');
  const name = /Firma \d+ SRL/.exec((await second.textContent()) ?? '')?.[0] ?? '';
  await search.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('button', { name: new RegExp(`^Schimbă firma: ${name}`) })).toBeVisible();
});

test('say who authorized and how many have access, leave as a table, and answer to L, A and N', async () => {
  await page.goto(`${installation.url}/app/companies`);
  const search = page.getByRole('searchbox', { name: 'Nume sau CUI' });
  await search.fill('agro');
  const row = table().locator('[data-index="0"]');
  await expect(row.getByRole('gridcell').last()).toHaveText(/^\d+$/);
  await expect(table().getByRole('columnheader', { name: 'Autorizată de' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportă' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^firme-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^"Agro Câmpia SA";/);

  await search.press('ArrowDown');
  await page.keyboard.press('a');
  await expect(page.getByLabel('E-mailul persoanei de invitat')).toBeFocused();
  if (process.env.CONDICA_LOOK) await page.screenshot({ path: '/tmp/look-companies-access.png' });
  await page.keyboard.press('Escape');
  await expect(table()).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Fă un link de invitație' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Firmă nouă' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('are filtered by their connection and by who authorized them', async () => {
  await page.goto(`${installation.url}/app/companies`);
  const state = page.getByRole('combobox', { name: 'Conexiune ANAF' });
  const person = page.getByRole('combobox', { name: 'Autorizată de' });
  await person.selectOption({ label: 'Ioana Mărginean' });
  await expect(page.getByRole('tab', { name: 'Toate 2', exact: true })).toBeVisible();
  await expect(table().locator('[data-index="0"]')).toContainText('Ioana Mărginean');
  await state.selectOption({ label: 'Neconectată' });
  await expect(page.getByText('Nicio firmă nu se potrivește.')).toBeVisible();
  await page.getByRole('button', { name: 'Arată toate firmele' }).click();
  await expect(person).toHaveValue('');
  await state.selectOption({ label: 'Neconectată' });
  await expect(page.getByRole('tab', { name: 'Toate 498', exact: true })).toBeVisible();
  if (process.env.CONDICA_LOOK) await page.screenshot({ path: '/tmp/look-companies-filtered.png' });
  expect(await violationsOf(page)).toEqual([]);
});

test('are cards on the phone, with the way to each one’s connection', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${installation.url}/app/companies`);
  const cards = page.getByRole('list', { name: 'Firme' });
  await expect(cards.getByRole('button', { name: /Agro Câmpia SA.*2 respinse/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Nume sau CUI' }).fill('codrul');
  await expect(cards.getByRole('button', { name: /Tâmplăria Codrul SRL/ }).first()).toBeVisible();
  if (process.env.CONDICA_LOOK) await page.screenshot({ path: '/tmp/look-companies-phone.png' });
  expect(await violationsOf(page)).toEqual([]);
  await cards.getByRole('button', { name: /^Conexiune ANAF, Tâmplăria/ }).click();
  await expect(page.getByRole('heading', { name: 'Conexiune ANAF' })).toBeVisible();
});
