import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontsOfDisk } from './fonts-of-disk';

/** What the script gives; it has no types, for it runs in Node as it is. */
interface Making {
  readonly FACES: Readonly<Record<string, string>>;
  readonly makeFace: (source: string) => Promise<Uint8Array>;
}

const script = new URL('../../../scripts/make-paper-fonts.mjs', import.meta.url).href;
const { FACES, makeFace } = (await import(script)) as Making;

const kept = (name: string) => readFileSync(new URL(`../../../src/workers/pdf/faces/${name}`, import.meta.url));

describe('the faces of the paper', () => {
  it.each(Object.entries(FACES))('%s is what scripts/make-paper-fonts.mjs makes', async (name, source) => {
    expect(kept(name).equals(await makeFace(source))).toBe(true);
  });

  const { metrics } = fontsOfDisk();
  const advance = (face: 'regular' | 'semibold', letter: string) => metrics.advance(face, letter.codePointAt(0) ?? 0);

  it.each(['regular', 'semibold'] as const)('%s has the letters of Romanian and of its neighbours', (face) => {
    for (const letter of 'ĂÂÎȘȚăâîșțŞŢşţäöüßőűžčšćđłńśżéèçñåøæœŵŷẞ€−–„”«»…×½²№→') {
      expect([letter, advance(face, letter)]).toEqual([letter, expect.any(Number)]);
    }
  });

  it.each(['regular', 'semibold'] as const)('%s has figures of one width, so that columns of sums stand', (face) => {
    expect(new Set([...'0123456789'].map((figure) => advance(face, figure))).size).toBe(1);
  });

  it('has neither Cyrillic nor a box in its place', () => {
    expect(advance('regular', 'Ж')).toBeUndefined();
  });
});
