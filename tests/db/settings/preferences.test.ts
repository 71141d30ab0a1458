import { describe, expect, it } from 'vitest';
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
