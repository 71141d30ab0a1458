/** A page is taken whole and with its cursor, or not at all. */
import { describe, expect, it } from 'vitest';
import type { Change } from '@/api/collections';
import { applyUnknownChanges } from '@/db/replication/apply-changes';
import { applyPage, type ChangesPage, type PageOutcome } from '@/db/replication/apply-page';
import { pullCursor } from '@/db/replication/sync-state';
import { entityId, PARTNER, version } from '../support/samples';
import { copyOf } from '../support/store-copy';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

const ID = entityId('00000000-0000-4000-8000-0000000000f1');
const AT = '2026-03-02T09:00:00.000Z';
const change = (at: number): Change => ({
  collection: 'partner',
  id: ID,
  version: version(at),
  row: { id: ID, ...PARTNER },
});
const page = (to: number, head: number, ...changes: readonly Change[]): ChangesPage => ({
  changes,
  version: version(to),
  head: version(head),
});

async function at5() {
  const db = openTestDatabase();
  await applyPage(db, COMPANY, version(0), page(5, 5), AT);
  return db;
}

const CASES: readonly (readonly [string, number, ChangesPage, PageOutcome])[] = [
  ['more', 5, page(7, 9, change(6), change(7)), 'applied'],
  ['only a later position', 5, page(7, 7), 'applied'],
  ['its own position', 5, page(5, 5), 'nothing-new'],
  ['its own position, with more to come', 5, page(5, 9), 'nothing-new'],
  ['an answer to an older question', 4, page(7, 7, change(6)), 'cursor-moved'],
  ['an answer to a later question', 6, page(7, 7, change(7)), 'cursor-moved'],
  ['a position before the question', 5, page(4, 9), 'torn'],
  ['a change of the question’s own version', 5, page(7, 9, change(5)), 'torn'],
  ['a change after its position', 5, page(7, 9, change(7), change(8)), 'torn'],
  ['a head before the question', 5, page(4, 4), 'restored'],
];

// Verifies: G8
describe('a page over position 5 that holds', () => {
  it.each(CASES)('%s', async (_words, since, answer, outcome) => {
    const db = await at5();
    const before = await copyOf(db);
    expect(await applyPage(db, COMPANY, version(since), answer, AT)).toBe(outcome);
    if (outcome === 'torn' || outcome === 'cursor-moved') expect(await copyOf(db)).toEqual(before);
    if (outcome === 'applied') {
      expect(await pullCursor(db, COMPANY)).toBe(answer.version);
      expect(await db.partner.count()).toBe(answer.changes.length === 0 ? 0 : 1);
    }
    if (outcome === 'nothing-new') expect((await db.syncState.get(COMPANY))?.head).toBe(answer.head);
    if (outcome === 'restored') expect(await db.syncState.get(COMPANY)).toMatchObject({ cursor: 0, head: 4 });
    expect(await pullCursor(db, OTHER_COMPANY)).toBe(0);
  });
});

// Verifies: G12
describe('what this version cannot read', () => {
  const strange = (at: number, row: Record<string, unknown> | null, collection = 'contract'): Change => ({
    collection,
    id: 'c-1',
    version: version(at),
    row,
  });

  it('is kept whole, replaced by its newer form, and goes with its removal', async () => {
    const db = await at5();
    await applyPage(db, COMPANY, version(5), page(6, 6, strange(6, { id: 'c-1', value: 1 })), AT);
    expect(await db.unknownChange.toArray()).toEqual([{ companyId: COMPANY, ...strange(6, { id: 'c-1', value: 1 }) }]);
    await applyPage(db, COMPANY, version(6), page(7, 7, strange(7, { id: 'c-1', value: 2 })), AT);
    expect((await db.unknownChange.toArray()).map(({ version: at }) => at)).toEqual([7]);
    await applyPage(db, COMPANY, version(7), page(8, 8, strange(8, null)), AT);
    expect(await db.unknownChange.count()).toBe(0);
  });

  it('counts as placed once it could be read, and stays while it cannot', async () => {
    const db = await at5();
    const unreadable = { id: ID, ...PARTNER, name: 7 };
    const changes = [strange(6, { id: 'c-1' }), { ...strange(7, unreadable, 'partner'), id: ID }];
    await applyPage(db, COMPANY, version(5), page(7, 7, ...changes), AT);
    expect(await applyUnknownChanges(db)).toBe(0);
    // The update of the app reads it, as if its schema had changed.
    await db.unknownChange
      .where('[companyId+collection+id]')
      .equals([COMPANY, 'partner', ID])
      .modify((row) => {
        Object.assign(row, { row: { ...unreadable, name: 'Citit' } });
      });
    expect(await applyUnknownChanges(db)).toBe(1);
    expect((await db.partner.get(ID))?.shown?.name).toBe('Citit');
    expect(await db.unknownChange.count()).toBe(1);
  });

  it('of another row of the same page does not hold back what can be read', async () => {
    const db = await at5();
    const archive = strange(7, { id: 'c-1', state: 'archived' }, 'archive');
    await applyPage(db, COMPANY, version(5), page(7, 7, change(6), archive), AT);
    expect(await db.partner.count()).toBe(1);
    expect(await db.archive.count()).toBe(0);
    expect((await db.unknownChange.toArray()).map(({ collection }) => collection)).toEqual(['archive']);
  });
});
