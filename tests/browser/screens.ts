/**
 * Every screen and state that is looked at, by machine (accessibility.spec.ts) and by eye (screenshots.ts). Order counts: one
 * session walks through all of them, and the editor's screens leave the draft that the list of drafts shows later.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ACCOUNT_SCREENS } from './account-screens';
import { DEFINITION_SCREENS } from './definition-screens';
import { DOCUMENT_SCREENS } from './document-screens';
import { chooseBuyer, typeLine } from './pages/editor-page';
import { signIn, untilSynchronised, withoutInstallOffer } from './pages/sign-in-page';
import { sampleInvoice } from './sample-invoice';
import { goTo, type Screen, screen } from './screen';
import { TRANSPORT_SCREENS } from './transport-screens';

const OUT = '/app/invoices/out';
const EDITOR = '/app/invoices';
const INVOICE = readFileSync('tests/fixtures/invoices/standard.xml');

/** The list of issued invoices with its first rows. */
async function openOut(page: Page, url: string): Promise<void> {
  await goTo(page, url + OUT, 'Facturi emise');
  await expect(page.getByText(/FCT-\d+/).first()).toBeVisible();
}

/** The editor proposes from the device's data only once it knows the next number. */
async function openEmptyEditor(page: Page, url: string): Promise<void> {
  await goTo(page, url + EDITOR, 'Factură nouă');
  await expect(page.getByText(/urmează FCT-\d+/)).toBeVisible();
}

async function openRow(page: Page, grid: string): Promise<void> {
  await page.getByRole('grid', { name: grid }).getByRole('row').nth(2).click();
}

/** The panel of a series with its intervals, and what became of each number. */
async function openNumbersReport(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app/defs/serial`, 'Serii și numere');
  await page.getByText('FCT-', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Arată evidența' }).click();
  await expect(page.getByText(/facturi, \d|Factură din/).first()).toBeVisible();
}

async function pressOverList(page: Page, url: string, ...keys: readonly string[]): Promise<void> {
  await openOut(page, url);
  for (const key of keys) await page.keyboard.press(key);
}

async function dropInvoice(page: Page): Promise<void> {
  const file = { name: 'factura.xml', mimeType: 'application/xml', buffer: INVOICE };
  await page.locator('input[type=file]').first().setInputFiles([file]);
  await expect(page.getByText('factura.xml').first()).toBeVisible();
}

/** A wrong document of each of the two companies to the other: whichever is open issued the one and received the other. */
async function openFindings(page: Page, url: string, verdict: RegExp): Promise<void> {
  await goTo(page, `${url}/app/invoices/send`, 'Trimitere XML');
  const [one, other] = ['18547290', '14399840'] as const;
  const files = [
    { number: 'GRE-1', sellerCif: one, buyerCif: other },
    { number: 'GRE-2', sellerCif: other, buyerCif: one },
  ].map((of) => ({
    name: `${of.number}.xml`,
    mimeType: 'application/xml',
    buffer: Buffer.from(withErrors(sampleInvoice(of))),
  }));
  await page.locator('input[type=file]').first().setInputFiles(files);
  await page.getByText(verdict).first().click();
  await page.getByRole('button', { name: 'Vezi linia' }).first().click();
  await expect(page.getByRole('figure')).toContainText('TaxInclusiveAmount');
}

function withErrors(xml: string): string {
  return xml.replace('unitCode="H87"', 'unitCode="buc"').replace(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]+/, '$14841.22');
}

/** Through whom the first company reaches ANAF. */
async function openConnection(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app/companies`, 'Alegeți firma');
  await page
    .getByRole('button', { name: /^Conexiune ANAF, / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Conexiune ANAF' })).toBeVisible();
}

/** What asks for a decision, with the figures below it. */
async function openHome(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app`, /o decizie/);
  await expect(page.getByRole('region', { name: 'Cifrele lunii' })).toBeVisible();
}

async function openAllCompanies(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app?toate=1`, /o decizie în \d+ firme/);
  await expect(page.getByText('Tâmplăria Codrul SRL').first()).toBeVisible();
}

const LIST_SCREENS: readonly Screen[] = [
  screen('home', openHome, { phone: true }),
  screen('home-table', async (page, url) => {
    await openHome(page, url);
    await page.getByRole('button', { name: 'Tabel' }).click();
    await expect(page.getByRole('button', { name: 'Grafic' })).toBeVisible();
  }),
  screen('home-all', openAllCompanies, { phone: true }),
  screen('home-open', async (page, url) => {
    await openAllCompanies(page, url);
    await page.getByRole('tab', { name: /^Nevalidate, pe facturi/ }).click();
    await expect(page.getByRole('grid', { name: 'Nevalidate, pe facturi' })).toBeVisible();
  }),
  screen('demo', (page, url) => goTo(page, `${url}/app/demo`, 'Ce puteți încerca'), { phone: true }),
  screen('companies', (page, url) => goTo(page, `${url}/app/companies`, /./), { phone: true }),
  screen('contact', (page, url) => goTo(page, `${url}/app/contact`, 'Contact'), { phone: true }),
  screen('preferences', (page, url) => goTo(page, `${url}/app/preferences`, 'Preferințe'), { phone: true }),
  screen('company-connection', openConnection, { phone: true }),
  screen('load', (page, url) => goTo(page, `${url}/app/load`, /./), { phone: true }),
  screen('out', openOut, { phone: true }),
  screen('out-panel', async (page, url) => {
    await openOut(page, url);
    await openRow(page, 'Facturi emise');
    await expect(page.getByRole('complementary').first()).toBeVisible();
  }),
  screen('out-no-match', async (page, url) => {
    await openOut(page, url);
    await page.getByLabel('Număr: conține').fill('NIMIC-999');
    await expect(page.getByText(/FCT-\d+/)).toHaveCount(0);
  }),
  screen('drafts-before', (page, url) => goTo(page, `${url}/app/invoices/drafts`, 'Ciorne'), { phone: true }),
  screen('partner', (page, url) => goTo(page, `${url}/app/defs/partner`, 'Parteneri'), { phone: true }),
  screen('partner-panel', async (page, url) => {
    await goTo(page, `${url}/app/defs/partner`, 'Parteneri');
    await openRow(page, 'Parteneri');
  }),
  screen('partner-new', async (page, url) => {
    await goTo(page, `${url}/app/defs/partner`, 'Parteneri');
    await page
      .getByRole('button', { name: /Partener nou/ })
      .first()
      .click();
  }),
  screen('product', (page, url) => goTo(page, `${url}/app/defs/product`, 'Produse'), { phone: true }),
  screen('serial', (page, url) => goTo(page, `${url}/app/defs/serial`, 'Serii și numere'), { phone: true }),
  screen('serial-report', openNumbersReport, { phone: true }),
  screen(
    'look',
    async (page, url) => {
      await goTo(page, `${url}/app/config/InvPersonaliz`, 'Aspectul facturii');
      const preview = page.getByRole('button', { name: 'Foaia', exact: true });
      if (await preview.isVisible()) await expect(page.getByRole('form', { name: 'Aspectul facturii' })).toBeVisible();
      else await expect(page.getByText('Hotel Vârful Înalt S.R.L.')).toBeVisible();
    },
    { phone: true },
  ),
  screen('particulars', (page, url) => goTo(page, `${url}/app/config/generalDetails`, 'Date firmă'), { phone: true }),
  screen('not-found', (page, url) => goTo(page, `${url}/app/nicaieri`, /./), { phone: true }),
  screen('server-error', (page, url) => goTo(page, `${url}/app/500`, /./)),
];

/** The drafts that the editor's screens left. */
async function openWrittenDrafts(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app/invoices/drafts`, 'Ciorne');
  await expect(page.getByText('Mobila Transilvania').first()).toBeVisible();
}

const EDITOR_SCREENS: readonly Screen[] = [
  screen('editor-empty', (page, url) => goTo(page, url + EDITOR, /./), { phone: true }),
  screen('editor-findings', async (page, url) => {
    await openEmptyEditor(page, url);
    await page.keyboard.press('Control+Enter');
    await expect(
      page
        .getByText(/BR-|obligatori|[Ll]ipse/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  }),
  screen('editor-type-ahead', async (page, url) => {
    await openEmptyEditor(page, url);
    await page.getByRole('combobox', { name: /^Denumire \*?$/ }).fill('Mobila');
    await expect(page.getByRole('option', { name: /^Mobila/ }).first()).toBeVisible();
  }),
  screen('editor-written', async (page, url) => {
    await openEmptyEditor(page, url);
    await chooseBuyer(page, 'Mobila Transilvania');
    await typeLine(page, 1, { name: 'Servicii de montaj', quantity: '2', price: '100' });
    await expect(page.getByText('200,00').first()).toBeVisible();
  }),
  screen('editor-preview', async (page) => {
    await page
      .getByRole('button', { name: /Previzuali/ })
      .first()
      .click();
  }),
  screen('drafts', openWrittenDrafts),
  screen('send', (page, url) => goTo(page, `${url}/app/invoices/send`, 'Trimitere XML')),
  screen('send-file', async (page, url) => {
    await goTo(page, `${url}/app/invoices/send`, 'Trimitere XML');
    await dropInvoice(page);
  }),
  screen('send-findings', (page, url) => openFindings(page, url, /^\d+ erori$/), { phone: true }),
  screen('send-received', (page, url) => openFindings(page, url, /^Primită, \d+ erori$/), { phone: true }),
  screen('view', async (page, url) => {
    await openOut(page, url);
    await openRow(page, 'Facturi emise');
    await page.getByRole('button', { name: 'Deschide pagina facturii' }).click();
    await expect(page).toHaveURL(/\/view\?id=/);
    await expect(page.getByText(/^nr\. FCT-\d+/)).toBeVisible();
  }),
];

async function openUserMenu(page: Page, url: string): Promise<void> {
  await openOut(page, url);
  await page.getByRole('button', { name: 'Meniul utilizatorului' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
}

/** The phone's editor with a buyer and a line, at the step with this name. */
async function openStep(page: Page, url: string, step: string): Promise<void> {
  await goTo(page, url + EDITOR, /^(FCT-\d+|Factură nouă)$/);
  await chooseBuyer(page, 'Mobila Transilvania');
  await page.getByRole('button', { name: 'Continuă la linii' }).click();
  await page.getByRole('combobox', { name: 'Adaugă o linie' }).fill('ceapa');
  await page
    .getByRole('option', { name: /^Ceapă/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gata' }).click();
  await page.getByRole('button', { name: step, exact: true }).click();
}

const PHONE_SCREENS: readonly Screen[] = [
  screen('editor-lines', (page, url) => openStep(page, url, 'Linii'), { phone: 'only' }),
  screen('editor-send', (page, url) => openStep(page, url, 'Trimite'), { phone: 'only' }),
  screen('drafts-written', openWrittenDrafts, { phone: 'only' }),
];

/** The panel on the desktop, a sheet on the phone; it stays open over reloads of the tab. */
async function openSyncPanel(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: 'Sincronizare', exact: true });
  if (!(await title.isVisible())) await page.getByRole('button', { name: /^Sincronizare: / }).click();
  await expect(title).toBeVisible();
}

async function openOverlay(page: Page, url: string, keys: readonly string[]): Promise<void> {
  await pressOverList(page, url, ...keys);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Writes a partner's telephone on this device, whatever its road to the server. */
async function writeTelephone(page: Page, url: string, telephone: string): Promise<void> {
  await goTo(page, `${url}/app/defs/partner`, 'Parteneri');
  await openRow(page, 'Parteneri');
  const field = page.getByRole('complementary').getByLabel('Telefon');
  await field.fill(telephone);
  await field.blur();
  // Only what is stored here waits for the road, and only then does «Sincronizat» speak of it.
  await expect(page.getByRole('button', { name: 'Anulează' })).toBeVisible();
}

/** Another device, signed in to the same account, changes the same field before this one has a road again. */
async function clash(page: Page, url: string): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has a browser of its own.');
  await goTo(page, `${url}/app/defs/partner`, 'Parteneri');
  await page.context().setOffline(true);
  await openRow(page, 'Parteneri');
  const field = page.getByRole('complementary').getByLabel('Telefon');
  await field.fill('0722 111 222, birou');
  await field.blur();
  await expect(page.getByRole('button', { name: /în așteptare/ })).toBeVisible();
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await withoutInstallOffer(other, url);
  const there = await other.newPage();
  await signIn(there, url, { remember: false });
  await untilSynchronised(there);
  await writeTelephone(there, url, '0733 111 222, depozit');
  await untilSynchronised(there);
  await other.close();
  await page.context().setOffline(false);
}

const OVERLAY_SCREENS: readonly Screen[] = [
  screen('palette', (page, url) => openOverlay(page, url, ['Control+k'])),
  screen('palette-found', async (page, url) => {
    await openOverlay(page, url, ['Control+k']);
    await page.keyboard.type('14');
    await expect(page.getByRole('option', { name: /FCT-\d+/ }).first()).toBeVisible();
  }),
  screen('company-switcher', (page, url) => openOverlay(page, url, ['g', 'f'])),
  screen('keys', (page, url) => openOverlay(page, url, ['?'])),
  screen('user-menu', openUserMenu),
  screen(
    'alerts-empty',
    async (page, url) => {
      await openOut(page, url);
      await page.getByRole('button', { name: 'Alerte: niciuna' }).click();
      await expect(page.getByText('Nicio alertă', { exact: true })).toBeVisible();
    },
    { phone: true },
  ),
  screen('erase', async (page, url) => {
    await openUserMenu(page, url);
    await page.getByRole('menuitem', { name: /șterge datele/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  screen(
    'sync-panel',
    async (page, url) => {
      await openOut(page, url);
      await openSyncPanel(page);
    },
    { phone: true },
  ),
];

/** The first contact with a server that takes its time, by an account of many companies without invoices. */
export const OFFICE_SCREENS: readonly Screen[] = [
  screen(
    'office-first-load',
    async (page) => {
      await expect(page.getByRole('button', { name: 'Sincronizare: Se aduc datele' })).toBeVisible();
    },
    { phone: true },
  ),
  screen(
    'office-empty',
    async (page, url) => {
      await page.unroute('**/api/backend/Changes');
      await goTo(page, url + OUT, 'Facturi emise');
      await expect(page.getByText('Această firmă nu are încă facturi emise')).toBeVisible();
    },
    { phone: true },
  ),
  screen(
    'office-switcher',
    async (page) => {
      await page.getByRole('button', { name: /^Schimbă firma/ }).click();
      await expect(page.getByRole('dialog').getByRole('option').nth(20)).toBeAttached();
    },
    { phone: true },
  ),
];

/** What two devices have to make first; walked after the others, by the pictures. */
export const TWO_DEVICE_SCREENS: readonly Screen[] = [
  screen('conflict', async (page, url) => {
    await page.getByRole('complementary', { name: 'Sincronizare' }).getByRole('button', { name: 'Închide' }).click();
    await clash(page, url);
    await openSyncPanel(page);
    await page.getByRole('button', { name: 'Alege', exact: true }).click({ timeout: 30_000 });
    await expect(page.getByRole('dialog').getByText('0733 111 222, depozit')).toBeVisible();
  }),
];

export const SCREENS: readonly Screen[] = [
  ...LIST_SCREENS,
  ...EDITOR_SCREENS,
  ...PHONE_SCREENS,
  ...DOCUMENT_SCREENS,
  ...TRANSPORT_SCREENS,
  ...DEFINITION_SCREENS,
  ...ACCOUNT_SCREENS,
  ...OVERLAY_SCREENS,
];

/** Looked at without a session. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  screen('sign-in', (page, url) => goTo(page, `${url}/auth`, /./), { phone: true }),
  screen('sign-in-refused', async (page, url) => {
    await page.goto(`${url}/auth`);
    await page.getByRole('button', { name: 'Intră în cont' }).click();
  }),
  screen(
    'authorize-no-ticket',
    (page, url) => goTo(page, `${url}/auth/authorize-company/1`, 'Linkul nu se poate folosi'),
    { phone: true },
  ),
  screen('callback-nothing', (page, url) => goTo(page, `${url}/auth/callback`, 'Nicio autorizare de încheiat'), {
    phone: true,
  }),
  screen('public-not-found', (page, url) => goTo(page, `${url}/auth/404`, /./)),
];
