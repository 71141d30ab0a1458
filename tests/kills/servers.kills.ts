/**
 * `npm run kills -- servers 1000 7`: so many filings with this seed through two servers, with ANAF's duplicate verdict and without it. Ends
 * with 1 where a document was not accepted once, something was not finished, or a limit was passed.
 */
import { resolve } from 'node:path';
import { killServers } from './servers/servers-kills';

const [filings = 1_000, seed = 1] = process.argv.slice(2).map(Number);
const MINUTE_MS = 60_000;

for (const refusesDuplicates of [true, false]) {
  const outcome = await killServers({
    ...{ filings, seed, refusesDuplicates, callsPerMinute: 1_000, build: resolve('dist', 'server') },
    ...{ killEveryMs: 4_000, mostMs: 30 * MINUTE_MS },
  });
  const { kills, faults, calls, throttled, notOnce, unfinished, seconds } = outcome;
  console.log(
    `duplicates ${refusesDuplicates ? 'refused' : 'taken'}: ${filings} filings in ${Math.round(seconds)} s, ${kills} kills, ${faults} faults, ` +
      `${calls} calls, ${throttled} beyond the limit, ${notOnce.length} not accepted once, ${unfinished} unfinished`,
  );
  for (const [sha256, times] of notOnce) console.log(`  ${sha256}: ${times} times`);
  if (throttled + notOnce.length + unfinished > 0) process.exitCode = 1;
}
