/** An invoice whose draft was changed elsewhere before it left: it is held, told in the panel, and a person decides once. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import { openDevice } from './device';
import type { Installation } from './installation';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { untilSynchronised } from './pages/sign-in-page';

const TITLE = 'Nu a plecat încă la ANAF: decideți dumneavoastră';

let installation: Installation;
let page: Page;
let elsewhere: { readonly context: BrowserContext; readonly page: Page };

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  elsewhere = await otherDevice(browser);
});
test.afterAll(async () => {
  await elsewhere.context.close();
  await closeDesktop({ installation, page });
});
test.afterEach(() => page.context().setOffline(false));

async function otherDevice(browser: Browser): Promise<typeof elsewhere> {
  const other = await openDevice(browser, installation);
  return { context: other.context(), page: other };
}

async function openDraft(on: Page, buyer: string): Promise<void> {
  await on.goto(`${installation.url}/app/invoices/drafts`);
  const row = on.getByRole('grid', { name: 'Ciorne' }).getByRole('row').filter({ hasText: buyer });
  await expect(row).toContainText('Pe server', { timeout: 30_000 });
  await row.getByText(buyer).click();
  await expect(on.getByLabel('Observații')).toBeVisible();
}

/** The draft is changed on the other device while this one issues it without network; gives the number. */
async function issueHeld(buyer: string): Promise<string> {
  await page.goto(`${installation.url}/app/invoices/out`);
  await openEditor(page);
  await writeInvoice(page, buyer);
  await openDraft(elsewhere.page, buyer);
  await openDraft(page, buyer);
  const note = page.getByText(/urmează FCT-\d+/);
  const number = /FCT-\d+/.exec((await note.textContent()) ?? '')?.[0] ?? '';
  await page.context().setOffline(true);
  await elsewhere.page.getByLabel('Observații').fill('scris în altă parte');
  await expect(elsewhere.page.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  await untilSynchronised(elsewhere.page);
  await issue(page, number);
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: /^Sincronizare: 1 de ales/ })).toBeVisible({ timeout: 30_000 });
  // Before: it was said to be on its way, with nothing to do.
  await expect(page.getByText(/^Nu a plecat la ANAF: ciorna ei a fost schimbată/)).toBeVisible();
  return number;
}

/** From the state in the bar to the invoice, by keys alone. */
async function openFromPanel(number: string, buyer: string): Promise<void> {
  await page.getByRole('button', { name: /^Sincronizare: 1 de ales/ }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Sincronizare' });
  await expect(panel.getByRole('heading', { name: /^Oprite, decideți/ })).toBeVisible();
  await expect(panel).toContainText('1 factură oprită: ciorna ei a fost schimbată de pe');
  await panel.getByRole('link', { name: new RegExp(`^${number} · ${buyer}`) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  // Before: the panel stayed open and lay over the two buttons.
  await expect(panel).toHaveCount(0);
}

test('without network nothing is decided; a refusal is told; «Trimite așa» sends it once', async () => {
  const buyer = 'Farmacia Sănătatea';
  const number = await issueHeld(buyer);
  await openFromPanel(number, buyer);
  const send = page.getByRole('button', { name: 'Trimite așa' });
  await page.context().setOffline(true);
  await expect(page.getByText('Decizia are nevoie de rețea.')).toHaveCount(1);
  await expect(send).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(send).toBeVisible({ timeout: 30_000 });

  const refusal = { status: 'error', error: 'Nu aveți acces la această firmă.', code: 'company-denied' };
  await page.route('**/ReleaseInvoice', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nu aveți acces la această firmă. Factura așteaptă în continuare.')).toBeVisible();
  await page.route('**/ReleaseInvoice', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Decizia nu a ajuns la server; factura așteaptă în continuare/)).toBeVisible();
  expect(await installation.uploadsOf(number)).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0);
  await expect
    .poll(async () => (await installation.uploadsOf(number)).map(({ verdict }) => verdict), { timeout: 60_000 })
    .toEqual(['ok']);
  // What was written elsewhere is in the draft, which stays.
  await page.goto(`${installation.url}/app/invoices/drafts`);
  await expect(page.getByRole('grid', { name: 'Ciorne' }).getByRole('row').filter({ hasText: buyer })).toHaveCount(1);
});

test('«Ia înapoi» keeps it from ANAF and leaves it to be corrected', async () => {
  const buyer = 'Electro Instal';
  const number = await issueHeld(buyer);
  await openFromPanel(number, buyer);
  await page.getByRole('button', { name: 'Ia înapoi' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Corectează' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sincronizare: 1 de ales/ })).toHaveCount(0);
  expect(await installation.uploadsOf(number)).toEqual([]);
});
