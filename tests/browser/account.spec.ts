/**
 * The account's ways: the second factor, what the plan leaves out, signing out and what stays, unsent work carried to
 * another device, and the erasing that leaves nothing.
 */
import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { ABILITY_ROWS } from '../app/routes/ability-table';
import { watchErrors } from './console-errors';
import { openStranger } from './device';
import { type Installation, startInstallation } from './installation';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { openSend, untilRead } from './pages/send-page';
import { goOnToList, sendCredentials, signIn, untilInstalled, untilSynchronised } from './pages/sign-in-page';
import { chooseUserAction } from './pages/user-menu';
import { prepareAccount, prepareProtectedAccount } from './prepared-accounts';
import { sampleInvoice } from './sample-invoice';

/** Current after the first sign-in. */
const CIF = '14399840';
const BUYER = 'Mobila Transilvania';
/** One or two: an invoice's draft that was tried to be saved before waits beside it. */
const WAITING = /(O lucrare așteaptă|2 lucrări așteaptă) pe acest dispozitiv/;

let installation: Installation;
let context: BrowserContext;
let page: Page;

test.beforeAll(async () => {
  installation = await startInstallation({
    prepared: true,
    environment: { SUPPORT_EMAIL: 'suport@exemplu.ro', SUPPORT_PHONE: '+40 21 555 0100' },
  });
});
test.afterAll(async () => {
  await installation.stop();
});
test.beforeEach(async ({ browser }) => {
  ({ context, page } = await newDevice(browser));
});
test.afterEach(async () => {
  await context.close();
});

/** A browser profile of its own. */
async function newDevice(browser: Browser): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const device = await openStranger(browser, installation);
  return { context: device.context(), page: device };
}

/** Signed in with everything on the device. */
async function enter(on: Page): Promise<void> {
  await signIn(on, installation.url, { remember: true });
  await untilInstalled(on);
  await untilSynchronised(on);
}

/** An invoice issued without network; gives its number. */
async function issueOffline(): Promise<string> {
  const number = await openEditor(page);
  await context.setOffline(true);
  await writeInvoice(page, BUYER);
  await issue(page, number);
  return number;
}

async function expectOnceAtAnaf(number: string): Promise<void> {
  await expect
    .poll(async () => (await installation.uploadsOf(number)).map(({ verdict }) => verdict), { timeout: 60_000 })
    .toEqual(['ok']);
}

test('a wrong password is told without saying what was wrong, and the right one opens', async () => {
  const account = await prepareAccount(installation, 'ioana@exemplu.ro');
  await page.goto(`${installation.url}/auth`);
  for (const wrong of [
    { ...account, password: 'alta' },
    { ...account, email: 'nimeni@exemplu.ro' },
  ]) {
    await sendCredentials(page, wrong);
    await expect(page.getByRole('alert')).toHaveText('E-mailul sau parola nu sunt corecte.');
  }
  await sendCredentials(page, account);
  await goOnToList(page);
});

test('the second factor is asked for, a wrong code is refused, a right one opens once', async () => {
  const account = await prepareProtectedAccount(installation, 'doi@exemplu.ro');
  const field = page.getByLabel('Cod din aplicația de autentificare');
  const send = page.getByRole('button', { name: 'Intră în cont' });
  await page.goto(`${installation.url}/auth`);
  await expect(field).toHaveCount(0);
  await sendCredentials(page, account);
  await expect(field).toBeFocused();
  await send.click();
  await expect(page.getByText('Scrieți codul de șase cifre sau un cod de recuperare.')).toBeVisible();
  await field.fill('000000');
  await send.click();
  await expect(page.getByText('Codul nu este corect sau a expirat.')).toBeVisible();
  const code = await account.code();
  // As the authenticator shows it, in two groups.
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await send.click();
  await goOnToList(page);

  await chooseUserAction(page, 'Ieșire din cont');
  await sendCredentials(page, account);
  await field.fill(code);
  await send.click();
  await expect(page.getByText('Codul nu este corect sau a expirat.')).toBeVisible();
  await field.fill(account.recoveryCode);
  await send.click();
  await goOnToList(page);
});

/** What of the abilities is built: the plan that takes one away, and the pages it guards. */
const BUILT = ABILITY_ROWS.map((row) => ({ ...row, routes: row.routes.filter(({ built }) => built) }));

/** Where an action of a page is seen; null where it is not there. One that a page asks for and that is missing here fails. */
const SEEN: Readonly<Record<string, (device: Page) => Promise<Locator>>> = {
  selectSeveral: async (device) => {
    await device.getByRole('link', { name: 'Facturi emise' }).click();
    await expect(device.getByRole('grid', { name: 'Facturi emise' })).toContainText('Validată');
    return device.getByRole('checkbox', { name: 'Selectează toate rândurile' });
  },
  xmlPanel: async (device) => {
    await device.getByRole('link', { name: 'Facturi emise' }).click();
    const list = device.getByRole('grid', { name: 'Facturi emise' });
    await expect(list).toContainText('Validată');
    await list.focus();
    await device.keyboard.press('ArrowDown');
    await device.keyboard.press('Enter');
    await expect(device.getByRole('complementary', { name: /^[A-Z]+-/ })).toBeVisible();
    await device.keyboard.press('Enter');
    // Of the file too, and there once the file is: until then none of them is shown to anybody.
    await expect(device.getByRole('tab', { name: /^Constatări/ })).toBeVisible();
    return device.getByRole('tab', { name: 'XML' });
  },
  tokenCopy: openOwnConnection,
  supportByMail: (device) => openContact(device, 'Scrie un e-mail'),
  supportByPhone: (device) => openContact(device, 'Sună'),
};

async function openContact(device: Page, way: string): Promise<Locator> {
  await device.goto(`${installation.url}/app/contact`);
  await expect(device.getByRole('button', { name: 'Trimite raportul' })).toBeVisible();
  return device.getByRole('link', { name: way });
}

/** As the owner of every authorization: a restricted account has none of its own. */
async function openOwnConnection(device: Page): Promise<Locator> {
  await device.route('**/GetAnafConnections', async (route) => {
    const response = await route.fetch();
    const { companies, ...rest } = await response.json();
    const told = companies.map((one: { readonly connections: readonly object[] }) => ({
      ...one,
      connections: one.connections.map((known) => ({ ...known, mine: true })),
    }));
    await route.fulfill({ response, json: { ...rest, companies: told } });
  });
  await device.goto(`${installation.url}/app/companies`);
  await device
    .getByRole('button', { name: /^Conexiune ANAF, / })
    .first()
    .click();
  const panel = device.getByRole('complementary');
  await expect(panel.getByRole('button', { name: 'Înnoiește cheia' })).toBeVisible();
  return panel.getByRole('button', { name: 'Copiază cheia' });
}

for (const { ability, flag, routes } of BUILT.filter((row) => row.routes.length > 0))
  test(`a page that the plan leaves out says so, and the others stay: ${ability}`, async () => {
    const restricted = await prepareAccount(installation, `${flag}@exemplu.ro`, { [flag]: false });
    await signIn(page, installation.url, { remember: true, account: restricted });
    for (const { pattern } of routes) {
      await page.goto(installation.url + pattern);
      await expect(page.getByRole('heading', { name: 'Acces restricționat din cauza abonamentului!' })).toBeVisible();
      await expect(page.getByText('Abonamentul curent nu include această funcție.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Abonamente' })).toHaveAttribute('href', '/app/subscribe');
    }
    await page.getByRole('link', { name: 'Ciorne' }).click();
    await expect(page.getByRole('heading', { name: 'Ciorne' })).toBeVisible();
  });

test.describe('what the plan leaves out inside a page is not shown:', () => {
  /** Whom the plan leaves out nothing; the same for each. */
  let whole: { readonly context: BrowserContext; readonly page: Page };

  test.beforeAll(async ({ browser }) => {
    whole = await newDevice(browser);
    await signIn(whole.page, installation.url, { remember: true });
  });
  test.afterAll(() => whole.context.close());

  for (const { ability, flag, actions } of ABILITY_ROWS)
    for (const { name } of actions.filter(({ built }) => built))
      test(`${ability}, ${name}`, async () => {
        const seen = SEEN[name];
        if (seen === undefined) throw new Error(`${name} is asked for by a page, and this test does not know where.`);
        await expect(await seen(whole.page)).toBeVisible();
        const restricted = await prepareAccount(installation, `${flag}@exemplu.ro`, { [flag]: false });
        await signIn(page, installation.url, { remember: true, account: restricted });
        await expect(await seen(page)).toHaveCount(0);
        for (const device of [whole.page, page]) await device.unrouteAll({ behavior: 'ignoreErrors' });
      });
});

test('signing out keeps unsent work sealed on the device; after signing in again it leaves', async () => {
  await enter(page);
  const number = await issueOffline();
  await chooseUserAction(page, 'Ieșire din cont');
  await expect(page.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  await expect(page.getByText(WAITING)).toBeVisible();
  // The mark by which a browser that deletes the database is noticed stays with it.
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('condica.here ')));
  expect(left).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(WAITING)).toBeVisible();
  expect(await installation.uploadsOf(number)).toEqual([]);
  await signIn(page, installation.url, { remember: true });
  await expectOnceAtAnaf(number);
});

test('who signs in next in the same tab has screens of his own', async () => {
  const next = await prepareAccount(installation, 'urmatoarea@exemplu.ro');
  const errors = watchErrors(page);
  await enter(page);
  await openSend(page, installation.url);
  await chooseFile('a-primei.xml', sampleInvoice({ number: 'PRIMA-1', sellerCif: CIF }));
  await untilRead(page, 1);
  await untilSynchronised(page);
  await chooseUserAction(page, 'Ieșire din cont');
  await sendCredentials(page, next);
  await goOnToList(page);
  await untilSynchronised(page);
  await page.getByRole('link', { name: 'Trimitere XML' }).click();
  await expect(page.getByText('a-primei.xml')).toHaveCount(0);
  await chooseFile('a-doua.xml', sampleInvoice({ number: 'A-DOUA-1', sellerCif: CIF }));
  await untilRead(page, 1);
  await page.getByRole('button', { name: 'Trimite 1 în SPV' }).click();
  await expectOnceAtAnaf('A-DOUA-1');
  expect(errors).toEqual([]);
});

async function chooseFile(name: string, xml: string): Promise<void> {
  const file = { name, mimeType: 'application/xml', buffer: Buffer.from(xml) };
  await page.getByLabel('Fișiere sau arhive zip').setInputFiles([file]);
}

test('unsent work goes by file to another device, and is sent once whoever sends it', async ({ browser }) => {
  await enter(page);
  const number = await issueOffline();
  await openPanel(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Exportă netrimise \(\d\)$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^condica-netrimise-[\d-]+\.json$/);
  const file = { name: download.suggestedFilename(), mimeType: 'application/json' };
  const buffer = readFileSync(await download.path());

  const other = await newDevice(browser);
  await enter(other.page);
  await openPanel(other.page);
  const input = other.page.locator('input[type=file][accept*=json]');
  await input.setInputFiles([{ ...file, buffer: Buffer.from('{"altceva": 1}') }]);
  await expect(other.page.getByText('Fișierul nu este un export de lucrări netrimise')).toBeVisible();
  await input.setInputFiles([{ ...file, buffer }]);
  await expect(other.page.getByText(/preluat[ăe] din fișier\.$/)).toBeVisible();
  await expectOnceAtAnaf(number);
  await other.context.close();

  await context.setOffline(false);
  await untilSynchronised(page);
  expect(await installation.uploadsOf(number)).toHaveLength(1);
});

async function openPanel(on: Page): Promise<void> {
  await on.getByRole('button', { name: /^Sincronizare: / }).click();
  await expect(on.getByRole('heading', { name: 'Numai pe acest dispozitiv' })).toBeVisible();
}

test('erasing asks, says what would be lost, and leaves nothing of the account', async () => {
  await enter(page);
  const number = await issueOffline();
  await chooseUserAction(page, 'Ieși și șterge datele de pe acest dispozitiv');
  const dialog = page.getByRole('dialog', { name: 'Ștergeți datele de pe acest dispozitiv?' });
  await expect(dialog).toContainText(/Pe acest dispozitiv (este o lucrare netrimisă|sunt \d lucrări netrimise)\./);
  await dialog.getByRole('button', { name: 'Anulează' }).click();
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('În coadă');

  await chooseUserAction(page, 'Ieși și șterge datele de pe acest dispozitiv');
  await dialog.getByRole('button', { name: 'Ieși și șterge' }).click();
  // Without network the numbers cannot be given back: said once, before the data goes all the same.
  await expect(dialog.getByRole('alert')).toContainText('numere');
  await dialog.getByRole('button', { name: 'Ieși și șterge' }).click();
  await expect(page.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  await expect(page.getByText(WAITING)).toHaveCount(0);
  // The app begins anew at the end, which takes the page away under a question.
  await expect(async () => {
    const left = await page.evaluate(async () => ({
      accounts: (await indexedDB.databases()).filter(({ name }) => name?.startsWith('condica:')),
      local: localStorage.length,
      // What else is there belongs to nobody: the public notices that were shown.
      state: sessionStorage.getItem('condica.interface'),
    }));
    expect(left).toEqual({ accounts: [], local: 0, state: null });
  }).toPass({ timeout: 10_000 });
  await context.setOffline(false);
  await enter(page);
  expect(await installation.uploadsOf(number)).toEqual([]);
});
