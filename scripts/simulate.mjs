#!/usr/bin/env node
// Runs the shipped code under a seeded storm: `npm run simulate -- --runs 100 --seed 1`, in two processes (`--processes N`).
// `--only SEED` runs one seed (or some, `--only 1,6,30`), `--keep` some of its steps, `--trace` tells everything as it
// happens, `--shrink` makes a failure
// shorter. `--break NAME` takes one mechanism out and must fail; `--breaks` takes out each in turn that
// its log does not have yet (`--log FILE`) and writes the table of docs/sync.md. `--log FILE` keeps a line of each batch of seeds that has ended, and `--rows FILE` makes of them the rows of
// docs/sync.md. `--guarantees` writes there what is promised and what checks it, and fails where nothing does.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { writeTable } from './break-rows.mjs';
import { bundleSimulation } from './bundle-simulation.mjs';
import { tellGuarantees } from './guarantees.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { appendLine, lineOf, readLines, tableOf } from './simulated-rows.mjs';

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
  log: { type: 'string' },
  rows: { type: 'string' },
};

/** Seeds of a process between two lines of the log: new processes then, so that one that ends early takes little with it. */
const BATCH = 50;

/** As a bare `node` runs it, whatever flags npm gave this one. */
const FLAGS = ['--max-semi-space-size=192', '--always-sparkplug'];

function seedsOf({ runs, seed, only }) {
  if (only !== undefined) return only.split(',').map(Number);
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

/** The results of all seeds in one sum; what has ended is in the log, whatever becomes of the rest. */
async function simulate(values) {
  const sound = await bundleSimulation('sound');
  const { joinSums, tellSum } = await load(sound, 'sum');
  const folder = values.break === undefined ? sound : await withoutMechanism(sound, values.break);
  const seeds = seedsOf(values);
  const processes = Math.min(Number(values.processes), seeds.length);
  const atOnce = values.log === undefined ? seeds.length : BATCH * processes;
  const started = Date.now();
  const sums = [];
  for (let from = 0; from < seeds.length; from += atOnce) {
    const batch = seeds.slice(from, from + atOnce);
    const since = Date.now();
    const sum = joinSums(await simulateBatch(folder, values, batch, processes));
    const course = {
      seeds: batch,
      steps: Number(values.steps),
      processes,
      date: new Date().toISOString().slice(0, 10),
    };
    if (values.log !== undefined)
      appendLine(values.log, lineOf(sum, { ...course, seconds: (Date.now() - since) / 1000 }));
    sums.push(sum);
  }
  return tellSum(joinSums(sums), { seconds: (Date.now() - started) / 1000, seeds, processes });
}

/** The seeds by turns over the processes. */
function simulateBatch(folder, values, seeds, processes) {
  const shares = Array.from({ length: processes }, (_, own) =>
    seeds.filter((_seed, place) => place % processes === own),
  );
  const work = shares.filter((share) => share.length > 0);
  return Promise.all(work.map((share) => simulateIn(folder, optionsOf(values, share))));
}

async function withoutMechanism(sound, name) {
  const { breakNamed, broken } = await load(sound, 'breaks');
  const taken = breakNamed(name);
  return bundleSimulation(name, (file, text) => broken(taken, file, text));
}

/** After how many runs a break was seen, and as what; only a seed that is kept without it counts. */
async function breakLine(sound, { name }, values) {
  const folder = await withoutMechanism(sound, name);
  const seeds = seedsOf(values);
  const line = (runs, as) => ({ name, from: seeds[0], runs, as, date: new Date().toISOString().slice(0, 10) });
  for (let from = 0; from < seeds.length; ) {
    const sum = await simulateIn(folder, optionsOf({ ...values, break: name }, seeds.slice(from)), { quiet: true });
    from += sum.runs;
    const [seed] = sum.failed;
    if (seed === undefined) break;
    const without = await simulateIn(sound, optionsOf(values, [seed]), { quiet: true });
    const seen = Object.keys(sum.broken).filter((one) => sum.broken[one] > without.broken[one]);
    if (without.failed.length === 0) return line(from, seen.join(', '));
  }
  return line(seeds.length, null);
}

/** As many at a time as there are processes, those that the log does not have; the table of docs/sync.md is written of all. */
async function tellBreaks(values) {
  const sound = await bundleSimulation('sound');
  const { BREAKS } = await load(sound, 'breaks');
  const log = values.log ?? join(ROOT, 'test-results', 'breaks.log');
  const lines = existsSync(log) ? readLines(log) : [];
  const known = new Set(lines.map(({ name }) => name));
  const waiting = BREAKS.filter(({ name }) => !known.has(name));
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const line = await breakLine(sound, one, values);
      appendLine(log, line);
      lines.push(line);
      console.error(JSON.stringify(line));
      writeTable(join(ROOT, 'docs', 'sync.md'), BREAKS, lines);
    }
  };
  await Promise.all(Array.from({ length: Number(values.processes) }, work));
  writeTable(join(ROOT, 'docs', 'sync.md'), BREAKS, lines);
  return lines.every(({ as }) => as !== null);
}

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.guarantees) process.exit(tellGuarantees() ? 0 : 1);
  if (values.rows !== undefined) {
    for (const row of tableOf(readLines(values.rows))) console.log(row);
    return;
  }
  checkNode();
  await installPackages();
  const passed = values.breaks ? await tellBreaks(values) : await simulate(values);
  process.exit(passed ? 0 : 1);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
