/** Fields that a hand types into while the browser is killed, and what the device then has of them. */
import { expect, type Page } from '@playwright/test';
import { storedRows } from '../browser/forms/stored-rows';
import { unsavedTexts } from '../browser/forms/unsaved-texts';

export interface TypedField {
  readonly name: string;
  /** What is typed there. */
  readonly keys: string;
  /** Puts the keyboard into the empty field of the new draft that is open, or of another screen. */
  readonly enter: (page: Page) => Promise<void>;
  /** Texts of the field on this device, by the draft's id or the form's place. */
  readonly kept: (page: Page) => Promise<ReadonlyMap<string, string>>;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '123456789';

type Place = readonly (string | number)[];

/** In all drafts of this device; `at` is where a draft keeps it, `store` where such drafts stand. */
function inDrafts(at: Place, store: 'draft' | 'transportDraft' = 'draft'): TypedField['kept'] {
  return async (page) => {
    const drafts = (await storedRows(page, [store]))[store] ?? [];
    const texts = drafts.flatMap((row): [string, string][] => {
      const kept = [...['content'], ...at].reduce(propertyOf, row);
      const id = propertyOf(row, 'id');
      return typeof kept === 'string' && typeof id === 'string' ? [[id, kept]] : [];
    });
    return new Map(texts);
  };
}

function text(name: string, label: RegExp, at: Place): TypedField {
  const enter = async (page: Page): Promise<void> => {
    const field = page.getByRole('region', { name: 'Cumpărător' }).getByLabel(label);
    await field.click();
    await expect(field).toBeFocused();
  };
  return { name, keys: LETTERS, enter, kept: inDrafts(at) };
}

function cell(name: string, column: string, keys: string, at: Place): TypedField {
  const enter = async (page: Page): Promise<void> => {
    // Of a new draft the first cell is the active one.
    await page.getByRole('combobox', { name: 'Denumire, linia 1' }).focus();
    for (let step = 0; step < STEPS_TO.indexOf(column); step += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('combobox', { name: `${column}, linia 1` })).toBeFocused();
  };
  return { name, keys, enter, kept: inDrafts(at) };
}

const STEPS_TO = ['Denumire', 'Cod', 'UM', 'Cantitate', 'Preț fără TVA'];

const HALF_DATE: TypedField = {
  name: 'Scadență, nici o dată încă',
  keys: DIGITS,
  enter: async (page) => {
    await page.getByRole('textbox', { name: /^Scadență/ }).selectText();
  },
  kept: (page) => unsavedTexts(page, 'dueDate'),
};

const NEW_PARTNER: TypedField = {
  name: 'Partener nou, denumire',
  keys: LETTERS,
  enter: async (page) => {
    await openPartners(page);
    // By the keyboard: what the start tells may stand over the list.
    await page.getByRole('button', { name: 'Partener nou' }).press('Enter');
    await page.getByRole('complementary', { name: 'Partener nou' }).getByLabel('Denumire').focus();
  },
  kept: (page) => unsavedTexts(page, 'name'),
};

const PARTNER_CELL: TypedField = {
  name: 'Parteneri, celula denumirii',
  keys: LETTERS,
  enter: async (page) => {
    await openPartners(page);
    await page.getByRole('grid', { name: 'Parteneri' }).focus();
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: 'Denumire', exact: true })).toBeFocused();
  },
  kept: (page) => unsavedTexts(page, 'name'),
};

const TRANSPORT_GOODS: TypedField = {
  name: 'e-Transport, marfă',
  keys: LETTERS,
  enter: async (page) => {
    await page.getByRole('link', { name: /^e-Transport/ }).press('Enter');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Declarație nouă/ })
      .press('Enter');
    const goods = page.getByRole('group', { name: 'Linia 1' }).getByRole('textbox', { name: /^Marfă/ });
    await goods.focus();
    await expect(goods).toBeFocused();
  },
  kept: inDrafts(['goods', 0, 'name'], 'transportDraft'),
};

/** The list, without what an earlier run left in its forms. */
async function openPartners(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Parteneri', exact: true }).press('Enter');
  await expect(page.getByRole('grid', { name: 'Parteneri' }).getByRole('row').nth(2)).toBeVisible();
  const left = page.getByRole('button', { name: 'Renunță la text' });
  while ((await left.count()) > 0) await left.first().press('Enter');
  await expect.poll(async () => (await unsavedTexts(page, 'name')).size).toBe(0);
}

export const TYPED_FIELDS: readonly TypedField[] = [
  {
    name: 'Observații',
    keys: LETTERS,
    enter: async (page) => {
      await page.getByRole('textbox', { name: 'Observații' }).click();
    },
    kept: inDrafts(['notes']),
  },
  NEW_PARTNER,
  TRANSPORT_GOODS,
  PARTNER_CELL,
  text('Cumpărător, denumire', /^Denumire/, ['buyer', 'name']),
  text('Cumpărător, adresă', /^Adresă/, ['buyer', 'address', 'line1']),
  cell('Linie, denumire', 'Denumire', LETTERS, ['lines', 0, 'name']),
  cell('Linie, cantitate', 'Cantitate', DIGITS, ['lines', 0, 'quantity']),
  HALF_DATE,
];

function propertyOf(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
