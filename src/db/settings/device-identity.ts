/** The browser profile's identity: made once a database, named by the person or by its browser and system. */
import * as v from 'valibot';
import { type DeviceId, deviceIdSchema } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';

export interface DeviceIdentity {
  readonly id: DeviceId;
  readonly name: string;
}

const KEY = 'device';
const schema = v.object({ id: deviceIdSchema, name: v.string() });

/** Gives the stored identity, or makes it with `newId` and `defaultName`. Two tabs at once get the same one. */
export function deviceIdentity(db: CondicaDatabase, newId: () => string, defaultName: string): Promise<DeviceIdentity> {
  return db.transaction('rw', db.kv, async () => {
    const stored = v.safeParse(schema, (await db.kv.get(KEY))?.value);
    if (stored.success) return stored.output;
    const made = { id: v.parse(deviceIdSchema, newId()), name: defaultName };
    await db.kv.put({ key: KEY, value: made });
    return made;
  });
}

/** The stored identity; undefined before the first start. */
export async function storedDevice(db: CondicaDatabase): Promise<DeviceIdentity | undefined> {
  return readDevice((await db.kv.get(KEY))?.value);
}

/** What stands in the store under the device's key. */
export function readDevice(value: unknown): DeviceIdentity | undefined {
  const stored = v.safeParse(schema, value);
  return stored.success ? stored.output : undefined;
}

/** Renames the device; what is written and leased from now on carries the new name. */
export function renameDevice(db: CondicaDatabase, name: string): Promise<void> {
  return db.transaction('rw', db.kv, async () => {
    const stored = v.safeParse(schema, (await db.kv.get(KEY))?.value);
    if (stored.success) await db.kv.put({ key: KEY, value: { ...stored.output, name } });
  });
}

/**
 * A new identity for a profile that turned out to be a copy of another: what it draws from now on is its own. `was`: the one
 * that is shared; another tab may have left it already.
 */
export function renewDevice(db: CondicaDatabase, was: DeviceId, newId: () => string): Promise<DeviceIdentity> {
  return db.transaction('rw', db.kv, async () => {
    const stored = v.safeParse(schema, (await db.kv.get(KEY))?.value);
    if (stored.success && stored.output.id !== was) return stored.output;
    const name = stored.success ? stored.output.name : '';
    const made = { id: v.parse(deviceIdSchema, newId()), name: `${name}${COPY}` };
    await db.kv.put({ key: KEY, value: made });
    return made;
  });
}

/** Others tell the two by their names until the person gives them better ones. */
const COPY = ' (copie)';
