/** The screens of documents: received, external, of any program, of ANAF and over all companies, as they are looked at. */
import { expect, type Page } from '@playwright/test';
import { sampleInvoice } from './sample-invoice';
import { goTo, type Screen, screen } from './screen';

const BOTH = { phone: true } as const;

/** The received ones, of all views. */
async function openIn(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app/invoices/in`, 'Facturi primite');
  await page.getByRole('tab', { name: /^Toate/ }).click();
  await expect(receivedRows(page).first()).toBeVisible({ timeout: 60_000 });
}

/** Rows on the desktop, cards on the phone. */
function receivedRows(page: Page) {
  return page
    .getByRole('grid', { name: 'Facturi primite' })
    .or(page.getByRole('list', { name: 'Facturi primite' }))
    .getByText(/Oltina SA|Băcănia Oituz SRL|Frig Zalău SRL/);
}

/** Another company's file with a total that contradicts its lines. */
async function openForeign(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/app/invoices/view`);
  const xml = sampleInvoice({ number: 'STR-7', sellerCif: '18547290', buyerCif: '14399840' });
  const buffer = Buffer.from(xml.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1999999.99'));
  await page.locator('input[type=file]').setInputFiles([{ name: 'F_20417.xml', mimeType: 'application/xml', buffer }]);
  await expect(page.getByText(/^ANAF ar respinge-o: \d/)).toBeVisible();
}

async function openMessages(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/app/invoices/messages`, 'Mesaje ANAF');
  const kind = page.getByText(/^(Trimisă|Factură primită)$/).filter({ visible: true });
  await expect(kind.first()).toBeVisible({ timeout: 60_000 });
}

/** One of the editor's windows, by its name in the menu of actions. */
async function openEditorWindow(page: Page, url: string, action: string): Promise<void> {
  await goTo(page, `${url}/app/invoices`, 'Factură nouă');
  await page.getByRole('button', { name: 'Alte acțiuni' }).first().click();
  await page.getByRole('menuitem', { name: action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const DOCUMENT_SCREENS: readonly Screen[] = [
  screen('in', openIn, BOTH),
  screen(
    'in-panel',
    async (page, url) => {
      await openIn(page, url);
      await receivedRows(page).first().click();
      await expect(page.getByRole('button', { name: 'Deschide pagina facturii' })).toBeVisible();
    },
    BOTH,
  ),
  screen(
    'in-twins',
    async (page, url) => {
      await openIn(page, url);
      await page.getByRole('tab', { name: /^Posibil dublate/ }).click();
      await expect(page.getByText(/Posibil dublată|Același furnizor/).first()).toBeVisible();
    },
    BOTH,
  ),
  screen(
    'line-codes',
    async (page, url) => {
      await openIn(page, url);
      await receivedRows(page).first().click();
      await page.getByRole('link', { name: 'Coduri pe linii' }).click();
      await expect(page.getByRole('tab', { name: /^Fără cod|^Noi/ }).first()).toBeVisible();
    },
    BOTH,
  ),
  screen('in-chosen', async (page, url) => {
    await openIn(page, url);
    await page.getByRole('grid', { name: 'Facturi primite' }).focus();
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('toolbar', { name: /selectate?$/ })).toBeVisible();
  }),
  screen('extern-empty', (page, url) => goTo(page, `${url}/app/invoices/extern`, /extern/i), BOTH),
  screen(
    'inbox',
    async (page, url) => {
      await goTo(page, `${url}/app/invoices/inbox`, 'Toate firmele');
      await expect(page.getByText('Tâmplăria Codrul SRL').first()).toBeVisible();
    },
    BOTH,
  ),
  screen('messages', openMessages, BOTH),
  screen(
    'messages-unread',
    async (page, url) => {
      await openMessages(page, url);
      await page.getByRole('tab', { name: /^Necitite/ }).click();
    },
    BOTH,
  ),
  screen('messages-panel', async (page, url) => {
    await openMessages(page, url);
    // Below the head, the filters and the name of the first group.
    await page.getByRole('grid', { name: 'Mesaje ANAF' }).getByRole('row').nth(3).click();
    await expect(page.getByRole('complementary').first()).toBeVisible();
  }),
  screen('view-nothing', (page, url) => goTo(page, `${url}/app/invoices/view`, /./), BOTH),
  screen('view-foreign', openForeign, BOTH),
  screen('view-foreign-fields', async (page, url) => {
    await openForeign(page, url);
    await page.getByRole('tab', { name: 'Câmpuri' }).click();
    await expect(page.getByRole('searchbox', { name: 'Caută în câmpuri' })).toBeVisible();
  }),
  screen('view-foreign-xml', async (page, url) => {
    await openForeign(page, url);
    await page.keyboard.press('x');
    await expect(page.getByRole('tree', { name: 'Documentul XML' })).toBeVisible();
  }),
  screen('editor-templates', (page, url) => openEditorWindow(page, url, 'Șabloane de linii')),
  screen('editor-advance', (page, url) => openEditorWindow(page, url, 'Decontează un avans')),
];
