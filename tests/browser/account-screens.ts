/** The screens and dialogs of the account, of access to a company, and what the demonstration asks, as they are looked at. */
import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../server/demo/demo-account';
import { goTo, type Screen, screen } from './screen';

const openAccount = (page: Page, url: string): Promise<void> => goTo(page, `${url}/app/account`, 'Contul meu');

/** A dialog of the account's page, by the button that opens it. */
async function openDialog(page: Page, url: string, button: string | RegExp, title: string): Promise<void> {
  await openAccount(page, url);
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

const dialog = (name: string, button: string | RegExp, title: string): Screen =>
  screen(name, (page, url) => openDialog(page, url, button, title), { phone: true });

/** The secret with its QR code, which counts for nothing until its first code comes back. */
async function openSecret(page: Page, url: string): Promise<void> {
  await openDialog(page, url, 'Pornește', 'Pornește verificarea în doi pași');
  await page.getByLabel('Parola de acum').first().fill(DEMO_ACCOUNT.password);
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expect(page.getByRole('img', { name: /Cod QR/ })).toBeVisible();
}

/** The dialog with a reason against what was typed. */
async function openRefused(page: Page, url: string): Promise<void> {
  await openDialog(page, url, 'Schimbă parola', 'Schimbă parola');
  await page.getByRole('dialog').getByRole('button', { name: 'Schimbă parola' }).click();
  await expect(page.getByText('Scrieți parola de acum.')).toBeVisible();
}

/** The same account, open once more elsewhere: the table has a row that can be ended. */
async function openSessions(page: Page, url: string): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has a browser of its own.');
  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto(`${url}/auth`);
  await there.getByLabel('E-mail').fill(DEMO_ACCOUNT.email);
  await there.getByLabel('Parolă', { exact: true }).fill(DEMO_ACCOUNT.password);
  await there.getByRole('button', { name: 'Intră în cont' }).click();
  await expect(there).toHaveURL(/\/app/);
  await other.close();
  await openAccount(page, url);
  await expect(page.getByRole('button', { name: /^Încheie toate celelalte/ })).toBeVisible();
}

async function openAccess(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app/companies`, 'Alegeți firma');
  await page
    .getByRole('button', { name: /^Conexiune ANAF, / })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Persoane cu acces' })).toBeVisible();
}

/** An address that is none, with what is said of it. */
async function openInvitation(page: Page, url: string): Promise<void> {
  await openAccess(page, url);
  await page.getByRole('button', { name: 'Invită' }).click();
  await expect(page.getByText('Scrieți adresa de e-mail.')).toBeVisible();
}

async function openReport(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app/contact`, 'Contact');
  await page.getByLabel('Ce s-a întâmplat').fill('Totalul nu se potrivește.');
  await expect(page.getByRole('region', { name: 'Se trimit împreună cu textul' })).toBeVisible();
}

async function openReset(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app/demo`, 'Ce puteți încerca');
  await expect(async () => {
    await page.getByRole('button', { name: 'Pune datele demonstrative la loc' }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

export const ACCOUNT_SCREENS: readonly Screen[] = [
  screen('account', openSessions, { phone: true }),
  dialog('account-email', 'Schimbă adresa', 'Schimbă adresa de e-mail'),
  dialog('account-password', 'Schimbă parola', 'Schimbă parola'),
  screen('account-password-refused', openRefused, { phone: true }),
  dialog('account-factor', 'Pornește', 'Pornește verificarea în doi pași'),
  screen('account-factor-secret', openSecret, { phone: true }),
  screen(
    'account-leaving',
    async (page, url) => {
      await openAccount(page, url);
      const leaving = page.getByRole('region', { name: 'Datele și închiderea contului' });
      await expect(
        leaving.getByRole('button', { name: /nchide contul/ }).or(leaving.getByRole('listitem').first()),
      ).toBeVisible();
    },
    { phone: true },
  ),
  screen('audit', (page, url) => goTo(page, `${url}/app/logs/userLogs`, /Jurnal/), { phone: true }),
  screen('access-invitation', openInvitation, { phone: true }),
  screen('contact-report', openReport, { phone: true }),
  screen('demo-reset', openReset, { phone: true }),
];
