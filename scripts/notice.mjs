#!/usr/bin/env node
// Publishes, withdraws and lists notices of public interest.
import { serverCommand } from './server-command.mjs';

await serverCommand('notice');
