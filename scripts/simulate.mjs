#!/usr/bin/env node
// Runs the shipped code under a seeded storm: `npm run simulate -- --runs 100 --seed 1`. `--only SEED` runs one seed, `--trace`
// tells everything as it happens.
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';

const OPTIONS = {
  runs: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  steps: { type: 'string', default: '100' },
  only: { type: 'string' },
  trace: { type: 'boolean', default: false },
};

function loader() {
  return createServer({
    configFile: false,
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { alias: { '@': `${ROOT}/src` } },
    define: { __BUILD__: JSON.stringify({ version: '0.0.0', date: '2026-01-01', commit: '' }) },
  });
}

function seedsOf({ runs, seed, only }) {
  if (only !== undefined) return [Number(only)];
  return Array.from({ length: Number(runs) }, (_, index) => Number(seed) + index);
}

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  checkNode();
  await installPackages();
  const server = await loader();
  const { simulateInTerminal } = await server.ssrLoadModule('/tests/simulation/terminal.ts');
  const passed = await simulateInTerminal({ ...values, seeds: seedsOf(values), steps: Number(values.steps) });
  await server.close();
  process.exit(passed ? 0 : 1);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
