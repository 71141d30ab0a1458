#!/usr/bin/env node
// Writes docs/contract.md and docs/openapi.json from the contract (src/api).
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const TSX = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
process.exit(await runNode([TSX, join(ROOT, 'tests', 'api', 'contract', 'write-contract.ts')]));
