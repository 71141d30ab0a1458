#!/usr/bin/env node
// Long runs that kill. `npm run kills -- typing 150 7`: 150 runs with seed 7 over the production build; `whole` kills all of it.
import { join } from 'node:path';
import { build } from './build.mjs';
import { findBrowser } from './find-browser.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const TSX = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const KILLS = {
  typing: join(ROOT, 'tests', 'kills', 'typing.kills.ts'),
  sessions: join(ROOT, 'tests', 'kills', 'sessions.kills.ts'),
  named: join(ROOT, 'tests', 'kills', 'named.kills.ts'),
  servers: join(ROOT, 'tests', 'kills', 'servers.kills.ts'),
  whole: join(ROOT, 'tests', 'kills', 'whole.kills.ts'),
};

async function main() {
  const [name = 'typing', ...args] = process.argv.slice(2);
  const script = KILLS[name];
  if (script === undefined) throw new Error(`No such kills: ${name}. There are: ${Object.keys(KILLS).join(', ')}.`);
  checkNode();
  await installPackages();
  await build();
  process.exit(
    await runNode([TSX, script, ...args], { env: { ...process.env, CONDICA_BROWSER: await findBrowser() } }),
  );
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
