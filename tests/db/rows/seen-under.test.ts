import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operationIdSchema } from '@/api/ids';
import { seenUnder } from '@/db/rows/seen-under';
import type { PendingChange } from '@/db/rows/stored-row';
import type { FieldChanges } from '@/domain/merge/merge-fields';
import { risingIds } from '../support/test-database';

interface Note {
  readonly text: string;
  readonly by: string;
}

const KIND = {
  sortText: ({ text }: Note) => text,
  withChanges: (row: Note, changes: FieldChanges, { deviceName }: { readonly deviceName: string }): Note => ({
    ...{ ...row, ...changes },
    by: deviceName,
  }),
  contentOf: ({ text }: Note): FieldChanges => ({ text }),
};

const newId = risingIds();
const outboxId = () => v.parse(operationIdSchema, newId());
const note = (text: string): Note => ({ text, by: 'Birou' });
const added = (text: string): PendingChange<Note> => ({ kind: 'add', outboxId: outboxId(), row: note(text) });
const change = (seen: string, text: string): PendingChange<Note> => ({
  ...{ kind: 'update', outboxId: outboxId(), deviceName: 'Telefon', at: '2026-03-02T09:00:00.000Z' },
  ...{ base: { text: seen }, changes: { text } },
});

// Verifies: G9
describe('the row under the changes that go', () => {
  it('is what stays, and whose that is, where the person has seen it', () => {
    const [sent, last] = [change('început', 'trimis'), change('trimis', 'ultimul')];
    const base = note('început');
    expect(seenUnder(KIND, { base, pending: [change('început', 'ultimul')] }, [])).toBe(base);
    const seen = seenUnder(KIND, { base, pending: [sent, last] }, [sent]);
    expect(seen).toEqual({ text: 'trimis', by: 'Telefon' });
  });

  it('says what was seen in place of what has come from elsewhere, or stands in the first save of a new row', () => {
    const last = change('început', 'ultimul');
    expect(seenUnder(KIND, { base: note('altul'), pending: [last] }, [])?.text).toBe('început');
    const pending = [change('început', 'al meu'), change('al meu', 'ultimul')];
    expect(seenUnder(KIND, { base: note('altul'), pending }, [])?.text).toBe('început');
    const first = added('altul');
    expect(seenUnder(KIND, { base: null, pending: [first, last] }, [first])?.text).toBe('început');
  });

  it('says what was seen in place of what is given back before the own words', () => {
    const pending = [added('altul'), added('unu'), change('al meu', 'doi'), change('al meu', 'trei')];
    expect(seenUnder(KIND, { base: null, pending }, pending.slice(0, -1))?.text).toBe('al meu');
    const [theirs, own] = [added('altul'), added('al meu')];
    expect(seenUnder(KIND, { base: null, pending: [theirs, own] }, [theirs])?.text).toBe('al meu');
  });

  it('keeps a word of its own that others wrote over unseen, and that it had seen', () => {
    const [own, other, last] = [change('început', 'al meu'), change('început', 'altul'), change('al meu', 'ultimul')];
    const pending = [own, other, last];
    expect(seenUnder(KIND, { base: note('început'), pending }, [own, other])?.text).toBe('al meu');
  });

  it('keeps what the server has of a change that goes', () => {
    const [own, last] = [change('început', 'al meu'), change('al meu', 'ultimul')];
    expect(seenUnder(KIND, { base: note('al meu'), pending: [own, last] }, [])?.text).toBe('al meu');
  });

  it('is not there where the row was never anywhere else', () => {
    expect(seenUnder(KIND, { base: null, pending: [added('nou'), change('nou', 'ultimul')] }, [])).toBeNull();
  });
});
