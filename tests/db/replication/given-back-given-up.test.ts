/** Of what is given back to a restored server a person gives something up (docs/decisions/0021). */
import { describe, expect, it } from 'vitest';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import { discardEntry } from '@/db/entries/discard-entry';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { sendAgain } from '@/db/entries/send-again';
import { settleAcknowledged } from '@/db/entries/settle-acknowledged';
import { applyPage } from '@/db/replication/apply-page';
import { AT, change, draft, givenBackBeside, ID, known, lostAgain, page, wordsOf } from '../support/restored-draft';
import { draftOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY } from '../support/test-database';
import { begin } from '../support/worked-store';

// Verifies: G11
describe('a row that is only to be removed', () => {
  // Before: it stood here for ever as confirmed, on no server and with nothing that would bring it.
  it.each(['after', 'before'] as const)(
    'comes back where its removal is given up %s it would be given back',
    async (way) => {
      const { db, context, restored, waiting } = await known();
      await removeDraft(context, ID);
      await restored();
      if (way === 'after') await sendAgain(context);
      const [removal] = await waiting();
      if (removal === undefined) throw new Error('not removed');
      expect(await discardEntry(context, removal.id)).toBe('discarded');
      if (way === 'before') await sendAgain(context);
      expect((await waiting()).map(({ call, body }) => [call, Object(body).draft])).toEqual([
        ['SaveDraft', draft('de dinainte')],
      ]);
      expect((await draftById(db, ID))?.row.content.notes).toBe('de dinainte');
      await expectSoundStore(db);
    },
  );

  it('is no new row where its removal is given up before the copy tells that it has it as it was', async () => {
    const { db, context, waiting } = await known();
    await removeDraft(context, ID);
    expect(await applyPage(db, COMPANY, version(6), { ...page(4, 'B'), lostAfter: version(4) }, AT)).toBe('restored');
    const [removal] = await waiting();
    if (removal === undefined) throw new Error('not removed');
    expect(await discardEntry(context, removal.id)).toBe('discarded');
    await applyPage(db, COMPANY, version(0), page(4, 'B', change(3, draft('mai vechi'))), AT);
    await sendAgain(context);
    expect((await waiting()).map(({ call, body }) => [call, Object(body).changes])).toEqual([
      ['UpdateDraft', { notes: 'de dinainte' }],
    ]);
    await expectSoundStore(db);
  });
});

// Verifies: G4
describe('a row given back beside what somebody has written since', () => {
  // Before: what was written since over the words of the other one was given up with it.
  it('keeps what was written since where its clash with the words of another one is given up', async () => {
    const { db, context, restored, edit, waiting } = await known('al meu');
    await restored(change(5, draft('al altuia')));
    await sendAgain(context);
    const entry = await begin(context, ({ call }) => call === 'SaveDraft');
    const answer = { row: { ...draft('al altuia') }, version: version(5), fields: ['id'] };
    expect(await dexieOutboxStore(context).conflict(entry, answer)).toEqual({ kind: 'moved' });
    await edit('scris aici');
    expect(await discardEntry(context, entry.id)).toBe('discarded');
    expect((await waiting()).map(({ call, body }) => [call, Object(body).changes])).toEqual([
      ['UpdateDraft', { paymentTerms: 'scris aici' }],
    ]);
    await expectSoundStore(db);
  });

  // Before: what was written over it, and the removal, went with it, as of a row that the server would never know.
  it.each(['written there since', 'its removal'] as const)('keeps %s where a person gives it up', async (what) => {
    const { db, context, waiting } = await givenBackBeside();
    const seen = draftOf({ notes: 'al meu' });
    const entry = await begin(context, ({ call }) => call === 'SaveDraft');
    if (what === 'its removal') expect(await removeDraft(context, ID)).toBe('removed');
    else await saveDraft(context, { id: ID, content: { ...seen, paymentTerms: 'scris aici' }, seen });
    const failure = { code: 'drafts-full', text: '', messages: [], at: AT };
    await dexieOutboxStore(context).reject(entry, failure);
    expect(await discardEntry(context, entry.id)).toBe('discarded');
    expect((await waiting()).map(({ call }) => call)).toEqual([
      what === 'its removal' ? 'RemoveCompanyDraft' : 'UpdateDraft',
    ]);
    await expectSoundStore(db);
  });
});

// Verifies: G11
describe('a row given back beside what somebody has written since, which the next restore has lost', () => {
  it('stays where a person gives up the words of the other one, which were refused', async () => {
    const { db, context, waiting, refuse } = await lostAgain();
    const first = await refuse();
    expect(await discardEntry(context, first.id)).toBe('discarded');
    expect(wordsOf(await waiting())).toEqual([['SaveDraft', 'al meu']]);
    await expectSoundStore(db);
    const own = await begin(context, ({ call }) => call === 'SaveDraft');
    await settleAcknowledged(db, own, { version: version(7), row: draft('al meu') });
    expect(await db.draft.get(ID)).toMatchObject({ version: 7, pending: [], shown: { content: { notes: 'al meu' } } });
  });

  // Before: the words of the other one stood here for ever as confirmed, on no server and with nothing that would bring them.
  it.each([
    { name: 'in the order in which they leave', order: ['al altuia', 'al meu'] },
    { name: 'the own ones first', order: ['al meu', 'al altuia'] },
  ])('is nowhere where a person gives up both, which were refused: $name', async ({ order }) => {
    const { db, context, waiting, refuse, lose } = await lostAgain();
    for (const _ of order) await refuse();
    for (const notes of order) {
      const [entry] = (await waiting()).filter(({ body }) => Object(body).draft?.content.notes === notes);
      if (entry === undefined) throw new Error(notes);
      expect(await discardEntry(context, entry.id)).toBe('discarded');
      await expectSoundStore(db);
    }
    expect(await waiting()).toEqual([]);
    expect(await db.draft.get(ID)).toBeUndefined();
    await lose('D');
    expect(await waiting()).toEqual([]);
  });

  // Before: they were given back once more.
  it('is given back no more where a person has given it up', async () => {
    const { db, context, waiting, refuse, lose } = await lostAgain();
    expect(await discardEntry(context, (await refuse()).id)).toBe('discarded');
    await lose('D');
    expect(wordsOf(await waiting())).toEqual([['SaveDraft', 'al meu']]);
    expect(await removeDraft(context, ID)).toBe('removed');
    expect([await waiting(), await db.draft.get(ID)]).toEqual([[], undefined]);
  });

  it('is not there twice where this device says the same by now, nor once that is given up', async () => {
    const { db, context, waiting, lose } = await givenBackBeside();
    const seen = draftOf({ notes: 'al meu' });
    await saveDraft(context, { id: ID, content: { ...seen, notes: 'al altuia' }, seen });
    await lose('C');
    expect(wordsOf(await waiting())).toEqual([['SaveDraft', 'al altuia']]);
    const [entry] = await waiting();
    if (entry === undefined) throw new Error('not given back');
    expect(await discardEntry(context, entry.id)).toBe('discarded');
    expect(await db.draft.get(ID)).toBeUndefined();
    await expectSoundStore(db);
  });
});
