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

/** What is named otherwise in each list. */
const LISTS = {
  out: { title: 'Facturi emise', partner: 'Partener', views: [/^Cer atenție/, /^Validate/, /^Toate/] },
  in: { title: 'Facturi primite', partner: 'Furnizor', views: [/^De vizat/, /^Posibil dublate/, /^Toate/] },
} as const;
export type MeasuredList = keyof typeof LISTS;

/** `clock`: processor time since whenever, in milliseconds. */
export async function measureList(
  page: Page,
  clock: (() => number) | null,
  list: MeasuredList = 'out',
): Promise<ListWork> {
  await page.evaluate(watchList);
  const times: Record<keyof ListTimes, number[]> = { view: [], search: [], sort: [], end: [] };
  const spent = { view: 0, search: 0, sort: 0, end: 0 };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of KINDS) {
      const before = clock?.() ?? 0;
      await ACTS[kind]({ page, list }, async (act) => {
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

interface OpenList {
  readonly page: Page;
  readonly list: MeasuredList;
}

const gridOf = ({ page, list }: OpenList) => page.getByRole('grid', { name: LISTS[list].title });

/** Each kind of act, several times one after another. */
const ACTS: Readonly<Record<keyof ListTimes, (open: OpenList, answered: Answered) => Promise<void>>> = {
  view: async ({ page, list }, answered) => {
    for (const view of LISTS[list].views) await answered(() => page.getByRole('tab', { name: view }).click());
  },
  search: async ({ page }, answered) => {
    await page.getByLabel('Număr: conține').focus();
    for (const key of [...DIGITS, ...DIGITS.replace(/./g, '<')])
      await answered(() => page.keyboard.press(key === '<' ? 'Backspace' : key));
  },
  sort: async (open, answered) => {
    for (const head of [LISTS[open.list].partner, 'Emisă'])
      await answered(() => gridOf(open).getByRole('button', { name: head, exact: true }).click());
  },
  end: async (open, answered) => {
    await gridOf(open).focus();
    for (const key of ['End', 'Home']) await answered(() => open.page.keyboard.press(key));
  },
};
