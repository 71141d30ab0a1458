#!/usr/bin/env node
// Prints measured tables of the production build; nothing fails by time. `npm run bench -- validator` runs the parts whose
// name begins so. Parts in a browser go through Playwright, the others through tsx.
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const TSX = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const bench = (name) => join(ROOT, 'tests', 'bench', name);
const inNode = (name) => [TSX, '--expose-gc', bench(`${name}.bench.ts`)];

const PARTS = [
  { name: 'validator agreement', args: inNode('validator-agreement') },
  { name: 'validator speed', args: inNode('validator-speed') },
  { name: 'validator first verdict', args: inNode('first-verdict') },
  { name: 'uploads', args: inNode('uploads-per-minute') },
];

async function main() {
  checkNode();
  await installPackages();
  await build();
  const wanted = process.argv.slice(2);
  const parts = PARTS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)));
  const failed = [];
  for (const { name, args } of parts) if ((await runNode(args)) !== 0) failed.push(name);
  if (failed.length > 0) console.log(`\nNot measured: ${failed.join(', ')}`);
  process.exit(failed.length === 0 ? 0 : 1);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
