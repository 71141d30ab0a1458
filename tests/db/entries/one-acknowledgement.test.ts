import { describe, expect, it } from 'vitest';
import { addPartner, updatePartner } from '@/db/collections/partner';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { PARTNER, version } from '../support/samples';
import { openTestDatabase, testContext } from '../support/test-database';

const BEHIND = 60;

// Verifies: G7
describe('an acknowledgement in a long outbox', () => {
  it('reads the entries of its own row alone', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    const store = dexieOutboxStore(context);
    const added = await addPartner(context, PARTNER);
    if (added.kind !== 'added') throw new Error(added.kind);
    const { id } = added;
    const [first] = await store.outlines();
    const sent = first === undefined ? null : await store.begin(first);
    if (sent === null) throw new Error('nothing to send');
    for (let index = 0; index < BEHIND; index += 1) await addPartner(context, { ...PARTNER, name: `Al ${index}-lea` });
    await updatePartner(context, id, PARTNER, { ...PARTNER, name: 'Altul' });
    const read: number[] = [];
    db.outbox.hook('reading', (entry) => {
      read.push(entry.seq);
      return entry;
    });

    await store.acknowledge(sent, { version: version(7), row: { ...PARTNER, id } });

    expect(new Set(read).size).toBe(2);
    const last = await db.outbox.orderBy('seq').last();
    expect(last?.body).toMatchObject({ version: 7 });
  });
});
