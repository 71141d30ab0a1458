import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { DocumentAnswer } from '@/app/invoices/archive/document-source';
import type { ShownItem } from '@/app/invoices/archive/shown-item';
import { FILTER_STATES } from '@/app/invoices/archive/shown-state';
import { parseAmountRange } from '@/app/invoices/list/amount-range';
import { collectDocuments } from '@/app/invoices/list/bulk-download';
import { countOfView } from '@/app/invoices/list/count-of-view';
import { listFiltersSchema, noFilters, queryOf } from '@/app/invoices/list/list-filters';
import { dayRanges } from '@/app/invoices/list/month-range';
import { OUT_KIND } from '@/app/invoices/out/out-kind';
import { listedState } from '@/workers/archive-search/listed-state';
import { entityId } from '../../db/support/samples';
import { listedItem } from '../archive/listed-item';

const NO_FILTERS = noFilters(OUT_KIND);
const asked = (change: Partial<typeof NO_FILTERS>, today = '2026-11-26', several = true) =>
  queryOf(OUT_KIND, { ...NO_FILTERS, ...change }, { ranges: dayRanges(today), today, several });

const HELD_ID = entityId('00000000-0000-4000-8000-0000000000e1');

describe('a typed sum', () => {
  it.each([
    ['', { from: null, to: null }],
    ['> 0', { from: 1n, to: null }],
    ['>=1.234,5', { from: 123450n, to: null }],
    ['<10', { from: null, to: 999n }],
    ['12,34', { from: 1234n, to: 1234n }],
    ['100-200', { from: 10000n, to: 20000n }],
    ['−5', { from: -500n, to: -500n }],
    // Before: 100.200, and 1.250.
    ['100..200', { from: 10000n, to: 20000n }],
    ['12.50', { from: 1250n, to: 1250n }],
    ['1.234', { from: 123400n, to: 123400n }],
    ['-1 234,5', { from: -123450n, to: -123450n }],
    // Half typed: before, the list of all stood between two answers.
    ['12.', { from: 1200n, to: 1200n }],
    ['1.234.', { from: 123400n, to: 123400n }],
    ['10 00', { from: 100000n, to: 100000n }],
    ['1 234 5', { from: 1234500n, to: 1234500n }],
    ['.5', { from: 50n, to: 50n }],
    ['100−200', { from: 10000n, to: 20000n }],
    ['-200 − -100', { from: -20000n, to: -10000n }],
    ['≥ 100 lei', { from: 10000n, to: null }],
    ['1.234.567,89 – 2.000.000', { from: 123456789n, to: 200000000n }],
  ])('%s', (text, range) => {
    expect(parseAmountRange(text)).toEqual(range);
  });

  it('is refused where it is no sum', () => {
    expect(parseAmountRange('abc')).toBeNull();
    expect(parseAmountRange('1,234,5')).toBeNull();
    expect(parseAmountRange('12.5.6')).toBeNull();
    // Three decimals are no sum, and no thousands begin with a zero.
    expect(parseAmountRange('0.500')).toBeNull();
    expect(parseAmountRange('1.2345')).toBeNull();
  });
});

describe('the months offered', () => {
  it('go back over the year, with their last days', () => {
    const ranges = dayRanges('2026-02-10');
    expect(ranges[1]).toEqual({ key: '2026-02', label: 'feb. 2026', from: '2026-02-01', to: '2026-02-28' });
    expect(ranges[3]?.label).toBe('dec. 2025');
    expect(ranges.at(-1)?.from).toBe('2025-01-01');
  });
});

describe('the query of the filters', () => {
  it('asks for every stored state that is shown as the chosen one', () => {
    const { states } = asked({ state: 'sending' });
    expect(states).toEqual(['recorded', 'uploading']);
    expect(asked({}).states).toEqual([]);
    expect(asked({ state: 'sending held' }).states).toEqual(['recorded', 'uploading', 'held']);
  });

  // Before: whoever typed `;` had several values without the ability.
  it('takes the first of several typed values where several are not for the account', () => {
    const typed = { number: 'F-1;F-2', partner: 'ana ; ion', taxId: '12;34' };
    expect(asked(typed, '2026-11-26', false)).toMatchObject({ number: 'F-1', partner: 'ana ', taxId: '12' });
    expect(asked(typed)).toMatchObject(typed);
  });

  // Before: a held invoice was listed as one that is being sent, and no filter found it.
  it('finds what is held, which is no more taken for one that is being sent', () => {
    expect(FILTER_STATES).toContain('held');
    expect(asked({ state: 'held' }).states).toEqual(['held']);
    const held = { reason: 'draft-changed', number: '', deviceName: 'B', at: '' };
    expect(listedState({ id: HELD_ID, pending: [] }, { state: 'recorded', held }, false)).toBe('held');
    expect(listedState({ id: HELD_ID, pending: [] }, { state: 'recorded' }, false)).toBe('recorded');
  });

  it('takes the month chosen, and nothing of a sum that cannot be read', () => {
    const query = asked({ days: '2026-11 2026-02', total: 'abc' });
    expect(query.issued.map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-01', '2026-11-30'],
      ['2026-02-01', '2026-02-28'],
    ]);
    expect(query.total).toEqual({ from: null, to: null });
  });

  it('reads a filter that an earlier version has kept', () => {
    const { taxId: _t, net: _n, vat: _v, due: _d, arrived: _a, ...earlier } = NO_FILTERS;
    expect(v.parse(listFiltersSchema, { ...earlier, state: 'held' })).toEqual({ ...NO_FILTERS, state: 'held' });
  });

  it('counts the views by the states they hold', () => {
    const byState = { accepted: 5, duplicate: 1, rejected: 2, queued: 3, doubtful: 1, held: 2 };
    const byGroup = { new: 0, twins: 0, asks: 0, elsewhere: 2 };
    expect(OUT_KIND.views.map((view) => countOfView(view, { byState, byGroup }))).toEqual([14, 5, 6, 6, 2]);
  });
});

describe('collecting documents', () => {
  const found = async (): Promise<DocumentAnswer> => ({ kind: 'found', bytes: new Uint8Array([1]) });
  const ids = Array.from({ length: 20 }, (_, index) => String(index));
  const args = {
    ids,
    format: 'xml' as const,
    progress: () => undefined,
    signal: new AbortController().signal,
    itemsOf: async (group: readonly string[]) => group.filter((id) => id !== '3').map((id) => listedItem(id)),
  };

  it('counts what could not be had', async () => {
    const documentOf = async (item: ShownItem): Promise<DocumentAnswer> =>
      item.number === '7' ? { kind: 'unavailable' } : found();
    const { files, missing, absent, unreached } = await collectDocuments({ ...args, documentOf });
    expect(absent).toEqual(['7']);
    expect([missing, unreached]).toEqual([2, true]);
    const named = ['0 Hotel.xml', '1 Hotel.xml', '2 Hotel.xml', '4 Hotel.xml'];
    expect(files.map(({ name }) => name).slice(0, 4)).toEqual(named);
    expect(files[0]?.day).toBe(listedItem('0').issueDate);
  });

  it('stops at the signal', async () => {
    const stop = new AbortController();
    const { files } = await collectDocuments({
      ...args,
      documentOf: found,
      signal: stop.signal,
      progress: () => stop.abort(),
    });
    expect(files.length).toBeLessThan(ids.length);
  });
});
