#!/usr/bin/env node
// A copy of `npm run backup` into an installation that nobody has used: npm run restore -- FILE.
import { serverCommand } from './server-command.mjs';

await serverCommand('restore');
