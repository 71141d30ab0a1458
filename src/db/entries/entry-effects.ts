/**
 * What the answers to an entry, and the person, do to what this device keeps: by the entry's call, never by the collection
 * that it touches. A call that this version does not know (an entry written by a newer one) does nothing but to the change
 * that names it.
 */
import type { Table } from 'dexie';
import type { OutboxEffect } from '@/api/call';
import type { ApiErrorCode } from '@/api/errors';
import type { OperationId, Version } from '@/api/ids';
import { outboxEffect } from '@/api/outbox-calls';
import { collectionOf } from '../collections/collections';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import type { EntryFailure, OutboxEntry } from '../outbox/outbox-entry';
import { applyLeases } from '../replication/apply-lease';
import type { Settlement, SettlePorts } from '../replication/conflict/settle-ports';
import type { Acknowledgement, ConflictAnswer } from '../rows/server-row';
import { documentEffects } from './document-effects';
import { addEffects, removeEffects, rowEffects } from './row-effects';
import { transportEffects } from './transport-effects';
import { uploadEffects } from './upload-effects';

/** `left`: attempted with an unknown outcome; it cannot be taken back. Nothing was written. */
export type DiscardOutcome = 'discarded' | 'left' | 'missing';

/** Each inside a transaction that holds what it touches. */
export interface EntryEffects {
  /** What any of these touches beside outbox, conflicts and the stream's position. */
  readonly tables: (db: CondicaDatabase, entry: Pick<OutboxEntry, 'subject'>) => readonly Table[];
  /** The person gives it up; it is known to have had no effect. Takes the entry out, and what cannot stand without it. */
  readonly discard: (context: CommandContext, entry: OutboxEntry) => Promise<DiscardOutcome>;
  /** Its change names another key. */
  readonly rename: (db: CondicaDatabase, entry: OutboxEntry, to: OperationId) => Promise<void>;
  /** The server has done it, and the entry has left; `cursor` is where the stream stands. */
  readonly acknowledge: (
    db: CondicaDatabase,
    entry: OutboxEntry,
    answer: Acknowledgement,
    cursor: Version,
  ) => Promise<void>;
  /** Both sides changed the same. */
  readonly conflict: (ports: SettlePorts, entry: OutboxEntry, answer: ConflictAnswer) => Promise<Settlement>;
  /** The server has refused it; the entry stays for the person. */
  readonly refused?: (db: CondicaDatabase, entry: OutboxEntry, failure: EntryFailure) => Promise<void>;
  /** It came by a file from another device, with the row that it changes. */
  readonly imported: (db: CondicaDatabase, entry: OutboxEntry) => Promise<void>;
}

const OVERLAP: ApiErrorCode = 'lease-overlap';

/** What was told of an interval of numbers: the interval itself changed when it was told, and the answer is its row. */
const leaseEffects: EntryEffects = {
  tables: (db) => [db.lease, db.kv],
  discard: async ({ db }, entry) => {
    await db.outbox.delete(entry.seq);
    return 'discarded';
  },
  rename: () => Promise.resolve(),
  // The lease of another database comes by the stream, and what became of this one is told whole then.
  acknowledge: async (db, { companyId, subject }, { version, row, elsewhere }) => {
    if (row !== null && elsewhere !== true) await applyLeases(db, [{ companyId, id: subject.id, version, row }]);
  },
  conflict: () => Promise.resolve('unsettled'),
  // Its numbers are others' by now: nothing more is drawn from it, or two papers would bear one number.
  refused: async (db, { subject }, { code }) => {
    if (code === OVERLAP) await db.lease.where('id').equals(subject.id).modify({ foreign: true });
  },
  imported: () => Promise.resolve(),
};

const EFFECTS: Readonly<Record<OutboxEffect['kind'], EntryEffects>> = {
  add: addEffects,
  update: rowEffects,
  remove: removeEffects,
  upload: uploadEffects,
  document: documentEffects,
  lease: leaseEffects,
  transport: transportEffects,
};

/** Where the change of an unknown call lies. */
const UNKNOWN = {
  rows: rowEffects,
  documents: documentEffects,
  leases: leaseEffects,
  transports: transportEffects,
} as const;

/** The scope of a transaction in which the entry's effects take place. */
export function tablesOf(db: CondicaDatabase, entry: Pick<OutboxEntry, 'call' | 'subject'>): readonly Table[] {
  return [db.outbox, db.conflict, db.syncState, ...effectsOf(entry).tables(db, entry)];
}

export function effectsOf({ call, subject }: Pick<OutboxEntry, 'call' | 'subject'>): EntryEffects {
  const effect = outboxEffect(call);
  if (effect !== undefined) return EFFECTS[effect.kind];
  return UNKNOWN[collectionOf(subject.collection)?.keeps ?? 'leases'];
}
