/**
 * Installs the packages where they are missing or older than the lock file. Needs nothing but Node and npm.
 * `npm ci` is right for a person's machine; where the lock lacks another platform's optional packages it stops, and
 * `npm install` does the same work without touching the lock. A package that is not the one the lock names stops everything.
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

const OPTIONS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** Throws where neither way works, or where a package is another one than the lock's; the message says what npm said. */
export async function installLocked(folder) {
  const clean = await capture('npm', ['ci', ...OPTIONS], { cwd: folder });
  if (clean.code === 0) return;
  const said = clean.output.trim();
  if (/\bEINTEGRITY\b/.test(said)) {
    throw new Error(
      `Un pachet descărcat nu este cel din package-lock.json, așa că nu s-a pornit nimic. Verificați registrul și rețeaua, goliți memoria npm (npm cache clean --force) și încercați din nou.\n${said}`,
    );
  }
  const code = await run('npm', ['install', '--no-save', ...OPTIONS], { cwd: folder });
  if (code !== 0) throw new Error(`npm nu a putut instala pachetele:\n${said}`);
}

export async function installPackages() {
  if (isInstalled()) return;
  console.log('Se instalează pachetele (o singură dată, câteva minute pe o legătură lentă)…');
  await installLocked(ROOT);
  writeFileSync(STAMP, wanted());
}
