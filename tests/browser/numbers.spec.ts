/** What a person decides of a series' numbers: one that was given back is voided, a series that waits is let go on. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { LeaseNumbers } from '@/api/calls/number-calls';
import { newEpoch } from '../../server/installation/new-epoch';
import { newDeviceId, newEntityId, sampleSerial } from '../server/support/samples';
import { signIn as signInToServer } from '../server/support/test-client';
import { asOwner } from './as-owner';
import { closeDesktop, openDesktop } from './desktop';
import { wholeRows } from './forms/stored-rows';
import type { Installation } from './installation';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { DEMO, untilInstalled, untilSynchronised } from './pages/sign-in-page';
import { companyOf } from './server-company';

/** Current after the first sign-in. */
const CIF = '14399840';
/** The device that never comes back. */
const LOST = 'Telefonul pierdut';
const REASON = 'Motivul, pentru evidența numerelor';

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
  await untilInstalled(page);
});
test.afterAll(() => closeDesktop({ installation, page }));
test.afterEach(() => page.context().setOffline(false));

async function pressInSyncPanel(action: 'Pauză' | 'Continuă'): Promise<void> {
  await page.getByRole('button', { name: /^Sincronizare: / }).click();
  const panel = page.getByRole('complementary', { name: 'Sincronizare' });
  await panel.getByRole('button', { name: action }).click();
  await panel.getByRole('button', { name: 'Închide' }).click();
}

/** Issued and taken back before anything tried to send it: its number is free again, on this device alone. */
async function giveBack(): Promise<string> {
  const number = await openEditor(page);
  await pressInSyncPanel('Pauză');
  await page.context().setOffline(true);
  await writeInvoice(page, 'Mobila Transilvania');
  await issue(page, number);
  await page.getByRole('button', { name: 'Anulează emiterea' }).click();
  await expect(page.getByRole('heading', { name: `Factura ${number} este emisă` })).toHaveCount(0);
  return number;
}

async function openSeries(on: Page, prefix: string): Promise<Locator> {
  await on.getByRole('link', { name: 'Serii și numere' }).click();
  await on.getByRole('grid', { name: 'Serii și numere' }).getByText(prefix, { exact: true }).click();
  const panel = on.getByRole('complementary').filter({ has: on.getByRole('heading', { name: prefix, exact: true }) });
  await expect(panel).toBeVisible();
  return panel;
}

async function openReport(on: Page, number: string): Promise<Locator> {
  const panel = await openSeries(on, 'FCT-');
  await panel.getByRole('button', { name: 'Arată evidența' }).click();
  return panel
    .getByRole('listitem')
    .filter({ hasText: number })
    .filter({ hasText: /Redat|Anulat/ });
}

/** From the way back, which has the focus, to the field and on to the verb. */
async function typeReason(dialog: Locator, reason: string): Promise<void> {
  await expect(dialog.getByRole('button', { name: 'Înapoi' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('textbox', { name: REASON })).toBeFocused();
  if (reason !== '') await page.keyboard.type(reason);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** What the server keeps of a number beyond its interval. */
function useOnServer(number: string) {
  return asOwner(installation, (db) =>
    db
      .selectFrom('number_use')
      .select(['state', 'reason'])
      .where('number', '=', Number(/\d+$/.exec(number)?.[0]))
      .where('company_id', '=', db.selectFrom('company').select('id').where('cif', '=', CIF))
      .execute(),
  );
}

test('a number that was given back is voided from the keyboard, without network, and the server hears why', async () => {
  const number = await giveBack();
  const row = await openReport(page, number);
  await expect(row).toContainText('Redat, se poate folosi pe');
  const before = await wholeRows(page, ['lease', 'outbox']);
  const button = row.getByRole('button', { name: 'Anulează numărul' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Anulați ${number}?` });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await wholeRows(page, ['lease', 'outbox'])).toEqual(before);

  await page.keyboard.press('Enter');
  await typeReason(dialog, '');
  await expect(dialog.getByText('Scrieți motivul.')).toBeVisible();
  expect(await wholeRows(page, ['lease', 'outbox'])).toEqual(before);
  await dialog.getByRole('button', { name: 'Înapoi' }).focus();
  await typeReason(dialog, 'tipărită greșit');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`${number} a fost anulat.`)).toBeVisible();
  await expect(row).toContainText(/^.*Anulat pe \d\d\.\d\d\.\d{4}: tipărită greșit$/);
  const calls = ((await wholeRows(page, ['outbox'])).outbox ?? []).map(({ call }) => call);
  expect(calls).toContain('VoidNumber');
  expect(await useOnServer(number)).toEqual([]);

  await page.context().setOffline(false);
  await pressInSyncPanel('Continuă');
  await untilSynchronised(page);
  expect(await useOnServer(number)).toEqual([{ state: 'voided', reason: 'tipărită greșit' }]);
});

/** A series of which a device that never comes back holds numbers, on a server that was restored since. */
async function waitingSeries(prefix: string): Promise<void> {
  const client = await signInToServer(installation.url, DEMO);
  const company = await companyOf(client, CIF);
  const serial = sampleSerial(prefix);
  await client.must(AddCompanySerial, { body: { company, serial } });
  const lost = { device: newDeviceId(), deviceName: LOST, count: 10, fence: 0, request: newEntityId() };
  await client.must(LeaseNumbers, { body: { company, serial: serial.id, ...lost } });
  await asOwner(installation, (db) => newEpoch(db, { now: Date.now, newId: randomUUID }));
  await page.reload();
  await untilSynchronised(page);
}

function releases() {
  return asOwner(installation, (db) =>
    db.selectFrom('series_report').select('reason').where('reporter', '=', 'person').execute(),
  );
}

test('a series that waits for a lost device is let go on, for a reason, and gives numbers at once', async () => {
  await waitingSeries('AST-');
  const panel = await openSeries(page, 'AST-');
  await panel.getByRole('button', { name: 'Rezervă numere pe acest dispozitiv' }).click();
  await expect(panel.getByText(/^Serverul a fost restaurat dintr-o copie/)).toBeVisible();
  const button = panel.getByRole('button', { name: 'Nu mai aștepta celelalte dispozitive' });

  // An answer that is on its way when the network goes says that the server is there.
  await untilSynchronised(page);
  await page.context().setOffline(true);
  await expect(panel.getByText('Se poate numai cu rețea.').first()).toBeVisible();
  await expect(button).toBeDisabled();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nu mai așteptați în seria AST-?' });
  await expect(dialog).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(panel.getByText('Se poate numai cu rețea.')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await typeReason(dialog, '');
  await expect(dialog.getByText('Scrieți motivul.')).toBeVisible();
  expect(await releases()).toEqual([]);

  // Before: the dialog closed, and the reason had to be typed again.
  const refusal = { status: 'error', error: 'Nu aveți acces la această firmă.', code: 'company-denied' };
  await page.route('**/ReleaseSeries', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await dialog.getByRole('button', { name: 'Înapoi' }).focus();
  await typeReason(dialog, 'telefon pierdut');
  await expect(dialog.getByRole('alert')).toHaveText('Nu aveți acces la această firmă. Seria așteaptă mai departe.');
  await page.route('**/ReleaseSeries', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/^Serverul nu a răspuns\. Seria așteaptă mai departe/);
  expect(await releases()).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Seria AST- dă din nou numere.')).toBeVisible();
  await expect(panel.getByText('10 din 10 libere')).toHaveCount(2);
  await expect(button).toHaveCount(0);
  expect(await releases()).toEqual([{ reason: expect.stringMatching(/ telefon pierdut$/) }]);
});

/** Opens the panel; what stands behind a line of it is opened by its button. */
async function openNumbers(on: Page): Promise<Locator> {
  await on.getByRole('button', { name: /^Sincronizare: / }).click();
  const panel = on.getByRole('complementary', { name: 'Sincronizare' });
  await expect(panel.getByRole('heading', { name: 'Numere rezervate aici' })).toBeVisible();
  return panel;
}

/** How the server has the intervals of the series of which the lost telephone holds one. */
function leasesOnServer() {
  return asOwner(installation, (db) =>
    db
      .selectFrom('number_lease')
      .select(['device_name', 'state', 'end_reason'])
      .where('serial_id', 'in', db.selectFrom('number_lease').select('serial_id').where('device_name', '=', LOST))
      .orderBy('from_number')
      .execute(),
  );
}

test("the panel closes the interval of a lost device and gives back this one's, from the keyboard and without network", async () => {
  const panel = await openNumbers(page);
  const others = panel.getByRole('button', { name: 'Un interval pe alt dispozitiv' });
  await others.focus();
  await page.keyboard.press('Enter');
  await expect(others).toHaveAttribute('aria-expanded', 'true');
  await page.context().setOffline(true);
  const lost = panel.getByRole('listitem').filter({ hasText: LOST }).last();
  await lost.getByRole('button', { name: 'Închide intervalul' }).focus();
  await page.keyboard.press('Enter');
  const closing = page.getByRole('dialog', { name: 'Închideți AST-0001 – AST-0010?' });
  await expect(closing.getByText(/^Acum nu este legătură cu serverul/)).toBeVisible();
  await typeReason(closing, 'furat');
  await expect(closing).toHaveCount(0);

  const menu = panel.getByRole('button', { name: 'Ce se poate face: AST-0011 – AST-0020' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Redă numerele nefolosite' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const giving = page.getByRole('dialog', { name: 'Redați ce a rămas nefolosit din AST-0011 – AST-0020?' });
  await typeReason(giving, 'nu mai emit de aici');
  await expect(giving).toHaveCount(0);
  await expect(menu).toHaveCount(0);

  await page.context().setOffline(false);
  await untilSynchronised(page);
  expect(await leasesOnServer()).toEqual([
    { device_name: LOST, state: 'closed', end_reason: 'furat' },
    { device_name: expect.any(String), state: 'returned', end_reason: 'nu mai emit de aici' },
  ]);
});
