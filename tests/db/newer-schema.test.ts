import { describe, expect, it } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import { NewerDatabaseError } from '@/db/versions/newer-schema';
import { PARTNER } from './support/samples';
import { newerDatabase, openTestDatabase, testContext, testProfile } from './support/test-database';

// Verifies: G12 (finding P2.6). Before: Dexie opened the newer database again and the older app wrote into it.
describe('an older app and the schema of a newer one', () => {
  it('that was open writes nothing more once another tab has upgraded, and hears of it once', async () => {
    const profile = testProfile();
    const old = openTestDatabase(profile);
    const context = testContext(old);
    await addPartner(context, PARTNER);
    let told = 0;
    old.schemaGuard.onRefused(() => {
      told += 1;
    });
    const newer = newerDatabase(profile);
    await newer.open();
    await expect(addPartner(context, PARTNER)).rejects.toThrow(/closed/i);
    await expect(old.open()).rejects.toThrow(NewerDatabaseError);
    expect(old.schemaGuard.refusal).toMatchObject({ installed: newer.verno, declared: old.verno });
    expect(told).toBe(1);
    expect(await newer.partner.count()).toBe(1);
    expect(await newer.outbox.count()).toBe(1);
  });

  it('that starts over it is refused before its first command', async () => {
    const profile = testProfile();
    const newer = newerDatabase(profile);
    await newer.open();
    const old = openTestDatabase(profile);
    await expect(addPartner(testContext(old), PARTNER)).rejects.toThrow(/version/);
    await expect(old.open()).rejects.toThrow(NewerDatabaseError);
    let told = false;
    old.schemaGuard.onRefused(() => {
      told = true;
    });
    expect(told).toBe(true);
    expect(await newer.partner.count()).toBe(0);
  });

  it('is not taken for one where Dexie only raised the last digit, or the data was erased elsewhere', async () => {
    const profile = testProfile();
    const db = openTestDatabase(profile);
    const context = testContext(db);
    await addPartner(context, PARTNER);
    await new Promise((resolve, reject) => {
      const request = profile.indexedDB.open(db.name, db.verno * 10 + 1);
      request.onerror = reject;
      request.onsuccess = () => resolve(request.result.close());
    });
    await addPartner(context, PARTNER);
    expect(await db.partner.count()).toBe(2);
    await openTestDatabase(profile).delete();
    expect(await db.partner.count()).toBe(0);
    expect(db.schemaGuard.refusal).toBeNull();
  });
});
