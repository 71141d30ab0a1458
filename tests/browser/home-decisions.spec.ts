/** The button of every kind of decision does its work: by keys on a desktop and by taps on a phone, with the network and without. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_COMPANIES } from '../../server/demo/demo-account';
import { asOwner } from './as-owner';
import { closeDesktop } from './desktop';
import { type Installation, startInstallation } from './installation';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { signIn, untilHome, untilInstalled, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';
import { seedDecisions } from './seeding/seed-decisions';

const ALL = '/app?toate=1';
/** The app opens the first company by name. */
const [PRESENT, OTHER] = [...DEMO_COMPANIES].sort((a, b) => (a.name < b.name ? -1 : 1));

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async ({ browser }) => {
  installation = await startInstallation();
  await asOwner(installation, (db) =>
    db
      .updateTable('company')
      .set({ is_authorized: false })
      .where('cif', '=', OTHER?.cif ?? '')
      .execute(),
  );
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ro-RO' });
  await withoutInstallOffer(context, installation.url);
  page = await context.newPage();
  await tellServerCounts();
  await signIn(page, installation.url, { remember: true });
  await untilInstalled(page);
  await untilSynchronised(page);
  await leaveDraft();
  await page.evaluate(seedDecisions, { present: PRESENT?.cif ?? '', unauthorized: OTHER?.cif ?? '' });
  await page.goto(installation.url + ALL);
  await untilHome(page);
});
test.afterAll(() => closeDesktop({ installation, page }));

/** What only the server knows and no test can wait for: an authorization that ends, and messages that ANAF soon gives no more. */
async function tellServerCounts(): Promise<void> {
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  const told = async (call: string, change: (company: Record<string, unknown>) => object): Promise<void> => {
    await page.route(`**/${call}`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const companies = answer.companies.map((one: Record<string, unknown>) => ({ ...one, ...change(one) }));
      await route.fulfill({ response, json: { ...answer, companies } });
    });
  };
  // Of refused ones only where the documents are not on the device.
  await told('GetDashboardInfo', () => ({ endangered: 3, leaves: inDays(9).slice(0, 10), refused: 2 }));
  await told('GetAnafConnections', ({ connections }) => ({
    connections: (connections as object[]).map((one) => ({ ...one, until: inDays(5) })),
  }));
}

async function leaveDraft(): Promise<void> {
  await openEditor(page);
  await writeInvoice(page, 'Mobila Transilvania');
  await expect(page.getByText(/^Salvată pe acest dispozitiv/)).toBeVisible();
  await untilSynchronised(page);
}

interface Kind {
  /** What its row says, and on its button. */
  readonly row: RegExp;
  readonly button: RegExp;
  /** The page that the button leads to; the panel of synchronisation where it says none. */
  readonly leads?: RegExp;
  /** In which view its row stands; all companies where it says nothing. */
  readonly of?: 'one';
}

const panel = (): Locator => page.getByRole('complementary', { name: 'Sincronizare' }).or(page.getByRole('dialog'));

const TRANSPORTS = /\/eTrans\/(viewEtrans\?id=|eTransHome)/;
const DOCUMENT = /\/view\?id=/;
const KINDS: readonly Kind[] = [
  { row: /UIT expirat/, button: /^Vezi (codul UIT|transporturile)/, leads: TRANSPORTS },
  { row: /UIT expiră/, button: /^Vezi (codul UIT|transporturile)/, leads: TRANSPORTS },
  { row: /[Ff]ără UIT/, button: /^Vezi (declarația|transporturile)/, leads: TRANSPORTS },
  { row: /TRZ-0001/, button: /^Vezi factura/, leads: DOCUMENT },
  // The invoice before it opened the company that has the draft.
  { row: /Ciorne/, button: /^Continuă/, leads: /\/invoices\/drafts/, of: 'one' },
  { row: /NEA-0001/, button: /^Conectează/, leads: /\/companies/ },
  { row: /respins/i, button: /^Corectează/, leads: /\?correct=/ },
  { row: /OPR-0001/, button: /^Hotărăște/, leads: DOCUMENT },
  { row: /neprimite de server/, button: /^Vezi motivul/ },
  { row: /bat cap în cap/, button: /^Alege/ },
  { row: /ies din SPV/, button: /^Vezi mesajele/, leads: /\/invoices\/messages/ },
  { row: /Autorizarea ANAF/, button: /^Reînnoiește/, leads: /\/companies/ },
  { row: /de înregistrat/, button: /^Deschide/, leads: /\/invoices\/in(\?|$)/ },
  { row: /ndoielnic/, button: /^Vezi căutarea/, leads: DOCUMENT },
  { row: /prelucrare/, button: /^Vezi coada/ },
];

async function toHome(path: string): Promise<void> {
  if (await panel().isVisible()) await panel().getByRole('button', { name: 'Închide', exact: true }).first().click();
  // Without a load: the router hears of it. Through another page, so that what is folded is folded again.
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await untilHome(page);
  // They come as each part of the archive is read; once all are there, those past the eighth are folded.
  const more = page.getByRole('button', { name: /^Arată încă/ });
  const fewer = page.getByRole('button', { name: 'Arată mai puține' });
  // A panel over the page leaves them unfolded.
  await expect(more.or(fewer)).toBeVisible();
  if (await more.isVisible()) await more.click();
}

function buttonOf({ row, button }: Kind): Locator {
  return page.getByRole('listitem').filter({ hasText: row }).getByRole('button', { name: button }).first();
}

/** Walks over the decisions until the wanted one has the keyboard. */
async function pressByKeys(wanted: Locator): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus();
  const buttons = await page.getByRole('listitem').getByRole('button').count();
  for (let step = 0; step <= buttons; step += 1) {
    await page.keyboard.press('j');
    if (await wanted.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

async function pressAll(press: (button: Locator) => Promise<void>): Promise<void> {
  for (const kind of KINDS)
    await test.step(`${kind.button} of ${kind.row}`, async () => {
      await toHome(kind.of === 'one' ? '/app' : ALL);
      const button = buttonOf(kind);
      await expect(button).toBeVisible();
      await press(button);
      if (kind.leads === undefined) await expect(panel()).toBeVisible();
      else await expect(page).toHaveURL(kind.leads);
    });
}

test('by keys, with the network', () => pressAll(pressByKeys));

test('by keys, without network', async () => {
  await page.context().setOffline(true);
  await pressAll(pressByKeys);
  await page.context().setOffline(false);
});

test('by taps on a phone, with the network and without', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await pressAll((button) => button.click());
  await page.context().setOffline(true);
  await pressAll((button) => button.click());
  await page.context().setOffline(false);
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** Stopped by the person: what is issued stays, and asks. */
async function pause(): Promise<void> {
  await page.getByRole('button', { name: /^Sincronizare: / }).click();
  await panel().getByRole('button', { name: 'Pauză' }).click();
  await expect(panel().getByText('Sincronizarea este oprită')).toBeVisible();
  await panel().getByRole('button', { name: 'Închide', exact: true }).click();
}

/** Issued while the person has stopped everything; `press` is how the button is reached on the device of this width. */
async function sendStopped(width: number, press: (button: Locator) => Promise<void>): Promise<void> {
  await page.goto(`${installation.url}/app/invoices/out`);
  await pause();
  const number = await openEditor(page);
  await writeInvoice(page, 'Farmacia Sănătatea');
  await issue(page, number);
  await page.setViewportSize({ width, height: 900 });
  const send: Kind = { row: new RegExp(number), button: /^Trimite acum/ };
  await page.context().setOffline(true);
  await toHome(ALL);
  await press(buttonOf(send));
  await expect(panel()).toContainText(number);
  await expect(panel()).not.toContainText('Sincronizarea este oprită');
  expect(await installation.uploadsOf(number)).toEqual([]);
  await panel().getByRole('button', { name: 'Pauză' }).click();
  await page.context().setOffline(false);
  await toHome(ALL);
  await press(buttonOf(send));
  await expect
    .poll(() => installation.uploadsOf(number).then((uploads) => uploads.length), { timeout: 60_000 })
    .toBe(1);
  await toHome(ALL);
  await expect(buttonOf(send)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('«Trimite acum» sends what was stopped, and without network says why it stays', () =>
  sendStopped(1440, pressByKeys));

test('«Trimite acum» does so on a phone', () => sendStopped(390, (button) => button.click()));

/** As on a device that has not pulled the company yet. */
async function forgetPull(cif: string): Promise<void> {
  await page.evaluate(async (of) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('condica:'))?.name;
    const db = await done(indexedDB.open(name ?? ''));
    const companies = await done(db.transaction('company').objectStore('company').getAll());
    const { id } = companies.find((company) => company.cif === of);
    await done(db.transaction('syncState', 'readwrite').objectStore('syncState').delete(id));
    db.close();
  }, cif);
}

test('«Deschide firma» opens the company whose documents are not here yet, by the server’s counts', async () => {
  const elsewhere: Kind = { row: /Facturi care cer o decizie/, button: /^Deschide firma/, leads: /\/app$/ };
  // Else its documents would be here a moment later.
  await page.route('**/api/backend/Changes', () => new Promise(() => undefined));
  await forgetPull(OTHER?.cif ?? '');
  const press = async (by: (button: Locator) => Promise<void>): Promise<void> => {
    await page.goto(installation.url + ALL);
    await toHome(ALL);
    await expect(page.getByRole('listitem').filter({ hasText: elsewhere.row })).toContainText('2 facturi');
    await by(buttonOf(elsewhere));
    await expect(page).toHaveURL(/\/app$/);
    await expect(page.getByRole('button', { name: `Schimbă firma: ${OTHER?.name}` })).toBeVisible();
  };
  await press(pressByKeys);
  await page.setViewportSize({ width: 390, height: 844 });
  await press((button) => button.click());
  await page.context().setOffline(true);
  await press((button) => button.click());
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(pressByKeys);
  await page.context().setOffline(false);
});
