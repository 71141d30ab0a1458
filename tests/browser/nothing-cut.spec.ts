/** What a screen is for stands there whole, in sight and in its place: by the sizes that are drawn, on a desktop and on a phone. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { closeDesktop, type Desktop, openDesktop } from './desktop';
import { chooseBuyer } from './pages/editor-page';
import { TRANSPORTS, transportRows } from './pages/transport-page';

const DESKTOP = { width: 1440, height: 900 };
const LOW = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const PRODUCTS = ['Ceapă', 'Făină', 'Mere', 'Grâu', 'Lapte', 'Cartofi', 'Nuci', 'Orz', 'Rapiță'];

let desktop: Desktop;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  desktop = await openDesktop(browser);
});
test.afterAll(() => closeDesktop(desktop));

async function goTo(path: string, size: typeof DESKTOP): Promise<Page> {
  const { page, installation } = desktop;
  await page.setViewportSize(size);
  await page.goto(`${installation.url}${path}`);
  return page;
}

/** The words that end in … */
function cutWords(rows: Locator): Promise<readonly string[]> {
  return rows.evaluateAll((all) =>
    all
      .flatMap((row) => [...row.querySelectorAll('td, td *')])
      .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).textOverflow === 'ellipsis')
      .map((part) => part.textContent ?? ''),
  );
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

// Before: „Conectată până la 28.11.…” and „termen în 4 z…”, each without what it is read for.
test('the list of companies says until when each is connected, and by when it asks', async () => {
  const page = await goTo('/app/companies', DESKTOP);
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.getByText(/^Conectată până la \d\d\.\d\d\.\d{4}$/).first()).toBeVisible();
  await expect(rows.getByText(/^termen /).first()).toBeVisible();
  expect(await cutWords(rows)).toEqual([]);
});

// Before: the days it holds stood under the edge of the window.
test('the code on the whole screen has its QR and its days in sight', async () => {
  const page = await goTo(TRANSPORTS, DESKTOP);
  await transportRows(page).getByText('Fructe Proaspete SRL').click();
  await page.getByRole('button', { name: /^Arată la control/ }).click();
  const whole = page.getByRole('dialog');
  for (const size of [DESKTOP, LOW]) {
    await page.setViewportSize(size);
    await expect(whole.getByText(/^Până la sfârșitul zilei/)).toBeInViewport({ ratio: 1 });
    await expect(whole.getByRole('button')).toBeInViewport({ ratio: 1 });
  }
});

// Before: the line of keys stood in the middle of the page.
test('a page of files without a file has its keys at the bottom', async () => {
  const page = await goTo('/app/invoices/view', DESKTOP);
  await expect(page.getByText('Trageți aici una sau mai multe facturi XML.')).toBeVisible();
  expect(await bottomOf(page.getByText('constatarea următoare'))).toBeGreaterThan(DESKTOP.height - 34);
});

// Before: three rows, with the way out at the end of the last.
test('on a phone what can be done with chosen invoices stands in one row', async () => {
  const page = await goTo('/app/invoices/out', PHONE);
  await page.getByRole('button', { name: 'Alege facturi' }).click();
  await page
    .getByRole('checkbox', { name: /^Alege / })
    .first()
    .check();
  const bar = page.getByRole('toolbar', { name: '1 rând selectat' });
  const bottoms = await Promise.all(
    ['Marchează', 'Printează', 'Descarcă'].map((name) => bottomOf(bar.getByRole('button', { name }))),
  );
  expect(new Set(bottoms).size).toBe(1);
  expect(await bottomOf(bar.getByRole('button', { name: 'Închide' }))).toBeLessThan(Math.min(...bottoms));
});

// Before: the field was under the totals after some lines, and the next step began where the last one had been scrolled to.
test('on a phone the next line is typed in sight, and each step begins at its top', async () => {
  const page = await goTo('/app/invoices', PHONE);
  await chooseBuyer(page, 'Mobila Transilvania');
  await page.getByRole('button', { name: 'Continuă la linii' }).click();
  const field = page.getByRole('combobox', { name: 'Adaugă o linie' });
  for (const product of PRODUCTS) {
    await field.fill(product);
    await page
      .getByRole('option', { name: new RegExp(`^${product}`) })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gata' }).click();
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Continuă la detalii' }).click();
  await expect(page.getByText('Serie și număr')).toBeInViewport({ ratio: 1 });
});
