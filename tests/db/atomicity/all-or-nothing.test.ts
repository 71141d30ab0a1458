/** Each command is one transaction: wherever the storage refuses in it, nothing of it is there. */
import { describe, expect, it } from 'vitest';
import { failingWrites } from '../support/failing-writes';
import { copyOf, openCopy } from '../support/store-copy';
import { expectSoundStore } from '../support/store-invariants';
import { risingIds, testContext } from '../support/test-database';
import { workedStore } from '../support/worked-store';
import { COMMANDS } from './commands';

const worked = workedStore();

// Verifies: G1
describe('a command that the storage refuses half-way', () => {
  it('begins from a sound store', async () => {
    await expectSoundStore((await worked).db);
  });

  it.each(Object.entries(COMMANDS))('leaves nothing: %s', async (_name, command) => {
    const { db: origin, invoices } = await worked;
    const before = await copyOf(origin);
    let writes = 0;
    for (let failAt = 1; ; failAt += 1) {
      const db = await openCopy(before);
      db.close();
      const storage = failingWrites(db);
      await db.open();
      storage.failAt = failAt;
      const context = testContext(db, { newId: risingIds(9) });
      const failure = await command(context, invoices).then(
        () => null,
        (error: Error) => error,
      );
      storage.failAt = 0;
      if (!storage.failed) {
        expect(failure).toBeNull();
        await expectSoundStore(db);
        expect(await copyOf(db), 'the command does something').not.toEqual(before);
        db.close();
        break;
      }
      expect(failure?.name, `write ${failAt}`).toBe('QuotaExceededError');
      expect(await copyOf(db), `write ${failAt} refused`).toEqual(before);
      writes = failAt;
      db.close();
    }
    expect(writes).toBeGreaterThan(0);
  });
});
