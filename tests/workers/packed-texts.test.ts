/** Texts by place against a list of strings: put, put anew, of any letters, and looked through. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PackedTexts } from '@/workers/archive-search/packed-texts';

const letters = fc.constantFrom('a', 'b', '7', '-', 'ș', 'Ж', '㐀');
const text = fc.string({ unit: letters, maxLength: 12 });
const put = fc.record({ place: fc.integer({ min: 0, max: 1_500 }), text });
const wanted = fc.string({ unit: letters, minLength: 1, maxLength: 3 });

describe('packed texts', () => {
  it('contain at each place what was put there last, and nothing of its neighbours', () => {
    fc.assert(
      fc.property(fc.array(put, { maxLength: 60 }), fc.array(wanted, { minLength: 1, maxLength: 6 }), (puts, asked) => {
        const packed = new PackedTexts();
        const model = new Map<number, string>();
        for (const one of puts) {
          packed.put(one.place, one.text);
          model.set(one.place, one.text);
        }
        for (const one of asked) {
          const contains = packed.containing(one);
          for (const [place, own] of model) expect([place, contains(place)]).toEqual([place, own.includes(one)]);
        }
      }),
      { seed: 20261126, numRuns: 300 },
    );
  });

  it('stand in order as people count, whatever the letters and however long the runs of figures', () => {
    const units = fc.constantFrom('0', '0', '1', '7', 'a', '-', 'Ж');
    const numbers = fc.array(fc.string({ unit: units, maxLength: 20 }), { minLength: 2, maxLength: 12 });
    const padded = (one: string) => one.replace(/\d+/g, (figures) => figures.padStart(12, '0'));
    const sign = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
    fc.assert(
      fc.property(numbers, (texts) => {
        const packed = new PackedTexts();
        for (const [place, one] of texts.entries()) packed.put(place, one);
        for (const [a, one] of texts.entries())
          for (const [b, other] of texts.entries())
            expect([one, other, Math.sign(packed.compare(a, b))]).toEqual([
              one,
              other,
              sign(padded(one), padded(other)),
            ]);
      }),
      { seed: 20261127, numRuns: 400 },
    );
    const long = ['0000000000001', '1', '9999999999999', '10000000000000'];
    const packed = new PackedTexts();
    for (const [place, one] of long.entries()) packed.put(place, one);
    expect(Math.sign(packed.compare(0, 1))).toBe(sign(padded('0000000000001'), padded('1')));
    expect(Math.sign(packed.compare(2, 3))).toBe(sign('9999999999999', '10000000000000'));
  });

  it('are found by their letters only, also where all had one byte before', () => {
    const packed = new PackedTexts();
    packed.put(0, 'fct-1');
    packed.put(1, 'Жct-2');
    packed.put(2, 'fct-3');
    expect([0, 1, 2].map(packed.containing('ct-'))).toEqual([true, true, true]);
    expect([0, 1, 2].map(packed.containing('Ж'))).toEqual([false, true, false]);
    // The low byte of Ж alone.
    expect([0, 1, 2].map(packed.containing('\u0016'))).toEqual([false, false, false]);
    expect([0, 1, 2].map(packed.containing('1Ж'))).toEqual([false, false, false]);
  });

  // Before: a letter of two code units was looked for as one.
  it('are found by letters beyond the first 65,536', () => {
    const packed = new PackedTexts();
    packed.put(0, 'f😀1');
    packed.put(1, 'f😁1');
    for (const wanted of ['😀', 'f😀', '😀1']) expect([0, 1].map(packed.containing(wanted))).toEqual([true, false]);
  });
});
