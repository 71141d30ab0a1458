/**
 * Every form of the app, filled, by the route it is on. tests/app/routes/filled-forms.test.ts fails for a screen that is built
 * and has no row here, so that a new form is gone through as well.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseBuyer, typeLine } from '../pages/editor-page';
import { goToStep, openNewTransport, writeTransport } from '../pages/transport-page';

export interface FilledForm {
  readonly name: string;
  readonly phone?: true;
  /** Opens it with something in every field that can hold something; gives the element that holds its fields. */
  readonly open: (page: Page, url: string) => Promise<Locator>;
}

/** A list whose cells are typed into. */
export interface FilledCells {
  readonly route: string;
  readonly path: string;
  readonly grid: string;
}

/** Filters, searches and files stand on these screens, and nothing that is kept. */
const NO_FORM: readonly FilledForm[] = [];

function editorSheet(page: Page): Locator {
  return page.getByRole('form', { name: 'Factura' });
}

async function openEditor(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/app/invoices`);
  await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toBeVisible();
  return editorSheet(page);
}

/** The folded parts too: the seller's own lines, all of the buyer, all details. */
async function unfold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Modifică datele furnizorului' }).click();
  await page.getByRole('button', { name: 'Mai multe date' }).click();
  await page.getByRole('button', { name: 'Mai multe detalii' }).click();
}

async function fillDetails(form: Locator): Promise<void> {
  const details: Readonly<Record<string, string>> = {
    Observații: 'Livrare la depozit',
    'Discount pe factură': '5 %',
    'Avans încasat': '10,50',
    'Detaliile plății': 'Contract 12',
    'Condiții de plată': '15 zile',
    Comandă: 'C-100',
    Contract: '12 din 2026',
    'Referința cumpărătorului': 'Ana Pop',
    Aviz: 'A-7',
  };
  for (const [label, text] of Object.entries(details)) await form.getByLabel(label, { exact: true }).fill(text);
}

async function fillDate(form: Locator, label: string, day: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).fill(day);
  await form.getByLabel(label, { exact: true }).blur();
}

async function writtenInvoice(page: Page, url: string): Promise<Locator> {
  const form = await openEditor(page, url);
  await chooseBuyer(page, 'Electro Instal');
  await typeLine(page, 1, { name: 'Servicii de montaj', quantity: '2', price: '100' });
  await unfold(page);
  await fillDetails(form);
  return form;
}

/** In Bucharest, where the locality is a sector of a list, and in a foreign currency with its rate. */
async function invoiceInEuro(page: Page, url: string): Promise<Locator> {
  const form = await openEditor(page, url);
  await chooseBuyer(page, 'Construct Modern');
  await unfold(page);
  await form.getByLabel('Moneda').selectOption('EUR');
  const rate = form.getByLabel(/^Curs, lei pentru 1 EUR/);
  // The rate of the day comes by itself; what is typed after it stays.
  await expect(rate).not.toHaveValue('');
  await rate.fill('5,0871');
  await fillDate(form, 'Livrată', '20.11.2026');
  return form;
}

async function creditNoteAbroad(page: Page, url: string): Promise<Locator> {
  const form = await openEditor(page, url);
  await chooseBuyer(page, 'Electro Instal');
  await unfold(page);
  await form.getByRole('combobox', { name: /^Țară/ }).fill('Germania');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Județ', exact: true })).toBeVisible();
  await form.getByRole('textbox', { name: 'Județ', exact: true }).fill('Bayern');
  await page.getByRole('button', { name: /^Felul documentului/ }).click();
  await page.getByRole('menuitem', { name: 'Notă de creditare' }).click();
  await form.getByRole('button', { name: 'Factura la care se referă' }).click();
  await form.getByRole('textbox', { name: 'Factura la care se referă' }).fill('FCT-0100');
  await fillDate(form, 'Emisă la', '01.11.2026');
  return form;
}

/** On the phone the same fields stand in steps, and a line has a sheet of its own. */
async function phoneStep(page: Page, url: string, step: string): Promise<Locator> {
  const form = await openEditor(page, url);
  await chooseBuyer(page, 'Electro Instal');
  await page.getByRole('button', { name: step, exact: true }).click();
  return form;
}

async function phoneLine(page: Page, url: string): Promise<Locator> {
  await phoneStep(page, url, 'Linii');
  await page.getByRole('combobox', { name: 'Adaugă o linie' }).fill('ceapa');
  await page
    .getByRole('option', { name: /^Ceapă/ })
    .first()
    .click();
  return page.getByRole('dialog');
}

/** The panel of the list's first row. */
async function openRow(page: Page, url: string, path: string, grid: string, row = 2): Promise<Locator> {
  await page.goto(`${url}${path}`);
  await page.getByRole('grid', { name: grid }).getByRole('row').nth(row).click();
  const form = page.getByRole('complementary').locator('form');
  await expect(form).toBeVisible();
  return form;
}

async function partnerAbroad(page: Page, url: string): Promise<Locator> {
  const form = await openRow(page, url, '/app/defs/partner', 'Parteneri', 3);
  await form.getByLabel(/^Țară/).fill('Germania');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(/^Țară/)).toHaveValue('Germania (DE)');
  return form;
}

async function newRate(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/app/defs/vat`);
  await page.getByRole('button', { name: 'Cotă nouă' }).first().click();
  const form = page.getByRole('complementary').locator('form');
  await form.getByLabel(/^Denumire/).fill('Redusă, 11 %');
  await form.getByLabel('Cota, %').fill('11');
  await form.getByLabel('Motivul scutirii').fill('art. 291');
  await form.getByLabel('Motivul scutirii').blur();
  return form;
}

async function newCode(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/app/defs/intProCod`);
  await page.getByRole('button', { name: 'Cod nou' }).first().click();
  const form = page.getByRole('complementary').locator('form');
  await form.getByLabel(/^Cod \*?$/).fill('FA650-25');
  await form.getByLabel(/^Denumire/).fill('Făină albă 650, sac 25 kg');
  await form.getByLabel('Grupă').fill('Materii prime');
  await form.getByLabel(/^Cont/).fill('301');
  await form.getByLabel(/^Cont/).blur();
  return form;
}

async function newPrice(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/app/defs/prices`);
  await page.getByRole('button', { name: 'Preț nou' }).first().click();
  const form = page.getByRole('complementary').locator('form');
  await form.getByLabel(/^Lista de prețuri/).fill('Angro');
  await form.getByLabel(/^Preț fără TVA/).fill('21,50');
  await form.getByLabel('Reducere, %').fill('5');
  await form.getByLabel('Valabil de la').fill('01.03.2026');
  await form.getByLabel('Valabil de la').blur();
  return form;
}

async function newSeries(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/app/defs/serial`);
  await page.getByRole('button', { name: 'Serie nouă' }).click();
  const form = page.getByRole('complementary').locator('form');
  await form.getByLabel(/^Prefix/).fill('TRE-');
  await form.getByLabel(/^Primul număr/).fill('7');
  await form.getByLabel('Locul emiterii').fill('Cluj');
  await form.getByLabel('Persoana responsabilă').fill('Ana Pop');
  return form;
}

async function chosenLook(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/app/config/InvPersonaliz`);
  const form = page.getByRole('form', { name: 'Aspectul facturii' });
  await form.getByLabel('Sub nume').fill('mobilă la comandă');
  await form.getByLabel('Lângă datele de plată').fill('Reclamații în 24 de ore.');
  await form.getByLabel('Subsol').fill('Depozit: luni–vineri 06:00–14:00');
  return form;
}

async function ownAccount(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/app/account`);
  const form = page.getByRole('form', { name: 'Persoana' });
  await form.getByLabel('Telefon').fill('0745 210 386');
  return form;
}

async function ownParticulars(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/app/config/generalDetails`);
  const form = page.getByRole('form', { name: 'Date firmă' });
  await form.getByLabel('Persoană de contact').fill('Ioana Săvulescu');
  return form;
}

async function bugReport(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/app/contact`);
  const form = page.getByRole('form', { name: 'Raport de problemă' });
  await form.getByLabel('Ce s-a întâmplat').fill('Lista nu se deschide.');
  return form;
}

async function writtenTransport(page: Page, url: string): Promise<Locator> {
  const form = await openNewTransport(page, url);
  await writeTransport(page);
  return form;
}

async function transportStep(page: Page, url: string, step: 'Marfă' | 'Vehicul'): Promise<Locator> {
  const form = await writtenTransport(page, url);
  await goToStep(page, step);
  return form;
}

async function transportOptions(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/app/eTrans/etransOptions`);
  await expect(page.getByLabel('Unitatea de măsură')).toBeVisible();
  return page.getByRole('main');
}

const EDITOR_FORMS: readonly FilledForm[] = [
  { name: 'o factură scrisă', open: writtenInvoice },
  { name: 'o factură în euro, în București', open: invoiceInEuro },
  { name: 'o notă de creditare în străinătate', open: creditNoteAbroad },
  { name: 'clientul, pe telefon', phone: true, open: (page, url) => phoneStep(page, url, 'Client') },
  { name: 'detaliile, pe telefon', phone: true, open: (page, url) => phoneStep(page, url, 'Detalii') },
  { name: 'o linie, pe telefon', phone: true, open: phoneLine },
];

/** By the name of the route; the index of invoices is the editor. */
export const FILLED_FORMS: Readonly<Record<string, readonly FilledForm[]>> = {
  invoices: EDITOR_FORMS,
  editor: EDITOR_FORMS,
  partner: [
    { name: 'un partener', open: (page, url) => openRow(page, url, '/app/defs/partner', 'Parteneri') },
    { name: 'un partener din străinătate', open: partnerAbroad },
  ],
  product: [{ name: 'un produs', open: (page, url) => openRow(page, url, '/app/defs/product', 'Produse') }],
  prices: [{ name: 'un preț nou', open: newPrice }],
  payment: [
    { name: 'o metodă de plată', open: (page, url) => openRow(page, url, '/app/defs/payment', 'Metode de plată', 1) },
  ],
  vat: [{ name: 'o cotă nouă', open: newRate }],
  internalCodes: [{ name: 'un cod nou', open: newCode }],
  serial: [{ name: 'o serie nouă', open: newSeries }],
  serialRegister: NO_FORM,
  invoiceLook: [{ name: 'aspectul facturii', open: chosenLook }],
  generalDetails: [{ name: 'datele firmei', open: ownParticulars }],
  preferences: NO_FORM,
  contact: [{ name: 'un raport de problemă', open: bugReport }],
  account: [{ name: 'datele persoanei', open: ownAccount }],
  transportView: [
    { name: 'o declarație de transport', open: writtenTransport },
    { name: 'marfa, pe telefon', phone: true, open: (page, url) => transportStep(page, url, 'Marfă') },
    { name: 'vehiculul, pe telefon', phone: true, open: (page, url) => transportStep(page, url, 'Vehicul') },
  ],
  transportOptions: [{ name: 'opțiunile e-Transport', open: transportOptions }],
  transportPartner: [
    {
      name: 'un partener e-Transport',
      open: (page, url) => openRow(page, url, '/app/eTrans/defs/eTransPartner', 'Parteneri e-Transport'),
    },
  ],
  transportators: [
    {
      name: 'un transportator',
      open: (page, url) => openRow(page, url, '/app/eTrans/defs/transportators', 'Transportatori', 1),
    },
  ],
  transportProduct: [
    {
      name: 'un produs e-Transport',
      open: (page, url) => openRow(page, url, '/app/eTrans/defs/eTransProduct', 'Produse e-Transport'),
    },
  ],
  transportHome: NO_FORM,
  transportDrafts: NO_FORM,
  companies: NO_FORM,
  load: NO_FORM,
  demo: NO_FORM,
  messages: NO_FORM,
  error: NO_FORM,
  in: NO_FORM,
  // The editor's own, of another kind of draft.
  extern: NO_FORM,
  home: NO_FORM,
  inbox: NO_FORM,
  out: NO_FORM,
  drafts: NO_FORM,
  send: NO_FORM,
  view: NO_FORM,
  // The editor's own form, behind its paper.
  preview: NO_FORM,
  afterSend: NO_FORM,
  userLogs: NO_FORM,
};

/** Cells that are typed into after F2, by the route of their list. */
export const FILLED_CELLS: readonly FilledCells[] = [
  { route: 'partner', path: '/app/defs/partner', grid: 'Parteneri' },
  { route: 'product', path: '/app/defs/product', grid: 'Produse' },
];
