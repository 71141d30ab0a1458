#!/usr/bin/env node
// Fails where the script a person must download is over its limit, brotli: sign-in 90 kB, up to the first list 170 kB,
// any further route 60 kB more. Workers are apart; their sizes are printed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from './paths.mjs';

const APP = join(ROOT, 'dist', 'app');
const LIMITS_KB = { signIn: 90, firstList: 170, route: 60 };

const manifest = JSON.parse(readFileSync(join(ROOT, 'dist', 'app-manifest.json'), 'utf8'));
const sizes = new Map();

function bytesOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(APP, file))).length);
  return sizes.get(file);
}

/** The scripts that loading these manifest entries brings, through static imports. */
function scriptsOf(keys, into = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`Not in the build: ${key}`);
    if (into.has(chunk.file)) continue;
    into.add(chunk.file);
    scriptsOf(chunk.imports ?? [], into);
  }
  return into;
}

const kb = (files) => [...files].reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
/** The manifest entry of a group of vite.config.ts. */
const group = (name) => {
  const key = Object.keys(manifest).find((known) => known.startsWith('_') && manifest[known].name === name);
  if (key === undefined) throw new Error(`No such group in the build: ${name}`);
  return key;
};
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const pages = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && /-page\.tsx$/.test(key));
const start = [entry, group('start'), group('sign-in')];
const signIn = scriptsOf(start);
const firstList = scriptsOf([...start, group('first-list')]);
const rows = [
  ['sign-in', kb(signIn), LIMITS_KB.signIn],
  ['up to the first list', kb(firstList), LIMITS_KB.firstList],
  ...pages.map((page) => [page, kb([...scriptsOf([page])].filter((file) => !firstList.has(file))), LIMITS_KB.route]),
];

let over = 0;
for (const [name, size, limit] of rows) {
  const fits = size <= limit;
  if (!fits) over += 1;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${size.toFixed(1).padStart(7)} kB of ${limit}  ${name}`);
}
for (const file of readdirSync(join(APP, 'assets')).filter((name) => /worker.*\.js$/.test(name))) {
  console.log(`     ${(bytesOf(`assets/${file}`) / 1000).toFixed(1).padStart(7)} kB        ${file}`);
}
console.log(`     ${(bytesOf('service-worker.js') / 1000).toFixed(1).padStart(7)} kB        service-worker.js`);
process.exit(over === 0 ? 0 : 1);
