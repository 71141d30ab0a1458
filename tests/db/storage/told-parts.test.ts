import { describe, expect, it } from 'vitest';
import type { PartnerContent } from '@/api/entities/partner';
import { contentOf } from '@/db/collections/commands/content-rows';
import { partnerRows } from '@/db/collections/partner';
import { ChangedKeys, type Changes, onCommit } from '@/db/unsent/second-copy/changed-keys';
import { entityId, PARTNER } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';

const MANY = 120;

describe('many rows at once', () => {
  // Before: any row of the store might have changed, and the second copy read the whole outbox after each step of an import.
  it('are told one by one to who follows the store, as they are added and as they are removed', async () => {
    const db = openTestDatabase();
    const changed = new ChangedKeys();
    const end = onCommit((parts) => void changed.add(db.name, parts));
    const told = (): Changes => changed.take();
    // A new database is told whole.
    await db.partner.count();
    told();
    const contents = Array.from({ length: MANY }, (_none, place) => ({ ...PARTNER, name: `Partener ${place}` }));
    await partnerRows.addMany(testContext(db), contents);
    const [ids, seqs] = [await db.partner.toCollection().primaryKeys(), await db.outbox.toCollection().primaryKeys()];
    expect(told()).toEqual(
      new Map<string, unknown>([
        ['partner', new Set(ids)],
        ['outbox', new Set(seqs)],
      ]),
    );
    // As if they had reached the server: each is hidden, with an entry of its own.
    await db.outbox.toCollection().modify({ attempts: 1 });
    told();
    const views = await partnerRows.list(db, COMPANY);
    await partnerRows.removeMany(
      testContext(db),
      views.map(({ row }) => ({ id: entityId(row.id), seen: contentOf<PartnerContent>(row) })),
    );
    expect(told().get('partner')).toEqual(new Set(ids));
    end();
  });
});
