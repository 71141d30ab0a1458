/** One merge for both ends (findings: two meanings of an absent field): what a device decides, the server decides. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashingFields, type FieldDifference, judgeMerge, mergeFields } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';

/** Few values and names, so that they often meet; an absent property, and one that is there without a value. */
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  leaf: fc.constantFrom(undefined, null, '', '0', 0, 1, true),
  list: fc.array(
    tie('any').map((one) => one ?? null),
    { maxLength: 2 },
  ),
  record: fc.dictionary(fc.constantFrom('a', 'b'), tie('any'), { maxKeys: 2 }),
  any: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('record')),
})).any;
const row = fc.dictionary(fc.constantFrom('name', 'notes', 'lines'), value, { maxKeys: 3 });
/** A change's fields stand in both sides of it, as a command writes them. */
const difference: fc.Arbitrary<FieldDifference> = fc
  .dictionary(fc.constantFrom('name', 'notes', 'lines'), fc.tuple(value, value), { maxKeys: 3 })
  .map((fields) => ({
    base: Object.fromEntries(Object.entries(fields).map(([field, [was]]) => [field, was])),
    changes: Object.fromEntries(Object.entries(fields).map(([field, [, mine]]) => [field, mine ?? ''])),
  }));

/** As the other end gets it: without what has no value, and keys in another order. */
function overTheRoad<T extends object>(sent: T): T {
  return JSON.parse(JSON.stringify(sent, (_, inner) => reversed(inner)));
}

function reversed(inner: unknown): unknown {
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
  return Object.fromEntries(Object.entries(inner).reverse());
}

describe('a merge', () => {
  // Before: two copies, of which one took {a: undefined} and {} for two values; only the road's habit hid it.
  it('is decided alike on both ends of the road', () => {
    fc.assert(
      fc.property(row, difference, (current, change) => {
        const here = clashingFields(current, change);
        const there = mergeFields(overTheRoad(current), overTheRoad(change));
        expect(there.kind === 'conflict' ? there.fields.toSorted() : []).toEqual(here.toSorted());
        const merged = mergeFields(current, change);
        if (merged.kind === 'merged' && there.kind === 'merged') {
          expect(there.changed).toBe(merged.changed);
          expect(sameValue(merged.row, there.row)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('of a change with the row it was made on always succeeds, and gives what was wanted', () => {
    fc.assert(
      fc.property(row, row, (before, wanted) => {
        const base = Object.fromEntries(Object.keys(wanted).map((field) => [field, before[field]]));
        const merged = mergeFields(before, { base, changes: wanted });
        expect(merged.kind).toBe('merged');
        if (merged.kind === 'merged')
          for (const [field, mine] of Object.entries(wanted)) expect(sameValue(merged.row[field], mine)).toBe(true);
      }),
    );
  });

  it('clashes where a field without a known base differs, and where both wrote another value', () => {
    expect(clashingFields({ name: 'A' }, { base: {}, changes: { name: 'B' } })).toEqual(['name']);
    expect(clashingFields({}, { base: {}, changes: { name: 'B' } })).toEqual([]);
    expect(judgeMerge('x', 'y', 'z')).toBe('clash');
    expect(judgeMerge('x', 'y', 'x')).toBe('mine');
    expect(judgeMerge('x', 'x', 'z')).toBe('theirs');
    expect(judgeMerge('x', 'y', 'y')).toBe('unchanged');
  });
});

describe('the same value', () => {
  it('knows no order of properties, an absent one, and tells lists, records and null apart', () => {
    expect(sameValue({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
    expect(sameValue({ a: undefined }, {})).toBe(true);
    expect(sameValue({}, { a: undefined })).toBe(true);
    expect(sameValue({ a: null }, {})).toBe(false);
    expect(sameValue([], {})).toBe(false);
    expect(sameValue([1, 2], [1])).toBe(false);
    expect(sameValue([1], [1, 2])).toBe(false);
    expect(sameValue('1', 1)).toBe(false);
  });

  it('is an equivalence', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(sameValue(a, a)).toBe(true);
        expect(sameValue(a, b)).toBe(sameValue(b, a));
        if (sameValue(a, b) && sameValue(b, c)) expect(sameValue(a, c)).toBe(true);
      }),
    );
  });
});
