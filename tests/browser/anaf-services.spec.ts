/**
 * On the page of a received document: the ministry's seal and ANAF's own word on it, ANAF's own paper, and a CII as a tree. Of the company:
 * what ANAF will soon give no more, and when it did not answer.
 */
import { expect, type Page, test } from '@playwright/test';
import { DEMO_COMPANIES } from '../../server/demo/demo-account';
import { sampleCii } from '../server/outside/sample-cii';
import { asOwner } from './as-owner';
import { violationsOf } from './axe';
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

const seal = () => page.getByRole('region', { name: 'Sigiliul ministerului' });
const grid = () => page.getByRole('grid', { name: 'Facturi primite' });

async function openFirst(): Promise<void> {
  await expect(grid().getByRole('row').nth(1)).toBeVisible({ timeout: 90_000 });
  await grid().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // Beside an open panel Enter opens the page itself.
  const toPage = page.getByRole('button', { name: 'Deschide pagina facturii' });
  await expect(toPage.or(seal()).first()).toBeVisible();
  if (await toPage.isVisible()) await toPage.click();
}

test('the seal is checked, ANAF is asked about it, and its own paper is saved', async () => {
  await page.goto(`${installation.url}/app/invoices/in`);
  await openFirst();
  await expect(seal().getByText('Semnătura corespunde, semnatarul neverificat')).toBeVisible({ timeout: 30_000 });
  await seal().getByRole('button', { name: 'Întreabă ANAF' }).click();
  await expect(seal().getByText('ANAF confirmă semnătura.')).toBeVisible({ timeout: 30_000 });
  const file = page.waitForEvent('download', { timeout: 60_000 });
  await seal().getByRole('button', { name: 'PDF-ul ANAF' }).click();
  expect((await file).suggestedFilename()).toMatch(/-ANAF\.pdf$/);
});

async function shownCompany() {
  const shown = (await page.getByRole('button', { name: /^Schimbă firma: / }).getAttribute('aria-label')) ?? '';
  const company = DEMO_COMPANIES.find(({ name }) => shown.includes(name));
  if (company === undefined) throw new Error(`no company of the demonstration: ${shown}`);
  return company;
}

test('a received CII stands in the list and is shown as a tree', async () => {
  const company = await shownCompany();
  const cii = sampleCii({ seller: SUPPLIER_CIF, buyer: company.cif, number: 'CII-4471' });
  await installation.deposit({ cif: SUPPLIER_CIF, at: Date.now() - 1_000, xml: new TextDecoder().decode(cii) });
  await page.goto(`${installation.url}/app/invoices/in`);
  await page.getByLabel('Furnizor: nume sau CUI').fill('Alfa Papetărie');
  await expect(grid().getByRole('row').filter({ hasText: 'CII-4471' })).toBeVisible({ timeout: 120_000 });
  await openFirst();
  await expect(page.getByRole('heading', { name: /^Factură în format CII/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('treeitem').filter({ hasText: 'rsm:ExchangedDocument' }).first()).toBeVisible();
});

const DAY_MS = 86_400_000;

/** What a test cannot wait for: documents that ANAF has had for long, and what became of its services in the last days. */
async function seedTroubles(cif: string): Promise<void> {
  const now = Date.now();
  const minutes = (count: number): Date => new Date(now - count * 60_000);
  await asOwner(installation, async (owner) => {
    const company = owner.selectFrom('company').select('id').where('cif', 'like', `%${cif}`);
    const { id: company_id } = await company.executeTakeFirstOrThrow();
    const message = (id: string, days: number, state: 'listed' | 'gone') => ({
      ...{ company_id, id, upload_index: id, type: 'FACTURA PRIMITA', raw: '{}', texts: '[]', state },
      created_at: new Date(now - days * DAY_MS).toISOString().replace(/\D/g, '').slice(0, 12),
      ...{ listed_at: minutes(60), fetch_due_at: new Date(now + DAY_MS), fetches: 3 },
    });
    await owner
      .insertInto('anaf_message')
      .values([message('990046', 46, 'listed'), message('990047', 47, 'listed'), message('990059', 59, 'gone')])
      .execute();
    // All over: the demonstration's own calls would end one that is not.
    const outage = (service: 'efactura' | 'etransport', began: number, ended: number) => ({
      ...{ service, began_at: minutes(began), failed_at: minutes(ended + 1), ended_at: minutes(ended) },
    });
    const log = [outage('etransport', 9000, 8935), outage('efactura', 7000, 6993), outage('efactura', 5000, 4880)];
    await owner
      .insertInto('service_outage')
      .values([...log, outage('etransport', 300, 270)])
      .execute();
  });
}

test('what is in danger at ANAF is told, counted and listed, and when ANAF did not answer can be read', async () => {
  await page.goto(`${installation.url}/app/home`);
  await seedTroubles((await shownCompany()).cif);
  await page.reload();
  const alerts = page.getByRole('region', { name: 'Alerte' });
  await expect(alerts.getByText('2 documente sunt în pericol la ANAF')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Alerte: [1-9]/ })).toBeVisible();
  await alerts.getByRole('button', { name: 'Vezi mesajele' }).click();
  await expect(page.getByRole('heading', { name: 'Mesaje ANAF' })).toBeVisible();
  await expect(page.getByText(/ în siguranță · 2 în pericol · 1 pierdute$/)).toBeVisible();
  await page.getByRole('tab', { name: 'În pericol 3' }).click();
  const messages = page.getByRole('grid', { name: 'Mesaje ANAF' });
  await messages.getByRole('row').filter({ hasText: 'index 990046' }).click();
  await expect(page.getByText(/Documentul este la ANAF de peste 45 de zile și nu a putut fi adus/)).toBeVisible();

  await page.goto(`${installation.url}/app/companies`);
  // By its key: the alert, which a new page tells again, may lie over it.
  const connection = new RegExp(`^Conexiune ANAF, ${(await shownCompany()).name}`);
  await page.getByRole('button', { name: connection }).press('Enter');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('listitem').filter({ hasText: 'în pericol' })).toContainText('2');
  await expect(panel.getByRole('listitem').filter({ hasText: 'pierdute' })).toContainText('1');
  // The demonstration may have met some of its own.
  await panel.getByRole('button', { name: /^Încă \d+ întrerup/ }).click();
  const outages = (service: string) => panel.getByRole('listitem').filter({ hasText: service });
  for (const lasted of ['30 de minute', '1 h 5 min'])
    await expect(outages('RO e-Transport').filter({ hasText: lasted })).toHaveCount(1);
  for (const lasted of ['2 h', '7 minute'])
    await expect(outages('RO e-Factura').filter({ hasText: lasted }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
