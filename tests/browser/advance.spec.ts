/** Advance and settlement, corrected and self-billed invoice, what few invoices say: written without network, and accepted. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { closeDesktop, type Desktop, openDesktop } from './desktop';
import { chooseBuyer, issue, typeLine } from './pages/editor-page';

const BUYER = 'Mobila Transilvania';

let desktop: Desktop;
let advance: string;
let final: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser);
});
test.afterAll(() => closeDesktop(desktop));
test.afterEach(() => desktop.page.context().setOffline(false));

/** A new draft; gives the number that it would get. */
async function openNew({ page, installation }: Desktop): Promise<string> {
  await page.goto(`${installation.url}/app/invoices`);
  const note = page.getByText(/urmează FCT-\d+/);
  await expect(note).toBeVisible();
  return /urmează (FCT-\d+)/.exec((await note.textContent()) ?? '')?.[1] ?? '';
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** From the page of the invoice. */
async function chooseOnPage({ page, installation }: Desktop, action: string, number = advance): Promise<void> {
  await page.goto(`${installation.url}/app/invoices/out`);
  await page.getByRole('row').filter({ hasText: number }).getByText(number).click();
  await page.getByRole('button', { name: 'Deschide pagina facturii' }).click();
  await expect(page.getByRole('article', { name: `Factură ${number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Alte acțiuni' }).first().click();
  await page.getByRole('menuitem', { name: action }).click();
}

const lines = (page: Page) => page.getByRole('grid', { name: 'Liniile facturii' });
const preceding = (page: Page) => page.getByRole('textbox', { name: 'Factura la care se referă' });

test('an advance is a line of its own, issued without network', async () => {
  const { page } = desktop;
  advance = await openNew(desktop);
  await page.context().setOffline(true);
  const errors = watchErrors(page);
  await chooseBuyer(page, BUYER);
  await page.getByRole('button', { name: 'Mai multe detalii' }).click();
  await page.getByLabel('Contract', { exact: true }).fill('C-77');
  await choose(page, 'Linie de avans');
  await expect(lines(page)).toContainText('Avans conform contract C-77');
  // Before: the keyboard stayed where the menu was opened.
  await expect(page.getByLabel('Preț fără TVA, linia 1')).toBeFocused();
  await page.keyboard.type('500');
  await page.keyboard.press('Tab');
  await expect(page.getByText('605,00').first()).toBeVisible();
  await issue(page, advance);
  expect(errors).toEqual([]);
});

test('the final invoice takes it back at its rate and names it; one step of undo', async () => {
  const { page } = desktop;
  final = await openNew(desktop);
  await page.context().setOffline(true);
  await chooseBuyer(page, BUYER);
  await typeLine(page, 1, { name: 'Mobilier de birou', quantity: '1', price: '2000' });
  await choose(page, 'Decontează un avans');
  const dialog = page.getByRole('dialog', { name: 'Decontează un avans' });
  const row = dialog.getByRole('listitem').filter({ hasText: advance });
  await expect(row.getByText('avans', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('button', { name: `Decontează ${advance}` }).click();
  await expect(lines(page)).toContainText(`Storno avans factura ${advance}`);
  // Before: what was typed next went into the name of the buyer.
  await expect(page.getByLabel('Preț fără TVA, linia 2')).toBeFocused();
  await expect(preceding(page)).toHaveValue(advance);
  await expect(page.getByText('1.815,00').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(lines(page)).not.toContainText('Storno avans');
  await page.keyboard.press('Control+y');
  await expect(lines(page)).toContainText('Storno avans');
  await issue(page, final);
});

test('another one is told that the advance is settled already', async () => {
  const { page } = desktop;
  await openNew(desktop);
  await chooseBuyer(page, BUYER);
  await choose(page, 'Decontează un avans');
  const rows = page.getByRole('dialog', { name: 'Decontează un avans' }).getByRole('listitem');
  const row = rows.filter({ hasText: new RegExp(`^${advance}`) });
  await expect(row).toContainText(`La ea se referă deja ${final}.`);
  await expect(row).toContainText('A fost decontată de tot: nu mai rămâne nimic de scăzut.');
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.screenshot({ path: 'test-results/settled-already.png' });
});

test('with the network both are accepted, and the page of the final one names the advance', async () => {
  const { page, installation } = desktop;
  await page.goto(`${installation.url}/app/invoices/out`);
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  for (const number of [advance, final]) await expect(row(number)).toContainText('Validată', { timeout: 60_000 });
  await row(final).getByText(final).click();
  await page.getByRole('button', { name: 'Deschide pagina facturii' }).click();
  const paper = page.getByRole('article', { name: `Factură ${final}` });
  await expect(paper).toContainText(`Storno avans factura ${advance}`);
  await expect(paper).toContainText('1.815,00');
  await expect(page.getByRole('link', { name: new RegExp(advance) }).first()).toBeVisible();
  await page.screenshot({ path: 'test-results/settlement.png' });
});

test('what few invoices say is written, shown on paper and judged', async () => {
  const { page } = desktop;
  await openNew(desktop);
  await chooseBuyer(page, BUYER);
  await typeLine(page, 1, { name: 'Abonament', quantity: '1', price: '100' });
  await page.getByRole('button', { name: 'Mai multe detalii' }).click();
  await page.getByLabel('Proiect').fill('PRJ-9');
  await page.getByLabel('Perioada facturată, de la').fill('01.11.2026');
  await page.getByLabel('Până la', { exact: true }).fill('30.11.2026');
  await page.getByLabel('Livrat la, adresă').fill('Str. Depozitelor 4');
  await page.getByLabel('Localitatea livrării').fill('Apahida');
  await page.getByLabel('Județul livrării').fill('CJ');
  await page.getByRole('checkbox', { name: 'TVA la încasare' }).check();
  await page.getByRole('button', { name: 'Previzualizare' }).click();
  const paper = page.getByRole('article');
  await expect(paper).toContainText('PRJ-9');
  await expect(paper).toContainText('01.11.2026–30.11.2026');
  await expect(paper).toContainText('Str. Depozitelor 4');
  await expect(paper).toContainText('TVA la încasare');
});

test('the rate that was taken follows the day of issue, or of a delivery before it', async () => {
  const { page } = desktop;
  await openNew(desktop);
  await chooseBuyer(page, BUYER);
  await page.getByRole('combobox', { name: 'Moneda' }).selectOption('EUR');
  const told = page.getByText(/^Curs BNR din \d\d\.\d\d\.\d{4}$/);
  await expect(told).toBeVisible();
  const before = (await told.textContent()) ?? '';
  const issued = page.getByRole('textbox', { name: /^Emisă/ }).first();
  await issued.fill('-10');
  await issued.press('Tab');
  await expect(told).not.toHaveText(before);
  // VAT was chargeable with the delivery, where that came first (art. 290).
  const ofIssue = (await told.textContent()) ?? '';
  const delivered = page.getByRole('textbox', { name: /^Livrată/ }).first();
  await delivered.fill('-40');
  await delivered.press('Tab');
  await expect(told).not.toHaveText(ofIssue);
  await delivered.fill('');
  await delivered.press('Tab');
  await expect(told).toHaveText(ofIssue);
  // Without network it cannot: the day whose rate it is no more is told.
  await page.context().setOffline(true);
  await issued.fill('-20');
  await issued.press('Tab');
  await expect(page.getByText(/^Curs BNR din .* al altei zile de emitere ori de livrare\./)).toBeVisible();
});

test('an accepted invoice is corrected by one that names it', async () => {
  const { page } = desktop;
  await chooseOnPage(desktop, 'Factură de corecție');
  await expect(page.getByRole('button', { name: /Felul documentului: Factură de corecție/ })).toBeVisible();
  await expect(preceding(page).first()).toHaveValue(advance);
});

test('an accepted invoice is taken back by one with minus, which tells what names it already', async () => {
  const { page } = desktop;
  await chooseOnPage(desktop, 'Stornează prin factură cu minus');
  await expect(page.getByRole('button', { name: /Felul documentului: Factură$/ })).toBeVisible();
  await expect(preceding(page).first()).toHaveValue(advance);
  await expect(lines(page)).toContainText('−500,00');
  const alerts = page.getByRole('region', { name: 'Alerte' });
  await expect(alerts.getByText(`La ea se referă deja ${final}.`)).toBeVisible();
});

// Before: the lines kept their minus in a credit note, and their plus in an invoice.
test('its signs turn with the kind of the document, which is told', async () => {
  const { page } = desktop;
  const kind = page.getByRole('button', { name: /Felul documentului/ });
  await kind.click();
  await page.getByRole('menuitem', { name: 'Notă de creditare' }).click();
  await expect(lines(page)).not.toContainText('−500,00');
  await expect(lines(page)).toContainText('500,00');
  await expect(page.getByRole('region', { name: 'Alerte' }).getByText('Semnele liniilor s-au schimbat')).toBeVisible();
  await kind.click();
  await page.getByRole('menuitem', { name: 'Factură', exact: true }).click();
  await expect(lines(page)).toContainText('−500,00');
});

// Before: it stayed „Validată”.
test('once ANAF has accepted it, the invoice that it takes back says so, also without network', async () => {
  const { page, installation } = desktop;
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^Factura FCT-\d+ este emisă$/ })).toBeVisible();
  await page.goto(`${installation.url}/app/invoices/out`);
  const row = page.getByRole('row').filter({ hasText: advance });
  await expect(row).toContainText('Stornată', { timeout: 60_000 });
  await page.context().setOffline(true);
  await row.getByText(advance).click();
  await expect(page.getByText(/^Stornată de FCT-\d+$/)).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Stornată');
});

// Before: both stayed „Validată”, and a second correction was offered without a word where this device had no bytes of the first.
test('once ANAF has accepted what corrects it, the invoice says so, and a second correction is told', async () => {
  const { page, installation } = desktop;
  await chooseOnPage(desktop, 'Factură de corecție', final);
  const alerts = page.getByRole('region', { name: 'Alerte' });
  await expect(alerts.getByText(`Factura ${final} rămâne în totaluri`)).toBeVisible();
  await expect(preceding(page).first()).toHaveValue(final);
  await expect(page.getByText('Nimic de rezolvat')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^Factura FCT-\d+ este emisă$/ })).toBeVisible();
  await page.goto(`${installation.url}/app/invoices/out`);
  const row = page.getByRole('row').filter({ hasText: final });
  await expect(row).toContainText('Corectată', { timeout: 60_000 });
  await page.context().setOffline(true);
  await row.getByText(final).click();
  await expect(page.getByText(/^Corectată prin factura FCT-\d+ din \d\d\.\d\d\.\d{4}/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await chooseOnPage(desktop, 'Factură de corecție', final);
  await expect(alerts.getByText(`Factura ${final} a mai fost schimbată`)).toBeVisible();
});

test('self-billed, the partner stands as the seller and the own company as the buyer', async () => {
  const { page } = desktop;
  await openNew(desktop);
  await page.getByRole('button', { name: /Felul documentului/ }).click();
  await page.getByRole('menuitem', { name: 'Autofactură' }).click();
  await expect(page.getByRole('region', { name: 'Furnizor, în numele căruia se emite' })).toBeVisible();
  await chooseBuyer(page, BUYER);
  await typeLine(page, 1, { name: 'Cereale', quantity: '10', price: '100' });
  await page.getByRole('button', { name: 'Previzualizare' }).click();
  const paper = page.getByRole('article', { name: /^Autofactură/ });
  await expect(paper).toContainText('Autofactură');
  await expect(paper).toContainText(BUYER);
});
