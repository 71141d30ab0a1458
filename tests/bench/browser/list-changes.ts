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

export interface ListWork {
  readonly times: ListTimes;
  /** Processor time of page and workers an act, what follows the painted answer included; null where it is not told. */
  readonly processorMs: Readonly<Record<keyof ListTimes, number>> | null;
}

/** `clock`: processor time since whenever, in milliseconds. */
export async function measureList(page: Page, clock: (() => number) | null): Promise<ListWork> {
  await page.evaluate(watchList);
  const times: Record<keyof ListTimes, number[]> = { view: [], search: [], sort: [], end: [] };
  const spent = { view: 0, search: 0, sort: 0, end: 0 };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of KINDS) {
      const before = clock?.() ?? 0;
      await ACTS[kind](page, async (act) => {
        await act();
        times[kind].push((await page.evaluate(() => window.lastChange)) ?? Number.NaN);
      });
      spent[kind] += (clock?.() ?? 0) - before;
    }
  const an = (kind: keyof ListTimes): number => spent[kind] / times[kind].length;
  const processorMs = { view: an('view'), search: an('search'), sort: an('sort'), end: an('end') };
  return { times, processorMs: clock === null ? null : processorMs };
}

type Answered = (act: () => Promise<void>) => Promise<void>;

const KINDS = ['view', 'search', 'sort', 'end'] as const;

const listOf = (page: Page) => page.getByRole('grid', { name: 'Facturi emise' });

/** Each kind of act, several times one after another. */
const ACTS: Readonly<Record<keyof ListTimes, (page: Page, answered: Answered) => Promise<void>>> = {
  view: async (page, answered) => {
    for (const view of [/^Cer atenție/, /^Validate/, /^Toate/])
      await answered(() => page.getByRole('tab', { name: view }).click());
  },
  search: async (page, answered) => {
    await page.getByLabel('Număr: conține').focus();
    for (const key of [...DIGITS, ...DIGITS.replace(/./g, '<')])
      await answered(() => page.keyboard.press(key === '<' ? 'Backspace' : key));
  },
  sort: async (page, answered) => {
    for (const head of ['Partener', 'Emisă'])
      await answered(() => listOf(page).getByRole('button', { name: head, exact: true }).click());
  },
  end: async (page, answered) => {
    await listOf(page).focus();
    for (const key of ['End', 'Home']) await answered(() => page.keyboard.press(key));
  },
};
