/** When a transport may be declared, said where it is declared: too early, the day over, and after an outage only by the server's log. */
import { expect, type Page, test } from '@playwright/test';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { addDays } from '@/domain/calendar/iso-date';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { card, declare, openNewTransport, transportForm, writeTransport } from './pages/transport-page';

const OUTAGE = /Serviciul ANAF a fost nefuncțional/;

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const today = (): string => bucharestDay(Date.now());
const said = (day: string): string => day.split('-').reverse().join('.');

async function startsOn(day: string): Promise<void> {
  const field = transportForm(page).getByLabel(/^Pornește la/);
  await field.fill(said(day));
  await field.press('Tab');
}

/** As the server's log would have it; what it is declared by is its own. */
async function logOf(outages: readonly object[]): Promise<void> {
  await page.route('**/GetServiceOutages*', (route) => route.fulfill({ json: { outages } }));
}

test('too early says from when; on a day that is over, that it had to be before, and puts today', async () => {
  await openNewTransport(page, installation.url);
  await writeTransport(page);
  await startsOn(addDays(today(), 5));
  const button = page.getByRole('button', { name: /^Declară/ }).last();
  await expect(button).toBeDisabled();
  await expect(page.getByText(`se poate declara din ${said(addDays(today(), 2))}`).last()).toBeVisible();
  await startsOn(addDays(today(), -1));
  const field = transportForm(page)
    .locator('[data-field]')
    .filter({ has: page.getByLabel(/^Pornește la/) });
  await expect(field).toContainText('Ziua pornirii a trecut');
  await expect(page.getByText(/nu a înregistrat nicio avarie/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: OUTAGE })).toHaveCount(0);
  await field.getByRole('button', { name: `Pune ${said(today())}` }).click();
  await expect(page.getByText('Declarația respectă regulile ANAF')).toBeVisible();
  await expect(page.getByText(/nu a înregistrat nicio avarie/)).toHaveCount(0);
});

test('after an outage: offered by the log, and refused with words where the server’s own has none', async () => {
  const before = (await installation.transports()).length;
  const yesterday = addDays(today(), -1);
  await logOf([{ service: 'etransport', from: `${yesterday}T08:00:00.000Z`, until: new Date().toISOString() }]);
  await openNewTransport(page, installation.url);
  await writeTransport(page);
  await startsOn(yesterday);
  await page.getByRole('checkbox', { name: OUTAGE }).check();
  await expect(page.getByText(/până la sfârșitul zilei de/)).toBeVisible();
  await declare(page);
  await expect(page.getByText(/nu are nicio avarie/).first()).toBeVisible({ timeout: 60_000 });
  await expect(card(page, 'Valid')).toHaveCount(0);
  expect(await installation.transports()).toHaveLength(before);
  await page.unroute('**/GetServiceOutages*');
});

test('without network the log cannot be read, and that is said', async () => {
  await openNewTransport(page, installation.url);
  await page.context().setOffline(true);
  try {
    await startsOn(addDays(today(), -1));
    await page.getByRole('checkbox', { name: OUTAGE }).check();
    await expect(page.getByText(/serverul îl verifică la trimitere/)).toBeVisible();
  } finally {
    await page.context().setOffline(false);
  }
});
