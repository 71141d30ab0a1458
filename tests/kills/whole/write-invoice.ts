/** An invoice as a person writes it: by keys, a partner and a product from what is typed, and the end by Ctrl+Enter. */
import { expect, type Page } from '@playwright/test';
import type { Chance } from '../../simulation/random';
import type { Hand } from './hand';
import { type PressedKey, pressKeys, typeKeys } from './keys';

/** What was typed into a field of which every key counts. */
export interface TypedText {
  readonly field: 'line' | 'notes';
  readonly whole: string;
  readonly keys: readonly PressedKey[];
}

export interface WrittenWords {
  readonly line: string;
  readonly notes: string;
}

const BUYERS = ['34676202', '8865300', 'Mobila', 'Farmacia', 'Vinăria'];
const PRODUCTS = ['cea', 'mie', 'man'];

/** Up to the last field; `typed` hears of a text when its first key is pressed. */
export async function writeByKeys(
  { browser: { page }, road }: Hand,
  words: WrittenWords,
  dice: Chance,
  typed: (text: TypedText) => void,
): Promise<void> {
  await page.goto(`${road.url}/app/invoices`);
  await expect(page.getByRole('combobox', { name: /^Denumire \*?$/ })).toBeFocused();
  await typeKeys(page, dice.pick(BUYERS) ?? '', dice);
  await option(page).waitFor();
  await page.keyboard.press('Enter');
  await cell(page, 'Denumire', 1);
  await typeKeys(page, dice.pick(PRODUCTS) ?? '', dice);
  await option(page).waitFor();
  await page.keyboard.press('Enter');
  await cell(page, 'Cantitate', 1);
  await typeKeys(page, String(1 + dice.below(9)), dice);
  await pressKeys(page, 'Enter', 'Enter', 'Enter');
  await cell(page, 'Denumire', 2);
  await typeCounted(page, { field: 'line', whole: words.line }, dice, typed);
  await pressKeys(page, 'Enter', 'Enter', 'Enter');
  await cell(page, 'Cantitate', 2);
  await typeKeys(page, '2,5', dice);
  await page.keyboard.press('Enter');
  await typeKeys(page, String(10 + dice.below(90)), dice);
  await page.getByRole('textbox', { name: 'Observații' }).click();
  await typeCounted(page, { field: 'notes', whole: words.notes }, dice, typed);
}

async function typeCounted(
  page: Page,
  text: Omit<TypedText, 'keys'>,
  dice: Chance,
  typed: (text: TypedText) => void,
): Promise<void> {
  const keys: PressedKey[] = [];
  typed({ ...text, keys });
  await typeKeys(page, text.whole, dice, (key) => keys.push(key));
}

function option(page: Page) {
  return page.getByRole('listbox').getByRole('option').first();
}

async function cell(page: Page, column: string, row: number): Promise<void> {
  await expect(page.getByRole('combobox', { name: `${column}, linia ${row}` })).toBeFocused();
}

/** Ctrl+Enter; the number that the confirmation names. A date that a wrong clock has put is put right as the dialog proposes. */
export async function issueByKeys(page: Page): Promise<string> {
  await page.keyboard.press('Control+Enter');
  const title = page.getByRole('heading', { name: /^Factura FCT\S*\d+ este emisă$/ });
  const future = page.getByRole('dialog', { name: 'Data facturii este în viitor' });
  await title.or(future).waitFor({ timeout: 15_000 });
  if (await future.isVisible()) {
    await future.getByRole('button', { name: /^Pune data/ }).click();
    await page.keyboard.press('Control+Enter');
    await title.waitFor({ timeout: 15_000 });
  }
  const number = /Factura (\S+) este emisă/.exec((await title.textContent()) ?? '')?.[1];
  if (number === undefined) throw new Error('The confirmation names no number.');
  return number;
}
