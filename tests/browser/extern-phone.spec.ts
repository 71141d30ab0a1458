/** An external invoice on a phone, by touch alone: a new client abroad, a line, issued without network, and in the list by the menu. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { watchErrors } from './console-errors';
import { closeDesktop } from './desktop';
import { openDevice } from './device';
import { type Installation, startInstallation } from './installation';

let installation: Installation;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  installation = await startInstallation({ prepared: true });
  page = await openDevice(browser, installation, {
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
});
test.afterAll(() => closeDesktop({ installation, page }));
test.afterEach(() => page.context().setOffline(false));

const step = (name: string) => page.getByRole('navigation', { name: 'Pașii facturii' }).getByRole('button', { name });
const list = () => page.getByRole('list', { name: 'Facturi externe' });

/** The field takes the keyboard by a touch, and its letters come from the phone's. */
async function touchAndType(field: ReturnType<Page['getByRole']>, text: string): Promise<void> {
  await field.tap();
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}

async function openByMenu(name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Meniul principal' }).getByRole('button', { name: 'Meniu' }).tap();
  await page.getByRole('dialog', { name: 'Meniu' }).getByRole('link', { name }).tap();
}

/** Nothing may be reached by scrolling sideways alone. */
async function fitsWidth(): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

let number = '';

test('a client without a Romanian code is written and becomes a partner', async () => {
  const errors = watchErrors(page);
  await openByMenu('Facturi externe');
  await expect(page.getByText('Această firmă nu are încă facturi externe')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Factură externă' }).tap();
  const buyer = page.getByRole('region', { name: 'Cumpărător' });
  await expect(buyer.getByRole('combobox', { name: /^Țar/ })).toHaveValue('');
  await touchAndType(buyer.getByRole('textbox', { name: /^CUI|^Cod fiscal/ }), 'DE136695976');
  await touchAndType(buyer.getByRole('combobox', { name: /^Țar/ }), 'germ');
  await page
    .getByRole('option', { name: /^Germania/ })
    .first()
    .tap();
  await touchAndType(buyer.getByRole('textbox', { name: /^Localitate/ }), 'Hamburg');
  await touchAndType(buyer.getByRole('textbox', { name: /^Adres/ }), 'Hafenstraße 4');
  await touchAndType(buyer.getByRole('combobox', { name: /^Denumire/ }), 'Kessler Maschinenbau GmbH');
  await page.getByRole('option', { name: /^Partener nou/ }).tap();
  await expect(buyer.getByRole('combobox', { name: /^Denumire/ })).toHaveValue('Kessler Maschinenbau GmbH');
  await fitsWidth();
  expect(await violationsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('its line is added, and it is issued without network', async () => {
  await page.context().setOffline(true);
  const errors = watchErrors(page);
  await page.getByRole('button', { name: 'Continuă la linii' }).tap();
  await touchAndType(page.getByRole('combobox', { name: 'Adaugă o linie' }), 'Ambalaje din carton');
  await page.getByRole('option', { name: /Ambalaje din carton/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Linia 1' });
  await touchAndType(sheet.getByLabel('Cantitate'), '10');
  await touchAndType(sheet.getByLabel('Preț fără TVA'), '12');
  await expect(sheet.getByText('120,00')).toBeVisible();
  await sheet.getByRole('button', { name: 'Gata' }).tap();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Continuă la detalii' }).tap();
  await expect(page.getByText(/urmează FCT-\d+/).first()).toBeVisible();
  number =
    /urmează (FCT-\d+)/.exec(
      (await page
        .getByText(/urmează FCT-\d+/)
        .first()
        .textContent()) ?? '',
    )?.[1] ?? '';
  await fitsWidth();
  await page.getByRole('button', { name: 'Continuă la trimitere' }).tap();
  await expect(step('Trimite')).toHaveAttribute('aria-current', 'step');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Trimite când revine rețeaua' }).tap();
  await expect(page.getByRole('heading', { name: `Factura ${number} este emisă` })).toBeVisible();
  await fitsWidth();
  expect(errors).toEqual([]);
});

test('it stands in the list, opens by a touch, and is accepted with the network', async () => {
  await page.context().setOffline(true);
  await openByMenu('Facturi externe');
  await expect(list().getByText('Kessler Maschinenbau GmbH')).toBeVisible();
  await expect(list().getByText('În coadă')).toBeVisible();
  await fitsWidth();
  await page.context().setOffline(false);
  await expect(list().getByText('Validată')).toBeVisible({ timeout: 60_000 });
  await list().getByRole('button').first().tap();
  await page.getByRole('button', { name: 'Deschide pagina facturii' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Kessler Maschinenbau GmbH');
});

// Before: the phone's bar begins invoices to buyers in Romania, and once the list had a row nothing began another one abroad.
test('another one is begun from the list, and its client is among the external ones, by a touch', async () => {
  await openByMenu('Facturi externe');
  // The list comes back as it was left, with the invoice open over it.
  await page.getByRole('dialog', { name: number }).getByRole('button', { name: 'Închide' }).tap();
  await fitsWidth();
  // Before: the five icons stood on a line of their own, under the title.
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    return box === null ? Number.NaN : box.y + box.height / 2;
  };
  const title = await middle(page.getByRole('heading', { name: 'Facturi externe' }));
  for (const name of ['Alege facturi', 'Clienți externi', 'Factură externă'])
    expect(Math.abs((await middle(page.getByRole('button', { name }))) - title), name).toBeLessThan(4);
  await page.getByRole('button', { name: 'Factură externă' }).tap();
  const buyer = page.getByRole('region', { name: 'Cumpărător' });
  await expect(buyer.getByRole('combobox', { name: /^Țar/ })).toHaveValue('');
  await touchAndType(buyer.getByRole('combobox', { name: /^Denumire/ }), 'kess');
  await page
    .getByRole('option', { name: /^Kessler Maschinenbau GmbH/ })
    .first()
    .tap();
  await expect(buyer.getByRole('textbox', { name: /^Localitate/ })).toHaveValue('Hamburg');
  // The editor has the bottom of the screen to itself.
  await page.getByRole('button', { name: 'Înapoi la ciorne' }).tap();
  await openByMenu('Facturi externe');
  await page.getByRole('button', { name: 'Clienți externi' }).tap();
  await expect(page.getByRole('heading', { name: 'Parteneri' })).toBeVisible();
  await expect(page.getByText('Kessler Maschinenbau GmbH').first()).toBeVisible();
  await fitsWidth();
});
