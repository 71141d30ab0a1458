/**
 * Who goes through a filled form by Tab or by Enter changes nothing: neither what the fields show nor what the device keeps.
 * Before: a county became Alba and a country Afganistan on the way to the lines, and invoices went to ANAF so.
 */
import { expect, type Page, test } from '@playwright/test';
import { closeDesktop, openDesktop } from './desktop';
import { FILLED_CELLS, FILLED_FORMS } from './forms/filled-forms';
import { passThrough, valuesOf } from './forms/pass-through';
import { storedRows } from './forms/stored-rows';
import type { Installation } from './installation';
import { typeLine } from './pages/editor-page';

const TABLES = [
  ...['draft', 'partner', 'product', 'serial', 'vatRate', 'paymentMethod', 'look', 'transportDraft', 'transporter'],
  'transportOptions',
] as const;

let installation: Installation;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ({ installation, page } = await openDesktop(browser));
});
test.afterAll(() => closeDesktop({ installation, page }));
test.afterEach(() => page.context().setOffline(false));

/** Without network nothing comes from elsewhere meanwhile, and every change of this device stays to be seen. */
async function stored(): Promise<Readonly<Record<string, unknown>>> {
  await page.context().setOffline(true);
  // A page that is left copies what is not written yet, and drops the copy once it is.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('condica.unsaved')));
  return storedRows(page, TABLES);
}

async function openWrittenInvoice(): Promise<void> {
  const [written] = FILLED_FORMS.invoices ?? [];
  if (written === undefined) throw new Error('The editor has forms.');
  await written.open(page, installation.url);
}

// The index of invoices is the editor: its forms are gone through once.
const forms = Object.entries(FILLED_FORMS)
  .filter(([route]) => route !== 'editor')
  .flatMap(([route, list]) => list.map((form) => ({ route, ...form })));

for (const { route, name, phone = false, open } of forms) {
  for (const key of ['Tab', 'Enter'] as const) {
    test(`${route}: ${name}, left by ${key}, is as it was`, async () => {
      await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
      const form = await open(page, installation.url);
      const [values, rows] = [await valuesOf(form), await stored()];
      const passed = await passThrough(page, form, key);
      // More than one, or the only one that the form has.
      expect(passed.length).toBeGreaterThanOrEqual(Math.min(2, values.length));
      expect(values.length).toBeGreaterThan(0);
      expect(await valuesOf(form)).toEqual(values);
      expect(await stored()).toEqual(rows);
    });
  }
}

for (const { route, path, grid } of FILLED_CELLS) {
  for (const key of ['Tab', 'Enter'] as const) {
    test(`${route}: cells gone through by F2 and ${key} are as they were`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${installation.url}${path}`);
      const list = page.getByRole('grid', { name: grid });
      await expect(list.getByRole('row').nth(3)).toBeVisible();
      const rows = await stored();
      await list.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('F2');
      await expect(list.locator('[data-cell-input]')).toBeVisible();
      for (let cell = 0; cell < 12; cell += 1) {
        await page.keyboard.press(key);
        if (key === 'Tab') continue;
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('F2');
      }
      await page.keyboard.press('Escape');
      expect(await stored()).toEqual(rows);
    });
  }
}

/** In the order they are gone through; those whose list opens by itself in an edit. */
const COLUMNS = ['Denumire', 'Cod', 'UM', 'Cantitate', 'Preț fără TVA', 'TVA'] as const;
const LISTED: readonly string[] = ['Denumire', 'UM', 'TVA'];

for (const key of ['Tab', 'Enter'] as const) {
  test(`cells of the lines, edited by F2 and left by ${key}, are as they were`, async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWrittenInvoice();
    // Before: the first product of the list took the place of a line that was only looked at.
    await typeLine(page, 2, { name: 'Ceapă', quantity: '3,5', price: '12,30' });
    const rows = await stored();
    await page.getByRole('row').nth(2).getByRole('gridcell', { name: 'Ceapă' }).click();
    for (const column of COLUMNS) {
      await expect(page.getByRole('combobox', { name: `${column}, linia 2` })).toBeFocused();
      await page.keyboard.press('F2');
      if (LISTED.includes(column)) await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press(key);
    }
    await page.getByRole('textbox', { name: 'Observații' }).focus();
    expect(await stored()).toEqual(rows);
  });
}

test('what is typed or marked by an arrow is taken as before', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWrittenInvoice();
  const county = page.getByRole('region', { name: 'Cumpărător' }).getByRole('combobox', { name: /^Județ/ });
  await expect(county).toHaveValue('BH');
  await county.focus();
  const present = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(present).toContainText('Bihor');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(county).toHaveValue('BN');
  await county.fill('clu');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Cluj');
  await page.keyboard.press('Enter');
  await expect(county).toHaveValue('CJ');
  // An emptied field is left empty, not filled with the first of all.
  await county.fill('');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(county).toHaveValue('');
});

// Before: Enter went on, and what was typed stood there as if it had been chosen.
test('what is typed and taken before the list is there is found all the same', async () => {
  const county = page.getByRole('region', { name: 'Cumpărător' }).getByRole('combobox', { name: /^Județ/ });
  await page.goto(`${installation.url}/app/invoices`);
  await expect(page.getByLabel(/^Județ/)).toBeVisible();
  // Without a frame between two keys, as under hands that are faster than the device; each is a task of its own, and goes to
  // what has the keyboard: the list's own input may take the plain one's place between two of them.
  const carets = await page.getByLabel(/^Județ/).evaluate(async (plain: HTMLInputElement) => {
    const { port1, port2 } = new MessageChannel();
    const nextTask = (): Promise<unknown> =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    // The page gives its first field the keyboard once; nobody is in another before.
    while (!(document.activeElement instanceof HTMLInputElement)) await nextTask();
    // It has the same id whichever input stands there.
    document.getElementById(plain.id)?.focus();
    await nextTask();
    const held = (): HTMLInputElement => {
      if (!(document.activeElement instanceof HTMLInputElement)) throw new Error('No field has the keyboard.');
      return document.activeElement;
    };
    const carets: (number | null)[] = [];
    for (const letter of 'clu') {
      const input = held();
      const typed = `${input.value}${letter}`;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await nextTask();
      carets.push(held().selectionStart);
    }
    held().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return carets;
  });
  // Where the next letter lands.
  expect(carets).toEqual([1, 2, 3]);
  await expect(county).toHaveValue('CJ');
});
