/**
 * What ANAF has for a company, read and answered: a supplier's invoice is here within one poll and is read without network; a message to
 * the supplier, written without network, leaves by itself, once, and is followed to its end. Verifies: G2, G4.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
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
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const grid = () => page.getByRole('grid', { name: 'Mesaje ANAF' });
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\d`) });
const countOf = async (name: string) => Number((await tab(name).textContent())?.replaceAll(/\D/g, ''));
/** The names of the groups that are in sight, each with how many it has. */
const days = () =>
  grid()
    .getByRole('row')
    .filter({ hasText: /, \d+ \p{L}+ \d+$/u });
const rowOf = (text: string) => grid().getByRole('row').filter({ hasText: text });

async function look(name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}-${colorScheme}.png` });
    expect.soft(await violationsOf(page), `${name}, ${colorScheme}`).toEqual([]);
  }
}

const menuItem = () =>
  page.getByRole('navigation', { name: 'Meniul principal' }).getByRole('link', { name: /^Mesaje ANAF/ });
/** What the menu says beside the words. */
const countInMenu = async () =>
  Number(/, (\d+) necitit/.exec((await menuItem().getAttribute('aria-label')) ?? '')?.[1] ?? '0');

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
  const sample = demoReceived(company, bucharestDay(Date.now())).at(-1);
  if (sample === undefined) throw new Error('the company has suppliers');
  const xml = sample.xml.replaceAll(sample.number, NUMBER);
  await installation.deposit({ cif: sample.sellerCif, at: Date.now() - 1_000, xml });
}

test('a received invoice reaches a device within one poll and is read offline', async () => {
  await page.goto(`${installation.url}/app/invoices/messages`);
  await expect(page.getByRole('heading', { name: 'Mesaje ANAF' })).toBeVisible();
  await expect(page.getByText(/în siguranță · .* în pericol · .* pierdute/)).toBeVisible();
  await look('messages');
  // Before: the room of the dot stood before the sign, and the head of the column before neither.
  const left = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
  const head = await left(grid().getByRole('columnheader', { name: 'Fel' }).getByText('Fel', { exact: true }));
  expect(
    await left(
      grid()
        .getByRole('gridcell', { name: /Trimisă$/ })
        .first()
        .locator('svg'),
    ),
  ).toBeCloseTo(head, 0);
  // The demonstration's own may be of the same minute, and the newest come first.
  await page.getByLabel('Factură: conține').fill(NUMBER);
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
    // On a busy machine a second with the network is too short to fetch it.
  }).toPass({ timeout: 120_000, intervals: [1_000, 5_000] });
  await expect(page.getByRole('article')).toContainText(NUMBER);
  await page.goBack();
  await expect(grid()).toBeVisible();
});

test('messages stand by day, and what was not opened is told until it is', async () => {
  // The key is the panel's, which is there again a moment after the list.
  await expect(page.getByRole('complementary', { name: NUMBER })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(days()).toHaveText([/^Astăzi, .* 1$/]);
  await page.getByLabel('Factură: conține').fill('');
  await tab('Primite').click();
  await expect(days().first()).toHaveText(/^Astăzi, /);
  await expect(days().nth(1)).not.toHaveText(/^Astăzi, /);
  // The demonstration's suppliers send on: only this one is looked at.
  await page.getByLabel('Factură: conține').fill(NUMBER);
  const unread = rowOf(NUMBER).getByText('necitit');
  // It was opened.
  await expect(rowOf(NUMBER)).toHaveCount(1);
  await expect(unread).toHaveCount(0);
  await grid().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('u');
  await expect(unread).toHaveCount(1);
  await tab('Necitite').click();
  await look('messages-unread');
  // The menu says as many, here and on every other page, without network too.
  await expect.poll(async () => (await countInMenu()) - (await countOf('Necitite'))).toBe(0);
  await page.reload();
  await expect(unread).toHaveCount(1);
  await expect.poll(async () => (await countInMenu()) - (await countOf('Necitite'))).toBe(0);
  // The key leads to another row and back, or opens the only one: it is read, and stays in sight while it is open.
  await page.keyboard.press('Escape');
  await rowOf(NUMBER).click();
  await expect(unread).toHaveCount(0);
  await expect(rowOf(NUMBER)).toHaveCount(1);
  await tab('Toate').click();
  await grid().focus();
  await page.keyboard.press('u');
  await expect(unread).toHaveCount(1);
  await page.getByRole('button', { name: 'Marchează citite' }).click();
  await expect(unread).toHaveCount(0);
  await page.getByRole('region', { name: 'Alerte' }).getByRole('button', { name: 'Anulează' }).click();
  await expect(unread).toHaveCount(1);
});

test('the menu counts what is unread on every page, without network too, and less when one is opened', async () => {
  await page.context().setOffline(true);
  await tab('Toate').click();
  await expect.poll(async () => (await countInMenu()) === (await countOf('Necitite'))).toBe(true);
  const before = await countInMenu();
  expect(before).toBeGreaterThan(0);
  await rowOf(NUMBER).click();
  await expect.poll(countInMenu).toBe(before - 1);
  await grid().focus();
  await page.keyboard.press('u');
  await expect.poll(countInMenu).toBe(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
  await expect.poll(countInMenu).toBeGreaterThan(0);
  await page.goBack();
  await expect(grid()).toBeVisible();
  await page.context().setOffline(false);
});

test('the filter row narrows by kind, day and what is kept, by keys, without network', async () => {
  await page.context().setOffline(true);
  await page.getByLabel('Factură: conține').fill('');
  await tab('Toate').click();
  const all = await countOf('Toate');
  await grid().focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Fel', exact: true })).toBeFocused();
  await page.getByRole('combobox', { name: 'Fel', exact: true }).selectOption('received');
  await expect(grid()).toHaveAttribute('aria-rowcount', String((await countOf('Primite')) + 2));
  expect(await countOf('Primite')).toBeLessThan(all);
  await page.getByRole('combobox', { name: 'La ANAF', exact: true }).selectOption('today');
  await expect(
    grid()
      .getByRole('row')
      .filter({ hasText: /^Astăzi/ }),
  ).toHaveCount(1);
  await page.getByRole('combobox', { name: '60 de zile în SPV', exact: true }).selectOption('lost');
  await expect(page.getByText('Niciun mesaj nu se potrivește')).toBeVisible();
  await page.getByRole('button', { name: 'Arată toate' }).click();
  await expect(grid()).toHaveAttribute('aria-rowcount', String(all + 2));
  await page.getByLabel('Partener: nume sau CUI').fill('nu este nicăieri');
  await expect(page.getByText('Niciun mesaj nu se potrivește')).toBeVisible();
  await page.getByLabel('Partener: nume sau CUI').fill('');
  // The next one goes on without network.
});

test('a message to the supplier is written offline, leaves by itself and is delivered once', async () => {
  await page.context().setOffline(true);
  // Whether there is a network is known by the last exchange; this hint makes the page try one.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Sincronizare: Fără rețea' })).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Factură: conține').fill(NUMBER);
  await rowOf(NUMBER).first().click();
  await expect(page.getByLabel('Mesaj către furnizor')).toBeVisible();
  await grid().focus();
  await page.keyboard.press('m');
  await expect(page.getByLabel('Mesaj către furnizor')).toBeFocused();
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

test('the correction of a faulty one is asked for by the message of SPV, with its faults written', async () => {
  await page.goto(`${installation.url}/app/load`);
  const sample = demoReceived(await shownCompany(), '2024-05-06').at(0);
  if (sample === undefined) throw new Error('the company has suppliers');
  const faulty = sample.xml
    .replaceAll(sample.number, 'VECHE-2')
    .replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1999999.99');
  const buffer = Buffer.from(signedZip('4000000003', Buffer.from(faulty)));
  const file = { name: '4000000003.zip', mimeType: 'application/zip', buffer };
  await page.getByLabel('Alege fișiere', { exact: true }).setInputFiles([file]);
  await expect(page.getByText('1 aduse · 0 erau deja · 0 neprimite')).toBeVisible({ timeout: 20_000 });
  await page.goto(`${installation.url}/app/invoices/in`);
  await page.getByLabel('Număr: conține').fill('VECHE-2');
  await page.getByRole('grid', { name: 'Facturi primite' }).getByText('VECHE-2').click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Deschide pagina facturii' }).click();
  const acts = page.getByRole('region', { name: 'Ce puteți face cu factura' });
  await acts.getByRole('button', { name: 'Cere corectarea' }).click({ timeout: 60_000 });
  const message = page.getByLabel('Mesaj către furnizor');
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/Factura VECHE-2 din [\s\S]*\(BR-CO-16, linia \d+\)/);
  await expect(page.getByRole('button', { name: /^Trimite în SPV/ })).toBeEnabled();
});

test('on a phone they are cards', async () => {
  await page.goto(`${installation.url}/app/invoices/messages`);
  await tab('Toate').click();
  await rowOf(NUMBER).filter({ hasText: 'Factură primită' }).click();
  const panel = page.getByRole('complementary', { name: NUMBER });
  await expect(panel).toBeVisible();
  await grid().focus();
  await page.keyboard.press('u');
  await expect(rowOf(NUMBER).getByText('necitit')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('list', { name: 'Mesaje ANAF' });
  await expect(cards.getByText(NOTE)).toBeVisible();
  await expect(cards.getByRole('heading', { name: /^Astăzi/ })).toBeVisible();
  await look('messages-phone');
  await page.getByRole('button', { name: 'Meniu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Meniu' });
  await expect(menu.getByRole('link', { name: /^Mesaje ANAF, \d+ necitit/ })).toBeVisible();
  await look('menu-phone');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await tab('Necitite').click();
  const search = page.getByRole('searchbox', { name: 'Factură, partener, CUI sau text' });
  await search.fill(NUMBER);
  await expect(cards.getByText('necitit')).toHaveCount(1);
  await cards.getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: NUMBER })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards.getByText('necitit')).toHaveCount(0);
  await search.fill('nu este nicăieri');
  await expect(page.getByText('Niciun mesaj nu se potrivește')).toBeVisible();
});
