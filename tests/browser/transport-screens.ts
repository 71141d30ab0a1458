/** The screens of /app/eTrans, as they are looked at. */
import { expect, type Page } from '@playwright/test';
import {
  goToStep,
  openNewTransport,
  TRANSPORT,
  TRANSPORTS,
  transportForm,
  transportRows,
  writeTransport,
} from './pages/transport-page';
import { goTo, type Screen, screen } from './screen';

/** The list with the demonstration's declarations. */
async function openList(page: Page, url: string): Promise<void> {
  await goTo(page, url + TRANSPORTS, 'e-Transport');
  await expect(transportRows(page).getByText('Fructe Proaspete SRL')).toBeVisible();
}

/** A row of the list by a word in it; the panel on the desktop, the card's page on the phone. */
async function openDeclared(page: Page, url: string, view: string, words: string): Promise<void> {
  await openList(page, url);
  await page.getByRole('tab', { name: view }).click();
  await transportRows(page).getByText(words).click();
  await expect(page.getByRole('region', { name: /^(Valid|Încă nevalid|Respinsă|Expiră.*|Expirat)$/ })).toBeVisible();
}

/** The page of a card, on the desktop too. */
async function openCard(page: Page, url: string, view: string, words: string): Promise<void> {
  await openDeclared(page, url, view, words);
  const whole = page.getByRole('button', { name: 'Deschide pe toată pagina' });
  if (await whole.isVisible()) await whole.click();
  await expect(page.getByRole('heading', { name: 'Cod UIT' })).toBeVisible();
}

async function openFindings(page: Page, url: string): Promise<void> {
  await openNewTransport(page, url);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Lipse[sș]te|^Completați|^Scrieți|obligatori/).first()).toBeVisible();
}

async function openWritten(page: Page, url: string): Promise<void> {
  await openNewTransport(page, url);
  await writeTransport(page);
}

async function openTariffs(page: Page, url: string): Promise<void> {
  const form = await openNewTransport(page, url);
  await goToStep(page, 'Marfă');
  await form.getByRole('combobox', { name: /^Cod tarifar/ }).fill('bere');
  await expect(page.getByRole('option', { name: /^2203/ })).toBeVisible();
}

/** What fills a new declaration at once. */
async function openFilling(page: Page, url: string, name: string): Promise<void> {
  await openNewTransport(page, url);
  const button = page.getByRole('button', { name });
  // On the phone it stands in the menu.
  if (await button.isVisible()) await button.click();
  else {
    await page.getByRole('button', { name: 'Alte acțiuni' }).click();
    await page.getByRole('menuitem', { name }).click();
  }
}

/** The dialog of a delivery note's file, once it was given one without goods. */
async function openPaper(page: Page, url: string): Promise<void> {
  await openFilling(page, url, 'Marfă din aviz');
  const dialog = page.getByRole('dialog', { name: 'Marfă dintr-un aviz' });
  const file = { name: 'sold.csv', mimeType: 'text/csv', buffer: Buffer.from('Cont;Sold\n401;12') };
  await dialog.locator('input[type=file]').setInputFiles([file]);
  await expect(dialog).toContainText('nu are marfă');
}

/** The ways that were driven, one of them kept. */
async function openRoutes(page: Page, url: string): Promise<void> {
  await openFilling(page, url, 'Repetă un traseu');
  const dialog = page.getByRole('dialog', { name: 'Ce traseu repetați' });
  const driven = dialog.getByRole('region', { name: /^Trasee declarate/ }).getByRole('listitem');
  const pin = driven.filter({ hasText: 'Fructe Proaspete SRL' }).getByRole('button', { name: /^Păstrează/ });
  await expect(driven.first()).toBeVisible();
  if (await pin.isVisible()) await pin.click();
  await expect(dialog.getByRole('region', { name: 'Trasee păstrate' })).toBeVisible();
}

const BOTH = { phone: true } as const;

export const TRANSPORT_SCREENS: readonly Screen[] = [
  screen('transport-home', openList, BOTH),
  screen(
    'transport-home-all',
    async (page, url) => {
      await openList(page, url);
      await page.getByRole('tab', { name: 'Toate' }).click();
      await expect(transportRows(page).getByText('Pas cu Pas SRL')).toBeVisible();
    },
    BOTH,
  ),
  screen('transport-panel', (page, url) => openDeclared(page, url, 'Pe drum', 'Fructe Proaspete SRL')),
  screen('transport-card', (page, url) => openCard(page, url, 'Pe drum', 'Fructe Proaspete SRL'), BOTH),
  screen('transport-card-ahead', (page, url) => openCard(page, url, 'De pornit', 'Építő Kft.'), BOTH),
  screen('transport-card-refused', (page, url) => openCard(page, url, 'De rezolvat', 'Depozit Central SRL'), BOTH),
  screen(
    'transport-vehicle',
    async (page, url) => {
      await openCard(page, url, 'Pe drum', 'Fructe Proaspete SRL');
      await page.getByRole('button', { name: 'Schimbă vehiculul' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    BOTH,
  ),
  screen(
    'transport-control',
    async (page, url) => {
      await openCard(page, url, 'Pe drum', 'Fructe Proaspete SRL');
      await page.getByRole('button', { name: 'Arată la control' }).click();
      await expect(page.getByRole('dialog', { name: 'Codul UIT pe tot ecranul' })).toBeVisible();
    },
    BOTH,
  ),
  screen(
    'transport-confirm',
    async (page, url) => {
      await openCard(page, url, 'Pe drum', 'Fructe Proaspete SRL');
      await page.getByRole('button', { name: 'Confirmă', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    BOTH,
  ),
  screen('transport-import', async (page, url) => {
    await openList(page, url);
    await page.getByRole('button', { name: 'Importă' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importă declarații' });
    const table = 'Operatiune;Data;Vehicul;Marfa;Kg brut;Partener\n30;02.12.2026;CJ24MGD;Mere;1260,5;Client SRL';
    const file = { name: 'tabel.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
    await dialog.locator('input[type=file]').setInputFiles([file]);
    await expect(dialog.getByText('Are greșeli')).toBeVisible();
  }),
  screen('transport-paper', openPaper, BOTH),
  screen('transport-routes', openRoutes, BOTH),
  screen('transport-editor', (page, url) => openNewTransport(page, url).then(() => undefined), BOTH),
  screen('transport-editor-findings', openFindings, BOTH),
  screen('transport-editor-tariffs', openTariffs, BOTH),
  screen('transport-editor-written', openWritten, BOTH),
  ...(['Traseu', 'Marfă', 'Vehicul'] as const).map((step) =>
    screen(
      `transport-step-${step === 'Traseu' ? 'route' : step === 'Marfă' ? 'goods' : 'vehicle'}`,
      async (page) => {
        await goToStep(page, step);
        await expect(transportForm(page)).toBeVisible();
      },
      { phone: 'only' },
    ),
  ),
  screen(
    'transport-drafts',
    async (page, url) => {
      await goTo(page, `${url}/app/eTrans/draftsEtrans`, 'Ciorne e-Transport');
      await expect(page.getByText('Mobila Transilvania').first()).toBeVisible();
    },
    BOTH,
  ),
  screen('transport-options', (page, url) => goTo(page, `${url}/app/eTrans/etransOptions`, /./), BOTH),
  screen('transport-partners', (page, url) => goTo(page, `${url}/app/eTrans/defs/eTransPartner`, /./), BOTH),
  screen('transport-products', (page, url) => goTo(page, `${url}/app/eTrans/defs/eTransProduct`, /./), BOTH),
  screen(
    'transport-carriers',
    async (page, url) => {
      await goTo(page, `${url}/app/eTrans/defs/transportators`, /./);
      await page.getByText('Trans Nord Logistic SRL').first().click();
    },
    BOTH,
  ),
  screen('transport-gone', (page, url) => goTo(page, `${url}${TRANSPORT}?id=nimic`, /./), BOTH),
];
