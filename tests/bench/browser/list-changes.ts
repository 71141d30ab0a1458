/** Works on the open list as a person does, and measures each answer. */
import type { Page } from '@playwright/test';
import { watchList } from './list-watch';

const ROUNDS = 5;
/** Each narrows the answer. */
const DIGITS = '713';

export interface ListTimes {
  readonly view: readonly number[];
  readonly search: readonly number[];
  readonly sort: readonly number[];
  readonly end: readonly number[];
}

export async function measureList(page: Page): Promise<ListTimes> {
  await page.evaluate(watchList);
  const grid = page.getByRole('grid', { name: 'Facturi emise' });
  const answered = async (act: () => Promise<void>): Promise<number> => {
    await act();
    return (await page.evaluate(() => window.lastChange)) ?? Number.NaN;
  };
  const times: Record<keyof ListTimes, number[]> = { view: [], search: [], sort: [], end: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const view of [/^Cer atenție/, /^Validate/, /^Toate/])
      times.view.push(await answered(() => page.getByRole('tab', { name: view }).click()));
    await page.getByLabel('Număr: conține').focus();
    for (const key of [...DIGITS, ...DIGITS.replace(/./g, '<')])
      times.search.push(await answered(() => page.keyboard.press(key === '<' ? 'Backspace' : key)));
    for (const head of ['Partener', 'Emisă'])
      times.sort.push(await answered(() => grid.getByRole('button', { name: head, exact: true }).click()));
    await grid.focus();
    for (const key of ['End', 'Home']) times.end.push(await answered(() => page.keyboard.press(key)));
  }
  return times;
}
