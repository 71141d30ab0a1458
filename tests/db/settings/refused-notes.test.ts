/** What the server refused of the account's own rows: kept with its reason until it is corrected or given up. */
import { describe, expect, it } from 'vitest';
import { knownPerson, personNote } from '@/db/settings/person';
import { preferencesNote } from '@/db/settings/preferences';
import { giveUpRefused, refusedNotes } from '@/db/settings/refused-notes';
import { openTestDatabase } from '../support/test-database';

const WHY = { reason: 'Numele este prea lung.', at: '2026-11-26T10:00:00.000Z' };
const CONTENT = {
  ...{ user: 7, firstName: 'Ana', lastName: 'Pop', telephone: '0711' },
  ...{ email: 'ana@exemplu.ro', since: '2026-01-02T08:00:00.000Z' },
};

async function refusedWorld() {
  const db = openTestDatabase();
  await personNote.note(db, { version: 1, content: CONTENT }, 'a');
  await personNote.change(db, { lastName: 'Popa', telephone: '0722' });
  await personNote.refuse(db, { lastName: 'Popa', telephone: '0722' }, WHY);
  return db;
}

describe('a refused change of the account', () => {
  it('is not the account’s, and nothing of it waits', async () => {
    const db = await refusedWorld();
    expect(await knownPerson(db)).toMatchObject({ person: { lastName: 'Pop', telephone: '0711' }, waits: false });
    expect(await refusedNotes(db)).toEqual([
      { of: 'person', refused: { ...WHY, changes: { lastName: 'Popa', telephone: '0722' } } },
    ]);
  });

  it('is settled field by field by what is saved again', async () => {
    const db = await refusedWorld();
    await personNote.change(db, { lastName: 'Popescu' });
    expect(await refusedNotes(db)).toMatchObject([{ refused: { changes: { telephone: '0722' } } }]);
    await personNote.change(db, { telephone: '0733' });
    expect(await refusedNotes(db)).toEqual([]);
  });

  it('leaves out what was changed again while it was on the road', async () => {
    const db = openTestDatabase();
    await preferencesNote.change(db, { startPage: 'out', enter: 'save' });
    const sent = (await preferencesNote.pending(db)) ?? {};
    await preferencesNote.change(db, { startPage: 'in' });
    await preferencesNote.refuse(db, sent, WHY);
    expect(await preferencesNote.pending(db)).toEqual({ startPage: 'in' });
    expect(await refusedNotes(db)).toEqual([{ of: 'preferences', refused: { ...WHY, changes: { enter: 'save' } } }]);
  });

  it('outlives what the server tells, and goes when the person gives it up', async () => {
    const db = await refusedWorld();
    await personNote.note(db, { version: 2, content: { ...CONTENT, firstName: 'Anca' } }, 'a');
    await personNote.note(db, { version: 1, content: CONTENT }, 'b');
    expect(await refusedNotes(db)).toHaveLength(1);
    await giveUpRefused(db, 'person');
    expect(await refusedNotes(db)).toEqual([]);
  });
});
