#!/usr/bin/env node
// Runs the shipped code under a seeded storm: `npm run simulate -- --runs 100 --seed 1`, in two processes (`--processes N`).
// `--only SEED` runs one seed, `--keep` some of its steps, `--trace` tells everything as it happens, `--shrink` makes a failure
// shorter. `--break NAME` takes one mechanism out and must fail; `--breaks` takes out each in turn and prints the table of
// docs/sync.md. `--guarantees` prints what is promised and what checks it, and fails where nothing does.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleSimulation } from './bundle-simulation.mjs';
import { tellGuarantees } from './guarantees.mjs';
import { checkNode, installPackages } from './install-packages.mjs';

const OPTIONS = {
  runs: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  steps: { type: 'string', default: '100' },
  processes: { type: 'string', default: '2' },
  only: { type: 'string' },
  keep: { type: 'string' },
  break: { type: 'string' },
  shrink: { type: 'boolean', default: false },
  breaks: { type: 'boolean', default: false },
  guarantees: { type: 'boolean', default: false },
  trace: { type: 'boolean', default: false },
};

/** As a bare `node` runs it, whatever flags npm gave this one. */
const FLAGS = ['--max-semi-space-size=64'];

function seedsOf({ runs, seed, only }) {
  if (only !== undefined) return [Number(only)];
  return Array.from({ length: Number(runs) }, (_, index) => Number(seed) + index);
}

/** One process that runs those seeds; gives their sum. `quiet`: what it tells stays unheard. */
function simulateIn(folder, options, { quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'ignore', 'ignore', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'];
    const child = fork(join(folder, 'process.mjs'), { stdio, execArgv: FLAGS });
    let sum;
    child.once('message', (message) => {
      sum = message;
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      sum === undefined ? reject(new Error(`A process ended with ${code}`)) : resolve(sum),
    );
    child.send(options);
  });
}

function optionsOf({ steps, trace, keep, shrink, break: taken }, seeds) {
  return { seeds, steps: Number(steps), trace, shrink, keep: keep ?? null, taken: taken ?? null };
}

async function load(folder, file) {
  return import(pathToFileURL(join(folder, `${file}.mjs`)).href);
}

/** The seeds by turns over the processes, the results in one sum. */
async function simulate(values) {
  const sound = await bundleSimulation('sound');
  const { joinSums, tellSum } = await load(sound, 'sum');
  const folder = values.break === undefined ? sound : await withoutMechanism(sound, values.break);
  const seeds = seedsOf(values);
  const count = Math.min(Number(values.processes), seeds.length);
  const shares = Array.from({ length: count }, (_, own) => seeds.filter((_seed, place) => place % count === own));
  const started = Date.now();
  const sums = await Promise.all(shares.map((share) => simulateIn(folder, optionsOf(values, share))));
  return tellSum(joinSums(sums), { seconds: (Date.now() - started) / 1000, seeds, processes: count });
}

async function withoutMechanism(sound, name) {
  const { breakNamed, broken } = await load(sound, 'breaks');
  const taken = breakNamed(name);
  return bundleSimulation(name, (file, text) => broken(taken, file, text));
}

/** After how many runs a break was seen, and as what; only a seed that is kept without it counts. */
async function breakRow(sound, { name, takesOut }, values) {
  const folder = await withoutMechanism(sound, name);
  const seeds = seedsOf(values);
  for (let from = 0; from < seeds.length; ) {
    const sum = await simulateIn(folder, optionsOf({ ...values, break: name }, seeds.slice(from)), { quiet: true });
    from += sum.runs;
    const [seed] = sum.failed;
    if (seed === undefined) break;
    const without = await simulateIn(sound, optionsOf(values, [seed]), { quiet: true });
    const seen = Object.keys(sum.broken).filter((one) => sum.broken[one] > without.broken[one]);
    if (without.failed.length === 0) return { isCaught: true, text: rowText(name, takesOut, from, seen.join(', ')) };
  }
  return { isCaught: false, text: rowText(name, takesOut, '–', `not caught within ${seeds.length}`) };
}

function rowText(...cells) {
  return `| ${cells.join(' | ')} |`;
}

/** As many at a time as there are processes; told in the order of the table. */
async function tellBreaks(values) {
  const sound = await bundleSimulation('sound');
  const { BREAKS } = await load(sound, 'breaks');
  const rows = new Map();
  const waiting = [...BREAKS];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      rows.set(one.name, await breakRow(sound, one, values));
      console.error(rows.get(one.name).text);
    }
  };
  await Promise.all(Array.from({ length: Number(values.processes) }, work));
  console.log(`${rowText('break', 'takes out', 'runs until caught', 'as')}\n${rowText('---', '---', '---', '---')}`);
  for (const { name } of BREAKS) console.log(rows.get(name).text);
  return [...rows.values()].every(({ isCaught }) => isCaught);
}

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.guarantees) process.exit(tellGuarantees() ? 0 : 1);
  checkNode();
  await installPackages();
  const passed = values.breaks ? await tellBreaks(values) : await simulate(values);
  process.exit(passed ? 0 : 1);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
