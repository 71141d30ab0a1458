#!/usr/bin/env node
// Reads every document that the server keeps and compares it with its hash; also while the server works.
import { serverCommand } from './server-command.mjs';

await serverCommand('verify-archive');
