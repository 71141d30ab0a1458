#!/usr/bin/env node
// After a copy of the database was put in place by hand: tells the devices that this is another database than they knew.
import { serverCommand } from './server-command.mjs';

await serverCommand('new-epoch');
