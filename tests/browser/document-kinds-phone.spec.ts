/** Every kind of document on a phone, by touch, with and without network: begun, written, and among the drafts with its kind and where it is kept. */
import { expect, type Page, test } from '@playwright/test';
import { DOCUMENT_TYPE_WORDS } from '@/app/invoices/document/document-type-words';
import { DOCUMENT_TYPES } from '@/domain/invoice/document-types';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { closeDesktop } from './desktop';
import { openDevice } from './device';
import { type Installation, startInstallation } from './installation';

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  installation = await startInstallation({ prepared: true });
  page = await openDevice(browser, installation, {
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
});
test.afterAll(() => closeDesktop({ installation, page }));
test.afterEach(() => page.context().setOffline(false));

const step = (name: string) => page.getByRole('navigation', { name: 'Pașii facturii' }).getByRole('button', { name });

async function write(kind: string, line: string): Promise<void> {
  await page.goto(`${installation.url}/app/invoices`);
  const menu = page.getByRole('button', { name: /^Felul documentului: / });
  await menu.tap();
  await page.getByRole('menuitem', { name: kind, exact: true }).tap();
  await expect(menu).toContainText(kind);
  await page.getByRole('combobox', { name: /^Denumire \*?$/ }).fill('mobila');
  await page
    .getByRole('option', { name: /^Mobila Transilvania/ })
    .first()
    .tap();
  await step('Linii').tap();
  await page.getByRole('combobox', { name: 'Adaugă o linie' }).fill(line);
  await page.getByRole('option', { name: new RegExp(line) }).tap();
  const sheet = page.getByRole('dialog', { name: 'Linia 1' });
  await sheet.getByLabel('Preț fără TVA').fill('200');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('200,00').first()).toBeVisible();
}

for (const code of DOCUMENT_TYPES) {
  const kind = DOCUMENT_TYPE_WORDS[code] ?? code;
  for (const network of ['with', 'without'] as const)
    test(`${kind} (${code}) is written ${network} network`, async () => {
      const errors = watchErrors(page);
      const line = `Montaj ${code} ${network === 'with' ? 'unu' : 'doi'}`;
      await page.context().setOffline(network === 'without');
      await write(kind, line);
      await page.goto(`${installation.url}/app/invoices/drafts`);
      await page.getByRole('searchbox', { name: 'Caută în ciorne' }).fill(line);
      const card = page.getByRole('list', { name: 'Ciorne' }).getByRole('listitem');
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(`${kind} · linii: 1`);
      await expect(card).toContainText(network === 'with' ? 'Pe server' : 'Doar aici');
      expect(await violationsOf(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
}
