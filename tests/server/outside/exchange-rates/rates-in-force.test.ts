/** BNR's client and rule of the day against the stand-in, and the answers the reference warns of. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createBnrClient } from '../../../../server/outside/exchange-rates/bnr-client';
import { readRateFile } from '../../../../server/outside/exchange-rates/rate-file';
import type { RateSource, RatesOfDay } from '../../../../server/outside/exchange-rates/rate-source';
import { type RateCache, ratesInForce } from '../../../../server/outside/exchange-rates/rates-in-force';
import { isBankingDay } from '../../../../server/outside/stand-ins/bnr/banking-days';
import { inProcessStandIns } from '../in-process-stand-ins';

const NOW = Date.parse('2026-03-11T09:00:00Z');
const TODAY = '2026-03-11';

function memoryCache(): RateCache {
  const days = new Map<string, RatesOfDay>();
  const read = new Map<string, number>();
  return {
    lastBefore: async (day) =>
      [...days.values()].filter(({ date }) => date < day).sort((a, b) => (a.date < b.date ? 1 : -1))[0],
    readAt: async (file) => read.get(file) ?? 0,
    keep: async (file, kept, now) => {
      for (const day of kept) days.set(day.date, day);
      read.set(file, now);
    },
  };
}

let cache: RateCache;
let asked: string[];
let source: RateSource;

beforeEach(() => {
  cache = memoryCache();
  asked = [];
  const standIns = inProcessStandIns({ now: () => NOW });
  const client = createBnrClient(standIns.fetch, standIns.url);
  source = {
    read: (file) => {
      asked.push(file.kind === 'recent' ? 'recent' : String(file.year));
      return client.read(file);
    },
  };
});

const inForce = (day: string, now = NOW, today = TODAY) => ratesInForce(source, cache, day, { now, today });

describe('the day of the rates', () => {
  it.each([
    ['Wednesday takes Tuesday', '2026-03-11', '2026-03-10'],
    ['Monday takes Friday', '2026-03-09', '2026-03-06'],
    ['Sunday takes Friday', '2026-03-08', '2026-03-06'],
    ['a day to come takes the last known', '2026-03-20', '2026-03-10'],
    ['after Easter Monday, Maundy Thursday', '2025-04-22', '2025-04-17'],
    ['2 January falls back to the year before', '2025-01-02', '2024-12-31'],
  ])('%s', async (_name, day, expected) => {
    expect((await inForce(day))?.date).toBe(expected);
  });

  it('asks once for a past day, whatever is asked again', async () => {
    await inForce('2025-06-17');
    await inForce('2025-06-17');
    await inForce('2025-06-16');
    expect(asked).toEqual(['2025']);
  });

  it('asks again for the current file only after a while', async () => {
    await inForce('2026-03-09');
    await inForce('2026-03-09');
    expect(asked).toEqual(['recent']);
  });

  it('gives what is kept when BNR is away, but nothing too old', async () => {
    await inForce('2026-03-11');
    source = { read: async () => ({ kind: 'unavailable', detail: 'test' }) };
    expect((await inForce('2026-03-12', NOW + 86_400_000, '2026-03-12'))?.date).toBe('2026-03-10');
    expect(await inForce('2026-04-20', NOW + 40 * 86_400_000, '2026-04-20')).toBeUndefined();
  });
});

describe('a rate file', () => {
  const file = (namespace: string, cubes: string): Uint8Array =>
    new TextEncoder().encode(
      `<DataSet xmlns="${namespace}"><Header/><Body><OrigCurrency>RON</OrigCurrency>${cubes}</Body></DataSet>`,
    );
  const cube =
    '<Cube date="2026-01-05"><Rate currency="HUF" multiplier="100">1.3061</Rate><Rate currency="XDR">-</Rate></Cube>';

  it.each(['http://www.bnr.ro/xsd', 'https://www.bnr.ro/xsd'])('of namespace %s', (namespace) => {
    expect(readRateFile(file(namespace, cube))).toEqual([
      { date: '2026-01-05', rates: [{ currency: 'HUF', rate: '1.3061', multiplier: 100 }] },
    ]);
  });
  it('is refused in every other shape', () => {
    expect(readRateFile(new TextEncoder().encode('<html><body>Banca</body></html>'))).toBeUndefined();
    expect(readRateFile(file('urn:other', cube))).toBeUndefined();
    expect(readRateFile(file('https://www.bnr.ro/xsd', ''))).toBeUndefined();
  });
  it('comes from the stand-in for every banking day of a year', async () => {
    const answer = await source.read({ kind: 'year', year: 2025 });
    const dates = answer.kind === 'days' ? answer.days.map(({ date }) => date) : [];
    expect(dates).toHaveLength(248);
    expect(dates.every(isBankingDay)).toBe(true);
    expect(await source.read({ kind: 'year', year: 2004 })).toMatchObject({ kind: 'unavailable' });
  });

  // Before: every question of such a day went out to BNR anew.
  it.each(['1999-05-05', '0001-01-01'])('of %s, before the first file, are asked of nobody', async (day) => {
    expect(await ratesInForce(source, cache, day, { now: NOW, today: TODAY })).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
