/** A fresh database and a command context with a clock and ids that tests can foresee. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as v from 'valibot';
import { companyIdSchema, type DeviceId, deviceIdSchema } from '@/api/ids';
import type { CommandContext } from '@/db/command-context';
import { CondicaDatabase } from '@/db/condica-database';

export const COMPANY = v.parse(companyIdSchema, 1);
export const OTHER_COMPANY = v.parse(companyIdSchema, 2);
export const DEVICE: DeviceId = v.parse(deviceIdSchema, '00000000-0000-4000-8000-0000000000d1');

/** The same as a browser profile: databases opened on it see each other's rows. */
export interface TestProfile {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}

export function testProfile(): TestProfile {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

export function openTestDatabase(profile: TestProfile = testProfile(), name = 'condica:test:1'): CondicaDatabase {
  return new CondicaDatabase(name, profile);
}

/** The app of the next version over the same database, which its opening upgrades. */
export function newerDatabase(profile: TestProfile, name = 'condica:test:1'): CondicaDatabase {
  const db = new CondicaDatabase(name, profile);
  db.version(db.verno + 1).stores({ later: 'id' });
  return db;
}

/** Ids count up from `first`; instants a second apart. */
export function testContext(db: CondicaDatabase, overrides: Partial<CommandContext> = {}): CommandContext {
  return {
    db,
    companyId: COMPANY,
    deviceId: DEVICE,
    deviceName: 'Chrome pe Linux',
    now: risingClock(),
    newId: risingIds(),
    ...overrides,
  };
}

export function risingClock(from = Date.parse('2026-03-02T08:00:00Z')): () => string {
  let instant = from;
  return () => {
    instant += 1000;
    return new Date(instant).toISOString();
  };
}

export function risingIds(family = 0): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${family.toString(16).padStart(8, '0')}-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;
  };
}
