#!/usr/bin/env node
// Reads every document that the server keeps and compares it with its hash; also while the server works.
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

checkNode();
await installPackages();
await build();
process.exitCode = await runNode(['--enable-source-maps', join(ROOT, 'dist', 'server', 'verify-archive.mjs')]);
