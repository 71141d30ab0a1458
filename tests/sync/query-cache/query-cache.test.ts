/** The specification's constants of the query cache, each by what it does. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallResult } from '@/api/call-server';
import { GetExchangeRates } from '@/api/calls/outside-calls';
import { openQueryCache, QUERY_CACHE } from '@/sync/query-cache/query-cache';
import { HandTimers } from '../support/hand-timers';

const KEY = 'REACT_QUERY_OFFLINE_CACHE';
const HOUR = 3_600_000;
const AWAY = { ok: false, failure: { kind: 'network' } } as const;
const input = (day: string) => ({ params: { dataEmitere: day }, body: undefined });
const rates = (rate: string) => ({ ratesDate: '2026-03-02', rates: [{ currency: 'EUR', rate, multiplier: 1 }] });

let stored: Map<string, string>;
let now: number;
let writes: number;
let timers: HandTimers;

beforeEach(() => {
  stored = new Map();
  now = Date.parse('2026-03-02T08:00:00Z');
  writes = 0;
  timers = new HandTimers();
});

function open(buster = '1.0 condica.ro 1', onError: (error: unknown) => void = () => undefined) {
  return openQueryCache({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        writes += 1;
        stored.set(key, value);
      },
    },
    now: () => now,
    setTimer: timers.setTimer,
    buster,
    onError,
  });
}

/** Asks; gives the rate that came, with whether the server was asked. */
async function ask(cache: ReturnType<typeof open>, answer: string | typeof AWAY, day = '2026-03-02') {
  let asked = false;
  const result = await cache.read(
    GetExchangeRates,
    input(day),
    async (): Promise<CallResult<ReturnType<typeof rates>>> => {
      asked = true;
      return typeof answer === 'string' ? { ok: true, result: rates(answer) } : answer;
    },
  );
  return [result.ok ? result.result.rates[0]?.rate : result.failure.kind, asked];
}

describe('the query cache', () => {
  it('does not ask again within the hour, and asks after it', async () => {
    const cache = open();
    expect(await ask(cache, '4.97')).toEqual(['4.97', true]);
    now += HOUR - 1;
    expect(await ask(cache, '5.00')).toEqual(['4.97', false]);
    expect(await ask(cache, '5.01', '2026-03-01')).toEqual(['5.01', true]);
    now += 1;
    expect(await ask(cache, '5.00')).toEqual(['5.00', true]);
  });

  it('answers what it has where nobody answers, a day long, and says the failure after it', async () => {
    const cache = open();
    await ask(cache, '4.97');
    now += 24 * HOUR - 1;
    expect(await ask(cache, AWAY)).toEqual(['4.97', true]);
    now += 24 * HOUR;
    expect(await ask(cache, AWAY)).toEqual(['network', true]);
  });

  it('gives a refusal as it is, and keeps what it had', async () => {
    const cache = open();
    await ask(cache, '4.97');
    now += HOUR;
    const refused = { kind: 'malformed' as const, status: 502 };
    const answer = await cache.read(GetExchangeRates, input('2026-03-02'), async () => ({
      ok: false,
      failure: refused,
    }));
    expect(answer).toEqual({ ok: false, failure: refused });
    expect(await ask(cache, AWAY)).toEqual(['4.97', true]);
  });

  it('is restored from local storage under the specified key, for a day', async () => {
    await ask(open(), '4.97');
    expect([...stored.keys()]).toEqual([KEY]);
    now += HOUR / 2;
    expect(await ask(open(), AWAY)).toEqual(['4.97', false]);
    now += 24 * HOUR;
    expect(await ask(open(), AWAY)).toEqual(['network', true]);
  });

  it('has nothing of another build, server or user', async () => {
    await ask(open('1.0 condica.ro 1'), '4.97');
    expect(await ask(open('1.0 condica.ro 2'), AWAY)).toEqual(['network', true]);
  });

  it('writes at most once a second', async () => {
    const cache = open();
    for (let day = 10; day < 20; day += 1) await ask(cache, '4.97', `2026-01-${day}`);
    expect([writes, timers.next]).toEqual([1, QUERY_CACHE.writeEveryMs]);
    now += QUERY_CACHE.writeEveryMs;
    timers.fire();
    expect(writes).toBe(2);
    expect(JSON.parse(stored.get(KEY) ?? '').queries.length).toBe(10);
  });

  it('drops what was unused for a day when it writes', async () => {
    const cache = open();
    await ask(cache, '4.97');
    now += 25 * HOUR;
    await ask(cache, '5.00', '2026-03-03');
    expect(JSON.parse(stored.get(KEY) ?? '').queries.length).toBe(1);
  });

  it('takes an answer from ahead of the clock for old: the clock was put back', async () => {
    await ask(open(), '4.97');
    now -= 365 * 24 * HOUR;
    expect(await ask(open(), '5.00')).toEqual(['5.00', true]);
  });

  it('goes on where the storage refuses', async () => {
    const errors: unknown[] = [];
    const cache = openQueryCache({
      storage: {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
      now: () => now,
      setTimer: timers.setTimer,
      buster: '',
      onError: (error) => errors.push(error),
    });
    expect(await ask(cache, '4.97')).toEqual(['4.97', true]);
    expect(await ask(cache, AWAY)).toEqual(['4.97', false]);
    expect(errors.length).toBeGreaterThan(0);
  });

  it('takes whatever stands in the storage for nothing, unless it is its own', async () => {
    const piece = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constant('{"buster":"1.0 condica.ro 1","timestamp":1e13,"queries":[]}'),
    );
    const damaged = fc.record({ data: fc.jsonValue(), usedAt: fc.constant(Date.parse('2026-03-02T08:00:00Z')) });
    await fc.assert(
      fc.asyncProperty(piece, damaged, async (text, { data, usedAt }) => {
        stored.set(KEY, text);
        expect(await ask(open(), AWAY)).toEqual(['network', true]);
        const key = 'GetExchangeRates [{"dataEmitere":"2026-03-02"},null]';
        const queries = [{ key, answeredAt: usedAt, usedAt, data }];
        stored.set(KEY, JSON.stringify({ buster: '1.0 condica.ro 1', timestamp: usedAt, queries }));
        expect(await ask(open(), AWAY)).toEqual(['network', true]);
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});
