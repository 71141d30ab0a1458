import { describe, expect, it } from 'vitest';
import type { CondicaDatabase } from '@/db/condica-database';
import { knownPreferences, preferencesNote } from '@/db/settings/preferences';
import { openTestDatabase } from '../support/test-database';

const told = (version: number, content: Record<string, unknown> = {}) => ({ version, content });

describe('what the account prefers', () => {
  it('is as usual until something is known, and shows what was changed here at once', async () => {
    const db = openTestDatabase();
    expect(await knownPreferences(db)).toEqual({
      preferences: { documentLanguage: 'look', startPage: 'home', enter: 'next' },
      waits: false,
      refused: null,
    });
    await Promise.all([
      preferencesNote.change(db, { startPage: 'out' }),
      preferencesNote.change(db, { enter: 'save' }),
    ]);
    expect(await knownPreferences(db)).toEqual({
      preferences: { documentLanguage: 'look', startPage: 'out', enter: 'save' },
      waits: true,
      refused: null,
    });
    expect(await preferencesNote.pending(db)).toEqual({ startPage: 'out', enter: 'save' });
  });

  it('keeps what was changed again while the first change was on the road', async () => {
    const db = openTestDatabase();
    await preferencesNote.change(db, { startPage: 'out', enter: 'save' });
    const sent = (await preferencesNote.pending(db)) ?? {};
    await preferencesNote.change(db, { startPage: 'in' });
    await preferencesNote.settle(db, sent, told(1, { startPage: 'out', enter: 'save' }));
    expect(await preferencesNote.pending(db)).toEqual({ startPage: 'in' });
    expect((await knownPreferences(db)).preferences).toMatchObject({ startPage: 'in', enter: 'save' });
  });

  it('takes another device’s changes, never an older answer, and keeps its own beside them', async () => {
    const db = openTestDatabase();
    await preferencesNote.note(db, told(5, { startPage: 'in', enter: 'save' }), 'a');
    await preferencesNote.note(db, told(4, { startPage: 'drafts' }), 'a');
    await preferencesNote.change(db, { startPage: 'out' });
    await preferencesNote.note(db, told(6, { startPage: 'inbox', documentLanguage: 'ro-en' }), 'a');
    expect((await knownPreferences(db)).preferences).toEqual({
      documentLanguage: 'ro-en',
      startPage: 'out',
      enter: 'next',
    });
  });

  it('gives a restored server back what it lost, and takes a later one’s', async () => {
    const db = openTestDatabase();
    await preferencesNote.note(db, told(5, { startPage: 'in' }), 'a');
    await preferencesNote.note(db, told(2, {}), 'b');
    expect(await preferencesNote.pending(db)).toMatchObject({ startPage: 'in' });
    const other = openTestDatabase();
    await preferencesNote.note(other, told(5, { startPage: 'in' }), 'a');
    await preferencesNote.note(other, told(7, { startPage: 'out' }), 'b');
    expect(await preferencesNote.pending(other)).toBeNull();
    expect((await knownPreferences(other)).preferences.startPage).toBe('out');
  });

  // Before (simulation, seed 7002745): all three fields were given back, and what was merely usual here took the place of a choice made elsewhere.
  it('gives back what was chosen and is not there, never what is as usual or unreadable here', async () => {
    const db = openTestDatabase();
    await preferencesNote.note(db, told(5, { enter: 'save', documentLanguage: 'ro', startPage: 'bank' }), 'a');
    await preferencesNote.note(db, told(2, { documentLanguage: 'ro' }), 'b');
    expect(await preferencesNote.pending(db)).toEqual({ enter: 'save' });
    await preferencesNote.settle(db, { enter: 'save' }, told(4, { enter: 'save', startPage: 'in' }));
    expect(await knownPreferences(db)).toMatchObject({ preferences: { startPage: 'in', enter: 'save' } });
  });

  // Before: a server that had been written to as often since was taken at its word.
  it.each([
    ['in a list of companies', (db: CondicaDatabase) => preferencesNote.note(db, told(6, { enter: 'save' }), 'b')],
    ['to a change', (db: CondicaDatabase) => preferencesNote.settle(db, { enter: 'save' }, told(6, { enter: 'save' }))],
  ])('gives back what is gone from the answer %s, whatever its version', async (_, hear) => {
    const db = openTestDatabase();
    await preferencesNote.note(db, told(5, { startPage: 'in' }), 'a');
    await hear(db);
    expect(await preferencesNote.pending(db)).toEqual({ startPage: 'in' });
    expect((await knownPreferences(db)).preferences).toMatchObject({ startPage: 'in', enter: 'save' });
  });

  // Before: the answer was older than what was known, so the former choice showed again, and was given back over the last one.
  it('gives a restored server back nothing over what it has taken since', async () => {
    const db = openTestDatabase();
    await preferencesNote.note(db, told(5, { startPage: 'in' }), 'a');
    await preferencesNote.change(db, { startPage: 'out' });
    await preferencesNote.settle(db, { startPage: 'out' }, told(3, { startPage: 'out' }));
    expect((await knownPreferences(db)).preferences.startPage).toBe('out');
    await preferencesNote.note(db, told(3, { startPage: 'out' }), 'b');
    expect(await preferencesNote.pending(db)).toBeNull();
    expect((await knownPreferences(db)).preferences.startPage).toBe('out');
  });

  it('reads what a newer version wrote as usual, field by field, and shows what is refused no more', async () => {
    const db = openTestDatabase();
    await preferencesNote.note(db, told(1, { startPage: 'bank', enter: 'save', shortcuts: 'own' }), 'a');
    expect((await knownPreferences(db)).preferences).toMatchObject({ startPage: 'home', enter: 'save' });
    await preferencesNote.change(db, { startPage: 'out' });
    await preferencesNote.refuse(db, { startPage: 'out' }, { reason: 'x', at: '2026-11-26T10:00:00.000Z' });
    expect(await knownPreferences(db)).toMatchObject({ preferences: { startPage: 'home' }, waits: false });
    await db.kv.put({ key: 'preferences', value: 'nothing of ours' });
    expect((await knownPreferences(db)).preferences.enter).toBe('next');
  });
});
