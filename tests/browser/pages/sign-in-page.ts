import { type BrowserContext, expect, type Page } from '@playwright/test';
import { closeNotices, withoutNotices } from './public-notices';
import { countUnseenRefusals } from './unseen-refusals';

export const DEMO = { email: 'demo@condica.ro', password: 'Condica-demo-2026' } as const;

interface SignInOptions {
  /** Keeps the session over a killed browser. */
  readonly remember: boolean;
  /** The demonstration's where none is given. */
  readonly account?: { readonly email: string; readonly password: string };
}

/** Signs in, and goes on from the home page to the list of issued invoices; the public notices do not stand over it. */
export async function signIn(page: Page, url: string, { remember, account = DEMO }: SignInOptions): Promise<void> {
  const areShown = await withoutNotices(page, url);
  await page.goto(`${url}/auth`);
  if (remember) await page.getByLabel('Ține-mă minte 30 de zile pe acest dispozitiv').check();
  await sendCredentials(page, account);
  await goOnToList(page);
  if (!areShown) await closeNotices(page);
}

/** The sign-in leads to the home page, whose title counts what asks for a decision, or the first steps that are left. */
export async function untilHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/app(\?|$)/);
  await expect(page.getByRole('heading', { level: 1, name: /o decizie|prima factură acceptată/ })).toBeVisible();
}

/** From the home page, without a load: the router hears of it. */
export async function goOnToList(page: Page): Promise<void> {
  await untilHome(page);
  await page.evaluate(() => history.pushState(null, '', '/app/invoices/out'));
  await expect(page.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
}

/** Fills the form of the sign-in page and sends it. */
export async function sendCredentials(page: Page, account: Required<SignInOptions>['account']): Promise<void> {
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Parolă', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Intră în cont' }).click();
}

/** The app is on the device and answers without network from now on. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** All rows of the company are here; what ANAF refused in the demonstration is seen, as the chip asks, and counts no more. */
export async function untilSynchronised(page: Page): Promise<void> {
  const chip = page.getByRole('button', { name: /^Sincronizare: (Sincronizat|\d+ respins)/ });
  await expect(chip).toBeVisible({ timeout: 30_000 });
  // The word may stand for a moment before it counts them.
  await expect(async () => {
    if ((await countUnseenRefusals(page)) > 0) await seeRefusals(page);
    await expect(page.getByRole('button', { name: /Sincronizat/ })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Opens the panel of synchronisation and closes it again. */
async function seeRefusals(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sincronizare: / }).click();
  const panel = page.getByRole('complementary', { name: 'Sincronizare' }).or(page.getByRole('dialog'));
  await expect(panel.getByRole('heading', { name: /Respinse de ANAF/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Închide', exact: true }).click();
  await expect(panel).toHaveCount(0);
}

/** Closes what the start tells: the public notices, and the offer to install, whose refusal is remembered for a day. */
export async function refuseInstall(page: Page): Promise<void> {
  const alerts = page.getByRole('region', { name: 'Alerte' });
  const offer = alerts.getByRole('button', { name: 'Instalează' });
  await offer.waitFor({ timeout: 5_000 }).catch(() => undefined);
  const close = alerts.getByRole('button', { name: 'Închide' }).first();
  while (await close.isVisible()) await close.click();
  await expect(page.getByRole('button', { name: 'Alerte: niciuna' })).toBeVisible();
}

/** The refusal's cookie as if it had been given already: the offer is not waited for where it is not what is looked at. */
export async function withoutInstallOffer(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'condica-install-refused', value: '1', url }]);
}
