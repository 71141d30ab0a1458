import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';

interface PageFace {
  readonly source: string;
  readonly letters: string;
}

/** What the script gives; it has no types, for it runs in Node as it is. */
interface Making {
  readonly PAGE_FACES: Readonly<Record<string, PageFace>>;
  readonly makePageFace: (what: PageFace) => Promise<Uint8Array>;
}

const script = new URL('../../../scripts/make-page-fonts.mjs', import.meta.url).href;
const { PAGE_FACES, makePageFace } = (await import(script)) as Making;

const read = (name: string) => readFileSync(new URL(`../../../src/app/${name}`, import.meta.url));
const css = read('fonts.css').toString();

/** Code points that fonts.css gives a face. */
function rangeOf(name: string): ReadonlySet<number> {
  const [, rule = ''] = css.split(`./faces/${name}"`);
  const range = /unicode-range:([^;]+);/.exec(rule)?.[1] ?? '';
  return new Set(
    [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at);
    }),
  );
}

describe('the small faces of the page', () => {
  it.each(Object.entries(PAGE_FACES))('%s is what scripts/make-page-fonts.mjs makes', async (name, what) => {
    expect(read(`faces/${name}`).equals(await makePageFace(what))).toBe(true);
  });

  // A letter in the range alone would fall to another font; one in the face alone would bring the whole file.
  it.each(Object.entries(PAGE_FACES))('%s has the letters that fonts.css gives it', (name, { letters }) => {
    const range = rangeOf(name);
    expect(range).toEqual(new Set([...letters].map((letter) => letter.codePointAt(0))));
    const face = create(read(`faces/${name}`));
    expect([...range].filter((point) => !face.hasGlyphForCodePoint(point))).toEqual([]);
  });

  it('write Romanian', () => {
    const all = Object.values(PAGE_FACES)
      .map(({ letters }) => letters)
      .join('');
    for (const letter of 'ĂÂÎȘȚăâîșț„”–') expect(all).toContain(letter);
  });
});
