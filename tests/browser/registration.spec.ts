/** From nothing to the first sign-in, and back in after a forgotten password, with the letters as they are read. */
import { expect, type Page, test } from '@playwright/test';
import { generate } from 'otplib';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { type Installation, startInstallation } from './installation';
import { linkInLetter } from './pages/letters';

const PASSWORD = 'o propoziție de ținut minte';
const EMAIL = 'bianca.oltean@exemplu.ro';
let installation: Installation;

test.beforeAll(async () => {
  installation = await startInstallation({ demo: false });
});
test.afterAll(async () => {
  await installation.stop();
});

const linkIn = (subject: string): Promise<string> => linkInLetter(installation, EMAIL, subject);

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(EMAIL);
  const field = page.getByLabel('Parolă', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await field.fill(password);
  await page.getByRole('button', { name: 'Intră în cont' }).click();
}

test('a stranger gets an account with a company, and back into it after a forgotten password', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(installation.url);
  await page.getByRole('link', { name: 'Înregistrați-vă' }).click();
  await expect(page.getByRole('heading', { name: 'Cont nou' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expect(page.getByText('Scrieți adresa de e-mail.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Nume *', { exact: true }).fill('Oltean');
  await page.getByLabel('Prenume *').fill('Bianca');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Parolă').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuă' }).click();
  await page.getByRole('button', { name: /Am o firmă/ }).click();
  await page.getByLabel('Cod fiscal').fill('14399840');
  await page.getByRole('button', { name: 'Caută în registru' }).click();
  await expect(page.getByText(/^Găsită:/)).toBeVisible();
  await expect(page.getByLabel('Denumire')).not.toHaveValue('');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Creează contul firmei' }).click();
  await expect(page.getByRole('heading', { name: 'Mai este un pas' })).toBeVisible();

  await page.goto(await linkIn('Confirmați contul Condica'));
  await page.getByRole('button', { name: 'Confirmă contul' }).click();
  await expect(page.getByRole('heading', { name: 'Contul este gata' })).toBeVisible();
  await page.getByRole('link', { name: 'Autentificare' }).click();

  await page.getByRole('link', { name: 'Parolă uitată' }).click();
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByRole('button', { name: 'Trimite linkul' }).click();
  await expect(page.getByRole('heading', { name: 'Uitați-vă în poștă' })).toBeVisible();
  await page.goto(await linkIn('Parolă nouă pentru Condica'));
  const newPassword = `${PASSWORD} și iar`;
  await page.getByLabel('Parola nouă').first().fill(newPassword);
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await page.getByRole('link', { name: 'Autentificare' }).click();
  await signIn(page, PASSWORD);
  await expect(page.getByText('E-mailul sau parola nu sunt corecte.')).toBeVisible();
  await signIn(page, newPassword);
  await expect(page).toHaveURL(/\/app/);
  await expect(page.getByText('14399840').first()).toBeVisible();
  expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
});

test('the account’s owner turns the second factor on, ends a session elsewhere, and comes in with a code', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const password = `${PASSWORD} și iar`;
  await page.goto(installation.url);
  await signIn(page, password);
  await expect(page).toHaveURL(/\/app/);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(installation.url);
  await signIn(elsewhere, password);
  await expect(elsewhere).toHaveURL(/\/app/);

  await page.goto(`${installation.url}/app/account`);
  await expect(page.getByRole('heading', { name: 'Contul meu' })).toBeVisible();
  await expect(page.getByText('acest dispozitiv')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  if (process.env.CONDICA_LOOK) await page.screenshot({ path: '/tmp/look-account.png' });
  await page.getByRole('button', { name: /Încheie toate celelalte/ }).click();
  await expect(page.getByText(/s-a încheiat|S-au încheiat/).first()).toBeVisible();
  await elsewhere.goto(`${installation.url}/app/account`);
  await expect(elsewhere.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  await elsewhere.context().close();

  await page.getByRole('button', { name: 'Pornește' }).click();
  await page.getByLabel('Parola de acum').first().fill(password);
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expect(page.getByRole('img', { name: /Cod QR/ })).toBeVisible();
  if (process.env.CONDICA_LOOK) await page.screenshot({ path: '/tmp/look-factor.png' });
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  await page.getByLabel('Codul arătat de aplicație').fill(await generate({ secret }));
  await page.getByRole('dialog').getByRole('button', { name: 'Pornește' }).click();
  await expect(page.getByRole('heading', { name: 'Codurile de recuperare' })).toBeVisible();
  const [recovery = ''] = await page.getByRole('dialog').locator('code').allInnerTexts();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Le-am păstrat' }).click();
  await expect(page.getByText(/Verificare în doi pași: pornită/)).toBeVisible();

  await page.getByRole('button', { name: 'Meniul utilizatorului' }).click();
  await page.getByRole('menuitem', { name: 'Ieșire din cont' }).click();
  await signIn(page, password);
  await page.getByLabel('Cod din aplicația de autentificare').fill(recovery);
  await page.getByRole('button', { name: 'Intră în cont' }).click();
  await expect(page).toHaveURL(/\/app/);
  expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
});

/** The step after the one that a code was given for: a code counts once, and clocks may be half a minute off. */
const NEXT_STEP_S = 30;

test('one account from its registration over the second factor to a forgotten password', async ({ page }) => {
  const errors = watchErrors(page);
  const email = 'intreg.lant@exemplu.ro';
  const enter = async (password: string): Promise<void> => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Parolă', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Intră în cont' }).click();
  };
  const leave = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Meniul utilizatorului' }).click();
    await page.getByRole('menuitem', { name: 'Ieșire din cont' }).click();
    await expect(page.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  };

  // Register, the letter, activation, the first sign-in.
  await page.goto(`${installation.url}/auth/register`);
  await page.getByLabel('Nume *', { exact: true }).fill('Lanț');
  await page.getByLabel('Prenume *').fill('Ileana');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuă' }).click();
  await page.getByRole('button', { name: /Am o firmă/ }).click();
  await page.getByLabel('Cod fiscal').fill('18547290');
  await page.getByRole('button', { name: 'Caută în registru' }).click();
  await expect(page.getByText(/^Găsită:/)).toBeVisible();
  await page.getByRole('button', { name: 'Creează contul firmei' }).click();
  await expect(page.getByRole('heading', { name: 'Mai este un pas' })).toBeVisible();
  await page.goto(`${installation.url}/auth`);
  await enter(PASSWORD);
  await expect(page.getByRole('button', { name: 'Meniul utilizatorului' })).toHaveCount(0);
  await page.goto(await linkInLetter(installation, email, 'Confirmați contul Condica'));
  await page.getByRole('button', { name: 'Confirmă contul' }).click();
  await page.getByRole('link', { name: 'Autentificare' }).click();
  await enter(PASSWORD);
  await expect(page.getByRole('button', { name: 'Meniul utilizatorului' })).toBeVisible();

  // The second factor on; out; in with a code of the authenticator.
  await page.goto(`${installation.url}/app/account`);
  await page.getByRole('button', { name: 'Pornește' }).click();
  await page.getByLabel('Parola de acum').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuă' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  const codeIn = (seconds: number): Promise<string> =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });
  const first = await codeIn(0);
  await page.getByLabel('Codul arătat de aplicație').fill(first);
  await page.getByRole('dialog').getByRole('button', { name: 'Pornește' }).click();
  await page.getByRole('button', { name: 'Le-am păstrat' }).click();
  await expect(page.getByText(/Verificare în doi pași: pornită/)).toBeVisible();
  await leave();
  await enter(PASSWORD);
  const code = page.getByLabel('Cod din aplicația de autentificare');
  // The code that turned the factor on was used.
  await code.fill(first);
  await page.getByRole('button', { name: 'Intră în cont' }).click();
  await expect(page.getByText('Codul nu este corect sau a expirat.')).toBeVisible();
  await code.fill(await codeIn(NEXT_STEP_S));
  await page.getByRole('button', { name: 'Intră în cont' }).click();
  await expect(page.getByRole('button', { name: 'Meniul utilizatorului' })).toBeVisible();
  await leave();

  // Forgotten and put anew; the factor stays on.
  const newPassword = `${PASSWORD}, alta`;
  await page.getByRole('link', { name: 'Parolă uitată' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Trimite linkul' }).click();
  await expect(page.getByRole('heading', { name: 'Uitați-vă în poștă' })).toBeVisible();
  const link = await linkInLetter(installation, email, 'Parolă nouă pentru Condica');
  await page.goto(link);
  await page.getByLabel('Parola nouă').first().fill(newPassword);
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await page.getByRole('link', { name: 'Autentificare' }).click();
  await enter(PASSWORD);
  await expect(page.getByText('E-mailul sau parola nu sunt corecte.')).toBeVisible();
  await enter(newPassword);
  await expect(code).toBeVisible();
  await expect(page.getByRole('button', { name: 'Meniul utilizatorului' })).toHaveCount(0);
  // A link is good once.
  await page.goto(link);
  await page.getByLabel('Parola nouă').first().fill(`${newPassword} a treia`);
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await expect(page.getByText(/^Linkul a fost deja folosit/)).toBeVisible();
  expect(errors.filter((error) => !/40[0-9]|422/.test(error))).toEqual([]);
});

test('every page of the registration stands in both themes and on the phone', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const path of [
      'register',
      'password',
      'reset',
      'confirm',
      'registerSuccess',
      'registerFail',
      'disabled',
      'terms',
      'privacy',
    ]) {
      await page.goto(`${installation.url}/auth/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      if (process.env.CONDICA_LOOK) await page.screenshot({ path: `/tmp/look-${path}-${theme}-phone.png` });
      await page.setViewportSize({ width: 1440, height: 900 });
      if (process.env.CONDICA_LOOK) await page.screenshot({ path: `/tmp/look-${path}-${theme}.png` });
    }
  }
});
