import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saveTransportDraft, transportDraftById } from '@/db/collections/transport-draft';
import { applyDifference, differenceFrom } from '@/db/drafts/earlier-states';
import { keepUnsavedDraft, unsavedDraft } from '@/db/drafts/keep-unsaved-draft';
import { unsavedIds } from '@/db/drafts/unsaved-copy';
import { restoreUnsavedTransports, transportCopyId } from '@/db/drafts/unsaved-transport';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { memoryStorage } from '../support/memory-storage';
import { entityId } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';
import { wholeTransport } from '../support/transport-samples';

const ID = entityId('00000000-0000-4000-8000-0000000000ab');
const KEY = transportCopyId(ID, 'a');
/** What browsers give a site's local storage, in characters of two bytes. */
const ROOM = 5 * 1024 * 1024;
const at = '2026-11-28T08:00:00.000Z';

function manyLines(lines: number): TransportDraft {
  const draft = wholeTransport('2026-03-16');
  const [model] = draft.goods;
  if (model === undefined) throw new Error('The sample has no goods.');
  return { ...draft, goods: Array.from({ length: lines }, (_, place) => ({ ...model, id: entityIdOf(place) })) };
}

function entityIdOf(place: number): string {
  return `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
}

function typedIn(draft: TransportDraft, text: string): TransportDraft {
  const [first, ...rest] = draft.goods;
  return first === undefined ? draft : { ...draft, goods: [{ ...first, name: text }, ...rest] };
}

// Verifies: G1 (nothing typed is lost, also where the page was left before it could be written)
describe("a draft's copy, with the states that came before", () => {
  // Before: written, under way and typed were three times the whole draft, and there was no room for any.
  it('has room for ten thousand lines with two states before, and gives them back', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    const storage = memoryStorage(ROOM);
    const written = manyLines(10_000);
    const earlier = typedIn(written, 'Marfa');
    const content = typedIn(earlier, 'Marfa dintâi');
    const copy = { companyId: COMPANY, content, written, underWay: [earlier], corrects: '', at };
    expect(keepUnsavedDraft(storage, db.name, KEY, copy)).toBe(true);
    expect(unsavedDraft(storage, db.name, KEY)).toEqual({ ...copy });
    await saveTransportDraft(context, { id: ID, content: earlier, seen: null });
    expect(await restoreUnsavedTransports(context, storage, db.name)).toEqual([ID]);
    expect((await transportDraftById(db, ID))?.row.content.goods[0]?.name).toBe('Marfa dintâi');
    expect(unsavedIds(storage, db.name)).toEqual([]);
  });

  it('is read also as earlier versions of the app wrote it, with its states whole', () => {
    const storage = memoryStorage();
    const written = manyLines(2);
    const copy = { companyId: COMPANY, content: typedIn(written, 'Mere'), written, underWay: [], corrects: '', at };
    storage.setItem(`condica.unsaved db ${KEY}`, JSON.stringify(copy));
    expect(unsavedDraft(storage, 'db', KEY)).toEqual(copy);
  });

  it('is nothing where it cannot be read', () => {
    const storage = memoryStorage();
    storage.setItem(`condica.unsaved db ${KEY}`, '{');
    expect([unsavedDraft(storage, 'db', KEY), unsavedDraft(storage, 'db', 'another')]).toEqual([null, null]);
  });
});

describe('the difference of a state from a content', () => {
  it('names a line that was moved by its place alone', () => {
    const content = manyLines(3);
    const [a, b, c] = content.goods;
    const moved = { ...content, goods: [c, a, b] };
    expect(differenceFrom(content, moved)).toEqual({ goods: { elements: [2, 0, 1] } });
  });

  it('gives the state again, whatever both are, after the road through JSON', () => {
    const field = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()));
    const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), field, { noNullPrototype: true });
    fc.assert(
      fc.property(fields, fields, (content, own) => {
        const state = { ...own, ...(Array.isArray(content.a) ? { a: [...content.a].reverse() } : {}) };
        const road = JSON.parse(JSON.stringify({ content, difference: differenceFrom(content, state) }));
        expect(applyDifference(road.content, road.difference)).toEqual(JSON.parse(JSON.stringify(state)));
      }),
    );
  });
});
