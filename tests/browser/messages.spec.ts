/**
 * What ANAF has for a company, read and answered: a supplier's invoice is here within one poll and is read without network; a message to
 * the supplier, written without network, leaves by itself, once, and is followed to its end. Verifies: G2, G4.
 */
import { expect, type Page, test } from '@playwright/test';
import { DEMO_COMPANIES } from '../../server/demo/demo-account';
import { demoReceived } from '../../server/demo/demo-received';
import { received, signedZip } from '../server/mailbox/old-archive';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';

/** Where pictures of the pages are put; nowhere by default. */
const PICTURES = process.env.CONDICA_PICTURES;
const NUMBER = 'PROBA-2207';
const NOTE = 'Cantitatea de la poziția 2 nu corespunde avizului.';

let installation: Installation;
let page: Page;

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser, { installed: true }));
});
test.afterAll(() => closeDesktop({ installation, page }));

const grid = () => page.getByRole('grid', { name: 'Mesaje ANAF' });
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\d`) });
const rowOf = (text: string) => grid().getByRole('row').filter({ hasText: text });

async function look(name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}-${colorScheme}.png` });
    expect.soft(await violationsOf(page), `${name}, ${colorScheme}`).toEqual([]);
  }
}

/** The company that is worked on. */
async function shownCompany() {
  const shown = (await page.getByRole('button', { name: /^Schimbă firma: / }).getAttribute('aria-label')) ?? '';
  const company = DEMO_COMPANIES.find(({ name }) => shown.includes(name));
  if (company === undefined) throw new Error(`no company of the demonstration: ${shown}`);
  return company;
}

/** By a supplier's own program, straight to ANAF. */
async function sendFromElsewhere(): Promise<void> {
  const company = await shownCompany();
  const sample = demoReceived(company, new Date().toISOString().slice(0, 10)).at(-1);
  if (sample === undefined) throw new Error('the company has suppliers');
  const xml = sample.xml.replaceAll(sample.number, NUMBER);
  await installation.deposit({ cif: sample.sellerCif, at: Date.now() - 1_000, xml });
}

test('a received invoice reaches a device within one poll and is read offline', async () => {
  await page.goto(`${installation.url}/app/invoices/messages`);
  await expect(page.getByRole('heading', { name: 'Mesaje ANAF' })).toBeVisible();
  await expect(page.getByText(/în siguranță · .* în pericol · .* pierdute/)).toBeVisible();
  await look('messages');
  // The demonstration's own may be of the same minute, and the newest come first.
  await page.getByRole('searchbox', { name: 'Factură, partener, CUI sau text' }).fill(NUMBER);
  await sendFromElsewhere();
  await expect(rowOf(NUMBER).first()).toBeVisible({ timeout: 90_000 });
  await rowOf(NUMBER).first().click();
  const panel = page.getByRole('complementary', { name: new RegExp(NUMBER) });
  await expect(panel).toBeVisible();
  await look('messages-open');
  // It is fetched ahead, a moment after its row: until then the page says so, and is left again.
  await expect(async () => {
    await page.context().setOffline(true);
    await panel.getByRole('button', { name: 'Deschide pagina facturii' }).click();
    const shown = page.getByRole('article').or(page.getByText(/nu este încă pe acest dispozitiv/));
    await expect(shown.first()).toBeVisible();
    if (await page.getByRole('article').isVisible()) return;
    await page.context().setOffline(false);
    await page.goBack();
    if (!(await panel.isVisible())) await rowOf(NUMBER).first().click();
    throw new Error('not here yet');
  }).toPass({ timeout: 90_000 });
  await expect(page.getByRole('article')).toContainText(NUMBER);
  await page.goBack();
  await expect(grid()).toBeVisible();
});

test('a message to the supplier is written offline, leaves by itself and is delivered once', async () => {
  await page.context().setOffline(true);
  if (!(await page.getByLabel('Mesaj către furnizor').isVisible())) await rowOf(NUMBER).first().click();
  await page.getByLabel('Mesaj către furnizor').fill(NOTE);
  await page.getByRole('button', { name: 'Trimite când revine rețeaua' }).click();
  await expect(page.getByText('pe acest dispozitiv, pleacă singur')).toBeVisible();
  await expect(tab('Către furnizori')).toHaveText(/1$/);
  await page.context().setOffline(false);
  await expect(page.getByText('livrat furnizorului')).toBeVisible({ timeout: 120_000 });
  await look('messages-note');
  await tab('Către furnizori').click();
  await expect(rowOf(NUMBER)).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: NUMBER }).getByText(NOTE).first()).toBeVisible();
});

test('what ANAF has of some days is asked for now, and how far it is is said', async () => {
  await page.goto(`${installation.url}/app/load`);
  await page.getByLabel('Din ultimele zile').fill('0');
  await expect(page.getByText('Un număr de zile între 1 și 60.')).toBeVisible();
  await page.getByLabel('Din ultimele zile').fill('30');
  await page.getByRole('button', { name: 'Adu acum' }).click();
  await expect(page.getByText(/^Gata: \d+/)).toBeVisible({ timeout: 90_000 });
  await look('load-from-anaf');
});

test('an old archive is brought in from files, once, with a word on each of them', async () => {
  await page.goto(`${installation.url}/app/load`);
  const company = await shownCompany();
  const sample = demoReceived(company, '2024-05-06').at(0);
  if (sample === undefined) throw new Error('the company has suppliers');
  const document = Buffer.from(sample.xml.replaceAll(sample.number, 'VECHE-1'));
  const zip = Buffer.from(signedZip('4000000001', document));
  const foreign = Buffer.from(signedZip('4000000002', received('X-1', { buyerCif: '13548146' })));
  const files = [
    { name: '4000000001.zip', mimeType: 'application/zip', buffer: zip },
    { name: 'straina.zip', mimeType: 'application/zip', buffer: foreign },
    { name: 'taiata.zip', mimeType: 'application/zip', buffer: zip.subarray(0, 80) },
  ];
  const choose = () => page.getByLabel('Alege fișiere', { exact: true }).setInputFiles(files);
  await choose();
  await expect(page.getByText('1 aduse · 0 erau deja · 2 neprimite')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/factura altor firme: .*13548146/)).toBeVisible();
  await expect(page.getByText('arhivă ZIP stricată sau fără document')).toBeVisible();
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descarcă raportul' }).click();
  expect((await report).suggestedFilename()).toBe('arhiva-veche.csv');
  await look('old-archive');
  await choose();
  await expect(page.getByText('0 aduse · 1 erau deja · 2 neprimite')).toBeVisible({ timeout: 20_000 });
});

test('on a phone they are cards', async () => {
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${installation.url}/app/invoices/messages`);
  await expect(page.getByRole('list', { name: 'Mesaje ANAF' }).getByText(NOTE)).toBeVisible();
  await look('messages-phone');
});
