/** Works on the open list as a person does, and measures each answer. */
import type { Page } from '@playwright/test';
import { watchList } from './list-watch';

/** So many that the first of them, while a start goes on behind the list, is a twentieth of the acts. */
const ROUNDS = 20;
/** From an answer to the next key or click: nobody is quicker. */
const REST_MS = 90;
/** Each narrows the answer. */
const DIGITS = '713';

/** Milliseconds from a key or click. */
export interface ActTime {
  /** To the rows that answer it, in the page. */
  readonly answered: number;
  /** To the frame that shows them. */
  readonly painted: number;
}

export type ListTimes = Readonly<Record<(typeof KINDS)[number], readonly ActTime[]>>;

export interface ListWork {
  readonly times: ListTimes;
  /** Processor time of page and workers an act, what follows the painted answer included; null where it is not told. */
  readonly processorMs: Readonly<Record<keyof ListTimes, number>> | null;
}

/** What is named otherwise in each list. */
export const LISTS = {
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
  const times: Record<keyof ListTimes, ActTime[]> = {
    ...{ view: [], filter: [], search: [], anywhere: [], sort: [], end: [] },
  };
  const spent = { view: 0, filter: 0, search: 0, anywhere: 0, sort: 0, end: 0 };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of KINDS) {
      const before = clock?.() ?? 0;
      await ACTS[kind]({ page, list }, async (act) => {
        await page.waitForTimeout(REST_MS);
        await act();
        const painted = await lastChange(page);
        if (painted !== null) times[kind].push({ painted, answered: await page.evaluate(() => window.lastAnswer) });
      });
      spent[kind] += (clock?.() ?? 0) - before;
    }
  const an = (kind: keyof ListTimes): number => spent[kind] / times[kind].length;
  const processorMs = {
    ...{ view: an('view'), filter: an('filter'), search: an('search'), anywhere: an('anywhere') },
    ...{ sort: an('sort'), end: an('end') },
  };
  return { times, processorMs: clock === null ? null : processorMs };
}

/** A key that changes no row in sight has no time. */
const UNCHANGED_MS = 1_000;

function lastChange(page: Page): Promise<number | null> {
  return page.evaluate(
    (wait) =>
      Promise.race([window.lastChange ?? null, new Promise<null>((resolve) => setTimeout(() => resolve(null), wait))]),
    UNCHANGED_MS,
  );
}

type Answered = (act: () => Promise<void>) => Promise<void>;

const KINDS = ['view', 'filter', 'search', 'anywhere', 'sort', 'end'] as const;

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
  filter: async ({ page, list }, answered) => {
    const { partner } = LISTS[list];
    // One letter or figure into each field that is typed in, and out again; then a month of several.
    for (const [label, key] of [
      [`${partner}: nume sau CUI`, 'm'],
      ['CUI: conține', '7'],
      ['Fără TVA: mai mare, mai mic sau între', '1'],
      ['TVA: mai mare, mai mic sau între', '2'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      if (!(await field.isVisible())) continue;
      await field.focus();
      for (const pressed of [key, 'Backspace']) await answered(() => page.keyboard.press(pressed));
    }
    await page.getByRole('button', { name: /^Data emiterii: / }).click();
    const month = page.getByRole('checkbox').nth(1);
    for (let each = 0; each < 2; each += 1) await answered(() => month.click());
    await page.keyboard.press('Escape');
  },
  search: async ({ page }, answered) => {
    await page.getByLabel('Număr: conține').focus();
    for (const key of [...DIGITS, ...DIGITS.replace(/./g, '<')])
      await answered(() => page.keyboard.press(key === '<' ? 'Backspace' : key));
  },
  anywhere: async (open, answered) => {
    await gridOf(open).focus();
    await open.page.keyboard.press('f');
    const field = open.page.getByRole('searchbox');
    await field.waitFor();
    await field.focus();
    for (const key of [...DIGITS, ...DIGITS.replace(/./g, '<')])
      await answered(() => open.page.keyboard.press(key === '<' ? 'Backspace' : key));
    await open.page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
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
