/**
 * What ANAF has for a company, read and answered: a supplier's invoice is here within one poll and is read without network; a message to
 * the supplier, written without network, leaves by itself, once, and is followed to its end. Verifies: G2, G4.
 */
import { expect, type Page, test } from '@playwright/test';
import { DEMO_COMPANIES } from '../../server/demo/demo-account';
import { demoReceived } from '../../server/demo/demo-received';
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

/** By a supplier's own program, straight to ANAF. */
async function sendFromElsewhere(): Promise<void> {
  const company = DEMO_COMPANIES.find(({ name }) => name.startsWith('Tâmplăria Codrul'));
  if (company === undefined) throw new Error('the demonstration has its joinery');
  const sample = demoReceived(company, new Date().toISOString().slice(0, 10)).at(-1);
  if (sample === undefined) throw new Error('the joinery has suppliers');
  const xml = sample.xml.replaceAll(sample.number, NUMBER);
  await installation.deposit({ cif: sample.sellerCif, at: Date.now() - 1_000, xml });
}

test('a received invoice reaches a device within one poll and is read offline', async () => {
  await page.goto(`${installation.url}/app/invoices/messages`);
  await expect(page.getByRole('heading', { name: 'Mesaje ANAF' })).toBeVisible();
  await expect(page.getByText(/în siguranță · .* în pericol · .* pierdute/)).toBeVisible();
  await look('messages');
  await sendFromElsewhere();
  await expect(rowOf(NUMBER).first()).toBeVisible({ timeout: 90_000 });
  await rowOf(NUMBER).first().click();
  const panel = page.getByRole('complementary', { name: new RegExp(NUMBER) });
  await expect(panel).toBeVisible();
  await look('messages-open');
  await expect(async () => {
    await page.context().setOffline(true);
    await panel.getByRole('button', { name: 'Deschide pagina facturii' }).click();
    await expect(page.getByRole('article')).toContainText(NUMBER, { timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
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
  await expect(rowOf(NOTE)).toHaveCount(1);
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

test('on a phone they are cards', async () => {
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${installation.url}/app/invoices/messages`);
  await expect(page.getByRole('list', { name: 'Mesaje ANAF' }).getByText(NOTE)).toBeVisible();
  await look('messages-phone');
});
