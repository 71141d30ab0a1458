#!/usr/bin/env node
// Makes a proof by which the support sees an account.
import { serverCommand } from './server-command.mjs';

await serverCommand('impersonate');
