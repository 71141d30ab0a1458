#!/usr/bin/env node
// Makes the two small faces that the app's own words are written with out of Inter's variable ones: ASCII, the signs of the
// Romanian texts and the letters of Romanian, in the weights the look has. The whole files stay for what else a name may be
// written with (src/app/fonts.css). The result is kept under src/app/faces; tests/app/faces.test.ts tells when it is not
// what this makes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './paths.mjs';

const INTER = '@fontsource-variable/inter/files/inter';
const FOLDER = join(ROOT, 'src', 'app', 'faces');
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

/** File made of what, with which letters; `unicode-range` in src/app/fonts.css names the same. */
export const PAGE_FACES = {
  'inter-page-latin.woff2': {
    source: `${INTER}-latin-wght-normal.woff2`,
    letters: `${ASCII}\u00a0«·»×ÂÎâî–—‘’“”„…€↑↓−`,
  },
  'inter-page-romanian.woff2': { source: `${INTER}-latin-ext-wght-normal.woff2`, letters: 'ĂăȘșȚț' },
};
/** What browsers apply by themselves, and the figures of one width. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/** One face: bytes of a WOFF2 file. */
export async function makePageFace({ source, letters }) {
  const full = readFileSync(createRequire(import.meta.url).resolve(source));
  return subsetFont(full, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
  });
}

async function main() {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, what] of Object.entries(PAGE_FACES)) {
    const face = await makePageFace(what);
    writeFileSync(join(FOLDER, name), face);
    console.log(`${name}: ${face.length} bytes`);
  }
}

if (process.argv[1] === join(ROOT, 'scripts', 'make-page-fonts.mjs')) await main();
