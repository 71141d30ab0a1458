/**
 * `npm run kills -- whole 200 7`: so many runs with this seed, each one blow while two people write an invoice each and at times
 * declare a transport; after ten of them, twenty invoices, two other profiles go on. Ends with 1 where a promise was broken, a
 * session ended, or nothing filed.
 */
import seedDemo from '../browser/seeding/seeded-demo';
import { chance } from '../simulation/random';
import { countDeclared } from './whole/declare-transport';
import { countFiled } from './whole/judge';
import type { KillRun } from './whole/kill-run';
import { runRound } from './whole/round';
import { beginStorm } from './whole/storm';
import { stormLog, sumLine } from './whole/storm-log';

const RUNS_A_ROUND = 10;

const [runs = 200, seed = 1] = process.argv.slice(2).map(Number);
const log = stormLog(seed);
await seedDemo();
const storm = await beginStorm();
try {
  log.tell(`— ${new Date().toISOString()} runs=${runs} seed=${seed} —`);
  const done: KillRun[] = [];
  let signedOut = 0;
  while (done.length < runs) {
    const dice = chance(seed * 1000 + done.length);
    const round = await runRound(
      storm,
      { runs: Math.min(RUNS_A_ROUND, runs - done.length), from: done.length + 1 },
      dice,
      log,
    );
    done.push(...round.runs);
    signedOut += round.signedOut;
  }
  const filed = countFiled(storm.shown, await storm.installation.uploads());
  const declared = await countDeclared(storm);
  log.tell(sumLine(done, { filed, declared, signedOut }));
  const broken = done.some(({ breaches }) => breaches.length > 0);
  process.exitCode = broken || signedOut > 0 || filed === 0 ? 1 : 0;
} catch (error) {
  log.tell(storm.story.all().join('\n'));
  log.keep(storm.installation.lastLines());
  throw error;
} finally {
  await storm.end();
}
