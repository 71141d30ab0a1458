/** What is taken quickly, Valibot takes and gives back as it was: with every collection of the stream, spoilt at random. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { COLLECTION_SCHEMAS } from '@/api/collections';
import { quickCheck } from '@/api/quick-check';
import { sampleOf, walked } from './schema-walk';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'id', 'a', ''];
const TEXTS = ['', 'RON', '2026-02-30', '2026-02-28', '2026-02-28T08:00:00Z', 'a'.repeat(64), '12.5', '1e5', ' '];
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<Json>(...TEXTS, 'x'.repeat(301), 'x'.repeat(61), 'x'.repeat(5001), null, true, 0, -1, 1.5, 2 ** 40),
  fc.constantFrom<Json>([], {}, [null], { a: 1 }, ['x', 1]),
  fc.constantFrom(Number.NaN, undefined, Number.POSITIVE_INFINITY),
  fc.jsonValue(),
);

/** What is done to one place of a value: another value there, the field taken away, or one more beside it. */
const blow = fc.record({
  at: fc.nat(),
  what: fc.constantFrom('replaced', 'removed', 'added', 'doubled'),
  name: fc.constantFrom(...NAMES),
  value: junk,
});
type Blow = typeof blow extends fc.Arbitrary<infer B> ? B : never;

/** Every object and list inside, the value itself first. */
function holders(value: unknown): (Record<string, unknown> | unknown[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(holders)];
}

function spoilt(value: unknown, { at, what, name, value: given }: Blow): void {
  const other: unknown = structuredClone(given);
  const places = holders(value).flatMap((holder) => Object.keys(holder).map((key) => ({ holder, key })));
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return;
  const { holder, key } = place;
  const put = (field: string, put: unknown) =>
    Object.defineProperty(holder, field, { value: put, enumerable: true, configurable: true, writable: true });
  if (Array.isArray(holder)) {
    if (what === 'removed') holder.pop();
    else holder.push(what === 'doubled' ? structuredClone(holder[0]) : other);
  } else if (what === 'removed') delete holder[key];
  else put(what === 'added' ? name : key, what === 'doubled' ? [holder[key], holder[key]] : other);
}

function expectAgreement(schema: v.GenericSchema<unknown, unknown>, value: unknown): boolean {
  if (!quickCheck(schema)(value)) return false;
  const read = v.safeParse(schema, value);
  expect(read.issues).toBeUndefined();
  expect(read.output).toStrictEqual(value);
  return true;
}

describe('the quick check of', () => {
  it.each(Object.entries(COLLECTION_SCHEMAS))('%s takes what Valibot takes', (_name, schema) => {
    const sample = sampleOf(walked(schema));
    expect(expectAgreement(schema, sample)).toBe(true);
    fc.assert(
      fc.property(fc.array(blow, { minLength: 1, maxLength: 3 }), (blows) => {
        const value = structuredClone(sample);
        for (const one of blows) spoilt(value, one);
        expectAgreement(schema, value);
      }),
      { numRuns: 400 },
    );
  });

  it('an item refuses most of what is spoilt, and takes one without what may be absent', () => {
    const schema = COLLECTION_SCHEMAS.archive;
    const {
      marks: _marks,
      held: _held,
      accounts: _accounts,
      ...least
    } = sampleOf(walked(schema)) as Record<string, unknown>;
    expect(expectAgreement(schema, least)).toBe(true);
    expect(expectAgreement(schema, { ...least, later: { of: ['a', 'newer', 'version'] } })).toBe(true);
    for (const field of ['id', 'direction', 'issueDate', 'net', 'state', 'events', 'xmlSha256'])
      expect(expectAgreement(schema, { ...least, [field]: 7 }), field).toBe(false);
    expect(expectAgreement(schema, { ...least, number: 'x'.repeat(301) })).toBe(false);
    expect(expectAgreement(schema, { ...least, events: [{ at: 'x', event: '', detail: '' }] })).toBe(false);
  });
});

describe('no quick answer is given', () => {
  const never: readonly (readonly [string, v.GenericSchema<unknown, unknown>, unknown])[] = [
    ['where a value is turned', v.pipe(v.string(), v.transform(Number)), '1'],
    ['where one is filled in', v.looseObject({ a: v.exactOptional(v.string(), 'x') }), {}],
    ['where fields are left out', v.object({ a: v.string() }), { a: 'x', b: 'y' }],
    ['where a part is not known', v.array(v.bigint()), []],
    ['where a step is not known', v.pipe(v.string(), v.email()), 'a@b.ro'],
    ['where an expression remembers', v.pipe(v.string(), v.regex(/a/g)), 'a'],
    ['inside of what is known', v.looseObject({ a: v.array(v.pipe(v.string(), v.trim())) }), { a: ['x'] }],
  ];
  it.each(never)('%s', (_words, schema, value) => {
    expect(v.is(schema, value)).toBe(true);
    expect(quickCheck(schema)(value)).toBe(false);
  });

  const bounds: readonly (readonly [v.GenericSchema<unknown, unknown>, unknown, unknown])[] = [
    [v.pipe(v.pipe(v.string(), v.maxLength(3)), v.minLength(1)), 'abc', 'abcd'],
    [v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 5, 6],
    [v.pipe(v.array(v.string()), v.maxLength(1)), ['a'], ['a', 'b']],
    [v.strictObject({ a: v.string() }), { a: 'x' }, { a: 'x', b: 'x' }],
    [v.record(v.pipe(v.string(), v.maxLength(1)), v.number()), { a: 1 }, { ab: 1 }],
    [v.nullable(v.literal('a')), null, 'b'],
    [v.looseObject({ a: v.unknown() }), { a: undefined }, {}],
  ];
  it.each(bounds)('beyond a bound (%#)', (schema, inside, outside) => {
    expect(expectAgreement(schema, inside)).toBe(true);
    expect(expectAgreement(schema, outside)).toBe(false);
  });
});
