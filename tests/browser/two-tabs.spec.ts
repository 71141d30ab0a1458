/**
 * Two tabs of one device over one invoice or declaration: a correction begun in both is one draft, and what is typed in a draft that
 * the other tab has issued, corrected or removed is kept beside, which is said at once. Verifies: G1, G9.
 */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { openDevice } from './device';
import { type Installation, startInstallation } from './installation';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { findInvoice } from './pages/out-page';
import { untilSynchronised } from './pages/sign-in-page';
import { openNewTransport, TRANSPORT, transportForm, writeTransport } from './pages/transport-page';

const BUYER = 'Mobila Transilvania';

let installation: Installation;
let context: BrowserContext;
let first: Page;
let second: Page;

test.beforeAll(async () => {
  installation = await startInstallation({ prepared: true });
});
test.afterAll(() => installation.stop());
test.beforeEach(async ({ browser }) => {
  first = await openDevice(browser, installation);
  context = first.context();
});
test.afterEach(() => context.close());

/** The same address in another tab. */
async function openSecond(): Promise<void> {
  second = await context.newPage();
  await second.goto(first.url());
}

const notes = (page: Page): Locator => page.getByLabel('Observații');
const terms = (page: Page): Locator => page.getByRole('textbox', { name: 'Condiții de plată' });
const told = (page: Page, words: string): Locator => page.getByRole('region', { name: 'Alerte' }).getByText(words);

async function openTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mai multe detalii' }).click();
  await expect(terms(page)).toBeVisible();
}

/** An invoice that ANAF has refused, its correction begun in both tabs and written in neither. */
async function twoCorrections(): Promise<string> {
  await installation.fault({ kind: 'reject', count: 1 });
  const number = await openEditor(first);
  await writeInvoice(first, BUYER);
  await issue(first, number);
  const row = await findInvoice(first, installation.url, number);
  await expect(row).toContainText('Respinsă', { timeout: 60_000 });
  await row.click();
  const panel = first.getByRole('complementary').filter({ hasText: number });
  await panel.getByRole('link', { name: 'Corectează' }).click();
  await expect(first.getByText(`Corectura facturii ${number}`)).toBeVisible();
  await openSecond();
  await expect(second.getByText(`Corectura facturii ${number}`)).toBeVisible();
  return number;
}

test('a correction begun in two tabs is one draft, which leaves once with what both wrote', async () => {
  const number = await twoCorrections();
  await notes(first).fill('Scris în prima filă');
  await expect(first).toHaveURL(/draft=/);
  await openTerms(second);
  await terms(second).fill('Scris în a doua filă');
  await expect(told(second, 'Corectura se scrie și în altă parte')).toBeVisible();
  await second.getByRole('button', { name: 'Arată tot' }).click();
  await expect(notes(second)).toHaveValue('Scris în prima filă');
  await expect(terms(second)).toHaveValue('Scris în a doua filă');
  expect(second.url()).toBe(first.url());
  // Before: the phone's head named the number that the next invoice gets.
  await second.setViewportSize({ width: 390, height: 844 });
  await expect(second.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await second.setViewportSize({ width: 1440, height: 900 });
  await issue(second, number);
  // The first tab has seen neither; what it writes from now on is its own.
  await notes(first).fill('Scris după ce a plecat');
  await expect(told(first, `Factura ${number} a fost corectată între timp`)).toBeVisible();
  await expect(first.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  await first.keyboard.press('Control+Enter');
  await expect(first.getByText(`Factura ${number} a fost deja corectată`)).toBeVisible();
  await first.reload();
  await expect(notes(first)).toHaveValue('Scris după ce a plecat');
  const row = await findInvoice(second, installation.url, number);
  await expect(row).toContainText('Validată', { timeout: 60_000 });
  expect((await installation.uploadsOf(number)).map(({ verdict }) => verdict)).toEqual(['nok', 'ok']);
});

test('what is typed in a draft that the other tab has issued is kept beside, and said with its number', async () => {
  const number = await openEditor(first);
  await writeInvoice(first, BUYER);
  await expect(first.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  await openSecond();
  await expect(notes(second)).toBeVisible();
  await issue(first, number);
  await notes(second).fill('Scris mai departe');
  await expect(told(second, `Factura a fost emisă între timp: ${number}`)).toBeVisible();
  await expect(second.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  await second.reload();
  await expect(notes(second)).toHaveValue('Scris mai departe');
});

// Before: „Nu se poate salva pe acest dispozitiv. Nu închideți pagina.”, until the page was loaded anew.
test('what is typed in a declaration that the other tab has removed is kept beside, and said', async () => {
  await openNewTransport(first, installation.url);
  await writeTransport(first);
  await expect(first).toHaveURL(/draft=/);
  await untilSynchronised(first);
  await openSecond();
  const vehicle = transportForm(second).getByRole('combobox', { name: /^Vehicul/ });
  await expect(vehicle).toHaveValue('B321PRB');
  await context.setOffline(true);
  await first.getByRole('button', { name: 'Alte acțiuni' }).click();
  await first.getByRole('menuitem', { name: 'Șterge ciorna' }).click();
  await expect(first).not.toHaveURL(new RegExp(TRANSPORT));
  await vehicle.fill('CJ 77 DOI');
  await expect(told(second, 'Ciorna a fost ștearsă între timp')).toBeVisible();
  await expect(second.getByText(/salvată pe acest dispozitiv/)).toBeVisible();
  await context.setOffline(false);
  await second.reload();
  await expect(vehicle).toHaveValue('CJ 77 DOI');
});
