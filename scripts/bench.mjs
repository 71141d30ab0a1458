#!/usr/bin/env node
// Prints measured tables; nothing fails by time. The validator in Node, and uploads a minute through the stand-in.
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const TSX = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');

checkNode();
await installPackages();
await build();
const codes = [
  await runNode(['--expose-gc', join(ROOT, 'scripts', 'bench-validator.mjs')]),
  await runNode([TSX, join(ROOT, 'tests', 'bench', 'uploads-per-minute.bench.ts')]),
];
process.exit(Math.max(...codes));
