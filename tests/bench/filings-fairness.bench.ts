/**
 * Who waits for whom at ANAF's limits: many companies at once, and a few small ones beside one with ten thousand filings waiting. By a
 * turned clock, so that what counts is calls against the limit and waits, not this machine; looked at every five turned seconds.
 * Run: `npx tsx tests/bench/filings-fairness.bench.ts`.
 */
import { type FilingWorld, filingWorld } from './filings/filing-world';
import { fillFilings } from './filings/fill-filings';
import { printTable } from './report/print-table';

const STEP_MS = 5_000;
const MOST_MS = 60 * 60_000;
const CALLS = 500;
const STAND_IN = { processingMs: 20_000, listLagMs: 40_000 };

interface Waits {
  /** Turned seconds from the first call until the company's last original is kept. */
  readonly seconds: readonly number[];
  readonly calls: number;
  readonly lists: number;
  readonly throttled: number;
}

async function unfinished(world: FilingWorld, companies: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await world.database.asOwner((db) =>
    db
      .selectFrom('filing')
      .select('company_id')
      .distinct()
      .where('company_id', 'in', companies)
      .where('zip', '!=', 'kept')
      .execute(),
  );
  return new Set(rows.map(({ company_id }) => company_id));
}

/** The waits of `watched`, whatever else the world has to do. */
async function waitsOf(world: FilingWorld, watched: readonly number[]): Promise<Waits> {
  const start = world.clock.now();
  const seconds = new Map<number, number>();
  while (seconds.size < watched.length && world.clock.now() - start < MOST_MS) {
    await world.clock.turnUntil(() => false, STEP_MS);
    const left = await unfinished(world, watched);
    for (const company of watched)
      if (!left.has(company) && !seconds.has(company)) seconds.set(company, (world.clock.now() - start) / 1000);
  }
  if (seconds.size < watched.length) throw new Error(`${watched.length - seconds.size} companies did not finish.`);
  const { calls } = world;
  return {
    seconds: [...seconds.values()].sort((a, b) => a - b),
    calls: calls.length,
    lists: calls.filter(({ name }) => name === 'listaMesajePaginatieFactura').length,
    throttled: calls.filter(({ status }) => status === 429).length,
  };
}

/** `sizes`: filings of each company; those of the first `beside` companies are not watched. */
async function run(sizes: readonly number[], beside = 0): Promise<Waits> {
  const options = { companies: sizes.length, callsAMinute: CALLS, answerMs: 300, standIn: STAND_IN };
  const world = await filingWorld(options);
  try {
    for (const [place, company] of world.companies.entries()) await fillFilings(world, company, sizes[place] ?? 0);
    return await waitsOf(world, world.companies.slice(beside));
  } finally {
    await world.close();
  }
}

const SMALL = Array.from({ length: 10 }, () => 5);
const cases: readonly (readonly [string, readonly number[], number])[] = [
  ['10 companies of 5 filings, alone', SMALL, 0],
  ['the same beside one company of 10,000', [10_000, ...SMALL], 1],
  ['100 companies of 5 filings at once', Array.from({ length: 100 }, () => 5), 0],
];
const rows = [];
for (const [title, sizes, beside] of cases) {
  const { seconds, calls, lists, throttled } = await run(sizes, beside);
  const middle = seconds[Math.floor(seconds.length / 2)] ?? 0;
  rows.push([title, middle.toFixed(0), (seconds.at(-1) ?? 0).toFixed(0), ...[calls, lists, throttled].map(String)]);
}
printTable({
  title: 'Waits of companies beside others (turned clock, 500 calls a minute, receiving on)',
  head: ['what', 'median s', 'worst s', 'calls', 'of which lists', '429'],
  rows,
  foot: [
    'Until the last signed original of a company is kept; ANAF decides in 20 s, lists 40 s later, answers in 300 ms.',
  ],
});
