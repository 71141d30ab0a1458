/** A company's look: chosen beside the paper it makes, without network; on the next PDF, and never on those that left before. */
import { expect, type Page, test } from '@playwright/test';
import { type ReadPage, readPdf } from '../workers/pdf/read-pdf';
import { watchErrors } from './console-errors';
import { closeOwnBrowser, type OwnBrowser, openOwnBrowser } from './own-browser';
import { issue, openEditor, writeInvoice } from './pages/editor-page';
import { closeNotices } from './pages/public-notices';
import { savedFile } from './saved-file';

const BUYER = 'Mobila Transilvania';
const GREEN = '#14532d';
const PLUM = '#5b2a6b';
const FOOT = 'Depozit: luni–vineri 06:00–14:00';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" onload="alert(1)"><script>alert(1)</script>
  <rect width="60" height="20" fill="#14532d"/></svg>`;

let own: OwnBrowser;

test.beforeAll(async () => {
  own = await openOwnBrowser();
});
test.afterAll(() => closeOwnBrowser(own));

/** The first page of the file that was saved last under the name. */
async function savedPage(name: string): Promise<ReadPage> {
  const { pages } = await readPdf(new Uint8Array(await savedFile(own.browser.downloads, `${name}.pdf`)));
  const [page] = pages;
  if (page === undefined) throw new Error('The PDF has no page.');
  return page;
}

const paper = (page: Page) => page.getByRole('region', { name: 'Cum arată factura' });
const logoSaid = (page: Page) => page.getByRole('region', { name: 'Siglă' }).getByRole('status');
const fillsOf = (page: Page) =>
  paper(page)
    .locator('rect')
    .evaluateAll((all) => all.map((one) => one.getAttribute('fill')));

async function giveLogo(page: Page, name: string, content: Buffer): Promise<void> {
  await page.getByLabel('Pune sigla').setInputFiles({ name, mimeType: 'image/svg+xml', buffer: content });
}

async function openLook(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Aspectul facturii' }).click();
  await expect(paper(page).getByText('Hotel Vârful Înalt S.R.L.')).toBeVisible();
}

async function use(page: Page): Promise<void> {
  await expect(page.getByText('nefolosit încă')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('în folosință')).toBeVisible();
  await expect(page.getByText('Facturile emise de acum pleacă cu acest aspect.')).toBeVisible();
}

test('a look chosen without network is on the sample, on the next PDF and on no earlier one', async () => {
  const { browser } = own;
  const { page } = browser;
  await browser.context.setOffline(true);
  const errors = watchErrors(page);
  await openLook(page);

  await giveLogo(page, 'nota.svg', Buffer.from('o notă, nu o imagine'));
  await expect(logoSaid(page)).toContainText('nu este o imagine');
  await expect(paper(page).locator('image')).toHaveCount(0);
  await giveLogo(page, 'sigla.svg', Buffer.from(SVG));
  await expect(logoSaid(page)).toContainText('onload, script');
  await expect(paper(page).locator('image')).toHaveCount(1);

  await page.getByRole('radio', { name: /^Verde brad/ }).check();
  await expect.poll(() => fillsOf(page)).toContain(GREEN);
  await page.getByLabel('Subsol').fill(FOOT);
  await expect(paper(page).getByText(FOOT)).toBeVisible();
  await page.getByRole('button', { name: 'Mută „Cantitate” mai sus' }).press('Alt+ArrowUp');
  await expect(page.getByRole('button', { name: 'Anulează' })).toBeVisible();
  const heads = paper(page).getByText(/^(U\.M\.|Cantitate) ?$/);
  await expect
    .poll(async () => (await heads.allTextContents()).map((text) => text.trim()))
    .toEqual(['Cantitate', 'U.M.']);
  await page.getByRole('button', { name: 'PDF de probă' }).click();
  const sample = await savedPage('aspect-de-proba');
  expect([sample.images.length, sample.colours.includes(GREEN), sample.text.includes(FOOT)]).toEqual([1, true, true]);
  await use(page);

  await page.getByRole('link', { name: 'Facturi emise' }).click();
  const number = await openEditor(page);
  await writeInvoice(page, BUYER);
  await issue(page, number);
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  const first = await savedPage(number);
  expect([first.images.length, first.colours.includes(GREEN)]).toEqual([1, true]);
  expect(first.text).toContain(FOOT);
  const paperOf = page.getByRole('article', { name: `Factură ${number}` });
  await expect(paperOf.getByText(FOOT)).toBeVisible();
  await expect(paperOf.locator('img')).toBeVisible();
  const columns = first.spoken.filter(({ role }) => role === 'TH').map(({ text }) => text);
  expect(columns.slice(2, 4)).toEqual(['Cantitate', 'U.M.']);

  await openLook(page);
  await page.getByRole('radio', { name: /^Prună/ }).check();
  await page.getByRole('button', { name: 'Scoate sigla' }).click();
  await use(page);
  await page.getByRole('link', { name: 'Facturi emise' }).click();
  await page.getByText(number, { exact: true }).first().click();
  await page.getByRole('button', { name: 'PDF', exact: true }).first().click();
  const again = await savedPage(number);
  expect([again.images.length, again.colours.includes(GREEN), again.colours.includes(PLUM)]).toEqual([1, true, false]);
  expect(errors).toEqual([]);
});

test('what is chosen and not used is there again after a reload, and goes back by one step or as it was', async () => {
  const { page } = own.browser;
  await openLook(page);
  await page.getByLabel('Sub nume').fill('mobilă la comandă');
  await expect(paper(page).getByText('mobilă la comandă')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sub nume')).toHaveValue('mobilă la comandă');
  await page.getByRole('checkbox', { name: 'Semnătură' }).check();
  await expect(paper(page).getByText('Semnătura de primire')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('checkbox', { name: 'Semnătură' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Cum a fost' }).click();
  await expect(page.getByLabel('Sub nume')).toHaveValue('');
});

test('who has no account chooses on sample data, and finds the choice again', async ({ page }) => {
  await page.goto(`${own.installation.url}/auth`);
  await page.getByRole('link', { name: 'Cum arată facturile, fără cont' }).click();
  await expect(paper(page).getByText('Măgura Distribuție S.R.L.').first()).toBeVisible();
  await closeNotices(page);
  await page.getByLabel('Altă culoare').fill('#e8a33d');
  await expect(page.getByText(/Contrast 2,\d : 1/)).toBeVisible();
  await page.getByRole('button', { name: /^Folosește #/ }).click();
  const mended = await page.getByLabel('Altă culoare').inputValue();
  await expect.poll(() => fillsOf(page)).toContain(mended);
  await page.getByRole('button', { name: 'Folosește de acum' }).click();
  await expect(page.getByText('Aspectul ales este păstrat în acest browser')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Altă culoare')).toHaveValue(mended);
});
