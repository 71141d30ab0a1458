#!/usr/bin/env node
// The command `condica`: runs the bundle that `npm run prepare` (part of every `npm install`) builds.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bundle = new URL('../dist/cli/condica.mjs', import.meta.url);
if (existsSync(fileURLToPath(bundle))) {
  await import(bundle.href);
} else {
  console.error('Comanda condica nu este construită încă. Rulați în dosarul proiectului: npm run prepare');
  process.exitCode = 2;
}
