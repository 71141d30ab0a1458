/** What a driver does on the phone, with network: correct, delete, confirm, change the vehicle; and look at what is carried for another. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { openDevice } from './device';
import { type Installation, type StandInTransport, startInstallation } from './installation';
import { asInNewTab } from './pages/new-tab';
import { card, goToStep, TRANSPORTS, transportForm, transportRows } from './pages/transport-page';

const ARRIVES = { timeout: 60_000 } as const;
/** The demonstration's other company: ANAF's stand-in gives its code alone. */
const DECLARANT = '18547290';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation({ prepared: true });
  page = await openPhone(browser);
});
test.afterAll(async () => {
  await page.context().close();
  await installation.stop();
});

async function openPhone(browser: Browser): Promise<Page> {
  return openDevice(browser, installation, { viewport: { width: 390, height: 844 }, hasTouch: true });
}

async function taken(type: StandInTransport['type']): Promise<number> {
  const told = await installation.transports();
  return told.filter((one) => one.type === type && one.verdict === 'ok').length;
}

/** The page of a declaration, from its card in the list. */
async function openCard(view: string, partner: string): Promise<Locator> {
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  await page.getByRole('tab', { name: view }).click();
  await transportRows(page).getByText(partner).first().click();
  await expect(page.getByRole('heading', { name: 'Cod UIT' })).toBeVisible();
  return page.getByRole('region', { name: 'Parcurs' });
}

test('is corrected in the steps of the phone: the code stays', async () => {
  const before = await taken('COR');
  const journey = await openCard('De pornit', 'Építő Kft.');
  await page.getByRole('button', { name: 'Corectează' }).last().click();
  await expect(page.getByRole('heading', { name: /^Corectează / })).toBeVisible();
  await goToStep(page, 'Marfă');
  await transportForm(page)
    .getByRole('textbox', { name: /^Brut, kg/ })
    .fill('7.000');
  await goToStep(page, 'Declară');
  await page.getByRole('button', { name: 'Trimite corecția' }).click();
  await expect(journey).toContainText('Corectată');
  await expect.poll(() => taken('COR'), ARRIVES).toBe(before + 1);
  await expect(page.getByText('7.000,00 kg brut')).toBeVisible(ARRIVES);
});

test('is deleted after a question', async () => {
  const before = await taken('DEL');
  await openCard('De pornit', 'Építő Kft.');
  await page.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Șterge declarația' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge declarația' }).click();
  await expect.poll(() => taken('DEL'), ARRIVES).toBe(before + 1);
  await expect(card(page, 'Ștearsă')).toContainText('nu se mai folosește', ARRIVES);
});

test('is confirmed on the road, with what is missing', async () => {
  const before = await taken('CON');
  const journey = await openCard('Pe drum', 'Stomana AD');
  await page.getByRole('button', { name: 'Confirmă', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Confirmat parțial').check();
  await sheet.getByLabel('Observații').fill('Lipsesc două legături');
  await sheet.getByRole('button', { name: 'Confirmă' }).click();
  await expect.poll(() => taken('CON'), ARRIVES).toBe(before + 1);
  await expect(journey).toContainText('Confirmat parțial · Lipsesc două legături');
});

test('goes on in another vehicle, which the card names', async () => {
  const before = await taken('MVH');
  await openCard('Pe drum', 'Fructe Proaspete SRL');
  await page.getByRole('button', { name: 'Schimbă vehiculul' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Alt număr de înmatriculare' }).click();
  await sheet.getByLabel(/^Număr de înmatriculare/).fill('cj 88 tel');
  await sheet.getByRole('button', { name: 'Schimbă în CJ88TEL' }).click();
  await expect.poll(() => taken('MVH'), ARRIVES).toBe(before + 1);
  await expect(page.getByText('CJ88TEL').first()).toBeVisible(ARRIVES);
  await expect(page.getByText(/transportul a pornit/)).toBeVisible();
});

test('of another it is shown at a control with its declarant, and nothing else is offered', async () => {
  await openCard('Ale altora', DECLARANT);
  await expect(card(page, 'Valid')).toBeVisible();
  await expect(page.getByText('este declarația altei firme')).toBeVisible();
  for (const name of ['Schimbă vehiculul', 'Corectează', 'Confirmă', 'Repetă traseul', 'PDF'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Arată la control' }).click();
  await expect(page.getByRole('dialog', { name: 'Codul UIT pe tot ecranul' })).toBeVisible();
});
