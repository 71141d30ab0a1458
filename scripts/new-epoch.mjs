#!/usr/bin/env node
// After a copy of the database was put in place by hand: tells the devices that this is another database than they knew.
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

checkNode();
await installPackages();
await build();
process.exitCode = await runNode(['--enable-source-maps', join(ROOT, 'dist', 'server', 'new-epoch.mjs')]);
