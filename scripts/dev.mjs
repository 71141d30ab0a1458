#!/usr/bin/env node
// The development server of the app over a running server of the product (`npm start` in another terminal, or CONDICA_SERVER).
import { join } from 'node:path';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

checkNode();
await installPackages();
process.exit(await runNode([join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')]));
