#!/usr/bin/env node
// The whole installation into one file, also while the server works: npm run backup -- [FOLDER|FILE] [--keep N].
import { serverCommand } from './server-command.mjs';

await serverCommand('backup');
