/**
 * Access to a company, as its people see it: invited by a letter, come in, at work, and removed; then the device of who was removed
 * holds nothing of the company but what he wrote and did not send, in the export alone, and sends none of it.
 */
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { authorizeUser, createAccount, createCompany } from '../../server/accounts/create-account';
import { DEMO_COMPANIES } from '../../server/demo/demo-account';
import { asOwner } from './as-owner';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { type Installation, startInstallation } from './installation';
import { sendCredentials, untilInstalled, withoutInstallOffer } from './pages/sign-in-page';

const PASSWORD = 'o propoziție de ținut minte';
const OWNER = { email: 'vasile.hulea@exemplu.ro', password: PASSWORD, firstName: 'Vasile', lastName: 'Hulea' };
const WORKER = { email: 'dana.pop@exemplu.ro', password: PASSWORD, firstName: 'Dana', lastName: 'Pop' };
const COMPANY = 'Hală Șelimbăr Logistic S.R.L.';
const CIF = '29066313';
const UNSENT = 'Client scris fără rețea SRL';
/** Where pictures of the pages are put; nowhere by default. */
const PICTURES = process.env.CONDICA_PICTURES;

let installation: Installation;

test.beforeAll(async () => {
  installation = await startInstallation({ demo: false });
  await asOwner(installation, async (owner) => {
    const [ownerId] = [
      await createAccount(owner, { ...OWNER, planName: '' }),
      await createAccount(owner, { ...WORKER, planName: '' }),
    ];
    const [particulars] = DEMO_COMPANIES;
    if (particulars === undefined) throw new Error('The demonstration has no company.');
    const company = { ...particulars, cif: CIF, name: COMPANY, isAuthorized: false, administrator: OWNER.email };
    await authorizeUser(owner, ownerId, await createCompany(owner, company));
  });
});
test.afterAll(async () => {
  await installation.stop();
});

async function newDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ro-RO' });
  await withoutInstallOffer(context, installation.url);
  return context.newPage();
}

const SIZES = { 390: 844, 1440: 900 } as const;

/** No violation that axe sees, in both themes and on the phone; with a picture of each where they are wanted. */
async function look(page: Page, name: string, sizes: readonly (keyof typeof SIZES)[] = [390, 1440]): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const width of sizes) {
      await page.setViewportSize({ width, height: SIZES[width] });
      if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}-${theme}-${width}.png` });
      expect.soft(await violationsOf(page), `${name}, ${theme}, ${width}`).toEqual([]);
    }
  }
}

/** The link of the newest letter of a subject to an address. */
async function linkTo(address: string, subject: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${installation.mailboxUrl}/mails.json`);
    const letters: readonly { to: string; subject: string; text: string }[] = await answer.json();
    link = /http\S+#\S+/.exec(
      letters.find(({ to, subject: of }) => to === address && subject.test(of))?.text ?? '',
    )?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

const panel = (page: Page) => page.getByRole('complementary', { name: COMPANY }).or(page.getByRole('dialog'));
const people = (page: Page) => panel(page).getByRole('list', { name: 'Persoane cu acces' });

async function openAccess(page: Page): Promise<void> {
  await page.goto(`${installation.url}/app/companies`);
  await page.getByRole('button', { name: /^Conexiune ANAF, / }).click();
  await expect(people(page)).toContainText('Vasile Hulea');
}

test('a person is invited, comes in, works, and is removed', async ({ browser }) => {
  test.slow();
  const owner = await newDevice(browser);
  const errors = watchErrors(owner);
  await owner.goto(`${installation.url}/auth`);
  await sendCredentials(owner, OWNER);
  await expect(owner).toHaveURL(/\/app/);
  await openAccess(owner);
  await expect(people(owner)).toContainText('singurul, nu se scoate');
  await panel(owner).getByRole('button', { name: 'Invită' }).click();
  await expect(panel(owner).getByText('Scrieți adresa de e-mail.')).toBeVisible();
  await panel(owner).getByLabel('E-mailul persoanei de invitat').fill(WORKER.email);
  await panel(owner).getByRole('button', { name: 'Invită' }).click();
  await expect(panel(owner).getByRole('list', { name: 'Invitații nefolosite' })).toContainText(WORKER.email);
  await look(owner, 'access-invited');

  const worker = await newDevice(browser);
  await worker.goto(await linkTo(WORKER.email, /^Invitație la firma/));
  await expect(worker.getByText(`Vasile Hulea vă invită să lucrați pe firma ${COMPANY} (CUI ${CIF}).`)).toBeVisible();
  await look(worker, 'invitation-signed-out');
  await worker.getByLabel('Ține-mă minte 30 de zile pe acest dispozitiv').check();
  await sendCredentials(worker, WORKER);
  await worker.getByRole('button', { name: 'Primesc invitația' }).click();
  await expect(worker).toHaveURL(/\/app\/companies/);
  await expect(worker.getByText(CIF).first()).toBeVisible({ timeout: 20_000 });
  await untilInstalled(worker);

  await worker.goto(`${installation.url}/app/defs/partner`);
  await expect(worker.getByRole('heading', { name: 'Parteneri' })).toBeVisible();
  await worker.context().setOffline(true);
  await worker
    .getByRole('button', { name: /Adaugă partener|Partener nou/ })
    .first()
    .click();
  await worker.getByRole('textbox', { name: /^Denumire/ }).fill(UNSENT);
  await worker.getByRole('button', { name: 'Adaugă partenerul' }).click();
  await expect(worker.getByText(UNSENT).first()).toBeVisible();

  await openAccess(owner);
  await expect(people(owner)).toContainText('Dana Pop');
  await expect(panel(owner).getByRole('list', { name: 'Invitații nefolosite' })).toHaveCount(0);
  await panel(owner).getByLabel('Rolul: Dana Pop').selectOption('administrator');
  await expect(owner.getByText('Dana Pop: Administrator plan.')).toBeVisible();
  await panel(owner).getByRole('button', { name: 'Scoate: Dana Pop' }).click();
  await look(owner, 'access-remove', [1440]);
  await owner.getByRole('button', { name: 'Scoate accesul' }).click();
  await expect(people(owner)).not.toContainText('Dana Pop');
  await owner.goto(`${installation.url}/app/logs/userLogs`);
  await expect(
    owner.getByRole('row', { name: /Vasile Hulea.*Acces retras.*Dana Pop.*administrator de plan/ }),
  ).toBeVisible();
  await expect(owner.getByRole('row', { name: /Rol schimbat.*Rol utilizator.*administrator de plan/ })).toBeVisible();
  await look(owner, 'logs');
  await owner.getByRole('button', { name: 'Verifică acum' }).click();
  await expect(owner.getByRole('status').filter({ hasText: 'Lanț întreg' })).toContainText('verificat astăzi');
  await look(owner, 'logs-verified');
  await asOwner(installation, (db) =>
    db.updateTable('audit_event').set({ subject: 'altcineva' }).where('kind', '=', 'access.role').execute(),
  );
  await owner.getByRole('button', { name: 'Verifică acum' }).click();
  await expect(owner.getByRole('status').filter({ hasText: 'Lanțul nu se mai leagă la înregistrarea' })).toBeVisible();
  await look(owner, 'logs-broken');
  // Days are written as everywhere; what cannot be read says so and narrows nothing.
  const until = owner.getByLabel('Până la');
  await until.fill('poimarți');
  await until.press('Enter');
  await expect(owner.getByText('Scrieți data ca zi.lună.an')).toBeVisible();
  await expect(owner.getByRole('row', { name: /Rol schimbat/ })).toBeVisible();
  await until.fill('01.02.2020');
  await until.press('Enter');
  await expect(owner.getByText('Nimic nu se potrivește.')).toBeVisible();
  await expect(until).toHaveValue('01.02.2020');
  await owner.getByRole('button', { name: 'Arată tot' }).click();
  await expect(until).toHaveValue('');
  await owner.getByLabel('La ce, începe cu').fill('dana.pop');
  await expect(owner.getByRole('row', { name: /Invitație trimisă/ })).toBeVisible();
  await expect(owner.getByRole('row', { name: /Rol schimbat/ })).toHaveCount(0);
  await owner.getByLabel('Al cui jurnal').selectOption('account');
  await expect(owner.getByRole('row', { name: /Intrare în cont/ }).first()).toBeVisible();
  expect(errors).toEqual([]);

  await worker.context().setOffline(false);
  await expect(worker.getByText('Nicio firmă în acest cont')).toBeVisible({ timeout: 60_000 });
  await look(worker, 'access-taken');
  const download = worker.waitForEvent('download');
  await worker.getByRole('button', { name: 'Exportă netrimise (1)' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(UNSENT);
  // Of what the server gave nothing is left on the device; of what was written here nothing reached the server.
  expect(await worker.evaluate(rowsLeft)).toEqual({ company: 0, partner: 1, serial: 0, outbox: 1 });
  const received = await asOwner(installation, (db) => db.selectFrom('replicated_row').select('body').execute());
  expect(JSON.stringify(received)).not.toContain(UNSENT);
});

/** In the page: how many rows of some stores the person's database has. */
async function rowsLeft(): Promise<Readonly<Record<string, number>>> {
  const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('condica:'));
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(found?.name ?? '');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const counts: Record<string, number> = {};
  for (const store of ['company', 'partner', 'serial', 'outbox']) {
    counts[store] = await new Promise((resolve, reject) => {
      const request = db.transaction(store).objectStore(store).count();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }
  db.close();
  return counts;
}
