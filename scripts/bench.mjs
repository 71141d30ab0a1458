#!/usr/bin/env node
// Prints measured tables of the production build; nothing fails by time. `npm run bench -- validator` runs the parts whose
// name begins so. Parts in a browser go through Playwright, the others through tsx. Each table is kept in tests/bench/results
// with its change since the last run, and the documents' tables are written anew from there.
import { join } from 'node:path';
import { build } from './build.mjs';
import { chooseParts } from './choose-parts.mjs';
import { writeFigures } from './figures.mjs';
import { findBrowser } from './find-browser.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const TSX = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const bench = (name) => join(ROOT, 'tests', 'bench', name);
const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
const inNode = (name) => [TSX, '--expose-gc', bench(`${name}.bench.ts`)];

const inChromium = (name) => [
  PLAYWRIGHT,
  'test',
  '--config',
  join('tests', 'bench', 'chromium.config.ts'),
  `${name}.chromium.bench.ts`,
];

const PARTS = [
  { name: 'validator agreement', args: inNode('validator-agreement') },
  { name: 'validator speed', args: inNode('validator-speed') },
  { name: 'validator first verdict', args: inNode('first-verdict') },
  { name: 'validator on a draft', args: inNode('draft-verdict') },
  { name: 'verdict on a transport', args: inNode('transport-verdict') },
  { name: 'tariff codes', args: inNode('tariff-search') },
  { name: 'validator in Chromium', args: inChromium('validator'), needsBrowser: true },
  { name: 'paper', args: inNode('paper') },
  { name: 'cold start', args: inChromium('cold-start'), needsBrowser: true },
  { name: 'import', args: inChromium('import'), needsBrowser: true },
  { name: 'keystroke', args: inChromium('keystroke'), needsBrowser: true },
  { name: 'archive storage', args: inChromium('archive-storage'), needsBrowser: true },
  { name: 'archive answers', args: inNode('archive-answers') },
  { name: 'archive snapshot', args: inNode('archive-snapshot') },
  { name: 'archive', args: inChromium('archive'), needsBrowser: true },
  { name: 'first load', args: inChromium('pull'), needsBrowser: true },
  { name: 'home', args: inChromium('home'), needsBrowser: true },
  { name: 'upgrade', args: inChromium('upgrade'), needsBrowser: true },
  { name: 'lighthouse', args: inChromium('lighthouse'), needsBrowser: true },
  { name: 'uploads', args: inNode('uploads-per-minute') },
  { name: 'filings', args: inNode('filings-per-minute') },
  { name: 'filings beside others', args: inNode('filings-fairness') },
  { name: 'sync panel', args: inChromium('sync-panel'), needsBrowser: true },
  { name: 'drain', args: inNode('drain') },
  { name: 'first request', args: inChromium('first-request'), needsBrowser: true },
  { name: 'transports', args: inChromium('transports'), needsBrowser: true },
  { name: 'older tabs', args: inChromium('older-tabs'), needsBrowser: true },
  { name: 'job claims', args: inNode('job-claims') },
  { name: 'calls on the archive', args: inNode('archive-calls') },
  { name: 'old archives', args: inNode('old-archive') },
  { name: 'audit page', args: inNode('audit-page') },
  { name: 'sign-ins', args: inNode('sign-ins') },
  { name: 'enumeration', args: inNode('enumeration') },
  { name: 'processes', args: inNode('processes') },
  { name: 'server at rest', args: inNode('server-at-rest') },
];

async function measure({ args, needsBrowser = false }) {
  const env = needsBrowser ? { ...process.env, CONDICA_BROWSER: await findBrowser() } : process.env;
  return runNode(args, { env });
}

async function main() {
  const parts = chooseParts(PARTS, process.argv.slice(2));
  checkNode();
  await installPackages();
  await build();
  const failed = [];
  for (const part of parts) if ((await measure(part)) !== 0) failed.push(part.name);
  if ((await writeFigures()) !== 0) failed.push("the documents' figures");
  if (failed.length > 0) console.log(`\nNot measured: ${failed.join(', ')}`);
  process.exit(failed.length === 0 ? 0 : 1);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
