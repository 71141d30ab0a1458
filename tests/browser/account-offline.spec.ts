/** Without network: one's particulars are read and changed, the people of a company are read; what needs the network says so and keeps what was typed. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { closeDesktop, openDesktop } from './desktop';
import type { Installation } from './installation';
import { closeNotices } from './pages/public-notices';
import { signIn, untilSynchronised } from './pages/sign-in-page';

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));

const people = () => page.getByRole('list', { name: 'Persoane cu acces' });

async function openPeople(): Promise<void> {
  await page
    .getByRole('button', { name: /^Conexiune ANAF, Agro Câmpia/ })
    .first()
    .click();
  await expect(people()).toContainText('Dana Popescu');
}

test('what one typed into a dialog of the account stays where the network is gone', async () => {
  await page.goto(`${installation.url}/app/account`);
  await closeNotices(page);
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await page.context().setOffline(true);
  const dialog = page.getByRole('dialog', { name: 'Schimbă parola' });
  await dialog.getByLabel('Parola de acum').first().fill('Condica-demo-2026');
  await dialog.getByLabel('Parola nouă').first().fill('o altă propoziție de ținut minte');
  await dialog.getByRole('button', { name: 'Schimbă parola' }).click();
  await expect(dialog.getByText('Este nevoie de rețea. Ce ați scris rămâne aici.')).toBeVisible();
  await expect(dialog.getByLabel('Parola nouă').first()).toHaveValue('o altă propoziție de ținut minte');
  await dialog.getByRole('button', { name: 'Renunță' }).click();
});

test('the particulars are read and changed without network, and leave when it is back', async ({ browser }) => {
  await page.goto(`${installation.url}/app/account`);
  const card = page.getByRole('form', { name: 'Persoana' });
  await expect(card.getByLabel('Nume', { exact: true })).toHaveValue('Popescu');
  await expect(page.getByText('Parola, verificarea în doi pași și sesiunile au nevoie de rețea.')).toBeVisible();
  await card.getByLabel('Telefon').fill('0722 123 456');
  await card.getByRole('button', { name: 'Salvează' }).click();
  await expect(card.getByText('Salvate pe acest dispozitiv; pleacă la server când este rețea.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (process.env.CONDICA_LOOK) await page.screenshot({ path: `/tmp/look-account-offline-${colorScheme}.png` });
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.reload();
  await expect(card.getByLabel('Telefon')).toHaveValue('0722 123 456');

  await page.context().setOffline(false);
  await expect(card.getByText('Salvate pe acest dispozitiv')).toHaveCount(0, { timeout: 60_000 });
  const other = await browser.newContext({ locale: 'ro-RO' });
  const there = await other.newPage();
  await signIn(there, installation.url, { remember: false });
  await untilSynchronised(there);
  await there.goto(`${installation.url}/app/account`);
  await expect(there.getByRole('form', { name: 'Persoana' }).getByLabel('Telefon')).toHaveValue('0722 123 456');
  await other.close();
});

test('what the server refuses of the particulars is told with its reason, kept, and corrected', async () => {
  const reason = 'Numărul de telefon nu este bun.';
  await page.route('**/UpdateUserData', (route) =>
    route.fulfill({
      status: 400,
      json: { status: 'error', error: reason, code: 'invalid-request', fields: ['telephone'] },
    }),
  );
  await page.goto(`${installation.url}/app/account`);
  const card = page.getByRole('form', { name: 'Persoana' });
  await card.getByLabel('Telefon').fill('0722 xyz');
  await card.getByRole('button', { name: 'Salvează' }).click();
  await expect(card.getByRole('alert')).toContainText(`Serverul nu a primit ce ați salvat: ${reason}`);
  await expect(card.getByLabel('Telefon')).toHaveValue('0722 xyz');
  await expect(page.getByText('Serverul nu a primit datele contului')).toBeVisible();
  if (process.env.CONDICA_LOOK) await page.screenshot({ path: '/tmp/look-account-refused.png' });
  await page.reload();
  await page.getByRole('button', { name: /1 respinsă/ }).click();
  const panel = page.getByRole('complementary', { name: 'Sincronizare' });
  await expect(panel.getByText('Datele contului: Telefon „0722 xyz”')).toBeVisible();
  await expect(panel.getByText(reason)).toBeVisible();
  if (process.env.CONDICA_LOOK) await page.screenshot({ path: '/tmp/look-panel-refused.png' });
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Deschide „Contul meu”' }).click();
  await page.unroute('**/UpdateUserData');
  await card.getByLabel('Telefon').fill('0722 000 111');
  await card.getByRole('button', { name: 'Salvează' }).click();
  await expect(panel.getByText('Ale contului, respinse')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /1 respinsă/ })).toHaveCount(0);
  await expect(card.getByRole('alert')).toHaveCount(0);
});

test('a page of the account that knows nobody yet says so in words', async ({ browser }) => {
  const other = await browser.newContext({ locale: 'ro-RO' });
  const there = await other.newPage();
  // A server that does not tell the particulars yet.
  await there.route('**/GetAuthorizations', async (route) => {
    const response = await route.fetch();
    const { person: _person, ...rest } = await response.json();
    await route.fulfill({ response, json: rest });
  });
  await signIn(there, installation.url, { remember: false });
  await untilSynchronised(there);
  await there.goto(`${installation.url}/app/account`);
  const awaited = there.getByRole('region', { name: 'Persoana' });
  await expect(awaited.getByText('Numele și telefonul se aduc de pe server…')).toBeVisible();
  await there.unroute('**/GetAuthorizations');
  // The app asks by itself too: only what is asked after the press is answered, so that the button stands until then.
  let pressed = false;
  await there.exposeFunction('tellPressed', () => {
    pressed = true;
  });
  await there.route('**/GetAuthorizations', (route) => (pressed ? route.continue() : route.abort()));
  await there.reload();
  await expect(awaited.getByText(/nu au ajuns încă pe acest dispozitiv/)).toBeVisible({ timeout: 60_000 });
  if (process.env.CONDICA_LOOK) await there.screenshot({ path: '/tmp/look-account-awaited.png' });
  expect(await violationsOf(there)).toEqual([]);
  await there.evaluate(() => {
    const { tellPressed } = window as unknown as { readonly tellPressed: () => void };
    document.addEventListener('click', tellPressed, { capture: true, once: true });
  });
  await awaited.getByRole('button', { name: 'Încearcă din nou' }).dispatchEvent('click');
  await expect(there.getByRole('form', { name: 'Persoana' }).getByLabel('Nume', { exact: true })).toHaveValue(
    'Popescu',
  );
  await other.close();
});

test('the people of a company are read without network; an invitation waits in its field', async () => {
  await page.goto(`${installation.url}/app/companies`);
  await openPeople();
  await page.context().setOffline(true);
  await page.reload();
  await openPeople();
  await expect(page.getByText(/^Așa cum era la .*Accesul se schimbă numai cu rețea\.$/)).toBeVisible();
  const email = page.getByLabel('E-mailul persoanei de invitat');
  await email.fill('coleg@exemplu.ro');
  await page.getByRole('button', { name: 'Invită' }).click();
  await expect(page.getByText('Este nevoie de rețea. Nimic nu s-a schimbat; ce ați scris rămâne aici.')).toBeVisible();
  await expect(email).toHaveValue('coleg@exemplu.ro');
  if (process.env.CONDICA_LOOK) await page.screenshot({ path: '/tmp/look-people-offline.png' });
  expect(await violationsOf(page)).toEqual([]);
  await page.context().setOffline(false);
});
