#!/usr/bin/env node
// The server suite with two applications over one database, each call to the next of them (tests/server/support/processes.ts).
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const paths = process.argv.slice(2);
const env = { ...process.env, CONDICA_TEST_PROCESSES: '2' };
process.exit(await runNode([vitest, 'run', ...(paths.length === 0 ? ['tests/server'] : paths)], { env }));
