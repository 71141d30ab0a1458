import { expect, type Page } from '@playwright/test';

export const DEMO = { email: 'demo@condica.ro', password: 'Condica-demo-2026' } as const;

/** Signs in to the demonstration and waits for the first list; `remember` keeps the session over a killed browser. */
export async function signIn(page: Page, url: string, { remember }: { readonly remember: boolean }): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('E-mail').fill(DEMO.email);
  await page.getByLabel('Parolă', { exact: true }).fill(DEMO.password);
  if (remember) await page.getByLabel('Ține-mă minte 30 de zile pe acest dispozitiv').check();
  await page.getByRole('button', { name: 'Intră în cont' }).click();
  await expect(page.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
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

/** All rows of the company are here. */
export async function untilSynchronised(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /Sincronizat/ })).toBeVisible({ timeout: 30_000 });
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
