/**
 * The outbox as the drainer sees it: the only way by which entries change while they are sent. Every step is one
 * transaction; between any two the browser may be killed, and the next start goes on from what is stored.
 */
import type { CommandContext } from '../command-context';
import type { Acknowledgement, ConflictAnswer } from '../replication/server-row';
import { settleAcknowledged } from '../replication/settle-acknowledged';
import { settleConflict } from '../replication/settle-conflict';
import type { EntryFailure, OutboxEntry } from './outbox-entry';

/** An entry without its body: what is needed to choose the next. */
export type EntryOutline = Omit<OutboxEntry, 'params' | 'body'>;

export interface OutboxStore {
  /** Everything in the outbox, in the order made. */
  readonly outlines: () => Promise<readonly EntryOutline[]>;
  /** Marks the entry as being sent and counts the attempt; null where it was replaced, discarded or sent meanwhile. */
  readonly begin: (outline: EntryOutline) => Promise<OutboxEntry | null>;
  readonly acknowledge: (entry: OutboxEntry, answer: Acknowledgement) => Promise<void>;
  /** Outcome unknown, or the server asks to come again: queued with the same key. */
  readonly postpone: (entry: OutboxEntry, failure: EntryFailure, notBefore: number) => Promise<void>;
  readonly reject: (entry: OutboxEntry, failure: EntryFailure) => Promise<void>;
  /** False: it cannot be settled as a conflict. */
  readonly conflict: (entry: OutboxEntry, answer: ConflictAnswer) => Promise<boolean>;
  /** Nobody is signed in: all that is queued waits. */
  readonly waitForSignIn: () => Promise<void>;
  /** Somebody is: all that waited is queued. What a killed drainer left as being sent, too: its outcome is unknown. */
  readonly resume: () => Promise<void>;
}

export function dexieOutboxStore(ports: Pick<CommandContext, 'db' | 'now' | 'newId'>): OutboxStore {
  const { outbox } = ports.db;
  const put = (entry: OutboxEntry, changes: Partial<OutboxEntry>) =>
    outbox
      .where('id')
      .equals(entry.id)
      .modify({ ...changes });
  return {
    outlines: async () =>
      (await outbox.orderBy('seq').toArray()).map(({ params: _p, body: _b, ...outline }) => outline),
    begin: ({ seq, id }) =>
      ports.db.transaction('rw', outbox, async () => {
        const entry = await outbox.get(seq);
        if (entry === undefined || entry.id !== id || entry.state !== 'queued') return null;
        const begun = { ...entry, state: 'sending' as const, attempts: entry.attempts + 1 };
        await outbox.put(begun);
        return begun;
      }),
    acknowledge: (entry, answer) => settleAcknowledged(ports.db, entry, answer),
    postpone: async (entry, failure, notBefore) => {
      await put(entry, { state: 'queued', failure, notBefore });
    },
    reject: async (entry, failure) => {
      await put(entry, { state: 'rejected', failure });
    },
    conflict: (entry, answer) => settleConflict(ports, entry, answer),
    waitForSignIn: async () => {
      await outbox.where('state').anyOf('queued', 'sending').modify({ state: 'waiting-for-sign-in' });
    },
    resume: async () => {
      await outbox.where('state').anyOf('waiting-for-sign-in', 'sending').modify({ state: 'queued' });
    },
  };
}
