/** What is asked of a whole archive is answered of the company whose list asked. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { CompanyId } from '@/api/ids';
import { COMPANY, OTHER_COMPANY } from '../../db/support/test-database';

interface Building {
  readonly company: CompanyId;
  readonly built: () => void;
}

const building: Building[] = [];

vi.mock('@/app/ui/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
vi.mock('@/workers/archive-search/archive-search', () => ({
  archiveSearch: { call: (question: (api: unknown) => Promise<unknown>) => question({}) },
  openArchiveSearch: (_name: string, company: CompanyId) =>
    new Promise<void>((built) => building.push({ company, built })),
}));

const { askWholeSnapshot, openSnapshot } = await import('@/app/invoices/archive/archive-snapshot');

/** Resolves once the worker has heard of it. */
async function open(company: CompanyId): Promise<void> {
  const count = building.length;
  void openSnapshot('condica:1', company, { first: 'out', listener: () => undefined, isWanted: () => true });
  await vi.waitFor(() => expect(building.length).toBe(count + 1));
}

beforeEach(() => {
  building.length = 0;
});

test('it waits for all that is asked to be read of the company', async () => {
  await open(COMPANY);
  let answered = false;
  const answer = askWholeSnapshot(async () => 'answer').finally(() => {
    answered = true;
  });
  await open(COMPANY);
  building[0]?.built();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(answered).toBe(false);
  building[1]?.built();
  expect(await answer).toBe('answer');
});

test('it is not answered of another company that was opened while it waited', async () => {
  await open(COMPANY);
  const asked = vi.fn(async () => 'answer');
  const refused = expect(askWholeSnapshot(asked)).rejects.toThrow('Another company');
  await open(OTHER_COMPANY);
  for (const { built } of building) built();
  await refused;
  expect(asked).not.toHaveBeenCalled();
  expect(await askWholeSnapshot(asked)).toBe('answer');
});
