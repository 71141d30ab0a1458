/**
 * A draft that was issued elsewhere while it was written here, as a person meets it: whose and when, chosen by keys, and the
 * same end on both devices and the server. Its fields in two places are in failures.spec.ts.
 */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ListSavedDrafts } from '@/api/calls/draft-calls';
import { signIn as signInToServer } from '../server/support/test-client';
import { closeDesktop, openDesktop } from './desktop';
import { openDevice } from './device';
import type { Installation } from './installation';
import { openConflictChoice } from './pages/conflict-choice';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { DEMO, untilSynchronised } from './pages/sign-in-page';
import { companyOf } from './server-company';

/** Current after the first sign-in. */
const CIF = '14399840';
const TODAY = /astăzi, \d\d:\d\d/;

let installation: Installation;
let page: Page;
let other: { readonly context: BrowserContext; readonly page: Page };

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  other = await otherDevice(browser);
});
test.afterAll(async () => {
  await other.context.close();
  await closeDesktop({ installation, page });
});
test.afterEach(() => page.context().setOffline(false));

async function otherDevice(browser: Browser): Promise<typeof other> {
  const there = await openDevice(browser, installation);
  return { context: there.context(), page: there };
}

async function openDraft(on: Page, buyer: string): Promise<void> {
  await on.goto(`${installation.url}/app/invoices/drafts`);
  const row = on.getByRole('grid', { name: 'Ciorne' }).getByRole('row').filter({ hasText: buyer });
  await expect(row).toContainText('Pe server', { timeout: 30_000 });
  await row.getByText(buyer).click();
  await expect(on.getByLabel('Observații')).toBeVisible();
}

async function draftNotesOnServer(buyer: string): Promise<readonly unknown[]> {
  const client = await signInToServer(installation.url, DEMO);
  const { drafts } = await client.must(ListSavedDrafts, { body: { company: await companyOf(client, CIF) } });
  return drafts.flatMap(({ content }) => (content.buyer.name.startsWith(buyer) ? [content.notes] : []));
}

/** Pressed in the turn in which it comes into the page, before anything else is read. */
async function expectChoiceAtOnce(on: Page): Promise<void> {
  await expect(on.getByRole('button', { name: /^Sincronizare: 1 de ales/ })).toBeVisible({ timeout: 30_000 });
  await on.evaluate(() => {
    const pressed = new MutationObserver(() => {
      const choice = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Alege');
      if (choice === undefined) return;
      pressed.disconnect();
      choice.click();
    });
    pressed.observe(document.body, { subtree: true, childList: true });
  });
  await on.getByRole('button', { name: /^Sincronizare: 1 de ales/ }).click();
  await expect(on.getByRole('dialog', { name: / a emis ciorna pentru / })).toBeVisible();
  await on.keyboard.press('Escape');
  await expect(on.getByRole('dialog', { name: / a emis ciorna pentru / })).toHaveCount(0);
  await on.keyboard.press('Escape');
}

test('a draft that another device issued meanwhile: its number is told, and what was written here becomes a draft', async () => {
  const buyer = 'Electro Instal';
  await page.goto(`${installation.url}/app/invoices/out`);
  await openEditor(page);
  await writeInvoice(page, buyer);
  await expect(page.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  await untilSynchronised(page);
  // The other device has all of it before this one loses the network.
  await expect(async () => {
    await openDraft(other.page, buyer);
    await expect(other.page.getByText('200,00').first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await openDraft(page, buyer);
  await page.context().setOffline(true);
  await page.getByLabel('Observații').fill('scris pe drum');
  await expect(page.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  const next = other.page.getByText(/urmează FCT-\d+/);
  const number = /FCT-\d+/.exec((await next.textContent()) ?? '')?.[0] ?? '';
  await issue(other.page, number);
  await untilSynchronised(other.page);

  await page.context().setOffline(false);
  await expectChoiceAtOnce(page);
  const dialog = await openConflictChoice(page, new RegExp(` a emis ciorna pentru ${buyer}.* ca ${number}$`));
  await expect(dialog).toContainText(`nu este în factura ${number} și este păstrat pe acest dispozitiv`);
  await expect(dialog).toContainText(TODAY);
  await dialog.getByRole('button', { name: 'Adu înapoi ca ciornă' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await untilSynchronised(page);
  expect(await draftNotesOnServer(buyer)).toEqual(['scris pe drum']);
  await openDraft(other.page, buyer);
  await expect(other.page.getByLabel('Observații')).toHaveValue('scris pe drum');
  await expect
    .poll(async () => (await installation.uploadsOf(number)).map(({ verdict }) => verdict), { timeout: 60_000 })
    .toEqual(['ok']);
});
