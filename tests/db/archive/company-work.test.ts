/** The choice of company and the list of all companies count what the panel of synchronisation lists, each kind under its own name. */
import { describe, expect, it } from 'vitest';
import { companyWork } from '@/db/archive/company-work';
import { askingFilings } from '@/db/archive/open-filing-queries';
import { putArchiveRow } from '@/db/archive/put-archive-row';
import { updatePartner } from '@/db/collections/partner';
import type { CondicaDatabase } from '@/db/condica-database';
import { entriesByState, FOLDED_UP_TO, outboxCounts } from '@/db/outbox/outbox-overview';
import { outboxView, withCounts } from '@/db/outbox/outbox-view';
import { ENTRY_STATES, type EntryState } from '@/domain/outbox/entry-state';
import { acknowledgedItem } from '../support/acknowledged-item';
import { entityId, PARTNER, version } from '../support/samples';
import { COMPANY } from '../support/test-database';
import { begin, PARTNERS, refuse, workedStore } from '../support/worked-store';

const HELD = { reason: 'draft-changed', number: '', deviceName: 'B', at: '2026-03-02T10:00:00.000Z' } as const;
const HELD_ID = entityId('00000000-0000-4000-8000-0000000000c2');

/** A save and an upload that the server refused, an invoice that ANAF refused, one held before ANAF, two choices, and work that waits. */
async function storeOfEveryKind(): Promise<CondicaDatabase> {
  const { db, context } = await workedStore();
  await updatePartner(context, PARTNERS.plain, PARTNER, { ...PARTNER, email: 'c@b.ro' });
  await refuse(context, await begin(context, ({ subject }) => subject.id === PARTNERS.plain));
  const base = acknowledgedItem({ id: HELD_ID, number: 'FCT-0009', state: 'recorded', held: HELD });
  const row = { id: HELD_ID, companyId: COMPANY, version: version(30), base, pending: [], draft: null, taken: null };
  await db.transaction('rw', db.tables, async () => putArchiveRow(db, row));
  return db;
}

/** As the panel lists them. */
async function listed(db: CondicaDatabase) {
  const [view, filings] = await Promise.all([outboxView(db, { shown: 50 }), askingFilings(db)]);
  const outbox = view.total === null ? withCounts(view, await entriesByState(db)) : view;
  return {
    rejected: (outbox.rejected.count ?? 0) + filings.refused.length,
    choices: outbox.conflicts.count,
    held: filings.held.length,
  };
}

describe('what companies wait for', () => {
  // Before: a change that waited for a choice stood among the refused, „3 respinse” beside a panel with two and „1 De ales”.
  it('is counted as the panel lists it, the choices apart from what was refused', async () => {
    const db = await storeOfEveryKind();
    const work = (await companyWork(db)).get(COMPANY);
    expect(work).toMatchObject({ rejected: 3, choices: 2, held: 1 });
    expect(work).toMatchObject(await listed(db));
    const { rejected, conflict } = await outboxCounts(db);
    expect({ rejected, conflict }).toEqual({ rejected: 2, conflict: 2 });
  });

  it('is the same in every state that an entry may be in, folded or not', async () => {
    const db = await storeOfEveryKind();
    const states = ENTRY_STATES.filter((state): state is Exclude<EntryState, 'done'> => state !== 'done');
    const [first] = await db.outbox.toArray();
    if (first === undefined) throw new Error('an empty outbox');
    for (const state of states) {
      await db.outbox.toCollection().modify({ state });
      expect((await companyWork(db)).get(COMPANY), state).toMatchObject(await listed(db));
    }
    const many = Array.from({ length: FOLDED_UP_TO + 1 }, (_none, at) => ({
      ...first,
      id: entityId(`00000000-0000-4000-8000-${(0xd000 + at).toString(16).padStart(12, '0')}`) as never,
      seq: first.seq + 1_000 + at,
      state: states[at % states.length] ?? ('queued' as const),
    }));
    await db.outbox.bulkPut(many);
    expect((await companyWork(db)).get(COMPANY)).toMatchObject(await listed(db));
  });

  it('asks for one choice less when the choice is made', async () => {
    const db = await storeOfEveryKind();
    await db.outbox.filter(({ subject }) => subject.id === PARTNERS.clashing).delete();
    expect((await companyWork(db)).get(COMPANY)).toMatchObject({ rejected: 3, choices: 1 });
  });
});
