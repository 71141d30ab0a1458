#!/usr/bin/env node
// Pictures of every screen, desktop and phone, light and dark, into screenshots/, and README's two into docs/pictures;
// builds what is not built yet.
import { join } from 'node:path';
import { build } from './build.mjs';
import { findBrowser } from './find-browser.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const CLI = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
const CONFIG = join('tests', 'browser', 'screenshots.config.ts');

async function main() {
  await build();
  const env = { ...process.env, CONDICA_BROWSER: await findBrowser() };
  const code = await runNode([CLI, 'test', '--config', CONFIG], { env });
  if (code === 0) console.log(`Gata: ${join(ROOT, 'screenshots')}`);
  process.exit(code);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
