/** What reads or writes in the moment in which a draft is saved: Dexie counts the awaits of all that begins in one turn together. */
import { describe, expect, it } from 'vitest';
import { changeRow } from '@/db/collections/commands/update-row';
import { saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import { partnerKind } from '@/db/collections/partner';
import type { CommandContext } from '@/db/command-context';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { readCounts } from '@/sync/engine/sync-counts';
import { DRAFTS, PARTNERS, workedStore } from './support/worked-store';

const BESIDE: readonly (readonly [string, (context: CommandContext) => Promise<unknown>])[] = [
  ['the counts of the synchronisation', ({ db }) => readCounts(db)],
  ['the outlines of the outbox', (context) => dexieOutboxStore(context).firstOutlines()],
  ['what is asked for again', (context) => dexieOutboxStore(context).askAgain()],
];

// Verifies: G1
describe('a draft saved in the same turn as', () => {
  it.each(BESIDE)('%s has its change with its entry', async (_name, begin) => {
    const { db, context } = await workedStore();
    const seen = (await draftById(db, DRAFTS.known))?.row.content;
    if (seen === undefined) throw new Error('no draft');
    const beside = begin(context);
    const outcome = await saveDraft(context, { id: DRAFTS.known, content: { ...seen, notes: 'cuvinte' }, seen });
    await beside;
    expect(outcome).toBe('saved');
    const changes = (await db.draft.get(DRAFTS.known))?.pending ?? [];
    const entries = await db.outbox.filter(({ subject }) => subject.id === DRAFTS.known).toArray();
    expect(entries.map(({ id }) => id)).toEqual(changes.map(({ outboxId }) => outboxId));
    expect(changes.at(-1)).toMatchObject({ kind: 'update', changes: { notes: 'cuvinte' } });
  });
});

// Verifies: G1
describe('a change', () => {
  it('outside of a transaction writes neither its row nor its entry', async () => {
    const { db, context } = await workedStore();
    const [row, entries] = [await db.partner.get(PARTNERS.plain), await db.outbox.toArray()];
    if (row === undefined) throw new Error('no partner');
    const difference = { base: { email: '' }, changes: { email: 'a@b.ro' } };
    await expect(changeRow(context, partnerKind, row, difference)).rejects.toThrow('outside');
    expect(await db.partner.get(PARTNERS.plain)).toEqual(row);
    expect(await db.outbox.toArray()).toEqual(entries);
  });
});
