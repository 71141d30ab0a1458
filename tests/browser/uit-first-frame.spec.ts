/** A UIT card that was looked at stands in the first frame of the next start, before the database is open; never one that no longer holds. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openDevice } from './device';
import { type Installation, startInstallation } from './installation';
import { card, declare, openNewTransport, TRANSPORTS, transportRows, writeTransport } from './pages/transport-page';
import { chooseUserAction } from './pages/user-menu';

const PHONE = { width: 390, height: 844 };
const code = (page: Page) => page.getByRole('img', { name: /^Cod UIT / });
/** How many cards. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const lists = Object.entries(localStorage).filter(([key]) => key.startsWith('condica.uit '));
    return lists.reduce((sum, [, cards]) => sum + (JSON.parse(cards) as readonly unknown[]).length, 0);
  });

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation({ prepared: true });
  page = await phoneOf(browser);
});
test.afterAll(async () => {
  await page.context().close();
  await installation.stop();
});

async function phoneOf(browser: Browser): Promise<Page> {
  return openDevice(browser, installation, { viewport: PHONE });
}

async function openCard(): Promise<void> {
  await page.goto(installation.url + TRANSPORTS);
  await transportRows(page).getByText('Fructe Proaspete SRL').first().click();
  await expect(code(page)).toBeVisible();
  await expect.poll(() => kept(page)).toBe(1);
}

/** As on a phone that has much to do: no database has opened yet. */
async function holdDatabases(): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('held', ''));
  await page.addInitScript(() => {
    if (sessionStorage.getItem('held') !== null)
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
}

test('the card is there before the database, and gives way to the page', async () => {
  await openCard();
  await holdDatabases();
  await page.reload();
  const shown = card(page, 'Valid');
  await expect(shown).toBeVisible();
  await expect(code(page)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Cod QR cu UIT / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Arată la control' })).toBeHidden();
  await page.evaluate(() => sessionStorage.removeItem('held'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Arată la control' })).toBeVisible();
  await expect(code(page)).toHaveCount(1);
  await expect(shown).toHaveCount(1);
});

test('a declaration that is deleted is not kept', async () => {
  // Of today: those of a demonstration that was filled before midnight are on their way.
  await openNewTransport(page, installation.url);
  await writeTransport(page);
  const before = await kept(page);
  await declare(page);
  await expect(card(page, 'Valid')).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => kept(page)).toBe(before + 1);
  await page.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Șterge declarația' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge declarația' }).click();
  await expect.poll(() => kept(page)).toBe(before);
});

test('nothing is kept for who leaves the device', async () => {
  await page.goto(installation.url + TRANSPORTS);
  await page.getByRole('tab', { name: 'Pe drum' }).click();
  await transportRows(page).getByRole('button').first().click();
  await expect(code(page)).toBeVisible();
  await expect.poll(() => kept(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseUserAction(page, 'Ieși și șterge datele de pe acest dispozitiv');
  await page.getByRole('dialog').getByRole('button', { name: 'Ieși și șterge' }).click();
  await expect(page.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  // The page is loaded anew when everything is gone.
  await expect(async () => expect(await kept(page)).toBe(0)).toPass();
});
