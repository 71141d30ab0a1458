#!/usr/bin/env node
// Takes a lost second factor off an account.
import { serverCommand } from './server-command.mjs';

await serverCommand('lose-factor');
