#!/usr/bin/env node
// Runs the shipped code under a seeded storm: `npm run simulate -- --runs 100 --seed 1`. `--only SEED` runs one seed, `--keep`
// some of its steps, `--trace` tells everything as it happens, `--shrink` makes a failure shorter. `--break NAME` takes one
// mechanism out and must fail; `--breaks` takes out each in turn and prints the table of docs/sync.md.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { capture } from './run.mjs';

const OPTIONS = {
  runs: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  steps: { type: 'string', default: '100' },
  only: { type: 'string' },
  keep: { type: 'string' },
  break: { type: 'string' },
  shrink: { type: 'boolean', default: false },
  breaks: { type: 'boolean', default: false },
  trace: { type: 'boolean', default: false },
};

/** What is shipped, but for what is taken out. */
function loader(without) {
  return createServer({
    plugins: [without],
    configFile: false,
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { alias: { '@': `${ROOT}/src` } },
    define: { __BUILD__: JSON.stringify({ version: '0.0.0', date: '2026-01-01', commit: '' }) },
  });
}

function seedsOf({ runs, seed, only }) {
  if (only !== undefined) return [Number(only)];
  return Array.from({ length: Number(runs) }, (_, index) => Number(seed) + index);
}

function withoutMechanism() {
  let take = (_file, text) => text;
  return {
    name: 'without-mechanism',
    enforce: 'pre',
    transform: (text, id) => take(relative(ROOT, id.split('?')[0]).replaceAll('\\', '/'), text),
    use: (next) => {
      take = next;
    },
  };
}

/** The row of one break: after how many runs it was caught, and as what. */
async function breakRow({ name, takesOut }, { runs, seed, steps }) {
  const args = ['--break', name, '--runs', runs, '--seed', seed, '--steps', steps];
  const { output } = await capture(process.execPath, [fileURLToPath(import.meta.url), ...args]);
  const needed = /^runs=(\d+)/m.exec(output)?.[1] ?? '?';
  const caught = [...new Set([...output.matchAll(/^ {2}([a-z]+): /gm)].map(([, promise]) => promise))];
  return {
    isCaught: caught.length > 0,
    text: `| ${name} | ${takesOut} | ${needed} | ${caught.join(', ') || 'not caught'} |`,
  };
}

async function tellBreaks(server, values) {
  const { BREAKS } = await server.ssrLoadModule('/tests/simulation/breaks.ts');
  console.log('| break | takes out | runs until caught | as |\n| --- | --- | --- | --- |');
  let all = true;
  for (const one of BREAKS) {
    const row = await breakRow(one, values);
    console.log(row.text);
    all &&= row.isCaught;
  }
  return all;
}

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  checkNode();
  await installPackages();
  const without = withoutMechanism();
  const server = await loader(without);
  if (values.breaks) process.exit((await tellBreaks(server, values)) ? 0 : 1);
  if (values.break !== undefined) {
    const { breakNamed, broken } = await server.ssrLoadModule('/tests/simulation/breaks.ts');
    const taken = breakNamed(values.break);
    without.use((file, text) => broken(taken, file, text));
  }
  const { simulateInTerminal } = await server.ssrLoadModule('/tests/simulation/terminal.ts');
  const passed = await simulateInTerminal({ ...values, seeds: seedsOf(values), steps: Number(values.steps) });
  await server.close();
  process.exit(passed ? 0 : 1);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
