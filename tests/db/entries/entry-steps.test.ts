/** Every step of the drainer from every state, against the machine of domain/outbox/entry-state.ts. */
import { describe, expect, it } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { dexieOutboxStore, type StepOutcome } from '@/db/entries/outbox-store';
import { withFrozenWire } from '@/db/outbox/frozen-wire';
import type { EntryState, OutboxEntry } from '@/db/outbox/outbox-entry';
import { type EntryEvent, entryTransition } from '@/domain/outbox/entry-state';
import { entityId, PARTNER, version } from '../support/samples';
import { openTestDatabase, testContext } from '../support/test-database';

const STATES: readonly EntryState[] = ['queued', 'sending', 'waiting-for-sign-in', 'rejected', 'conflict'];
const FAILURE = { code: 'network', text: 'Fără rețea', messages: ['a'], at: '2026-03-02T08:00:00.000Z' };
const NOT_BEFORE = 4_000;

async function entryIn(state: EntryState) {
  const db = openTestDatabase();
  const context = testContext(db);
  await addPartner(context, PARTNER);
  await db.outbox.toCollection().modify({ state, attempts: 1, notBefore: 77 });
  const entry = await db.outbox.toCollection().first();
  if (entry === undefined) throw new Error('no entry');
  return { db, store: dexieOutboxStore(context), entry, stored: () => db.outbox.get(entry.seq) };
}

type Store = ReturnType<typeof dexieOutboxStore>;
interface Step {
  readonly event: EntryEvent;
  readonly run: (store: Store, entry: OutboxEntry) => Promise<StepOutcome | { readonly kind: 'unsettled' }>;
  readonly changes: Partial<OutboxEntry>;
}

const STEPS: readonly Step[] = [
  ...(['outcome-unknown', 'retry-later'] as const).map((event) => ({
    event,
    run: (store: Store, entry: OutboxEntry) =>
      store.postpone(entry, event, FAILURE, { notBefore: NOT_BEFORE, waits: 3 }),
    changes: { failure: FAILURE, notBefore: NOT_BEFORE, waits: 3 },
  })),
  { event: 'refused', run: (store, entry) => store.reject(entry, FAILURE), changes: { failure: FAILURE } },
];

const CASES = STATES.flatMap((state) => STEPS.map((step) => ({ state, name: step.event, step })));

// Verifies: G4 G5
describe('a step of the drainer', () => {
  it.each(CASES)('$name from $state', async ({ state, step }) => {
    const { store, entry, stored } = await entryIn(state);
    const outcome = await step.run(store, entry);
    const next = entryTransition(state, step.event);
    if (!next.ok) {
      expect(outcome).toEqual(next.error);
      expect(await stored()).toEqual(entry);
      return;
    }
    expect(outcome).toEqual({ kind: 'moved' });
    expect(await stored()).toEqual({ ...entry, ...step.changes, state: next.state });
  });

  it.each(STATES)('begins only what is queued: %s', async (state) => {
    const { store, entry, stored } = await entryIn(state);
    const begun = await store.begin(entry);
    const after = withFrozenWire({ ...entry, state: 'sending', attempts: 2 });
    expect(begun).toEqual(state === 'queued' ? after : null);
    expect(await stored()).toEqual(state === 'queued' ? after : entry);
  });

  it.each(STATES)('clashes only where it is being sent: %s', async (state) => {
    const { store, entry, stored } = await entryIn(state);
    const answer = { row: { id: entry.subject.id, name: 7 }, version: version(3), fields: [] };
    const outcome = await store.conflict(entry, answer);
    // A row that this version cannot read cannot be settled with: the drainer refuses the entry then.
    expect(outcome.kind).toBe(state === 'sending' ? 'unsettled' : 'illegal-transition');
    expect(await stored()).toEqual(entry);
  });

  it.each([
    ['another entry in its place', { id: entityId('00000000-0000-4000-8000-0000000000ff') }, 'gone'],
    ['another attempt', { attempts: 2 }, 'other-attempt'],
  ] as const)('moves nothing where there is %s', async (_words, change, kind) => {
    const { db, store, entry, stored } = await entryIn('sending');
    await db.outbox.toCollection().modify(change);
    const now = await stored();
    for (const { run } of STEPS) expect(await run(store, entry)).toEqual({ kind });
    expect(await store.conflict(entry, { row: null, version: null, fields: [] })).toEqual({ kind });
    if (kind === 'gone') {
      expect(await store.begin({ ...entry, state: 'queued' })).toBeNull();
      await store.acknowledge(entry, { version: version(3), row: null });
    }
    expect(await stored()).toEqual(now);
  });

  it('moves nothing where the entry has left', async () => {
    const { db, store, entry } = await entryIn('sending');
    await db.outbox.clear();
    for (const { run } of STEPS) expect(await run(store, entry)).toEqual({ kind: 'gone' });
    expect(await store.begin(entry)).toBeNull();
    expect(await db.outbox.count()).toBe(0);
  });
});

describe('without anybody signed in', () => {
  it.each(STATES)('what would leave waits, and is queued after the sign-in: %s', async (state) => {
    const { store, entry, stored } = await entryIn(state);
    const waits = state === 'queued' || state === 'sending' || state === 'waiting-for-sign-in';
    await store.waitForSignIn();
    expect(await stored()).toEqual({ ...entry, state: waits ? 'waiting-for-sign-in' : state });
    await store.resume();
    expect(await stored()).toEqual({ ...entry, state: waits ? 'queued' : state });
  });

  it('what a killed drainer left as being sent is queued with the same key', async () => {
    const { store, entry, stored } = await entryIn('sending');
    await store.resume();
    expect(await stored()).toEqual({ ...entry, state: 'queued' });
  });

  it('outlines tell all but what is sent', async () => {
    const { store, entry } = await entryIn('queued');
    const { params: _p, body: _b, ...outline } = entry;
    expect(await store.outlines()).toEqual([outline]);
  });
});
