/**
 * Verifies: G1. The browser is killed while one types into forms and cells that are not saved; the next start finds the text
 * where it was typed, and says so. `npm run kills -- typing` tells how long a key waits.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { unsavedTexts } from './forms/unsaved-texts';
import type { Installation } from './installation';
import { type KillableBrowser, startBrowser } from './killable-browser';
import { closeOwnBrowser, openOwnBrowser } from './own-browser';
import { asInNewTab } from './pages/new-tab';
import { closeNotices } from './pages/public-notices';

const STILL = 'Ce ați scris și nu ați salvat e încă aici.';

let installation: Installation;
let profile: string;
let browser: KillableBrowser;

test.beforeAll(async () => {
  ({ installation, profile, browser } = await openOwnBrowser());
});
test.afterAll(() => closeOwnBrowser({ installation, profile, browser }));

/** Types, waits until the device has it, kills the browser, and opens the same address on the same profile again. */
async function killedAfter(field: string, typed: string): Promise<Page> {
  await browser.page.keyboard.type(typed);
  await expect.poll(async () => [...(await unsavedTexts(browser.page, field)).values()]).toContain(typed);
  const address = browser.page.url();
  await browser.kill();
  browser = await startBrowser(profile);
  await browser.page.goto(address);
  await closeNotices(browser.page);
  return browser.page;
}

async function openList(path: string, name: string): Promise<Page> {
  await asInNewTab(browser.page);
  await browser.page.goto(`${installation.url}${path}`);
  await expect(browser.page.getByRole('grid', { name }).getByRole('row').nth(2)).toBeVisible();
  return browser.page;
}

function panel(page: Page, name: string): Locator {
  return page.getByRole('complementary', { name });
}

test('the name of a new partner', async () => {
  const before = await openList('/app/defs/partner', 'Parteneri');
  await before.getByRole('button', { name: 'Partener nou' }).click();
  await panel(before, 'Partener nou').getByLabel('CUI').fill('14399840');
  await panel(before, 'Partener nou').getByLabel('Denumire').click();
  const page = await killedAfter('name', 'Stupina din Deal SRL');
  const strip = page.getByRole('region', { name: 'Text nesalvat' });
  await expect(strip.getByText('Partener nou: ce ați scris și nu ați salvat e încă aici.')).toBeVisible();
  await strip.getByRole('button', { name: 'Continuă' }).click();
  const form = panel(page, 'Partener nou');
  await expect(form.getByText(STILL)).toBeVisible();
  await expect(form.getByLabel('Denumire')).toHaveValue('Stupina din Deal SRL');
  await expect(form.getByLabel('CUI')).toHaveValue('14399840');
  await form.getByRole('button', { name: 'Adaugă partenerul' }).click();
  await expect(panel(page, 'Stupina din Deal SRL')).toBeVisible();
  await expect(strip).toHaveCount(0);
  // It is saved: the next new partner begins empty, also after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Partener nou' }).click();
  await expect(panel(page, 'Partener nou').getByLabel('Denumire')).toHaveValue('');
  await expect(strip).toHaveCount(0);
});

test('the change of a partner’s field', async () => {
  const before = await openList('/app/defs/partner', 'Parteneri');
  await before.getByLabel('Denumire: conține').fill('Apicola');
  await before.getByRole('row').filter({ hasText: 'Apicola Munților SRL' }).click();
  await panel(before, 'Apicola Munților SRL').getByLabel('Persoană de contact').click();
  const page = await killedAfter('contactName', 'Ilinca Bârsan');
  const strip = page.getByRole('region', { name: 'Text nesalvat' });
  await expect(strip.getByText(/^Apicola Munților SRL, Persoană de contact: /)).toBeVisible();
  await strip.getByRole('button', { name: 'Continuă' }).click();
  const form = panel(page, 'Apicola Munților SRL');
  await expect(form.getByLabel('Persoană de contact')).toHaveValue('Ilinca Bârsan');
  await expect(form.getByText(STILL)).toBeVisible();
  await form.getByRole('button', { name: 'Salvează', exact: true }).click();
  // The line under the list says so; beside the panel there may be no room for its words.
  await expect(page.getByText(/persoană de contact Ilinca Bârsan/)).toBeAttached();
  await expect(strip).toHaveCount(0);
  await expect.poll(async () => (await unsavedTexts(page, 'contactName')).size).toBe(0);
});

test('a product’s cell typed into by F2', async () => {
  const before = await openList('/app/defs/product', 'Produse');
  await before.getByRole('grid', { name: 'Produse' }).focus();
  await before.keyboard.press('F2');
  await expect(before.getByRole('textbox', { name: 'Cod', exact: true })).toBeFocused();
  await before.keyboard.press('Tab');
  const cell = before.getByRole('textbox', { name: 'Denumire', exact: true });
  await expect(cell).toBeFocused();
  const name = await cell.inputValue();
  const page = await killedAfter('name', 'Miere de tei');
  const strip = page.getByRole('region', { name: 'Text nesalvat' });
  await expect(strip.getByText(`${name}, Denumire: ce ați scris`)).toBeVisible();
  await strip.getByRole('button', { name: 'Continuă' }).click();
  const form = panel(page, name);
  await expect(form.getByLabel('Denumire')).toHaveValue('Miere de tei');
  await form.getByRole('button', { name: 'Renunță la text' }).click();
  await expect(form.getByLabel('Denumire')).toHaveValue(name);
  await expect(strip).toHaveCount(0);
  await expect.poll(async () => (await unsavedTexts(page, 'name')).size).toBe(0);
});

test('a half typed date of a draft', async () => {
  const { page: before } = browser;
  await before.goto(`${installation.url}/app/invoices`);
  await before.getByRole('textbox', { name: /^Scadență/ }).selectText();
  await before.keyboard.type('3');
  // A draft that was never saved is, so that what stands beside it can be found.
  await expect(before).toHaveURL(/draft=/);
  await before.getByRole('textbox', { name: /^Scadență/ }).selectText();
  const page = await killedAfter('dueDate', '31.02');
  const due = page.getByRole('textbox', { name: /^Scadență/ });
  await expect(due).toHaveValue('31.02');
  await expect(page.getByText(/„31\.02” nu este încă o dată/)).toBeVisible();
  // Sending leads back to it: the invoice would go with another date than the one that is read.
  await page.keyboard.press('Control+Enter');
  await expect(due).toBeFocused();
  await due.fill('24.12.2026');
  await due.press('Enter');
  await expect(page.getByText(/nu este încă o dată/)).toHaveCount(0);
  await expect.poll(async () => (await unsavedTexts(page, 'dueDate')).size).toBe(0);
});
