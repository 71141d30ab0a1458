#!/usr/bin/env node
// The production build: the app with its service worker, the server, the command. Skips what is already built of the same sources.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

const SOURCES = [
  'src',
  'server',
  'public',
  'config',
  'bin',
  'scripts',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
];
const STAMP = join(ROOT, 'dist', '.built-from');
const COMPRESSED = /\.(js|css|html|svg|ttf|webmanifest)$/;
const APP_MANIFEST = join(ROOT, 'dist', 'app-manifest.json');
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

function* files(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of files(join(ROOT, source))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Brotli beside every text file: the server sends it as it is. */
function compressApp() {
  for (const file of files(join(ROOT, 'dist', 'app'))) {
    if (!COMPRESSED.test(file)) continue;
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    );
  }
}

async function step(name, args) {
  const started = Date.now();
  const code = await runNode(args, { env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`${name}: construirea nu a reușit.`);
  console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

export async function build({ force = false } = {}) {
  const sources = fingerprint();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return false;
  console.log('Se construiește aplicația…');
  await step('aplicația', [VITE, 'build', '--logLevel', 'warn']);
  // It names the sources: of use to the sizes' check, and nobody's outside.
  renameSync(join(ROOT, 'dist', 'app', 'assets', 'manifest.json'), APP_MANIFEST);
  await step('serverul', [VITE, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn']);
  await step('comanda', [join(ROOT, 'scripts', 'prepare.mjs')]);
  compressApp();
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, sources);
  return true;
}

if (process.argv[1] === join(ROOT, 'scripts', 'build.mjs')) {
  build({ force: process.argv.includes('--force') }).then(
    (built) => console.log(built ? 'Gata: dist/' : 'Nimic de construit: dist/ este din aceleași surse.'),
    (error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
