#!/usr/bin/env node
// Writes the benches' kept results (tests/bench/results) into the documents' tables.
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const TSX = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');

export function writeFigures() {
  return runNode([TSX, join(ROOT, 'tests', 'bench', 'report', 'write-figures.ts')]);
}

if (process.argv[1] === join(ROOT, 'scripts', 'figures.mjs')) process.exit(await writeFigures());
