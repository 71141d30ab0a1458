import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldDifference, joinDifferences } from '@/db/rows/field-changes';
import { joinSeen, type WrittenDifference } from '@/db/rows/join-seen';

const BY = { deviceName: 'Birou', at: '2026-03-02T09:00:00.000Z' };

function change(seen: object, after: object): WrittenDifference {
  return { ...fieldDifference({ ...seen }, { ...after }), ...BY };
}

const content = fc.record({ a: fc.nat(3), b: fc.nat(3), c: fc.nat(3) });

// Verifies: G9
describe('changes of a row as one', () => {
  it('are all of them, where each was made over the one before', () => {
    fc.assert(
      fc.property(fc.array(content, { minLength: 2, maxLength: 6 }), (states) => {
        const [own, ...later] = states.slice(1).map((state, place) => change(states[place] ?? {}, state));
        if (own === undefined) return;
        const { base, changes } = later.reduce(joinDifferences, own);
        expect(joinSeen(own, later)).toEqual({ joined: { base, changes, ...BY }, apart: [] });
      }),
      { seed: 7711525 },
    );
  });

  /** Every value is a word of its own, as people's are, and each change was made over any earlier state. */
  it('lose no word that the next one of its field had not before the eyes', () => {
    const plan = fc.array(fc.tuple(fc.nat(), fc.constantFrom('a', 'b')), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(plan, (steps) => {
        const states: Record<string, number>[] = [{ a: -1, b: -2 }];
        const made = steps.map(([from, field], word) => {
          const seen = states[from % states.length] ?? {};
          const after = { ...seen, [field]: word };
          states.push(after);
          return change(seen, after);
        });
        const [own, ...later] = made;
        if (own === undefined) return;
        const { joined, apart } = joinSeen(own, later);
        const there = new Set([joined, ...apart].flatMap(({ changes }) => Object.values(changes)));
        const seen = new Set(made.flatMap(({ base }) => Object.values(base)));
        const lost = steps.map((_, word) => word).filter((word) => !there.has(word) && !seen.has(word));
        expect(lost).toEqual([]);
      }),
      { seed: 7711525 },
    );
  });

  it('stay apart from there on: what goes on from the later word goes on there', () => {
    const own = change({ a: 0, b: 0 }, { a: 1, b: 0 });
    const other = change({ a: 0, b: 0 }, { a: 2, b: 0 });
    const next = change({ a: 2, b: 0 }, { a: 3, b: 4 });
    expect(joinSeen(own, [other, next])).toEqual({
      joined: { base: { a: 0, b: 0 }, changes: { a: 1, b: 4 }, ...BY },
      apart: [{ base: { a: 0 }, changes: { a: 3 }, ...BY }],
    });
  });
});
