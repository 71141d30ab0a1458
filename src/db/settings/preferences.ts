/**
 * What the account prefers, as it is known here: what the server told last, and beside it what was changed on this device and
 * is not acknowledged.
 *
 *   changed ─► pending ── acknowledged ─► told        (a field changed again meanwhile stays pending)
 *                 └────── refused ──────► gone
 *
 * Invariant: what is told replaces what was told, never what is pending. Of two answers of one server the higher version counts; a
 * server restored from a copy is given back what it told before.
 */
import * as v from 'valibot';
import {
  type PreferenceChanges,
  type Preferences,
  preferenceChangesSchema,
  readPreferences,
  type ToldPreferences,
  toldPreferencesSchema,
} from '@/api/entities/preferences';
import type { CondicaDatabase } from '../condica-database';

const KEY = 'preferences';

const keptSchema = v.object({
  /** The server's epoch by which it told; '' before the first. */
  epoch: v.string(),
  told: toldPreferencesSchema,
  pending: v.fallback(preferenceChangesSchema, {}),
});
type Kept = v.InferOutput<typeof keptSchema>;

export interface KnownPreferences {
  readonly preferences: Preferences;
  /** Something of them is on this device alone. */
  readonly waits: boolean;
}

export async function knownPreferences(db: CondicaDatabase): Promise<KnownPreferences> {
  const { told, pending } = await read(db);
  return { preferences: readPreferences({ ...told.content, ...pending }), waits: !isEmpty(pending) };
}

/** Kept here at once; the exchange sends it. */
export function changePreferences(db: CondicaDatabase, changes: PreferenceChanges): Promise<void> {
  return change(db, (kept) => ({ ...kept, pending: { ...kept.pending, ...changes } }));
}

/** What is to be sent; null: nothing. */
export async function pendingPreferences(db: CondicaDatabase): Promise<PreferenceChanges | null> {
  const { pending } = await read(db);
  return isEmpty(pending) ? null : pending;
}

/** As the server tells them with its companies. */
export function notePreferences(db: CondicaDatabase, told: ToldPreferences, epoch: string): Promise<void> {
  return change(db, (kept) => {
    if (kept.epoch === epoch || kept.epoch === '') {
      return told.version < kept.told.version ? kept : { ...kept, epoch, told };
    }
    const lost = told.version < kept.told.version ? readPreferences(kept.told.content) : {};
    return { epoch, told, pending: { ...lost, ...kept.pending } };
  });
}

/** The server has taken `sent`. */
export function settlePreferences(db: CondicaDatabase, sent: PreferenceChanges, told: ToldPreferences): Promise<void> {
  return change(db, (kept) => ({
    ...kept,
    told: told.version < kept.told.version ? kept.told : told,
    pending: without(kept.pending, sent),
  }));
}

/** The server will never take `sent`. */
export function dropPreferences(db: CondicaDatabase, sent: PreferenceChanges): Promise<void> {
  return change(db, (kept) => ({ ...kept, pending: without(kept.pending, sent) }));
}

function change(db: CondicaDatabase, by: (kept: Kept) => Kept): Promise<void> {
  return db.transaction('rw', db.kv, async () => {
    const before = await read(db);
    const value = by(before);
    if (value !== before) await db.kv.put({ key: KEY, value });
  });
}

async function read(db: CondicaDatabase): Promise<Kept> {
  const kept = v.safeParse(keptSchema, (await db.kv.get(KEY))?.value);
  return kept.success ? kept.output : { epoch: '', told: { version: 0, content: {} }, pending: {} };
}

function without(pending: PreferenceChanges, sent: PreferenceChanges): PreferenceChanges {
  const values: Readonly<Record<string, unknown>> = sent;
  return Object.fromEntries(Object.entries(pending).filter(([field, value]) => values[field] !== value));
}

function isEmpty(changes: PreferenceChanges): boolean {
  return Object.keys(changes).length === 0;
}
