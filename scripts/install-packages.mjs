/**
 * Installs the packages where they are missing or older than the lock file. Needs nothing but Node and npm.
 * `npm ci` is right for a person's machine; where the lock lacks another platform's optional packages it stops, and
 * `npm install` does the same work without touching the lock.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { capture, run } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.condica-installed');
const OLDEST_NODE = [20, 19];

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Condica are nevoie de Node ${OLDEST_NODE.join('.')} sau mai nou; aici este ${process.versions.node}.`);
  process.exit(1);
}

function wanted() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(lock).update(process.version).update(process.platform).digest('hex');
}

function isInstalled() {
  if (!existsSync(join(ROOT, 'node_modules', 'vite')) || !existsSync(join(ROOT, 'node_modules', 'fastify')))
    return false;
  return !existsSync(STAMP) || readFileSync(STAMP, 'utf8') === wanted();
}

/** Throws where neither way works; the message says what npm said. */
export async function installPackages() {
  if (isInstalled()) return;
  console.log('Se instalează pachetele (o singură dată, câteva minute pe o legătură lentă)…');
  const common = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const clean = await capture('npm', ['ci', ...common]);
  if (clean.code !== 0) {
    const code = await run('npm', ['install', '--no-save', ...common]);
    if (code !== 0) throw new Error(`npm nu a putut instala pachetele:\n${clean.output.trim()}`);
  }
  writeFileSync(STAMP, wanted());
}
