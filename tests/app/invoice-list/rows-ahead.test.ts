/** The rows that come with an answer: the newest that is known of each, and none is missing that was there. */
import { describe, expect, it } from 'vitest';
import { type AheadReading, rowsAhead } from '@/app/invoices/list/rows-ahead';
import { byId } from '@/app/invoices/list/rows-in-sight';
import { CondicaDatabase } from '@/db/condica-database';
import { entityId } from '../../db/support/samples';
import { listedItem } from '../archive/listed-item';

const ONE = entityId('00000000-0000-4000-8000-000000000001');
const OTHER = entityId('00000000-0000-4000-8000-000000000002');
const item = (id: typeof ONE, number: string) => ({ ...listedItem(number), id });
const numbers = (rows: ReadonlyMap<string, { readonly number: string }>) =>
  [...rows].map(([id, { number }]) => [id, number]).sort();

/** A list that hears of these; nothing is asked of the database. */
function reading(heard: ReturnType<typeof item>[]) {
  const held = { current: { live: [byId(heard)], rows: [byId(heard)] } };
  const asked: AheadReading = { db: new CondicaDatabase('never-opened'), sight: { from: 0, to: 10 }, held };
  return { held, asked };
}

describe('the rows that come with an answer', () => {
  it('are those that the list hears of, and of the others what was read', async () => {
    const { asked } = reading([item(ONE, 'heard')]);
    const rows = await rowsAhead([ONE, OTHER], 0, Promise.resolve(byId([item(OTHER, 'read')])), asked);
    expect(numbers(rows)).toEqual([
      [ONE, 'heard'],
      [OTHER, 'read'],
    ]);
  });

  // Before: it was neither read nor known any more, and its row was grey.
  it('hold one that the list hears of no more by then', async () => {
    const { held, asked } = reading([item(ONE, 'heard')]);
    const early = Promise.resolve().then(() => {
      held.current = { live: [], rows: [] };
      return byId([item(OTHER, 'read')]);
    });
    expect(numbers(await rowsAhead([ONE, OTHER], 0, early, asked))).toEqual([
      [ONE, 'heard'],
      [OTHER, 'read'],
    ]);
  });

  // Before: what had been read first was shown until the list rested.
  it('say what the list has heard since one was read', async () => {
    const { held, asked } = reading([]);
    const early = Promise.resolve().then(() => {
      const newer = [byId([item(ONE, 'newer')])];
      held.current = { live: newer, rows: newer };
      return byId([item(ONE, 'read before')]);
    });
    expect(numbers(await rowsAhead([ONE], 0, early, asked))).toEqual([[ONE, 'newer']]);
  });
});
