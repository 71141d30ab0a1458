/** Declarations in odd circumstances: a clock that is wrong, a change that arrives after its code, two hands at once, ten thousand lines. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { romanianMoment } from '@/domain/transport/life/romanian-moment';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation, StandInTransport } from './installation';
import { asInNewTab } from './pages/new-tab';
import { signIn, untilInstalled, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';
import { card, declare, TRANSPORTS, transportForm, transportRows } from './pages/transport-page';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ARRIVES = { timeout: 60_000 } as const;
const PHONE = { width: 390, height: 844 };

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

/** Another device of the same person, with everything on it. */
async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'ro-RO' });
  await withoutInstallOffer(context, installation.url);
  const other = await context.newPage();
  await signIn(other, installation.url, { remember: true });
  await untilInstalled(other);
  await untilSynchronised(other);
  return other;
}

async function taken(type: StandInTransport['type']): Promise<readonly StandInTransport[]> {
  return (await installation.transports()).filter((told) => told.type === type);
}

async function xmlOf(type: StandInTransport['type'], place: number): Promise<string> {
  await expect.poll(async () => (await taken(type)).length, ARRIVES).toBe(place);
  return Buffer.from((await taken(type)).at(-1)?.xml ?? '', 'base64').toString();
}

async function openCardOf(device: Page, view: string, partner: string): Promise<void> {
  await asInNewTab(device);
  await device.goto(`${installation.url}${TRANSPORTS}`);
  await device.getByRole('tab', { name: view }).click();
  await transportRows(device).getByText(partner).first().click();
  await expect(device.getByRole('heading', { name: 'Cod UIT' })).toBeVisible();
}

async function changeVehicle(device: Page, plate: string): Promise<void> {
  await device.getByRole('button', { name: 'Schimbă vehiculul' }).click();
  const sheet = device.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Alt număr de înmatriculare' }).click();
  await sheet.getByLabel(/^Număr de înmatriculare/).fill(plate);
  await sheet.getByRole('button', { name: `Schimbă în ${plate}` }).click();
}

/** `yyyy-MM-ddTHH:mm:ss` of the document, in minutes from a moment of this machine, by Romania's clock. */
function minutesFrom(xml: string, moment: number): number {
  const told = /dataModificare="([^"]+)"/.exec(xml)?.[1] ?? '';
  return Math.abs(Date.parse(`${told.slice(0, 19)}Z`) - Date.parse(`${romanianMoment(moment).slice(0, 19)}Z`)) / 60_000;
}

test('on a phone whose clock is three hours ahead days go by the true one, and a change of vehicle tells the true hour', async ({
  browser,
}) => {
  const phone = await anotherDevice(browser);
  await phone.clock.install({ time: Date.now() + 3 * HOUR_MS });
  await openCardOf(phone, 'Pe drum', 'Fructe Proaspete SRL');
  await expect(phone.getByText(/Ceasul.* 3 ore/)).toBeVisible(ARRIVES);
  await changeVehicle(phone, 'CJ31CLK');
  expect(minutesFrom(await xmlOf('MVH', 1), Date.now())).toBeLessThan(3);
  await phone.context().close();
});

test('a change of vehicle made while the code held and told after it says both, and goes with the hour it was made', async ({
  browser,
}) => {
  const phone = await anotherDevice(browser);
  await phone.context().setOffline(true);
  const made = Date.now() - 6 * DAY_MS;
  await phone.clock.install({ time: made });
  await openCardOf(phone, 'Toate', 'Pas cu Pas SRL');
  await changeVehicle(phone, 'CJ32LAT');
  const journey = phone.getByRole('region', { name: 'Parcurs' });
  await expect(journey).toContainText('pe acest dispozitiv, așteaptă rețeaua');
  await phone.clock.setSystemTime(Date.now());
  await phone.context().setOffline(false);
  expect(minutesFrom(await xmlOf('MVH', 2), made)).toBeLessThan(3);
  await expect(journey).toContainText('A ajuns la server după ce codul expirase', ARRIVES);
  await expect(card(phone, 'Expirat')).toBeVisible();
  await phone.context().close();
});

test('corrected on two devices at once: one goes, the other is told and has what it wrote', async ({ browser }) => {
  const phone = await anotherDevice(browser);
  const correct = async (device: Page, gross: string): Promise<void> => {
    await device.getByRole('button', { name: 'Corectează' }).first().click();
    await expect(device.getByRole('heading', { name: /^Corectează / })).toBeVisible();
    const steps = device.getByRole('navigation', { name: 'Pașii declarației' });
    if (await steps.isVisible()) await steps.getByRole('button', { name: 'Marfă' }).click();
    await transportForm(device)
      .getByRole('textbox', { name: /^Brut, kg/ })
      .fill(gross);
    if (await steps.isVisible()) await steps.getByRole('button', { name: 'Declară' }).click();
    await device
      .getByRole('button', { name: /^Trimite corecția/ })
      .last()
      .click();
  };
  await openCardOf(phone, 'De pornit', 'Építő Kft.');
  await phone.context().setOffline(true);
  await correct(phone, '7.100');
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  await page.getByRole('tab', { name: 'De pornit' }).click();
  await transportRows(page).getByText('Építő Kft.').first().click();
  await correct(page, '7.000');
  await expect.poll(async () => (await taken('COR')).length, ARRIVES).toBe(1);
  await phone.context().setOffline(false);
  await expect(phone.getByText(/între timp/).first()).toBeVisible(ARRIVES);
  expect((await taken('COR')).length).toBe(1);
  await expect(page.getByText('7.000,00 kg brut')).toBeVisible(ARRIVES);
  await phone.context().close();
});

const LINES = 10_000;

test('of ten thousand lines every key is kept, the sums are exact, and it is declared once', async () => {
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  const [first] = (await taken('NOT')).filter(({ verdict }) => verdict === 'ok');
  const model = Buffer.from(first?.xml ?? '', 'base64').toString();
  const line = /<bunuriTransportate [^>]*\/>/.exec(model)?.[0] ?? '';
  const xml = model.replace(line, line.repeat(LINES));
  await page.getByRole('button', { name: 'Importă' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importă declarații' });
  const file = { name: 'multe.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) };
  await dialog.locator('input[type=file]').setInputFiles([file]);
  await dialog.getByRole('button', { name: /ciorn/i }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Ciorne' }).click();
  await transportRows(page).getByRole('row').last().click();
  const form = transportForm(page);
  await expect(form.getByText(/1–100 din 10\.000/)).toBeVisible(ARRIVES);
  const name = form.getByRole('group', { name: 'Linia 1', exact: true }).getByRole('textbox', { name: /^Marfă/ });
  await name.fill('Marfa dintâi');
  await page.reload();
  await expect(name).toHaveValue('Marfa dintâi', ARRIVES);
  await declare(page);
});
