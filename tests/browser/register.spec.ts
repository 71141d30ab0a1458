/** The register of series: what each number is, and an internal decision made by keys, with its number, its annex and its PDF. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { CloseLease, LeaseNumbers } from '@/api/calls/number-calls';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { addDays } from '@/domain/calendar/iso-date';
import { newDeviceId, newEntityId, sampleSerial } from '../server/support/samples';
import { signIn } from '../server/support/test-client';
import { readPdf } from '../workers/pdf/read-pdf';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { DEMO, untilSynchronised } from './pages/sign-in-page';
import { companyOf } from './server-company';

/** Current after the first sign-in. */
const CIF = '14399840';
const ALLOTS = 'Ioana Mărginean';
const TODAY = bucharestDay(Date.now());

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await loseDevice('REG-');
});
test.afterAll(() => closeDesktop({ installation, page }));

/** A series of which a lost device held numbers; a person has ended its interval. */
async function loseDevice(prefix: string): Promise<void> {
  const client = await signIn(installation.url, DEMO);
  const company = await companyOf(client, CIF);
  const serial = sampleSerial(prefix);
  await client.must(AddCompanySerial, { body: { company, serial } });
  const lost = { device: newDeviceId(), deviceName: 'Telefonul pierdut', count: 10, fence: 0, request: newEntityId() };
  const { lease } = await client.must(LeaseNumbers, { body: { company, serial: serial.id, ...lost } });
  const ended = { reason: 'furat din mașină', on: TODAY };
  await client.must(CloseLease, { body: { company, serial: serial.id, lease: lease.id, ...ended } });
}

const dayText = (day: string): string => day.split('-').toReversed().join('.');

async function tabTo(wanted: Locator): Promise<void> {
  for (let step = 0; step < 10; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('each number stands with its invoice, its device or the reason why nobody bears it', async () => {
  await page.goto(`${installation.url}/app/config/serialRegister`);
  await untilSynchronised(page);
  const numbers = page.getByRole('grid', { name: 'Numerele seriei' });
  await page.getByRole('tab', { name: /^FCT-/ }).click();
  await expect(numbers.getByText(/^\d+ facturi, \d/).first()).toBeVisible();
  await expect(numbers.getByText(/^Rezervat pentru „/).first()).toBeVisible();
  await page.getByRole('tab', { name: /^REG-/ }).click();
  const why = `Nefolosit de „Telefonul pierdut”, intervalul s-a încheiat pe ${dayText(TODAY)}: furat din mașină`;
  await expect(numbers.getByText(why)).toBeVisible();
  await expect(page.getByText('10 din 10 de numere au factură, rezervare sau motiv')).toBeVisible();
});

test('a decision is made by keys: it has its number, the annex at its date, and a PDF', async () => {
  await page.getByRole('button', { name: 'Decizie internă' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary').filter({ hasText: 'Decizii interne' });
  const date = panel.getByRole('textbox', { name: /^Data deciziei/ });
  await tabTo(panel.getByRole('textbox', { name: /^Cine alocă/ }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(ALLOTS);
  await tabTo(date);
  for (const [day, annex] of [
    [addDays(TODAY, -1), /^Fără anexă/],
    [TODAY, /^Anexa: \d+ interval/],
  ] as const) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(dayText(day));
    await page.keyboard.press('Tab');
    await expect(panel.getByText(annex)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(date).toBeFocused();
  }
  await tabTo(panel.getByRole('button', { name: 'Întocmește decizia' }));
  await page.keyboard.press('Enter');
  const made = `Decizia nr. 1 din ${dayText(TODAY)}`;
  await expect(panel.getByRole('listitem').filter({ hasText: made })).toContainText(`Alocă ${ALLOTS}`);
  await panel.getByRole('button', { name: `PDF: ${made}` }).focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe(`decizie-numerotare-1-${TODAY}.pdf`);
  const { pages } = await readPdf(new Uint8Array(readFileSync(await download.path())));
  const text = pages.map((one) => one.text).join('\n');
  for (const said of [`DECIZIA NR. 1 din ${dayText(TODAY)}`, ALLOTS, 'FCT-', 'Anexă la decizia nr. 1'])
    expect(text).toContain(said);
  // What the server keeps is there after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Decizie internă' }).click();
  await expect(panel.getByText(made)).toBeVisible();
});
