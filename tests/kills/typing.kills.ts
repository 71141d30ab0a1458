/**
 * `npm run kills -- typing 150 7`: so many runs, with this seed. Ends with 1 where a key was lost that had been pressed
 * longer ago than the design promises.
 */
import { printTable, type Row } from '../bench/report/print-table';
import { startInstallation } from '../browser/installation';
import type { KillOutcome } from './typing-kill';
import { PROMISED_MS } from './typing-kill';
import { runTypingKills } from './typing-kills';

const [runs = 150, seed = 1] = process.argv.slice(2).map(Number);

const installation = await startInstallation();
try {
  const outcomes = await runTypingKills(installation, { runs, seed }, ({ field, typed, kept, oldestLostMs }) =>
    console.log(`${field.name}: ${typed} typed, ${kept} kept, oldest lost ${Math.round(oldestLostMs)} ms`),
  );
  const fields = [...new Set(outcomes.map(({ field }) => field.name))];
  printTable({
    title: 'Browser killed while one types',
    head: ['field', 'runs', 'keys', 'runs that lost keys', 'oldest: min', 'median', 'max', `over ${PROMISED_MS} ms`],
    rows: [
      ...fields.map((name) =>
        rowOf(
          name,
          outcomes.filter(({ field }) => field.name === name),
        ),
      ),
      rowOf('all', outcomes),
    ],
    foot: [
      `${runs} runs, seed ${seed}.`,
      'The oldest lost key: from the moment it was given to the browser to the SIGKILL, ms, over the runs that lost any.',
    ],
  });
  process.exitCode = outcomes.some(isBroken) ? 1 : 0;
} catch (error) {
  console.error(installation.lastLines());
  throw error;
} finally {
  await installation.stop();
}

function isBroken({ oldestLostMs }: KillOutcome): boolean {
  return oldestLostMs > PROMISED_MS;
}

function rowOf(name: string, outcomes: readonly KillOutcome[]): Row {
  const ages = outcomes
    .map(({ oldestLostMs }) => oldestLostMs)
    .filter((age) => age > 0)
    .sort((one, other) => one - other);
  const keys = outcomes.reduce((sum, { typed }) => sum + typed, 0);
  const figure = (age: number | undefined): string => (age === undefined ? '–' : age.toFixed(0));
  return [
    name,
    String(outcomes.length),
    String(keys),
    String(ages.length),
    figure(ages[0]),
    figure(ages[Math.floor(ages.length / 2)]),
    figure(ages.at(-1)),
    String(outcomes.filter(isBroken).length),
  ];
}
