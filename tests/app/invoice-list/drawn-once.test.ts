/** What is another object is drawn anew: what a list's rows are given stays the same object while it says the same. */
import { describe, expect, it } from 'vitest';
import { keptFindings } from '@/app/invoices/in/kept-findings';
import type { RowNews, RowProps } from '@/app/invoices/list/list-kind';
import { listedRow } from '@/app/invoices/list/use-listed-rows';
import type { RadarFinding } from '@/workers/archive-search/archive-search-service';
import { listedItem } from '../archive/listed-item';

const reversed = (number: string): RadarFinding => ({
  ...{ twins: undefined, reverses: undefined, account: undefined },
  reversedBy: { id: number, number, whole: true },
});

describe('what the radar has found', () => {
  it('is what it was before where another answer says the same', () => {
    const before = { a: reversed('1'), b: reversed('2') };
    expect(keptFindings(before, structuredClone(before))).toBe(before);
    const nothing = {};
    expect(keptFindings(nothing, {})).toBe(nothing);
  });

  it('keeps what is unchanged beside what is not', () => {
    const before = { a: reversed('1'), b: reversed('2') };
    const now = keptFindings(before, { a: reversed('1'), b: reversed('3') });
    expect(now.a).toBe(before.a);
    expect(now.b).toEqual(reversed('3'));
  });

  it('forgets what is found no more', () => {
    const before = { a: reversed('1'), b: reversed('2') };
    expect(keptFindings(before, { a: reversed('1') })).toEqual({ a: before.a });
  });
});

it('a listed row is another one where something else is said of it', () => {
  const made = new WeakMap<ReturnType<typeof listedItem>, RowProps>();
  const item = listedItem('7');
  const news: RowNews = { fresh: true, asks: false, unknownPartner: false, twins: [] };
  const first = listedRow(made, item, news);
  expect(listedRow(made, item, news)).toBe(first);
  expect(listedRow(made, item, { ...news, fresh: false })).not.toBe(first);
  expect(listedRow(made, { ...item }, news)).not.toBe(first);
});
