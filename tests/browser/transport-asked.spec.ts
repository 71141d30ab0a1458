/**
 * «Trebuie UIT?» asked of the invoices themselves, a way that is kept, a second consignment in a vehicle with both codes on the card,
 * and a code whose days are over: on the desktop and on the phone.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { addDays } from '@/domain/calendar/iso-date';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { chooseBuyer, issue, openEditor, typeLine } from './pages/editor-page';
import { asInNewTab } from './pages/new-tab';
import { openInvoice } from './pages/out-page';
import {
  card,
  declare,
  goToStep,
  openNewTransport,
  PARTNER,
  TRANSPORTS,
  transportForm,
  transportRows,
  untilCardPage,
  writeTransport,
} from './pages/transport-page';

const ARRIVES = { timeout: 60_000 } as const;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const DRIVEN = 'Fructe Proaspete SRL';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

/** A list as it opens in a new tab. */
async function openOn(size: typeof PHONE, path: string): Promise<void> {
  await page.setViewportSize(size);
  await asInNewTab(page);
  await page.goto(`${installation.url}${path}`);
}

/** From the menu of the invoice that stands open. */
async function askWhetherNeeded(): Promise<void> {
  await page.getByRole('button', { name: 'Alte acțiuni' }).first().click();
  await page.getByRole('menuitem', { name: 'Trebuie UIT?' }).click();
  await expect(transportForm(page)).toBeVisible();
}

/** Whether a UIT is needed for a light vehicle, and for a heavy one. */
async function expectAnswers(light: string, heavy: string): Promise<void> {
  const need = page.getByRole('region', { name: 'Trebuie UIT?' });
  await expect(need).toContainText('masa maximă a vehiculului');
  await need.getByRole('combobox').selectOption('light');
  await expect(need).toContainText(light);
  await need.getByRole('combobox').selectOption('heavy');
  await expect(need).toContainText(heavy);
}

const YES = 'Da, transportul are nevoie de UIT.';
const NO = 'Nu, transportul nu are nevoie de UIT.';

/** The card's page of a declaration, on the phone. */
async function openCard(view: string, partner: string): Promise<void> {
  await openOn(PHONE, TRANSPORTS);
  await page.getByRole('tab', { name: view }).click();
  await transportRows(page).getByText(partner).first().click();
  await untilCardPage(page);
}

const sameVehicle = (): Locator => page.getByRole('region', { name: 'În același vehicul' });

test('asked from the menu of an issued invoice: its goods and its buyer are there, and each vehicle has its answer', async () => {
  await openOn(DESKTOP, '/app/invoices/out');
  const number = await openEditor(page);
  await chooseBuyer(page, PARTNER);
  await typeLine(page, 1, { name: 'Mere Idared', quantity: '1200', price: '10' });
  await issue(page, number);
  await openInvoice(page, installation.url, number);
  await askWhetherNeeded();
  const line = transportForm(page).getByRole('group', { name: 'Linia 1', exact: true });
  await expect(line.getByRole('textbox', { name: /^Marfă/ })).toHaveValue('Mere Idared');
  await line.getByRole('combobox', { name: /^Cod tarifar/ }).fill('08081080');
  await line.getByRole('textbox', { name: /^Brut, kg/ }).fill('1260');
  await expect(transportForm(page).getByRole('textbox', { name: 'Număr document' })).toHaveValue(number);
  await expectAnswers(NO, YES);
});

test('a declared way is kept with its carrier, put into a new declaration, and let go of', async () => {
  await page.setViewportSize(DESKTOP);
  const form = await openNewTransport(page, installation.url);
  const opened = page.getByRole('button', { name: 'Repetă un traseu' });
  await opened.click();
  const dialog = page.getByRole('dialog', { name: 'Ce traseu repetați' });
  const driven = dialog.getByRole('region', { name: /^Trasee declarate/ }).getByRole('listitem');
  const kept = dialog.getByRole('region', { name: 'Trasee păstrate' }).getByRole('listitem');
  await driven
    .filter({ hasText: DRIVEN })
    .getByRole('button', { name: /^Păstrează traseul/ })
    .click();
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText(DRIVEN);
  await kept.getByRole('button', { name: /^(?!Nu mai)/ }).click();
  await expect(dialog).toBeHidden();
  const until = form.getByRole('group', { name: 'Loc de descărcare' });
  await expect(until.getByRole('textbox', { name: /^Localitate/ })).not.toHaveValue('');
  await expect(form.getByRole('combobox', { name: /^Organizatorul/ })).toHaveValue('Trans Nord Logistic SRL');
  await opened.click();
  await kept.getByRole('button', { name: /^Nu mai păstra/ }).click();
  await expect(page.getByText('Traseul nu mai este păstrat.')).toBeVisible();
  await expect(kept).toHaveCount(0);
});

test('asked of a received invoice on the phone: from the supplier’s door to one’s own', async () => {
  await openOn(PHONE, '/app/invoices/in');
  await page.getByRole('tab', { name: /^Toate/ }).click();
  await page.getByText('Oltina SA').first().click();
  await askWhetherNeeded();
  const form = transportForm(page);
  await goToStep(page, 'Traseu');
  await expect(form.getByRole('combobox', { name: /^Denumire/ })).toHaveValue(/^Oltina SA/);
  const from = form.getByRole('group', { name: 'Loc de încărcare' });
  await expect(from.getByRole('textbox', { name: /^Localitate/ })).toHaveValue('Piatra Neamț');
  await goToStep(page, 'Marfă');
  const lines = form.getByRole('group', { name: /^Linia \d+$/ });
  await expect(lines.first().getByRole('textbox', { name: /^Marfă/ })).toHaveValue(/^(Ulei|Oțet)/);
  for (const line of await lines.all()) {
    await line.getByRole('combobox', { name: /^Cod tarifar/ }).fill('08081080');
    await line.getByRole('textbox', { name: /^Brut, kg/ }).fill('600');
  }
  await expectAnswers(NO, YES);
});

test('another consignment in the same vehicle: its own code, and each card names the other’s', async () => {
  await openCard('Pe drum', DRIVEN);
  const first = await page.getByRole('img', { name: /^Cod UIT / }).getAttribute('aria-label');
  await page.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Altă partidă în același vehicul' }).click();
  await expect(transportForm(page)).toBeVisible();
  await goToStep(page, 'Vehicul');
  const vehicle = await transportForm(page)
    .getByRole('combobox', { name: /^Vehicul/ })
    .inputValue();
  await writeTransport(page, { vehicle, paper: 'AV 322' });
  await declare(page);
  await expect(card(page, 'Valid')).toBeVisible(ARRIVES);
  const second = await page.getByRole('img', { name: /^Cod UIT / }).getAttribute('aria-label');
  expect(second).not.toBe(first);
  await sameVehicle().getByRole('link').filter({ hasText: DRIVEN }).click();
  await expect(page.getByRole('img', { name: first ?? '' })).toBeVisible();
  await expect(sameVehicle()).toContainText(PARTNER);
  expect((await sameVehicle().textContent())?.replaceAll(' ', '')).toContain(second?.replace('Cod UIT ', ''));
  // Beside the list too.
  await openOn(DESKTOP, TRANSPORTS);
  await page.getByRole('tab', { name: 'Pe drum' }).click();
  await transportRows(page).getByText(DRIVEN).first().click();
  await expect(page.getByRole('complementary').getByRole('region', { name: 'În același vehicul' })).toContainText(
    PARTNER,
  );
});

test('a code whose days are over says so, and leaves what still can be done; the day of the start that is over does too', async () => {
  await openCard('Toate', 'Pas cu Pas SRL');
  await expect(card(page, 'Expirat')).toContainText('nu se mai folosește');
  await expect(card(page, 'Expirat')).toContainText('Dacă marfa este încă pe drum, declarați transportul din nou.');
  await expect(page.getByText('Corectează, Șterge declarația, Schimbă vehiculul: codul UIT a expirat.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmă', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Repetă traseul' }).click();
  await expect(page.getByText('Declarația respectă regulile ANAF')).toBeVisible();
  await goToStep(page, 'Vehicul');
  const start = transportForm(page).getByLabel(/^Pornește la/);
  await start.fill(addDays(bucharestDay(Date.now()), -1).split('-').reverse().join('.'));
  await start.press('Tab');
  await goToStep(page, 'Declară');
  await expect(page.getByText('Ziua pornirii a trecut').first()).toBeVisible();
});
