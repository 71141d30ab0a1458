#!/usr/bin/env node
// Makes the two faces that PDFs are written with out of the full ones: the letters of Latin and Latin Extended, figures of one
// width, nothing that shapes text (kerning and ligatures would make the sums of widths that the layout adds up wrong).
// The result is kept under src/workers/pdf/faces; tests/workers/pdf/faces.test.ts tells when it is not what this makes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { ROOT } from './paths.mjs';

const INTER = '@expo-google-fonts/inter';
/** File made of what. */
export const FACES = {
  'inter-400.ttf': `${INTER}/400Regular/Inter_400Regular.ttf`,
  'inter-600.ttf': `${INTER}/600SemiBold/Inter_600SemiBold.ttf`,
};
const FOLDER = join(ROOT, 'src', 'workers', 'pdf', 'faces');

/** First and last code point of what is kept, where the full face has it. */
const KEPT = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  // Of Latin Extended-B the letters that names of Europe are written with: ǎ to ǵ, ș, ț and the neighbours.
  [0x1cd, 0x1dc],
  [0x1e2, 0x1ff],
  [0x218, 0x21b],
  [0x2c6, 0x2dd],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x2044, 0x2044],
  [0x2070, 0x208e],
  [0x20ac, 0x20ac],
  [0x2103, 0x2122],
  [0x2150, 0x215e],
  [0x2190, 0x2193],
  [0x2206, 0x2265],
];
const DIGITS = '0123456789';

function keptText() {
  return KEPT.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  ).join('');
}

/** One face: bytes of a TrueType file. */
export async function makeFace(source) {
  const full = readFileSync(createRequire(import.meta.url).resolve(source));
  const text = keptText();
  const wide = await subsetFont(full, text, { targetFormat: 'truetype', keepFeatures: ['tnum'], noHinting: true });
  const frozen = withCharacters(wide, tabularCharacters(create(wide)));
  return subsetFont(frozen, text, {
    targetFormat: 'truetype',
    keepFeatures: [],
    noHinting: true,
    dropTables: ['GSUB', 'GPOS', 'GDEF', 'STAT', 'DSIG', 'gasp'],
  });
}

/** Glyph of each character, with the figures of one width in place of the usual ones. */
function tabularCharacters(font) {
  return font.characterSet.map((code) => {
    const character = String.fromCodePoint(code);
    const tabular = DIGITS.includes(character);
    return [code, tabular ? font.layout(character, ['tnum']).glyphs[0].id : font.glyphForCodePoint(code).id];
  });
}

/** The font with another table of characters: one group each of cmap format 12. */
function withCharacters(font, pairs) {
  const subtable = Buffer.alloc(16 + pairs.length * 12);
  subtable.writeUInt16BE(12, 0);
  subtable.writeUInt32BE(subtable.length, 4);
  subtable.writeUInt32BE(pairs.length, 12);
  [...pairs]
    .sort(([one], [other]) => one - other)
    .forEach(([code, glyph], at) => {
      subtable.writeUInt32BE(code, 16 + at * 12);
      subtable.writeUInt32BE(code, 20 + at * 12);
      subtable.writeUInt32BE(glyph, 24 + at * 12);
    });
  const head = Buffer.from([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12]);
  return withTable(font, 'cmap', Buffer.concat([head, subtable]));
}

/** The font with one table replaced: the new one stands at the end. Sums of tables are left to the subsetter. */
function withTable(font, tag, table) {
  const result = Buffer.concat([font, Buffer.alloc((4 - (font.length % 4)) % 4), table]);
  const count = result.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, at) => 12 + at * 16);
  const entry = entries.find((at) => result.toString('latin1', at, at + 4) === tag);
  if (entry === undefined) throw new Error(`The font has no table ${tag}.`);
  result.writeUInt32BE(result.length - table.length, entry + 8);
  result.writeUInt32BE(table.length, entry + 12);
  return result;
}

async function main() {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, source] of Object.entries(FACES)) {
    const face = await makeFace(source);
    writeFileSync(join(FOLDER, name), face);
    console.log(`${name}: ${face.length} bytes`);
  }
}

if (process.argv[1] === join(ROOT, 'scripts', 'make-paper-fonts.mjs')) await main();
