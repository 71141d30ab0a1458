/** What a person is told while a month comes to the device, and what stands kept afterwards. */
import { describe, expect, it } from 'vitest';
import { type ChosenMonth, type KeepMonthRun, keepAndFetch, letMonthGo } from '@/app/invoices/list/keep-month-run';
import { keepMonthTexts as texts } from '@/app/invoices/list/keep-month-texts';
import type { AlertToAdd } from '@/app/state/alerts';
import { keptMonths } from '@/db/settings/kept-months';
import type { StorageState } from '@/db/storage/storage-state';
import type { FetchDocumentOutcome } from '@/sync/pull/fetch-document';
import { COMPANY, OTHER_COMPANY } from '../../db/support/test-database';
import { coldItem, twoStores } from '../../db/support/two-stores';

const ROOM: StorageState = { persisted: true, usageBytes: 0, quotaBytes: 1e12, nearlyFull: false };
const CHOSEN: ChosenMonth = { company: COMPANY, month: '2026-05', name: 'mai 2026' };
const ITEMS = [1, 2, 3].map((place) => coldItem(place, { issueDate: `2026-05-0${place}` }));

async function world(outcome: (told: readonly AlertToAdd[]) => FetchDocumentOutcome, items = ITEMS, room = ROOM) {
  const { rows: db } = await twoStores(items);
  const told: AlertToAdd[] = [];
  const gone: string[] = [];
  const run: KeepMonthRun = {
    db,
    fetch: async () => outcome(told),
    storage: async () => room,
    tell: (alert) => `alert-${told.push(alert)}`,
    untell: (id) => gone.push(id),
  };
  return { run, told, gone, kept: () => keptMonths(db, COMPANY) };
}

describe('a month that is kept', () => {
  it('is told of document by document, and stands kept for its company', async () => {
    const { run, told, gone, kept } = await world(() => 'stored');
    await keepAndFetch(run, CHOSEN);
    expect(told.slice(0, -1).map(({ description }) => description)).toEqual([
      '0 din 3',
      '1 din 3',
      '2 din 3',
      '3 din 3',
    ]);
    expect(told.at(-1)).toMatchObject({ type: 'success', message: texts.done('mai 2026') });
    expect(gone).toEqual([told[0]?.id]);
    expect(await kept()).toEqual(['2026-05']);
    expect(await keptMonths(run.db, OTHER_COMPANY)).toEqual([]);
  });

  it('stays kept where the road breaks, as what is missing comes by itself', async () => {
    const { run, told, kept } = await world(() => 'unavailable');
    await keepAndFetch(run, CHOSEN);
    expect(told.at(-1)).toMatchObject({ type: 'warning', message: texts.waiting('mai 2026') });
    expect(await kept()).toEqual(['2026-05']);
  });

  it('is kept no more where the person stops it', async () => {
    const { run, told, kept } = await world((alerts) => {
      alerts.at(-1)?.action?.onAct();
      return 'stored';
    });
    await keepAndFetch(run, CHOSEN);
    expect(told.at(-1)).toMatchObject({ type: 'info', message: texts.stopped('mai 2026') });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['what the server does not give', () => 'damaged' as const, ITEMS, ROOM, texts.some('mai 2026', '3 documente')],
    ['an empty month', () => 'stored' as const, [], ROOM, texts.emptyDone('mai 2026')],
    ['no room', () => 'stored' as const, ITEMS, { ...ROOM, usageBytes: 9e7, quotaBytes: 1e8 }, texts.full('mai 2026')],
    [
      'a failure of its own',
      () => {
        throw new Error('The database is closed.');
      },
      ITEMS,
      ROOM,
      texts.failed('mai 2026'),
    ],
  ])('says %s in words', async (_name, outcome, items, room, message) => {
    const { run, told } = await world(outcome, items, room);
    await keepAndFetch(run, CHOSEN);
    expect(told.at(-1)?.message).toBe(message);
  });

  // Before: both told of the month, the stop of one left the other coming, and it was said to be kept at last.
  it('is fetched once, though it is asked for again while it comes', async () => {
    let again: Promise<void> | undefined;
    const { run, told, kept } = await world((alerts) => {
      again ??= keepAndFetch(run, CHOSEN);
      alerts.at(-1)?.action?.onAct();
      return 'stored';
    });
    await keepAndFetch(run, CHOSEN);
    await again;
    // The second one is what brings the alert of the first back.
    const fetching = texts.fetching('mai 2026');
    expect(told.map(({ message }) => message)).toEqual([fetching, fetching, texts.stopped('mai 2026')]);
    expect(await kept()).toEqual([]);
  });

  // Before: it came to the end, and was said to open without a network from now on.
  it('comes no further once it is let go of, which is told once', async () => {
    const { run, told, kept } = await world(() => {
      void letMonthGo(run, CHOSEN);
      return 'stored';
    });
    await keepAndFetch(run, CHOSEN);
    await expect.poll(() => told.length).toBe(2);
    expect(told.map(({ message }) => message)).toEqual([texts.fetching('mai 2026'), texts.stopped('mai 2026')]);
    expect(await kept()).toEqual([]);
  });

  /** A month that comes, held before its first document until `goOn`. */
  async function heldMonth() {
    const made = await world(() => 'stored');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = false;
    const storage = async () => {
      asked = true;
      await held;
      return ROOM;
    };
    const coming = keepAndFetch({ ...made.run, storage }, CHOSEN);
    await expect.poll(() => asked).toBe(true);
    const goOn = (): Promise<void> => {
      release();
      return coming;
    };
    return { ...made, goOn };
  }

  // Before: what was still being stopped took it out again, after „Anulează” had put it back.
  it('stays kept where letting go is taken back before it has stopped', async () => {
    const { run, told, gone, kept, goOn } = await heldMonth();
    await letMonthGo(run, CHOSEN);
    expect(gone).toEqual([told[0]?.id]);
    told.at(-1)?.action?.onAct();
    await expect.poll(kept).toEqual(['2026-05']);
    await goOn();
    expect(await kept()).toEqual(['2026-05']);
  });

  // Before: the second wish was passed over without a word, and the month was kept no more.
  it.each([
    ['let go of', (run: KeepMonthRun) => letMonthGo(run, CHOSEN)],
    ['stopped', (_run: KeepMonthRun, told: readonly AlertToAdd[]) => told[0]?.action?.onAct()],
  ])('comes where it is kept again before it has stopped: %s', async (_name, stop) => {
    const { run, told, gone, kept, goOn } = await heldMonth();
    await stop(run, told);
    const again = keepAndFetch(run, CHOSEN);
    await goOn();
    await again;
    expect(told.at(-1)).toMatchObject({ type: 'success', message: texts.done('mai 2026') });
    expect(await kept()).toEqual(['2026-05']);
    expect(gone.at(-1)).toBe(told[0]?.id);
  });

  it('is let go of at once, with a way back', async () => {
    const { run, told, gone, kept } = await world(() => 'stored');
    await keepAndFetch(run, CHOSEN);
    await letMonthGo(run, CHOSEN);
    expect(await kept()).toEqual([]);
    told.at(-1)?.action?.onAct();
    await expect.poll(kept).toEqual(['2026-05']);
    expect(gone.at(-1)).toBe(`alert-${told.length}`);
  });
});
