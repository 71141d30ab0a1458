/** What is another object is drawn anew: what a list's rows are given stays the same object while it says the same. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entityIdSchema } from '@/api/ids';
import type { ShownItem } from '@/app/invoices/archive/shown-item';
import { keptFindings } from '@/app/invoices/in/kept-findings';
import type { RowNews, RowProps } from '@/app/invoices/list/list-kind';
import { byId, sameItems } from '@/app/invoices/list/rows-in-sight';
import { listedRow } from '@/app/invoices/list/use-listed-rows';
import type { RadarFinding } from '@/workers/archive-search/listed-archive';
import { listedItem } from '../archive/listed-item';

const reversed = (number: string): RadarFinding => ({
  ...{ twins: undefined, reverses: undefined, account: undefined, refersTo: undefined, referredBy: undefined },
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

const documentOf = (digit: string, state: ShownItem['state'] = 'accepted'): ShownItem => ({
  ...listedItem(digit),
  ...{ id: v.parse(entityIdSchema, `00000000-0000-4000-8000-00000000000${digit}`), state, standing: state },
});

// Before: what had come with an answer was drawn again once it was read, though it said the same.
it('a document that is read again is the same object where it says the same', () => {
  const [came, stood] = [documentOf('7'), documentOf('8')];
  const read = [documentOf('7'), documentOf('8', 'rejected'), documentOf('9')];
  const shown = sameItems([byId([stood]), byId([came])], read);
  expect(shown).toEqual(read);
  expect(shown.map((item) => item === came)).toEqual([true, false, false]);
});
