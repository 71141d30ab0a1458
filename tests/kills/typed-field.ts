/** Fields of the editor that a hand types into while the browser is killed, and what the device then has of them. */
import { expect, type Page } from '@playwright/test';
import { storedRows } from '../browser/forms/stored-rows';

export interface TypedField {
  readonly name: string;
  /** What is typed there. */
  readonly keys: string;
  /** Puts the keyboard into the empty field of a new draft. */
  readonly enter: (page: Page) => Promise<void>;
  /** Where a draft keeps it. */
  readonly at: readonly (string | number)[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '123456789';

function text(name: string, label: RegExp, at: TypedField['at']): TypedField {
  const enter = async (page: Page): Promise<void> => {
    const field = page.getByRole('region', { name: 'Cumpărător' }).getByLabel(label);
    await field.click();
    await expect(field).toBeFocused();
  };
  return { name, keys: LETTERS, enter, at };
}

function cell(name: string, column: string, keys: string, at: TypedField['at']): TypedField {
  const enter = async (page: Page): Promise<void> => {
    // Of a new draft the first cell is the active one.
    await page.getByRole('combobox', { name: 'Denumire, linia 1' }).focus();
    for (let step = 0; step < STEPS_TO.indexOf(column); step += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('combobox', { name: `${column}, linia 1` })).toBeFocused();
  };
  return { name, keys, enter, at };
}

const STEPS_TO = ['Denumire', 'Cod', 'UM', 'Cantitate', 'Preț fără TVA'];

export const TYPED_FIELDS: readonly TypedField[] = [
  {
    name: 'Observații',
    keys: LETTERS,
    enter: async (page) => {
      await page.getByRole('textbox', { name: 'Observații' }).click();
    },
    at: ['notes'],
  },
  text('Cumpărător, denumire', /^Denumire/, ['buyer', 'name']),
  text('Cumpărător, adresă', /^Adresă/, ['buyer', 'address', 'line1']),
  cell('Linie, denumire', 'Denumire', LETTERS, ['lines', 0, 'name']),
  cell('Linie, cantitate', 'Cantitate', DIGITS, ['lines', 0, 'quantity']),
];

/** Texts of the field in all drafts of this device, by the draft's id. */
export async function keptTexts(page: Page, { at }: TypedField): Promise<ReadonlyMap<string, string>> {
  const { draft = [] } = await storedRows(page, ['draft']);
  const texts = draft.flatMap((row): [string, string][] => {
    const kept = [...['content'], ...at].reduce(propertyOf, row);
    const id = propertyOf(row, 'id');
    return typeof kept === 'string' && typeof id === 'string' ? [[id, kept]] : [];
  });
  return new Map(texts);
}

function propertyOf(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
