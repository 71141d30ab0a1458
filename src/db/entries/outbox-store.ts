/**
 * The outbox as the drainer sees it: the only way by which entries change while they are sent. Every step is one
 * transaction that moves the entry by the machine of domain/outbox/entry-state.ts; between any two the browser may be
 * killed, and the next start goes on from what is stored.
 */

import type { OperationId } from '@/api/ids';
import { type EntryEvent, entryTransition, type IllegalTransition, statesBefore } from '@/domain/outbox/entry-state';
import type { CommandContext } from '../command-context';
import { withFrozenWire } from '../outbox/frozen-wire';
import { type EntryFailure, type EntryState, isPutOff, type OutboxEntry } from '../outbox/outbox-entry';
import type { Settlement } from '../replication/conflict/settle-ports';
import { noteFirstAnswer } from '../replication/pulled-from';
import type { Acknowledgement, ConflictAnswer } from '../rows/server-row';
import { UNCONFIRMED } from '../rows/stored-row';
import { sealedNote } from '../settings/sealed-note';
import { effectsOf, tablesOf } from './entry-effects';
import {
  allOutlines,
  type EntryOutline,
  firstOutlines,
  hasEntryIn,
  type OutlinePage,
  queuedIds,
} from './entry-outlines';
import { entryToBegin } from './entry-to-begin';
import { renew } from './retry-entry';
import { settleAcknowledged } from './settle-acknowledged';

/** When it is due, and after how many pauses. */
type EntryPause = Pick<OutboxEntry, 'notBefore' | 'waits'>;

/**
 * Why an answer moved nothing. `gone`: the entry has left. `other-attempt`: another drainer has begun it again, and the
 * answer to that attempt counts.
 */
export type StepError = IllegalTransition | { readonly kind: 'gone' | 'other-attempt' };

/** `moved`, or why not; then nothing was written. */
export type StepOutcome = { readonly kind: 'moved' } | StepError;

export interface OutboxStore {
  /** Everything in the outbox, in the order made; not of companies that are hidden here: their id may be another's by now. */
  readonly outlines: () => Promise<readonly EntryOutline[]>;
  /** The beginning of it: as many as are read at once. */
  readonly firstOutlines: () => Promise<OutlinePage>;
  /** Ids of those that leave by themselves, the oldest first, at most as many. */
  readonly queuedIds: (most: number) => Promise<readonly OperationId[]>;
  /** Whether the event means something for any. */
  readonly awaits: (event: EntryEvent) => Promise<boolean>;
  /**
   * Marks the entry as being sent, or the change that took its place, counts the attempt and keeps what the first one sends; null where
   * it was replaced otherwise, discarded or sent meanwhile, or its company is hidden.
   */
  readonly begin: (outline: EntryOutline) => Promise<OutboxEntry | null>;
  readonly acknowledge: (entry: OutboxEntry, answer: Acknowledgement) => Promise<void>;
  /** Queued again with the same key. */
  readonly postpone: (
    entry: OutboxEntry,
    why: 'outcome-unknown' | 'retry-later',
    failure: EntryFailure,
    pause: EntryPause,
  ) => Promise<StepOutcome>;
  readonly reject: (entry: OutboxEntry, failure: EntryFailure) => Promise<StepOutcome>;
  /** `unsettled`, `restored`: it cannot be settled as a conflict, or not now (replication/conflict/settle-ports.ts). */
  readonly conflict: (
    entry: OutboxEntry,
    answer: ConflictAnswer,
  ) => Promise<StepOutcome | { readonly kind: Exclude<Settlement, 'settled'> }>;
  /** Queued again after the pause under another key: this one was refused, and is answered so for good. */
  readonly tryAnew: (entry: OutboxEntry, failure: EntryFailure, pause: EntryPause) => Promise<StepOutcome>;
  /**
   * The server takes nothing like the entry now: it waits, and what is queued and alike with it, which would hear the same;
   * they have not been tried, so newer work may still supersede them.
   */
  readonly waitFor: (
    entry: OutboxEntry,
    event: 'access-needed' | 'newer-server-needed',
    failure: EntryFailure,
    alike: (other: EntryOutline) => boolean,
  ) => Promise<StepOutcome>;
  /** There is reason to ask again for what waits for access or for a newer server, or for these of it; how many there are. */
  readonly askAgain: (which?: (entry: OutboxEntry) => boolean) => Promise<number>;
  /** Nobody is signed in: all that would leave waits. */
  readonly waitForSignIn: () => Promise<void>;
  /** Somebody is: all that waited is queued. What a killed drainer left as being sent, too: its outcome is unknown. */
  readonly resume: () => Promise<void>;
}

type StorePorts = Pick<CommandContext, 'db' | 'now' | 'newId'>;

const MOVED = { kind: 'moved' } as const;

export function dexieOutboxStore(ports: StorePorts): OutboxStore {
  const { outbox } = ports.db;
  return {
    outlines: () => allOutlines(ports.db),
    firstOutlines: () => firstOutlines(ports.db),
    queuedIds: (most) => queuedIds(ports.db, most),
    awaits: (event) => hasEntryIn(ports.db, statesBefore(event)),
    begin: (outline) =>
      ports.db.transaction('rw', outbox, ports.db.kv, async () => {
        const entry = await entryToBegin(ports.db, outline);
        if (entry === undefined || stateAfter(entry, 'send') === null) return null;
        if ((await sealedNote(ports.db, entry.companyId)) !== null) return null;
        const begun = withFrozenWire({ ...entry, state: 'sending', attempts: entry.attempts + 1 });
        await outbox.put(begun);
        return begun;
      }),
    acknowledge: (entry, answer) => settleAcknowledged(ports.db, entry, answer),
    postpone: (entry, why, failure, pause) => {
      const heard = isPutOff(failure) ? { putOff: (entry.putOff ?? 0) + 1 } : {};
      return move(ports, entry, why, { failure, ...pause, ...heard });
    },
    reject: (entry, failure) =>
      ports.db.transaction('rw', [...tablesOf(ports.db, entry)], async () => {
        const outcome = await move(ports, entry, 'refused', { failure });
        if (outcome.kind === 'moved') await effectsOf(entry).refused?.(ports.db, entry, failure);
        return outcome;
      }),
    conflict: (entry, answer) =>
      ports.db.transaction('rw', [...tablesOf(ports.db, entry), ports.db.kv], async () => {
        const error = refusedStep(await outbox.get(entry.seq), entry, 'clashed');
        if (error !== null) return error;
        const { companyId, madeAt: at } = entry;
        const version = answer.version ?? UNCONFIRMED;
        await noteFirstAnswer(ports.db, { companyId, version, epoch: answer.epoch, at });
        const kind = await effectsOf(entry).conflict(ports, entry, answer);
        return kind === 'settled' ? MOVED : { kind };
      }),
    tryAnew: (entry, failure, pause) =>
      ports.db.transaction('rw', [...tablesOf(ports.db, entry)], async () => {
        const outcome = await move(ports, entry, 'retry-later', {});
        const moved = outcome.kind === 'moved' ? await outbox.get(entry.seq) : undefined;
        if (moved !== undefined) await renew(ports, moved, { failure, ...pause });
        return outcome;
      }),
    waitFor: (entry, event, failure, alike) =>
      ports.db.transaction('rw', outbox, async () => {
        const outcome = await move(ports, entry, event, { failure });
        if (outcome.kind !== 'moved') return outcome;
        const others = await outbox.where('companyId').equals(entry.companyId).toArray();
        const waiting = others.filter((one) => one.state === 'queued' && alike(one));
        await outbox.bulkPut(waiting.map((one) => ({ ...one, failure, state: stateAfter(one, event) ?? one.state })));
        return outcome;
      }),
    askAgain: (which = () => true) =>
      ports.db.transaction('rw', outbox, async () => moveAll(ports.db, 'asked-again', which)),
    waitForSignIn: () =>
      ports.db.transaction('rw', outbox, async () => {
        await moveAll(ports.db, 'sign-in-needed');
      }),
    resume: () =>
      ports.db.transaction('rw', outbox, async () => {
        await moveAll(ports.db, 'signed-in');
        await moveAll(ports.db, 'outcome-unknown');
      }),
  };
}

function move(
  { db }: StorePorts,
  entry: OutboxEntry,
  event: EntryEvent,
  changes: Partial<OutboxEntry>,
): Promise<StepOutcome> {
  const { outbox } = db;
  return db.transaction('rw', outbox, async () => {
    const stored = await outbox.get(entry.seq);
    const error = refusedStep(stored, entry, event);
    if (error !== null || stored === undefined) return error ?? { kind: 'gone' as const };
    await outbox.put({ ...stored, ...changes, state: stateAfter(stored, event) ?? stored.state });
    return MOVED;
  });
}

/** Why the answer to this attempt moves nothing; null where it does. */
function refusedStep(stored: OutboxEntry | undefined, entry: OutboxEntry, event: EntryEvent): StepError | null {
  if (stored === undefined || stored.id !== entry.id) return { kind: 'gone' };
  if (stored.attempts !== entry.attempts) return { kind: 'other-attempt' };
  const next = entryTransition(stored.state, event);
  return next.ok ? null : next.error;
}

/** Null where the event means nothing, or ends the entry: a done entry is not stored. */
function stateAfter({ state }: Pick<OutboxEntry, 'state'>, event: EntryEvent): EntryState | null {
  const next = entryTransition(state, event);
  return next.ok && next.state !== 'done' ? next.state : null;
}

/** Moves every entry for which the event means something, of those asked for; how many moved. */
async function moveAll(
  { outbox }: StorePorts['db'],
  event: EntryEvent,
  which: (entry: OutboxEntry) => boolean = () => true,
): Promise<number> {
  let moved = 0;
  for (const state of statesBefore(event)) {
    const next = entryTransition(state, event);
    if (!next.ok || next.state === 'done') continue;
    moved += await outbox.where('state').equals(state).filter(which).modify({ state: next.state });
  }
  return moved;
}
