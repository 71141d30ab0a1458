/** Another address for one's account, from its page to the letter and back, in both themes and on the phone. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { type Installation, startInstallation } from './installation';
import { closeNotices } from './pages/public-notices';
import { sendCredentials, untilHome } from './pages/sign-in-page';
import { prepareAccount } from './prepared-accounts';

const NEXT = 'ioana.noua@exemplu.ro';
let installation: Installation;

test.beforeAll(async () => {
  installation = await startInstallation();
});
test.afterAll(async () => {
  await installation.stop();
});

/** The link of the letter to the new address. */
async function linkInLetter(): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${installation.mailboxUrl}/mails.json`);
    const letters: readonly { to: string; kind: string; text: string }[] = await answer.json();
    link = /http\S+#\S+/.exec(letters.find(({ to, kind }) => to === NEXT && kind === 'new-address')?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

/** No violation of axe in any theme and width, with a picture where one is wanted. */
async function look(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
      if (process.env.CONDICA_LOOK) await page.screenshot({ path: `/tmp/look-${name}-${theme}-${width}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('another address counts after its letter, and until then can be given up', async ({ page }) => {
  const errors = watchErrors(page);
  const account = await prepareAccount(installation, 'ioana@exemplu.ro');
  await page.goto(`${installation.url}/auth`);
  await sendCredentials(page, account);
  await untilHome(page);
  await page.goto(`${installation.url}/app/account`);
  await closeNotices(page);
  await expect(page.getByText(`Intrați în cont cu ${account.email}.`)).toBeVisible();

  const ask = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Schimbă adresa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schimbă adresa de e-mail' });
    await dialog.getByRole('button', { name: 'Trimite linkul' }).click();
    await expect(dialog.getByText('Scrieți parola de acum.')).toBeVisible();
    await dialog.getByLabel('Parola de acum').first().fill(account.password);
    await dialog.getByLabel('Adresa nouă').fill(NEXT);
    await look(page, 'email-dialog');
    await dialog.getByRole('button', { name: 'Trimite linkul' }).click();
    await expect(page.getByText(`Așteaptă confirmarea de la ${NEXT}`)).toBeVisible();
  };
  await ask();
  const givenUp = await linkInLetter();
  await look(page, 'email-awaited');
  await page.getByRole('button', { name: 'Renunță la schimbare' }).click();
  const drop = page.getByRole('dialog', { name: 'Renunță la schimbarea adresei' });
  await drop.getByLabel('Parola de acum').first().fill(account.password);
  await drop.getByRole('button', { name: 'Renunță la schimbare' }).click();
  await expect(page.getByText(`Intrați în cont cu ${account.email}.`)).toBeVisible();
  await ask();

  await expect.poll(linkInLetter).not.toBe(givenUp);
  await page.goto(await linkInLetter());
  await expect(page.getByRole('heading', { name: 'Confirmați adresa nouă' })).toBeVisible();
  await look(page, 'email-confirm');
  await page.getByRole('button', { name: 'Confirmă adresa' }).click();
  await expect(page.getByRole('heading', { name: 'Adresa s-a schimbat' })).toBeVisible();
  await page.goto(`${installation.url}/app/account`);
  await expect(page.getByText(`Intrați în cont cu ${NEXT}.`)).toBeVisible();
  expect(errors).toEqual([]);
});
