/** A browser that deletes the database by itself is noticed, and what was lost is said. */
import { describe, expect, it } from 'vitest';
import { evictionTexts } from '@/app/texts/eviction-texts';
import { noteOwner } from '@/db/storage/database-owner';
import { evictionOf, markEvictionSeen, noticeEviction } from '@/db/storage/eviction';
import { dropMark, markHere } from '@/db/storage/eviction-mark';
import { memoryStorage } from '../support/memory-storage';
import { openTestDatabase } from '../support/test-database';

const AT = '2026-03-02T09:00:00.000Z';

/** The next start on a browser that has the mark; `kept`: and the database. */
async function startAfter(mark: number | null, kept: boolean) {
  const storage = memoryStorage();
  const db = openTestDatabase();
  if (mark !== null) markHere(storage, db.name, mark);
  if (kept) await noteOwner(db, 'Ana Pop');
  await noticeEviction(db, storage, AT);
  return { db, storage };
}

describe('a database that the browser deleted', () => {
  it('is noticed by the mark beside it, with what the server did not have', async () => {
    const { db } = await startAfter(3, false);
    expect(await evictionOf(db)).toEqual({ at: AT, unsent: 3 });
    await markEvictionSeen(db);
    expect(await evictionOf(db)).toBeNull();
  });

  it.each([
    ['a database that is there', 3, true],
    ['a new device', null, false],
  ] as const)('is not taken from %s', async (_name, mark, kept) => {
    expect(await evictionOf((await startAfter(mark, kept)).db)).toBeNull();
  });

  it('is not taken from one that the person erased', async () => {
    const { db, storage } = await startAfter(0, true);
    dropMark(storage, db.name);
    const again = openTestDatabase();
    await noticeEviction(again, storage, AT);
    expect(await evictionOf(again)).toBeNull();
  });

  it('is told once', async () => {
    const { db, storage } = await startAfter(1, false);
    await markEvictionSeen(db);
    await noticeEviction(db, storage, AT);
    expect(await evictionOf(db)).toBeNull();
  });

  it.each([
    [0, 'Nu s-a pierdut nimic salvat.'],
    [1, 'O lucrare nu ajunsese pe server și s-a pierdut; dacă aveți fișierul „condica-netrimise”'],
    [3, '3 lucrări nu ajunseseră pe server și s-au pierdut; dacă aveți fișierul „condica-netrimise”'],
  ])('is told with what %i unsent pieces of work mean', (unsent, words) => {
    expect(evictionTexts.told({ unsent })).toContain(words);
  });

  it.each([
    [0, true, ' Ce era pe server se aduce acum din nou. Nu s-a pierdut nimic salvat.'],
    [1, true, ' O lucrare care nu ajunsese pe server a revenit din a doua copie de pe dispozitiv și pleacă singură.'],
    [20, true, ' 20 de lucrări care nu ajunseseră pe server au revenit din a doua copie'],
    [2, true, 'pleacă singure. Nu s-a pierdut nimic salvat.'],
    [
      2,
      false,
      'O parte din a doua copie nu s-a putut citi: verificați ultimele ciorne și facturi; dacă aveți fișierul',
    ],
  ])('is told with the %i pieces that came back (all of the copy: %s)', (entries, whole, words) => {
    expect(evictionTexts.told({ unsent: 7, copy: { entries, whole } })).toContain(words);
    expect(evictionTexts.told({ unsent: 7, copy: { entries, whole } })).not.toContain('s-au pierdut');
  });
});
