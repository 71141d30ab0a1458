/** What every call of the contract refuses: another type, a missing or unknown field, a text past its bound. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { findCall, OUTBOX_CALL_NAMES, outboxEffect } from '@/api/outbox-calls';
import { CALLS } from '@/api/registry';
import { ABSENT, type Place, placesOf, requirement, sampleOf, walked, withAt } from './schema-walk';

const BODIES = Object.values(CALLS).flatMap(({ name, bodySchema }) =>
  bodySchema === null ? [] : [{ name, bodySchema }],
);
const PARAMS = Object.values(CALLS).flatMap(({ name, params }) => (params === null ? [] : [{ name, params }]));

type Schema = v.GenericSchema;
const takes = (schema: Schema, value: unknown) => v.safeParse(schema, value).success;
const words = ({ path }: Place) => path.join('.');
/** Values of a kind that no field of text, number or list has. */
const STRANGE: readonly unknown[] = [null, Symbol('x'), () => 1, Number.NaN];

function wrappedAs(types: readonly string[], place: Place, all: readonly Place[]): boolean {
  return all.some(({ path, schema }) => path.join() === place.path.join() && types.includes(schema.type));
}
const optional = (place: Place, all: readonly Place[]) => wrappedAs(['optional', 'exact_optional'], place, all);
const open = (place: Place, all: readonly Place[]) => wrappedAs(['optional', 'nullable'], place, all);

describe.each(BODIES)('the body of $name', ({ bodySchema }) => {
  const schema = bodySchema as unknown as Schema;
  const places = placesOf(walked(schema));
  const sample = sampleOf(walked(schema));

  it('is taken as the contract has it', () => {
    expect(v.safeParse(schema, sample).issues ?? []).toEqual([]);
  });

  it('is refused with anything of another kind at any place', () => {
    for (const place of places) {
      if (['unknown', 'record'].includes(place.schema.type) || open(place, places)) continue;
      for (const value of STRANGE) expect(takes(schema, withAt(sample, place.path, value)), words(place)).toBe(false);
    }
  });

  it('is refused without a field, unless it may be left out', () => {
    for (const place of places) {
      if (place.path.length === 0 || typeof place.path.at(-1) === 'number') continue;
      expect(takes(schema, withAt(sample, place.path, ABSENT)), words(place)).toBe(optional(place, places));
    }
  });

  it('is refused with a field that the contract does not know, at any depth', () => {
    for (const place of places) {
      if (place.schema.entries === undefined || place.schema.type === 'loose_object') continue;
      expect(takes(schema, withAt(sample, [...place.path, 'camp_nou'], 1)), words(place)).toBe(false);
    }
  });

  it('takes every text up to its bound and not past it', () => {
    for (const place of places) {
      const bound = requirement(place.schema, 'max_length');
      if (
        place.schema.type !== 'string' ||
        typeof bound !== 'number' ||
        place.schema.pipe?.some(({ type }) => type === 'uuid')
      )
        continue;
      expect(takes(schema, withAt(sample, place.path, 'a'.repeat(bound + 1))), words(place)).toBe(false);
    }
  });

  it('takes every number within its bounds and no other', () => {
    for (const place of places) {
      if (place.schema.type !== 'number') continue;
      const [least, most] = ['min_value', 'max_value'].map((type) => requirement(place.schema, type));
      const taken = (value: unknown) => takes(schema, withAt(sample, place.path, value));
      if (typeof least === 'number') expect([taken(least - 1), taken(least)], words(place)).toEqual([false, true]);
      if (typeof most === 'number') expect([taken(most), taken(most + 1)], words(place)).toEqual([true, false]);
      if (place.schema.pipe?.some(({ type }) => type === 'integer')) expect(taken(1.5), words(place)).toBe(false);
    }
  });

  it('has a bound for every text', () => {
    const bounding = ['max_length', 'length', 'uuid', 'iso_date', 'iso_timestamp', 'regex'];
    for (const place of places) {
      if (place.schema.type !== 'string') continue;
      expect(
        place.schema.pipe?.some(({ type }) => bounding.includes(type)),
        words(place),
      ).toBe(true);
    }
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 3 }), fc.nat(), (value, at) => {
        const place = places[at % places.length];
        const given = place === undefined ? value : withAt(sample, place.path, value);
        expect(typeof takes(schema, given)).toBe('boolean');
      }),
      { seed: 11, numRuns: 60 },
    );
  });
});

describe.each(PARAMS)('the query of $name', ({ params }) => {
  it('is refused where it is none, or names what the contract does not know', () => {
    const schema = params as unknown as Schema;
    expect(takes(schema, null)).toBe(false);
    expect(takes(schema, { camp_nou: '1' })).toBe(false);
  });
});

describe('calls that go through the outbox', () => {
  it('are those named, and each names what it touches', () => {
    expect(OUTBOX_CALL_NAMES).toEqual(expect.arrayContaining(['InvoiceUpload', 'SaveDraft', 'AddCompanySerial']));
    expect(OUTBOX_CALL_NAMES).not.toContain('ListCompanyPartner');
    for (const name of OUTBOX_CALL_NAMES) expect(outboxEffect(name), name).toBeDefined();
    expect(outboxEffect('ListCompanyPartner')).toBeUndefined();
  });

  it('are found by name, and what the contract does not know is not', () => {
    for (const name of OUTBOX_CALL_NAMES) expect(findCall(name)?.name).toBe(name);
    for (const name of ['', 'constructor', 'toString', '__proto__', 'invoiceupload'])
      expect(findCall(name)).toBeUndefined();
  });

  it('are all known to a device, wherever they are written', () => {
    const rows: readonly { readonly name: string; readonly outbox: unknown }[] = Object.values(CALLS);
    const named = rows.filter(({ outbox }) => outbox !== null).map(({ name }) => name);
    expect([...OUTBOX_CALL_NAMES].sort()).toEqual(named.sort());
  });

  it.each(Object.entries(CALLS))('%s stands under its own name', (name, call) => {
    expect(call.name).toBe(name);
  });
});
