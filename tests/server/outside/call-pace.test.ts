/** The pace of calls to ANAF: never more than the minute's, as ANAF counts them, however many processes; each company its turn. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallPace, createCallPace } from '../../../server/outside/call-pace';
import { createCallLimits } from '../../../server/outside/stand-ins/anaf/call-limits';
import type { JobToAdd } from '../../../server/queue/job-queue';
import { type FilingTestDatabase, filingTestDatabase } from '../filings/filing-database';
import { worldQueue } from '../support/world-queue';

const START = Date.parse('2026-03-02T10:00:37Z');
const MINUTE = 60_000;
let database: FilingTestDatabase;
let services = 0;
let service = '';
beforeAll(async () => {
  database = await filingTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  service = `pace-${++services}`;
});

/** A process that has been there for a minute: what it waits for in here is told, not slept. */
function process(clock: { now: number }, callsAMinute: number, ahead = 0) {
  let slept = 0;
  const pace = begunBefore(clock, callsAMinute, {
    ahead,
    sleep: async (ms) => {
      slept = ms;
    },
  });
  return {
    pace,
    /** When the call is made; or when it is asked for again. */
    take: async (company?: number): Promise<{ readonly at: number; readonly made: boolean }> => {
      slept = 0;
      const wait = await pace.take(company);
      return wait === 0 ? { at: clock.now + slept, made: true } : { at: clock.now + wait, made: false };
    },
  };
}

interface Begun {
  readonly ahead?: number;
  readonly draw?: number;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** The pace of a process that began a minute ago. */
function begunBefore(
  clock: { now: number },
  callsAMinute: number,
  { ahead = 0, draw = 0.5, sleep = async () => undefined }: Begun = {},
): CallPace {
  let ago = MINUTE;
  const now = (): number => clock.now + ahead - ago;
  const pace = createCallPace({ db: database.db, service, callsAMinute, now, random: () => draw, sleep });
  ago = 0;
  return pace;
}

function mostWithinAMinute(calls: readonly number[]): number {
  let from = 0;
  let most = 0;
  for (const [place, at] of calls.entries()) {
    while ((calls[from] ?? 0) <= at - MINUTE) from += 1;
    most = Math.max(most, place - from + 1);
  }
  return most;
}

// Before (simulation, seed 204): at the least pace the second call of a step was sent away, and the step began again for ever.
it('lets a step of several calls come to its end at the least pace', async () => {
  const clock = { now: START };
  const one = process(clock, 10);
  for (const [place, most] of [0, 7_000, 7_000].entries()) {
    const { at, made } = await one.take();
    expect(made, `call ${place + 1}`).toBe(true);
    expect(at - clock.now).toBeLessThanOrEqual(most);
    clock.now = at;
  }
});

// Before (simulation, seeds 11026, 11072, 11081): who waited when the machine slept called at once with those whose turn it was.
it('lets nobody call in a turn that was slept through', async () => {
  const LIMIT = 10;
  const clock = { now: START };
  const calls: number[] = [];
  let hasSlept = false;
  const pace = begunBefore(clock, LIMIT, {
    sleep: async (ms) => {
      clock.now += hasSlept ? ms : 12 * 60 * MINUTE;
      hasSlept = true;
    },
  });
  while (clock.now < START + 12 * 60 * MINUTE + 2 * MINUTE) {
    const wait = await pace.take();
    if (wait === 0) calls.push(clock.now);
    clock.now += wait;
  }
  expect(mostWithinAMinute(calls)).toBeLessThanOrEqual(LIMIT);
  // The second call was waiting as the machine slept: the next two of its moment were not made at once.
  expect(calls.filter((at) => at === calls[1])).toHaveLength(1);
});

// Before (simulation, seed 7000336): what came after a restore was called on top of what the copy did not know of.
describe('a copy of the database that is put back', () => {
  const keptPace = (): Promise<{ free_at: number }> =>
    database.db.selectFrom('call_pace').select('free_at').where('service', '=', service).executeTakeFirstOrThrow();
  const putBack = (kept: { free_at: number }): Promise<unknown> =>
    database.db.updateTable('call_pace').set(kept).where('service', '=', service).execute();

  it.each([10, 19, 100])('does not let more than %i calls be made within a minute', async (LIMIT) => {
    const clock = { now: START };
    const calls: number[] = [];
    const begin = (): CallPace =>
      createCallPace({
        ...{ db: database.db, service, callsAMinute: LIMIT, now: () => clock.now, random: () => 0 },
        sleep: async (ms) => {
          clock.now += ms;
        },
      });
    /** Sending and receiving, as much as they get, until so many ms have passed. */
    const callFor = async (pace: CallPace, ms: number): Promise<void> => {
      const until = clock.now + ms;
      while (clock.now < until) {
        if ((await pace.takeSpare()) === 0) calls.push(clock.now);
        const wait = await pace.take();
        if (wait === 0) calls.push(clock.now);
        else clock.now += wait;
      }
    };
    const first = begin();
    await callFor(first, 20_000);
    const copy = await keptPace();
    await callFor(first, 40_000);
    for (let restores = 0; restores < 3; restores += 1) {
      await putBack(copy);
      await callFor(begin(), 1);
    }
    await callFor(begin(), 20_000);
    expect(mostWithinAMinute(calls)).toBeLessThanOrEqual(LIMIT);
    // Not by standing still.
    expect(calls.filter((at) => at > START + MINUTE).length).toBeGreaterThanOrEqual(Math.floor((LIMIT * 0.9) / 3));
  });

  it('is nothing to wait for once a process has been there for a second or two', async () => {
    const clock = { now: START };
    const pace = createCallPace({
      ...{ db: database.db, service, callsAMinute: 500, now: () => clock.now, random: () => 1 },
      sleep: async (ms) => {
        clock.now += ms;
      },
    });
    const wait = await pace.takeSpare();
    expect(wait).toBeGreaterThan(0);
    clock.now += wait;
    expect(wait).toBeLessThan(1_000);
    expect(await pace.takeSpare()).toBe(0);
    expect(clock.now - START).toBeLessThan(2_000);
  });
});

describe('two processes over one database', () => {
  it.each([0, 20_000])('never pass the limit, as ANAF counts it, clocks %i ms apart', async (ahead) => {
    const LIMIT = 60;
    const CALLS = 150;
    const clock = { now: START };
    const both = [process(clock, LIMIT), process(clock, LIMIT, ahead)];
    const calls: number[] = [];
    let asked = Array.from({ length: CALLS }, (_none, place) => ({ at: START + place, by: place % 2 }));
    while (asked.length > 0 && clock.now < START + 4 * MINUTE) {
      asked.sort((a, b) => a.at - b.at);
      const [next, ...rest] = asked;
      if (next === undefined) break;
      asked = rest;
      clock.now = Math.max(clock.now, next.at);
      const answer = await both[next.by]?.take(1);
      if (answer?.made === true) calls.push(answer.at);
      else if (answer !== undefined) asked.push({ at: answer.at, by: next.by });
    }
    calls.sort((a, b) => a - b);
    const limits = createCallLimits(LIMIT);
    expect(calls.filter((at) => !limits.withinMinute(at))).toEqual([]);
    expect(mostWithinAMinute(calls)).toBeLessThanOrEqual(LIMIT);
    // Not by standing still: all of them, in little more time than the limit asks for.
    expect(calls).toHaveLength(CALLS);
  });

  it('share the calls that may come at once', async () => {
    const clock = { now: START };
    const both = [process(clock, 100), process(clock, 100)];
    const answers = await Promise.all(Array.from({ length: 60 }, (_none, place) => both[place % 2]?.take()));
    expect(answers.filter((answer) => answer?.made && answer.at === START)).toHaveLength(10);
    expect(await both[0]?.pace.served()).toEqual(new Map());
  });

  it('send those who come too early away to different moments, not to one', async () => {
    const clock = { now: START };
    const draws = [0, 0.25, 0.5, 0.75];
    const waits = [];
    for (const draw of draws) {
      const pace = begunBefore(clock, 10, { draw });
      for (let more = 0; more < 4; more += 1) await pace.take();
      waits.push(await pace.take());
    }
    expect(new Set(waits).size).toBe(draws.length);
  });
});

describe('a call of what sending leaves', () => {
  it('is made while the pace is free, and never before those that wait for their turns', async () => {
    const clock = { now: START };
    const { pace, take } = process(clock, 100);
    const spare = await Promise.all(Array.from({ length: 8 }, () => pace.takeSpare()));
    expect(spare.filter((waitMs) => waitMs === 0).length).toBeGreaterThanOrEqual(5);
    // Sending finds half of what may come at once untouched.
    expect(await take(1)).toEqual({ at: START, made: true });
    for (let more = 0; more < 9; more += 1) await take(1);
    expect(await pace.takeSpare()).toBeGreaterThan(0);
    clock.now += MINUTE;
    expect(await pace.takeSpare()).toBe(0);
  });

  it('is not counted as the company’s', async () => {
    const { pace } = process({ now: START }, 100);
    await pace.takeSpare();
    expect(await pace.served()).toEqual(new Map());
  });
});

it('a clock that stood far ahead and was set right holds nobody', async () => {
  const clock = { now: START + 365 * 24 * 60 * MINUTE };
  const { take, pace } = process(clock, 100);
  await take();
  clock.now = START;
  const { at, made } = await take();
  expect(made).toBe(true);
  // As in a process that has just begun: one turn.
  expect(at - START).toBeLessThan(1_000);
  clock.now = START + 10_000;
  expect(await pace.takeSpare()).toBe(0);
});

// Before: whoever had thousands waiting took every minute's calls, and an invoice of another waited behind them.
it('a company with thousands waiting does not delay a hundred others', { timeout: 60_000 }, async () => {
  const clock = { now: START };
  const queue = worldQueue(() => clock.now);
  const add = (company: number, place: number): Promise<void> => {
    const job: JobToAdd = {
      kind: 'filing',
      key: `${company}-${place}`,
      payload: { company },
      runAt: new Date(clock.now),
      maxAttempts: 1,
    };
    return queue.add(database.db, job);
  };
  for (let place = 0; place < 3000; place += 1) await add(1, place);
  const { pace, take } = process(clock, 500);
  const worker = await queue.enlist(() => undefined);
  const served = new Map<number, number[]>();
  const arrival = START + 20_000;
  let arrived = false;
  while (clock.now < arrival + 2 * MINUTE) {
    if (!arrived && clock.now >= arrival) {
      arrived = true;
      for (let company = 2; company <= 101; company += 1) await add(company, 0);
    }
    // The database of this test knows two companies: their shares are those of company 1 and of all the others.
    for (const job of await worker.claim({
      kinds: ['filing'],
      most: 24,
      now: clock.now,
      served: await pace.served(),
    })) {
      const { company } = job.payload as { company: number };
      const answer = await take(Math.min(company, 2));
      clock.now = Math.max(clock.now, answer.at);
      expect(answer.made).toBe(true);
      served.set(company, [...(served.get(company) ?? []), clock.now]);
      await worker.done(job);
    }
  }
  const delays = Array.from({ length: 100 }, (_none, place) => (served.get(place + 2)?.[0] ?? Infinity) - arrival);
  // A hundred calls at the even pace take 13 s; first come, first served would have been six minutes.
  expect(Math.max(...delays)).toBeLessThan(25_000);
  expect(served.get(1)?.length).toBeGreaterThan(500);
});
