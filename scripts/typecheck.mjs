#!/usr/bin/env node
// Checks every runtime's compiler project on its own, so that DOM types cannot leak into the server or the domain. What did
// not change since the last run is not checked again (a tenth of the time).
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const projects = ['domain', 'workers', 'sw', 'app', 'server', 'tests'];
let failed = false;
for (const project of projects) {
  const known = join(root, 'node_modules', '.cache', 'types', `${project}.tsbuildinfo`);
  const args = [tsc, '-p', `tsconfig.${project}.json`, '--incremental', '--tsBuildInfoFile', known];
  const run = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) failed = true;
  console.log(`types: ${project} ${run.status === 0 ? 'ok' : 'FAILED'}`);
}
process.exit(failed ? 1 : 0);
