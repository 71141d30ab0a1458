/** Declarations of transport with network: declared, corrected, confirmed, on another vehicle, repeated. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation, StandInTransport } from './installation';
import { asInNewTab } from './pages/new-tab';
import {
  card,
  declare,
  openNewTransport,
  TRANSPORTS,
  transportForm,
  transportRows,
  writeTransport,
} from './pages/transport-page';

const ARRIVES = { timeout: 60_000 } as const;

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

async function openPanel(view: string, partner: string): Promise<Locator> {
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  await page.getByRole('tab', { name: view }).click();
  await transportRows(page).getByText(partner).click();
  return page.getByRole('complementary').last();
}

/** What the stand-in took in of a kind, the newest last. */
async function taken(type: StandInTransport['type']): Promise<readonly StandInTransport[]> {
  return (await installation.transports()).filter((told) => told.type === type);
}

async function expectTaken(type: StandInTransport['type'], count: number): Promise<void> {
  await expect
    .poll(async () => (await taken(type)).filter(({ verdict }) => verdict === 'ok').length, ARRIVES)
    .toBe(count);
}

test('is declared on one page, and its code is valid once ANAF has said ok', async () => {
  const before = (await taken('NOT')).filter(({ verdict }) => verdict === 'ok').length;
  await openNewTransport(page, installation.url);
  await writeTransport(page);
  await declare(page);
  await expect(card(page, 'Valid')).toBeVisible(ARRIVES);
  await expectTaken('NOT', before + 1);
});

test('is corrected before it starts: the code stays', async () => {
  const panel = await openPanel('De pornit', 'Építő Kft.');
  await panel.getByRole('button', { name: 'Corectează' }).click();
  await expect(page.getByRole('heading', { name: /^Corectează / })).toBeVisible();
  await transportForm(page)
    .getByRole('textbox', { name: /^Brut, kg/ })
    .fill('7.000');
  await page.getByRole('button', { name: /^Trimite corecția/ }).click();
  await expect(page.getByRole('region', { name: 'Parcurs' })).toContainText('Corectată');
  await expectTaken('COR', 1);
  await expect(page.getByText('7.000,00 kg brut')).toBeVisible();
});

test('is confirmed on the road', async () => {
  const panel = await openPanel('Pe drum', 'Stomana AD');
  await panel.getByRole('button', { name: 'Confirmă', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Confirmat parțial').check();
  await sheet.getByLabel('Observații').fill('Lipsesc două legături');
  await sheet.getByRole('button', { name: 'Confirmă' }).click();
  await expectTaken('CON', 1);
});

test('changes its vehicle on the road, and after that cannot be corrected any more', async () => {
  const panel = await openPanel('Pe drum', 'Fructe Proaspete SRL');
  await expect(panel.getByRole('button', { name: 'Corectează' })).toBeVisible();
  await panel.getByRole('button', { name: 'Schimbă vehiculul' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alt număr de înmatriculare' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Număr de înmatriculare/)
    .fill('cj 99 xyz');
  await page.getByRole('button', { name: 'Schimbă în CJ99XYZ' }).click();
  await expect(panel.getByText(/transportul a pornit/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Corectează' })).toHaveCount(0);
  await expectTaken('MVH', 1);
});

test('a route is repeated in sixty seconds of scripted taps', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  await expect(transportRows(page).getByText('Piața Mare SRL')).toBeVisible();
  const began = performance.now();
  await transportRows(page).getByText('Piața Mare SRL').click();
  await page.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Repetă traseul' }).click();
  await expect(transportForm(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Pașii declarației' }).getByRole('button', { name: 'Declară' }).click();
  await declare(page);
  const seconds = (performance.now() - began) / 1000;
  console.log(`a repeated route: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(60);
  await page.setViewportSize({ width: 1440, height: 900 });
});
