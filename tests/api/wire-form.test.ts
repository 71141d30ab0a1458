/** The form that 0.1 gave each call of the outbox: entries it attempted kept none and are written anew (core P2.8). */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { findCall } from '@/api/outbox-calls';
import { wireForm } from '@/api/wire-form';

const FILE = new URL('../fixtures/wire/entries-0.1.json', import.meta.url);
const entriesSchema = v.array(
  v.object({
    call: v.string(),
    params: v.unknown(),
    body: v.unknown(),
    wire: v.object({ query: v.string(), contentType: v.string(), body: v.string() }),
  }),
);
const ENTRIES = v.parse(entriesSchema, JSON.parse(readFileSync(FILE, 'utf8')));

describe('an entry attempted by 0.1', () => {
  it('is there for each call that 0.1 wrote to the outbox', () => {
    expect(new Set(ENTRIES.map(({ call }) => call)).size).toBe(16);
  });

  it.each(ENTRIES.map((entry, place) => [`${place} ${entry.call}`, entry] as const))(
    '%s is written byte for byte the same',
    (_name, entry) => {
      const call = findCall(entry.call);
      if (call === undefined) throw new Error(`${entry.call} is not known any more`);
      expect(wireForm(call, entry)).toEqual(entry.wire);
    },
  );
});

describe('a form', () => {
  it('leaves out parameters that are not given, and has no body where the call has none', () => {
    expect(
      wireForm({ params: v.any(), bodyKind: 'none' }, { params: { a: 'ș &', b: undefined }, body: undefined }),
    ).toEqual({
      query: 'a=%C8%99+%26',
      contentType: null,
      body: null,
    });
  });
});
