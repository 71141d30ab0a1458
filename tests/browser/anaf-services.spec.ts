/** On the page of a received document: the ministry's seal and ANAF's own word on it, ANAF's own paper, and a CII as a tree. */
import { expect, type Page, test } from '@playwright/test';
import { DEMO_COMPANIES } from '../../server/demo/demo-account';
import { sampleCii } from '../server/outside/sample-cii';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

const SUPPLIER_CIF = '22334455';

let installation: Installation;
let page: Page;

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const grid = () => page.getByRole('grid', { name: 'Facturi primite' });

async function openFirst(): Promise<void> {
  await expect(grid().getByRole('row').nth(1)).toBeVisible({ timeout: 90_000 });
  await grid().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Deschide pagina facturii' }).click();
}

test('the seal is checked, ANAF is asked about it, and its own paper is saved', async () => {
  await page.goto(`${installation.url}/app/invoices/in`);
  await openFirst();
  const seal = page.getByRole('region', { name: 'Sigiliul ministerului' });
  await expect(seal.getByText('Semnătura corespunde, semnatarul neverificat')).toBeVisible({ timeout: 30_000 });
  await seal.getByRole('button', { name: 'Întreabă ANAF' }).click();
  await expect(seal.getByText('ANAF confirmă semnătura.')).toBeVisible({ timeout: 30_000 });
  const file = page.waitForEvent('download', { timeout: 60_000 });
  await seal.getByRole('button', { name: 'PDF-ul ANAF' }).click();
  expect((await file).suggestedFilename()).toMatch(/-ANAF\.pdf$/);
});

test('a received CII stands in the list and is shown as a tree', async () => {
  const shown = (await page.getByRole('button', { name: /^Schimbă firma: / }).getAttribute('aria-label')) ?? '';
  const company = DEMO_COMPANIES.find(({ name }) => shown.includes(name));
  const cii = sampleCii({ seller: SUPPLIER_CIF, buyer: company?.cif ?? '', number: 'CII-4471' });
  await installation.deposit({ cif: SUPPLIER_CIF, at: Date.now() - 1_000, xml: new TextDecoder().decode(cii) });
  await page.goto(`${installation.url}/app/invoices/in`);
  await page.getByLabel('Furnizor: nume sau CUI').fill('Alfa Papetărie');
  await expect(grid().getByRole('row').filter({ hasText: 'CII-4471' })).toBeVisible({ timeout: 120_000 });
  await openFirst();
  await expect(page.getByRole('heading', { name: /^Factură în format CII/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('treeitem').filter({ hasText: 'rsm:ExchangedDocument' }).first()).toBeVisible();
});
