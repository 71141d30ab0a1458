/** Declarations in odd circumstances: a clock that is wrong, a change that arrives after its code, two hands at once, ten thousand lines. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { bucharestClock } from '@/domain/calendar/bucharest-clock';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { closeDesktop, openDesktop } from './desktop';
import { openDevice } from './device';
import type { Installation, StandInTransport } from './installation';
import { asInNewTab } from './pages/new-tab';
import { card, declare, goToStep, TRANSPORTS, transportForm, transportRows } from './pages/transport-page';

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
  const other = await openDevice(browser, installation, { viewport: PHONE });
  return other;
}

async function taken(type: StandInTransport['type']): Promise<readonly StandInTransport[]> {
  return (await installation.transports()).filter((told) => told.type === type);
}

/** The one that comes after so many. */
async function nextXml(type: StandInTransport['type'], before: number): Promise<string> {
  await expect.poll(async () => (await taken(type)).length, ARRIVES).toBe(before + 1);
  return installation.transportXml((await taken(type)).at(-1)?.index ?? '');
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
  return Math.abs(Date.parse(`${told.slice(0, 19)}Z`) - Date.parse(`${bucharestClock(moment).slice(0, 19)}Z`)) / 60_000;
}

test('on a phone whose clock is three hours ahead days go by the true one, and a change of vehicle tells the true hour', async ({
  browser,
}) => {
  const phone = await anotherDevice(browser);
  await phone.clock.install({ time: Date.now() + 3 * HOUR_MS });
  await openCardOf(phone, 'Pe drum', 'Fructe Proaspete SRL');
  await expect(phone.getByText(/Ceasul.* 3 ore/)).toBeVisible(ARRIVES);
  const before = (await taken('MVH')).length;
  await changeVehicle(phone, 'CJ31CLK');
  expect(minutesFrom(await nextXml('MVH', before), Date.now())).toBeLessThan(3);
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
  const before = (await taken('MVH')).length;
  await phone.clock.setSystemTime(Date.now());
  await phone.context().setOffline(false);
  expect(minutesFrom(await nextXml('MVH', before), made)).toBeLessThan(3);
  await expect(journey).toContainText('A ajuns la server după ce codul expirase', ARRIVES);
  // Its clock is looked at every half minute.
  await expect(card(phone, 'Expirat')).toBeVisible(ARRIVES);
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
  const before = (await taken('COR')).length;
  await correct(page, '7.000');
  await nextXml('COR', before);
  await phone.context().setOffline(false);
  // The other's stands; this one's is kept, says why, and is a draft again by a button.
  const journey = phone.getByRole('region', { name: 'Parcurs' });
  await expect(journey).toContainText('serverul nu a primit-o', ARRIVES);
  await expect(journey).toContainText('schimbată între timp de pe alt dispozitiv');
  await expect(phone.getByText('7.000,00 kg brut')).toBeVisible(ARRIVES);
  await phone.getByRole('button', { name: 'Ia înapoi în ciorne' }).click();
  await expect(phone.getByText('Declarația este din nou ciornă')).toBeVisible();
  await expect(journey).not.toContainText('serverul nu a primit-o');
  await asInNewTab(phone);
  await phone.goto(`${installation.url}${TRANSPORTS}`);
  await phone.getByRole('tab', { name: 'Ciorne' }).click();
  await transportRows(phone).getByText('Építő Kft.').first().click();
  await expect(transportForm(phone)).toBeVisible();
  await goToStep(phone, 'Marfă');
  await expect(transportForm(phone).getByRole('textbox', { name: /^Brut, kg/ })).toHaveValue(/^7\.?100/);
  expect((await taken('COR')).length).toBe(before + 1);
  await phone.context().close();
});

const LINES = 10_000;

test('of ten thousand lines every key is kept, the sums are exact, and it is declared once', async () => {
  await asInNewTab(page);
  await page.goto(`${installation.url}${TRANSPORTS}`);
  const accepted = async () => (await taken('NOT')).filter(({ verdict }) => verdict === 'ok');
  const before = await accepted();
  // Which of the demonstration's came first is not the same each time.
  const declared = await Promise.all(before.map(({ index }) => installation.transportXml(index)));
  const model = declared.find((xml) => xml.includes('Fructe Proaspete SRL')) ?? '';
  const line = /<bunuriTransportate [^>]*\/>/.exec(model)?.[0] ?? '';
  // A plate that the rules refuse: what was read is kept, and mended in the editor.
  const today = bucharestDay(Date.now());
  const xml = model
    .replace(line, line.replace(/ greutateBruta="[^"]*"/, ' greutateBruta="12500.25"').repeat(LINES))
    .replace(/ nrVehicul="[^"]*"/, ' nrVehicul="?"')
    .replace(/ dataTransport="[^"]*"/, ` dataTransport="${today}"`);
  await page.getByRole('button', { name: 'Importă' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importă declarații' });
  const file = { name: 'multe.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) };
  await dialog.locator('input[type=file]').setInputFiles([file]);
  await dialog.getByRole('button', { name: 'Pune restul în ciorne' }).click(ARRIVES);
  await expect(page.getByText('1 declarație pusă în ciorne')).toBeVisible(ARRIVES);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Ciorne' }).click();
  await transportRows(page).getByText('Fructe Proaspete SRL').first().click();
  const form = transportForm(page);
  await expect(form.getByText(/1–100 din 10\.000/)).toBeVisible(ARRIVES);
  await expect(page.getByText('125.002.500,00').first()).toBeVisible(ARRIVES);
  const name = form.getByRole('group', { name: 'Linia 1', exact: true }).getByRole('textbox', { name: /^Marfă/ });
  await name.fill('Marfa dintâi');
  await form.getByRole('combobox', { name: /^Vehicul/ }).fill('CJ 10 MII');
  await page.reload();
  await expect(name).toHaveValue('Marfa dintâi', ARRIVES);
  await declare(page);
  await expect(card(page, 'Valid')).toBeVisible(ARRIVES);
  const after = await accepted();
  expect(after).toHaveLength(before.length + 1);
  const sent = await installation.transportXml(after.at(-1)?.index ?? '');
  expect(sent.match(/<bunuriTransportate /g)).toHaveLength(LINES);
  expect(sent.match(/denumireMarfa="Marfa dintâi"/g)).toHaveLength(1);
});
