#!/usr/bin/env node
// Computes every chain of the audit anew and names what was changed; also while the server works.
import { serverCommand } from './server-command.mjs';

await serverCommand('verify-audit');
