/**
 * How many filings a minute ANAF's limits let through, and who waits for whom: the shipped jobs by a turned clock, so that what
 * counts is calls against the limit and waits, not this machine. Run: `npx tsx tests/bench/filings-per-minute.bench.ts`.
 */

import { type FilingWorld, type FilingWorldOptions, filingWorld } from './filings/filing-world';
import { fillFilings } from './filings/fill-filings';
import { printTable } from './report/print-table';

const MINUTE_MS = 60_000;
/** A decision in 20 s, in the lists 40 s later. */
const STAND_IN = { processingMs: 20_000, listLagMs: 40_000 };
const ANSWER_MS = 300;

interface Outcome {
  readonly minutes: number;
  readonly filings: number;
  readonly calls: number;
  readonly byName: string;
  /** In one minute as ANAF counts them, and how many it turned away. */
  readonly most: number;
  readonly throttled: number;
}

async function inWorld<R>(options: Partial<FilingWorldOptions>, work: (world: FilingWorld) => Promise<R>): Promise<R> {
  const world = await filingWorld({
    ...{ companies: 1, callsAMinute: 500, answerMs: ANSWER_MS, standIn: STAND_IN },
    ...options,
  });
  try {
    return await work(world);
  } finally {
    await world.close();
  }
}

function settledAt(world: FilingWorld): ReadonlyMap<string, number> {
  const downloads = world.calls.filter(({ name }) => name === 'descarcare');
  return new Map(downloads.map(({ at }, place) => [String(place), at]));
}

async function runAll(world: FilingWorld, filings: number, mostMs: number): Promise<Outcome> {
  const start = world.clock.now();
  await world.clock.turnUntil(() => settledAt(world).size >= filings, mostMs);
  const minutes = (world.clock.now() - start) / MINUTE_MS;
  const names = [...new Set(world.calls.map(({ name }) => name))].sort();
  const byMinute = new Map<number, number>();
  for (const { at } of world.calls)
    byMinute.set(Math.floor(at / MINUTE_MS), (byMinute.get(Math.floor(at / MINUTE_MS)) ?? 0) + 1);
  return {
    minutes,
    filings: settledAt(world).size,
    calls: world.calls.length,
    byName: names.map((name) => `${name} ${world.calls.filter((call) => call.name === name).length}`).join(', '),
    most: Math.max(...byMinute.values()),
    throttled: world.calls.filter(({ status }) => status === 429).length,
  };
}

function rowOf(title: string, { minutes, filings, calls, byName, most, throttled }: Outcome): readonly string[] {
  return [
    title,
    String(filings),
    minutes.toFixed(1),
    (filings / minutes).toFixed(0),
    (calls / filings).toFixed(2),
    String(most),
    String(throttled),
    byName,
  ];
}

const HEAD = ['what', 'filings', 'minutes', 'a minute', 'calls each', 'most in a minute', '429', 'calls'];
const rows = [];
for (const callsAMinute of [500, 1000]) {
  const filings = callsAMinute * 4;
  const outcome = await inWorld({ callsAMinute }, async (world) => {
    await fillFilings(world, world.companies[0] ?? 0, filings);
    return runAll(world, filings, 60 * MINUTE_MS);
  });
  rows.push(rowOf(`one company, ${callsAMinute} calls, receiving idle`, outcome));
}
printTable({
  title: 'Filings a minute by ANAF’s limits (turned clock)',
  head: HEAD,
  rows,
  foot: [
    `From the first call to the last kept original; ANAF decides in 20 s, lists 40 s later, answers in ${ANSWER_MS} ms.`,
  ],
});
