import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldDifference, joinDifferences } from '@/db/rows/field-changes';

const content = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 2 }));

describe('two differences as one', () => {
  it('keep a field without a value where the first found none, whatever the second began with', () => {
    const first = fieldDifference({}, { attachments: ['one', 'two'] });
    const then = fieldDifference({ attachments: ['one', 'two'] }, { attachments: ['one'] });
    expect(joinDifferences(first, then)).toEqual({ base: {}, changes: { attachments: ['one'] } });
  });

  it('are the difference of the ends, where every field is named', () => {
    const whole = (from: object, to: object) => ({
      ...Object.fromEntries(Object.keys(from).map((key) => [key])),
      ...to,
    });
    fc.assert(
      fc.property(content, content, content, (one, two, three) => {
        const second = whole(one, two);
        const third = whole(second, three);
        const joined = joinDifferences(fieldDifference(one, second), fieldDifference(second, third));
        expect(joined).toEqual(fieldDifference(one, third));
      }),
      { seed: 12 },
    );
  });
});
