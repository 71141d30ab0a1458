/**
 * What goes wrong outside the person's hands: a part of the app that is gone after an update, an address that leads
 * nowhere, a server that dies under the work, two people on one draft, an invoice that ANAF refuses.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ListSavedDrafts } from '@/api/calls/draft-calls';
import { signIn as signInToServer } from '../server/support/test-client';
import { watchErrors } from './console-errors';
import { openDevice } from './device';
import { type Installation, startInstallation } from './installation';
import { chooseBuyer, issue, openEditor, typeLine, writeInvoice } from './pages/editor-page';
import { findInvoice } from './pages/out-page';
import { DEMO, signIn, untilHome, untilInstalled, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';
import { companyOf } from './server-company';

/** Current after the first sign-in. */
const CIF = '14399840';
const BUYER = 'Mobila Transilvania';
/** Whose draft two people change; no other draft names it. */
const SHARED_BUYER = 'Farmacia Sănătatea';

let installation: Installation;
/** The installation's own copy of the built app. */
let app: string;

test.beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'condica-app-'));
  cpSync('dist/app', app, { recursive: true });
  installation = await startInstallation({ prepared: true, environment: { CONDICA_APP: app } });
});
test.afterAll(async () => {
  await installation.stop();
  rmSync(app, { recursive: true, force: true });
});

interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface DeviceOptions {
  /** One to which Chromium never offers the installation, and says nothing of it in its console. */
  readonly isNew?: boolean;
  readonly worker?: boolean;
  /** A call of which no answer comes. */
  readonly without?: string;
}

/** A device of the demonstration's user, with everything on it. */
async function newDevice(
  browser: Browser,
  { worker = true, without, isNew = false }: DeviceOptions = {},
): Promise<Device> {
  const viewport = { width: 1440, height: 900 };
  if (worker && without === undefined && !isNew) {
    const page = await openDevice(browser, installation, { viewport });
    return { context: page.context(), page };
  }
  const context = await browser.newContext({ viewport, serviceWorkers: worker ? 'allow' : 'block' });
  await withoutInstallOffer(context, installation.url);
  if (without !== undefined) await context.route(`**/${without}`, (route) => route.abort());
  const page = await context.newPage();
  await signIn(page, installation.url, { remember: true });
  if (worker) await untilInstalled(page);
  await untilSynchronised(page);
  return { context, page };
}

/** The files of a page's chunk, compressed ones too, are gone from the server; gives what brings them back. */
function takeChunkAway(name: string): () => void {
  const assets = join(app, 'assets');
  const away = join(app, 'away');
  mkdirSync(away, { recursive: true });
  const files = readdirSync(assets).filter((file) => file.startsWith(`${name}-`));
  if (files.length === 0) throw new Error(`The build has no chunk ${name}.`);
  for (const file of files) renameSync(join(assets, file), join(away, file));
  return () => {
    for (const file of files) renameSync(join(away, file), join(assets, file));
  };
}

test('a part that an update took away says so, and the page recovers', async ({ browser }) => {
  // Before the service worker is there, or where there is none, every part comes from the server.
  const { context, page } = await newDevice(browser, { worker: false });
  const putBack = takeChunkAway('send-page');
  await page.reload();
  await untilSynchronised(page);
  const link = page.getByRole('link', { name: 'Trimitere XML' });
  await link.click();
  const failure = page.getByRole('alert').filter({ hasText: 'O parte a aplicației nu s-a putut încărca' });
  await expect(failure).toContainText('Ce ați scris este salvat pe acest dispozitiv');
  // The others go on.
  await page.getByRole('link', { name: 'Parteneri' }).click();
  await expect(page.getByRole('heading', { name: 'Parteneri' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  await link.click();
  await expect(failure).toBeVisible();
  putBack();
  await failure.getByRole('button', { name: 'Reîncarcă pagina' }).click();
  await expect(page.getByRole('heading', { name: 'Trimitere XML' })).toBeVisible();
  await context.close();
});

test('a part that could not be fetched ahead is fetched at the visit', async ({ browser }) => {
  const { context, page } = await newDevice(browser, { worker: false });
  const putBack = takeChunkAway('serial-page');
  await page.reload();
  await untilSynchronised(page);
  const link = page.getByRole('link', { name: 'Serii și numere' });
  const refused = page.waitForResponse((response) => response.url().includes('serial-page') && !response.ok());
  await link.hover();
  await refused;
  putBack();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Serii și numere' })).toBeVisible();
  await context.close();
});

test('an address that leads nowhere leads home, signed in or not', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const address of ['/nicaieri', '/auth/nicaieri', '/app/../nicaieri/jos']) {
    await page.goto(installation.url + address);
    await expect(page.getByRole('heading', { name: 'Pagina nu există' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
  await signIn(page, installation.url, { remember: false });
  for (const address of ['/app/nicaieri', '/app/invoices/nicaieri', '/app/defs']) {
    await page.goto(installation.url + address);
    await expect(page.getByRole('heading', { name: 'Pagina nu există' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back Home' }).click();
  await untilHome(page);
  await context.close();
});

test('an address without a page yet says whom to ask', async ({ browser }) => {
  const { context, page } = await newDevice(browser);
  for (const [address, title] of [
    ['/app/subscribe', 'Abonamente'],
    ['/app/bank', 'Bancă'],
  ] as const) {
    await page.goto(installation.url + address);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(/administrator(ul|ului) planului/).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Înapoi la facturi' }).click();
  await expect(page.getByRole('heading', { name: 'Facturi emise' })).toBeVisible();
  await context.close();
});

test('the chip knows within seconds that the server is gone, and does not call it the network', async ({ browser }) => {
  const { context, page } = await newDevice(browser);
  await page.goto(`${installation.url}/app/invoices/out`);
  await expect(page.getByRole('button', { name: 'Sincronizare: Sincronizat' })).toBeVisible();
  await installation.killServer();
  await expect(page.getByRole('button', { name: 'Sincronizare: Serverul nu răspunde' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Sincronizare: Fără rețea' })).toBeVisible();
  await context.setOffline(false);
  await installation.startServer();
  await expect(page.getByRole('button', { name: 'Sincronizare: Sincronizat' })).toBeVisible();
  await context.close();
});

test('the server dies while an invoice is written: words, no error, and it leaves when the server is back', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser);
  const errors = watchErrors(page);
  const number = await openEditor(page);
  await chooseBuyer(page, BUYER);
  await installation.killServer();
  await typeLine(page, 1, { name: 'Servicii de montaj', quantity: '2', price: '100' });
  await expect(page.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  await issue(page, number);
  await expect(page.getByText('Este salvată pe acest dispozitiv și pleacă singură spre SPV.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sincronizare: \d+ în așteptare/ })).toBeVisible();
  await page.getByRole('button', { name: /^Sincronizare: / }).click();
  await expect(page.getByText(/^Serverul nu răspunde de mai puțin/).first()).toBeVisible();
  await expect(page.getByText(/salvat aici și pleacă singur când revine/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Alerte' })).not.toContainText('Eroare');
  expect(errors).toEqual([]);
  await installation.startServer();
  await expect
    .poll(async () => (await installation.uploadsOf(number)).map(({ verdict }) => verdict), { timeout: 90_000 })
    .toEqual(['ok']);
  await untilSynchronised(page);
  // The page that said it waits says what became of it.
  await expect(page.getByText('ANAF a validat-o, iar cumpărătorul o găsește în SPV.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anulează emiterea' })).toHaveCount(0);
  await context.close();
});

test('the return of the network is told on whatever page one has gone to', async ({ browser }) => {
  const { context, page } = await newDevice(browser);
  const number = await openEditor(page);
  await context.setOffline(true);
  // Of what the device did not notice there is nothing to tell.
  await expect(page.getByRole('button', { name: 'Sincronizare: Fără rețea' })).toBeVisible();
  await writeInvoice(page, BUYER);
  await issue(page, number);
  await page.getByRole('link', { name: 'Parteneri' }).click();
  await expect(page.getByRole('heading', { name: 'Parteneri' })).toBeVisible();
  const told = page.getByRole('region', { name: 'Alerte' }).getByText('Legătura cu serverul a revenit');
  await expect(told).toHaveCount(0);
  await context.setOffline(false);
  await expect(told).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Sincronizare: Sincronizat' })).toBeVisible();
  await context.close();
});

test('numbers that do not come: the press says why, until they are there', async ({ browser }) => {
  const { context, page } = await newDevice(browser, { without: 'LeaseNumbers' });
  await page.getByRole('link', { name: /Factură nouă/ }).click();
  await writeInvoice(page, BUYER);
  const send = page.getByRole('button', { name: /^Rezervă numere/ });
  await expect(send).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const why = page.getByRole('alert').filter({ hasText: 'Serverul nu a dat numere' });
  await expect(why).toContainText('Ciorna este salvată');
  await context.unroute('**/LeaseNumbers');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/urmează FCT-\d+/)).toBeVisible();
  await expect(why).toHaveCount(0);
  await context.close();
});

// Before: the press did what the button said when it was pressed, or in the step in which the number was drawn, and asked for
// numbers once more where one could be taken by then.
// Before: the numbers were asked for once more, or the invoice was issued by a press that had said something else.
test('a press that asks for numbers issues nothing where they come while the draft is judged; the next one does', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, { without: 'LeaseNumbers' });
  await page.addInitScript(makeWorkersHoldable);
  await context.unroute('**/LeaseNumbers');
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  await context.route('**/LeaseNumbers', async (route) => {
    await given;
    await route.continue();
  });
  await page.goto(`${installation.url}/app/invoices/out`);
  await page.getByRole('link', { name: /Factură nouă/ }).click();
  await writeInvoice(page, BUYER);
  await expect(page.getByRole('button', { name: /^Rezervă numere/ })).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset.workers = 'held';
  });
  await page.keyboard.press('Control+Enter');
  give();
  await expect(page.getByText(/urmează FCT-\d+/)).toBeVisible();
  await page.evaluate(() => {
    delete document.body.dataset.workers;
    document.dispatchEvent(new Event('workers'));
  });
  const send = page.getByRole('button', { name: /^Trimite în SPV/ });
  await expect(send).toBeEnabled();
  // What the verdict begins is begun in its step.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(send).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^Factura FCT-\d+ este emisă/ })).toBeFocused();
  await context.close();
});

/** In the page: the answers of workers stay away while its body says that they are held. */
function makeWorkersHoldable(): void {
  const held: (() => void)[] = [];
  window.Worker = class extends Worker {
    override addEventListener(type: string, listener: EventListenerOrEventListenerObject | null): void {
      super.addEventListener(type, (event) => {
        const tell = (): void =>
          typeof listener === 'function' ? listener.call(this, event) : listener?.handleEvent(event);
        if (type === 'message' && document.body.dataset.workers === 'held') held.push(tell);
        else tell();
      });
    }
  };
  document.addEventListener('workers', () => {
    for (const tell of held.splice(0)) tell();
  });
}

test('a full load of the page writes nothing to the console', async ({ browser }) => {
  const { context, page } = await newDevice(browser, { isNew: true });
  const written: string[] = [];
  page.on('console', (message) => written.push(`${message.type()}: ${message.text()}`));
  for (const address of ['/app/invoices/out', '/app/defs/partner', '/app/invoices/out']) {
    const streaming = page.waitForResponse((response) => response.url().endsWith('/Nudges') && response.ok());
    await page.goto(installation.url + address);
    await streaming;
  }
  expect(written).toEqual([]);
  await context.close();
});

test('two people change one draft: both values are shown, the choice is what the server keeps', async ({ browser }) => {
  const [first, second] = [await newDevice(browser), await newDevice(browser)];
  await openEditor(first.page);
  await writeInvoice(first.page, SHARED_BUYER);
  await openSharedDraft(second);
  await openSharedDraft(first);

  await second.context.setOffline(true);
  await second.page.getByLabel('Observații').fill('scris de a doua');
  await second.page.getByRole('button', { name: 'Mai multe detalii' }).click();
  await second.page.getByLabel('Condiții de plată').fill('la 60 de zile');
  await expect(second.page.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  await first.page.getByLabel('Observații').fill('scris de prima');
  await expect.poll(async () => (await draftOnServer()).notes, { timeout: 30_000 }).toBe('scris de prima');
  await second.context.setOffline(false);

  const { page } = second;
  await expect(page.getByRole('button', { name: /^Sincronizare: / })).toContainText('1', { timeout: 30_000 });
  await page.getByRole('button', { name: /^Sincronizare: / }).click();
  await expect(page.getByRole('heading', { name: /^De ales/ })).toBeVisible();
  await page.getByRole('button', { name: 'Alege', exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'a fost schimbată în două locuri' });
  await expect(dialog).toContainText('Un câmp diferă');
  // What one side alone changed was united without asking.
  await expect(dialog).toContainText('O altă schimbare, pe un câmp diferit, s-a unit singură.');
  await expect(dialog).toContainText('scris de prima');
  await expect(dialog).toContainText('scris de a doua');
  await dialog.getByRole('radio', { name: 'Observații: Ale mele' }).check();
  await dialog.getByRole('button', { name: 'Salvează alegerea' }).click();
  await expect(dialog).toHaveCount(0);
  await untilSynchronised(page);
  expect(await draftOnServer()).toMatchObject({ notes: 'scris de a doua', paymentTerms: 'la 60 de zile' });
  await openSharedDraft(first);
  await expect(first.page.getByLabel('Observații')).toHaveValue('scris de a doua');
  for (const { context } of [first, second]) await context.close();
});

/** Once it came from the server. */
async function openSharedDraft({ page }: Device): Promise<void> {
  await page.goto(`${installation.url}/app/invoices/drafts`);
  const row = page.getByRole('grid', { name: 'Ciorne' }).getByRole('row').filter({ hasText: SHARED_BUYER });
  await expect(row).toContainText('Pe server', { timeout: 30_000 });
  await row.getByText(SHARED_BUYER).click();
  await expect(page.getByLabel('Observații')).toBeVisible();
}

/** The shared draft's content as the server has it. */
async function draftOnServer(): Promise<Readonly<Record<string, unknown>>> {
  const client = await signInToServer(installation.url, DEMO);
  const company = await companyOf(client, CIF);
  const { drafts } = await client.must(ListSavedDrafts, { body: { company } });
  const draft = drafts.find(({ content }) => content.buyer.name.startsWith(SHARED_BUYER));
  if (draft === undefined) throw new Error('The server does not have the draft.');
  return draft.content;
}

test('an invoice that ANAF refuses says why, is corrected under its number, and is accepted once', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser);
  await installation.fault({ kind: 'reject', count: 1 });
  const number = await openEditor(page);
  await writeInvoice(page, BUYER);
  await issue(page, number);
  const row = await findInvoice(page, installation.url, number);
  await expect(row).toContainText('Respinsă', { timeout: 60_000 });
  await row.click();
  const panel = page.getByRole('complementary').filter({ hasText: number });
  await expect(panel.getByRole('heading', { name: 'De ce nu a fost primită' })).toBeVisible();
  await expect(panel).toContainText('factura trebuie sa aiba observatii (BT-22)');
  await panel.getByRole('link', { name: 'Corectează' }).click();
  await expect(page.getByText(`Corectura facturii ${number}`)).toBeVisible();
  await page.getByLabel('Observații').fill('Livrare la sediu');
  await issue(page, number);
  const corrected = await findInvoice(page, installation.url, number);
  await expect(corrected).toContainText('Validată', { timeout: 60_000 });
  expect((await installation.uploadsOf(number)).map(({ verdict }) => verdict)).toEqual(['nok', 'ok']);
  await context.close();
});
