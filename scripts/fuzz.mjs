#!/usr/bin/env node
// The seeded worlds of `npm test`, over far more seeds: `npm run fuzz -- filing 1-400` runs one with a range of its own;
// without a name, all of them with their own. Each also tells whether enough went wrong in it, so a dozen seeds is the least.
import { join } from 'node:path';
import { chooseParts } from './choose-parts.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const WORLDS = [
  { name: 'filing', file: 'tests/server/filings/filing-simulation.test.ts', seeds: '1-2000' },
  { name: 'edits', file: 'tests/domain/invoice/validation/predictions/predicted-edits.test.ts', seeds: '1-300' },
];
const RANGE = /^\d+-\d+$/;

async function main() {
  const args = process.argv.slice(2);
  const range = args.find((arg) => RANGE.test(arg));
  const chosen = chooseParts(
    WORLDS,
    args.filter((arg) => !RANGE.test(arg)),
  );
  checkNode();
  await installPackages();
  const failed = [];
  for (const { name, file, seeds } of chosen) {
    const env = { ...process.env, SEEDS: range ?? seeds };
    if ((await runNode([VITEST, 'run', file], { env })) !== 0) failed.push(name);
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  process.exit(failed.length === 0 ? 0 : 1);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
