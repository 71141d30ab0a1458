#!/usr/bin/env node
// The first account of a server, before letters go out: npm run create-account -- EMAIL [--first-name N] [--last-name N].
import { serverCommand } from './server-command.mjs';

await serverCommand('create-account');
