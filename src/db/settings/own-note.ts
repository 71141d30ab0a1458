/**
 * A row of the account itself, not of a company: what the server told last, and beside it what was changed on this device and is not
 * acknowledged.
 *
 *   changed ─► pending ── acknowledged ─► told        (a field changed again meanwhile stays pending)
 *                 └────── refused ──────► refused ── changed again, or given up by the person ─► gone
 *
 * What is refused does not show as the account's; it is kept with its reason for the person.
 *
 * Invariant: what is told replaces what was told, never what is pending. Of two answers of one server the higher version counts; a
 * server restored from a copy is given back what it told before. What it has taken is what it told last, whatever its version: until
 * the restore is heard of, an older answer cannot be told from a late one. A field that was told once is told by every later answer.
 */
import * as v from 'valibot';
import { sameValue } from '@/domain/merge/same-value';
import type { CondicaDatabase } from '../condica-database';
import type { DeviceNoteKey } from './key-value-row';

export interface ToldRow {
  readonly version: number;
  readonly content: Readonly<Record<string, unknown>>;
}

/** What the server will never take as it is, for the person to correct or to give up. */
export interface RefusedChanges<Changes extends object> {
  readonly changes: Changes;
  /** The server's reason, in a sentence. */
  readonly reason: string;
  /** ISO instant. */
  readonly at: string;
}

interface Kept<Changes extends object> {
  /** The server's epoch by which it told; '' before the first. */
  readonly epoch: string;
  readonly told: ToldRow;
  readonly pending: Changes;
  readonly refused: RefusedChanges<Changes> | null;
}

export interface KnownNote<Changes extends object> {
  readonly content: ToldRow['content'];
  /** Something of it is on this device alone. */
  readonly waits: boolean;
  readonly refused: RefusedChanges<Changes> | null;
}

interface NoteKind<Changes extends object> {
  readonly key: DeviceNoteKey;
  readonly changes: v.GenericSchema<unknown, Changes>;
  /** What of it a server that lost it is given back: of the fields that it bears, those that this version understands. */
  readonly ownFields: (content: ToldRow['content']) => Partial<Changes>;
}

export interface OwnNote<Changes extends object> {
  /** As it shows. */
  known(db: CondicaDatabase): Promise<KnownNote<Changes>>;
  /** Kept here at once; the exchange sends it. */
  change(db: CondicaDatabase, changes: Changes): Promise<void>;
  /** What is to be sent; null: nothing. */
  pending(db: CondicaDatabase): Promise<Changes | null>;
  /** As the server tells it with its companies. */
  note(db: CondicaDatabase, told: ToldRow, epoch: string): Promise<void>;
  /** The server has taken `sent`. */
  settle(db: CondicaDatabase, sent: Changes, told: ToldRow): Promise<void>;
  /** The server will never take `sent`. `why`: its reason, and when. */
  refuse(db: CondicaDatabase, sent: Changes, why: Omit<RefusedChanges<Changes>, 'changes'>): Promise<void>;
  /** The person gives up what was refused. */
  giveUp(db: CondicaDatabase): Promise<void>;
}

export function ownNote<Changes extends object>({ key, changes, ownFields }: NoteKind<Changes>): OwnNote<Changes> {
  const schema = v.object({
    epoch: v.string(),
    told: v.looseObject({ version: v.number(), content: v.record(v.string(), v.unknown()) }),
    pending: v.fallback(changes, {} as Changes),
    refused: v.optional(v.fallback(v.nullable(v.object({ changes, reason: v.string(), at: v.string() })), null), null),
  });
  const none = {} as Changes;
  const nothing: Kept<Changes> = { epoch: '', told: { version: 0, content: {} }, pending: none, refused: null };
  const read = async (db: CondicaDatabase): Promise<Kept<Changes>> => {
    const kept = v.safeParse(schema, (await db.kv.get(key))?.value);
    return kept.success ? kept.output : nothing;
  };
  const change = (db: CondicaDatabase, by: (kept: Kept<Changes>) => Kept<Changes>): Promise<void> =>
    db.transaction('rw', db.kv, async () => {
      const before = await read(db);
      const value = by(before);
      if (value !== before) await db.kv.put({ key, value });
    });
  return {
    known: async (db) => {
      const { told, pending, refused } = await read(db);
      return { content: { ...told.content, ...pending }, waits: !isEmpty(pending), refused };
    },
    change: (db, made) =>
      change(db, (kept) => ({
        ...kept,
        pending: { ...kept.pending, ...made },
        refused: refusedBut(kept.refused, made),
      })),
    pending: async (db) => {
      const { pending } = await read(db);
      return isEmpty(pending) ? null : pending;
    },
    note: (db, told, epoch) =>
      change(db, (kept) => {
        if (kept.epoch === epoch || kept.epoch === '')
          return told.version < kept.told.version ? kept : { ...kept, epoch, told };
        const back = lostFields(ownFields(kept.told.content), kept.told, told);
        return { epoch, told, pending: { ...back, ...kept.pending }, refused: kept.refused };
      }),
    settle: (db, sent, told) =>
      change(db, (kept) => {
        const pending = without(kept.pending, sent);
        if (told.version < kept.told.version)
          return { ...kept, told: { ...kept.told, content: { ...kept.told.content, ...sent } }, pending };
        const back = lostFields(ownFields(kept.told.content), kept.told, told);
        return { ...kept, told, pending: { ...back, ...pending } };
      }),
    refuse: (db, sent, why) =>
      change(db, (kept) => {
        const pending = without(kept.pending, sent);
        // What was changed again meanwhile is not the refused value any more.
        const changes = withoutFields({ ...kept.refused?.changes, ...sent }, pending);
        return { ...kept, pending, refused: isEmpty(changes) ? null : { ...why, changes } };
      }),
    giveUp: (db) => change(db, (kept) => ({ ...kept, refused: null })),
  };
}

/** Of a server that may have been restored: what it does not bear any more, and where it stands before what it told, what differs too. */
function lostFields<Fields extends object>(own: Fields, before: ToldRow, told: ToldRow): Partial<Fields> {
  const isLost = ([field, value]: [string, unknown]) =>
    Object.hasOwn(told.content, field) ? told.version < before.version && !sameValue(told.content[field], value) : true;
  return Object.fromEntries(Object.entries(own).filter(isLost)) as Partial<Fields>;
}

function refusedBut<Changes extends object>(
  refused: RefusedChanges<Changes> | null,
  made: Changes,
): RefusedChanges<Changes> | null {
  if (refused === null) return null;
  const changes = withoutFields(refused.changes, made);
  return isEmpty(changes) ? null : { ...refused, changes };
}

function withoutFields<Changes extends object>(changes: Changes, others: object): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !Object.hasOwn(others, field))) as Changes;
}

function without<Changes extends object>(pending: Changes, sent: Changes): Changes {
  const values = new Map<string, unknown>(Object.entries(sent));
  return Object.fromEntries(Object.entries(pending).filter(([field, value]) => values.get(field) !== value)) as Changes;
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}
