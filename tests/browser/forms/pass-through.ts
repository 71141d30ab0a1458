/** Goes through a form by one key, as one does who only wants to get to its end. */
import { expect, type Locator, type Page } from '@playwright/test';

export type PassingKey = 'Tab' | 'Enter';

const FIELDS = 'input, select, textarea';
const MOST_STOPS = 200;

interface Stop {
  /** Which of the form's fields; −1 what is none. */
  readonly at: number;
  readonly last: boolean;
  readonly name: string;
  /** A type-ahead whose list opens by itself. */
  readonly lists: boolean;
  /** Enter is pressed in it; areas of text and the grid have Enter for themselves, buttons would be pressed. */
  readonly enters: boolean;
}

/** From the form's first field until it is left, or, where a dialog keeps the keyboard, all round; the names on the way. */
export async function passThrough(page: Page, form: Locator, key: PassingKey): Promise<readonly string[]> {
  await form.locator(FIELDS).first().focus();
  const names: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const stop = await stopIn(form);
    if (stop === null || (stops > 0 && stop.at === 0)) return names;
    if (stop.name !== '') names.push(stop.name);
    // Only what is listed can be taken.
    if (stop.lists) await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    // Enter in the last field would be the form's own.
    const pressed = stop.enters && !stop.last ? key : 'Tab';
    await page.keyboard.press(pressed);
    if (pressed === 'Enter') expect((await stopIn(form))?.at, `Enter goes on from ${stop.name}`).not.toBe(stop.at);
  }
  throw new Error(`The form is not left after ${MOST_STOPS} keys: ${names.join(', ')}`);
}

/** What has the keyboard in the form; null where it has left. */
async function stopIn(form: Locator): Promise<Stop | null> {
  return form.evaluate((element) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || !element.contains(focused)) return null;
    const fields = [...element.querySelectorAll<HTMLElement>('input, select, textarea')];
    const isField =
      focused instanceof HTMLInputElement ||
      focused instanceof HTMLSelectElement ||
      focused instanceof HTMLTextAreaElement;
    const inGrid = focused.closest('[role=grid]') !== null;
    // Enter passes over boxes to tick, so what comes before them alone is a last field too.
    const goesOnTo = fields.filter(
      (field) =>
        field.offsetParent !== null &&
        (field === focused || !(field instanceof HTMLInputElement && field.type === 'checkbox')),
    );
    return {
      at: isField ? fields.indexOf(focused) : -1,
      last: goesOnTo.at(-1) === focused,
      name: isField ? (focused.labels?.[0]?.textContent ?? focused.getAttribute('aria-label') ?? focused.tagName) : '',
      lists: focused.getAttribute('role') === 'combobox' && !inGrid,
      enters: focused instanceof HTMLInputElement && !inGrid,
    };
  });
}

/** All that stands in the form's fields, by name; the lines' own cells are text of the page. */
export async function valuesOf(form: Locator): Promise<readonly string[]> {
  return form.evaluate((element) => {
    const fields = element.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input:not([data-grid-cell]), select, textarea',
    );
    return [...fields].map((field) => {
      const ticked = field instanceof HTMLInputElement && field.type === 'checkbox';
      return `${field.labels?.[0]?.textContent ?? field.name}: ${ticked ? field.checked : field.value}`;
    });
  });
}
