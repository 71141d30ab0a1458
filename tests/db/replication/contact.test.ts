import { describe, expect, it } from 'vitest';
import { applyPage } from '@/db/replication/apply-page';
import { lastAnafContact, noteAnafContact } from '@/db/replication/last-anaf-contact';
import { lastServerContact, noteServerContact } from '@/db/replication/last-server-contact';
import { acknowledgedItem } from '../support/acknowledged-item';
import { version } from '../support/samples';
import { COMPANY, openTestDatabase } from '../support/test-database';

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const event = (name: string, hour: number) => ({ event: name, at: at(hour), detail: '' });

describe('the last contact', () => {
  it('of the server is remembered', async () => {
    const db = openTestDatabase();
    expect(await lastServerContact(db)).toBeNull();
    await noteServerContact(db, at(9));
    expect(await lastServerContact(db)).toBe(at(9));
    await db.kv.toCollection().modify({ value: 7 });
    expect(await lastServerContact(db)).toBeNull();
  });

  it.each(['uploaded', 'processing', 'accepted', 'rejected', 'duplicate', 'zip-stored'])(
    'of ANAF is told by «%s»',
    async (name) => {
      const db = openTestDatabase();
      await noteAnafContact(db, [event(name, 9)]);
      expect(await lastAnafContact(db)).toBe(at(9));
    },
  );

  it.each(['issued', 'queued', 'recorded', 'uploading', 'doubtful', 'refused'])(
    'of ANAF is not told by «%s»',
    async (name) => {
      const db = openTestDatabase();
      await noteAnafContact(db, [event(name, 9)]);
      expect(await lastAnafContact(db)).toBeNull();
    },
  );

  it('of ANAF never goes back, in whatever order documents come', async () => {
    const db = openTestDatabase();
    await noteAnafContact(db, [event('accepted', 11), event('uploaded', 10), event('queued', 12)]);
    expect(await lastAnafContact(db)).toBe(at(11));
    await noteAnafContact(db, [event('accepted', 8)]);
    expect(await lastAnafContact(db)).toBe(at(11));
    await noteAnafContact(db, []);
    expect(await lastAnafContact(db)).toBe(at(11));
  });

  it('of ANAF comes with the documents of a page', async () => {
    const db = openTestDatabase();
    const row = acknowledgedItem({ events: [event('uploaded', 9)] });
    const changes = [{ collection: 'archive', id: row.id, version: version(1), row }];
    await applyPage(db, COMPANY, version(0), { changes, version: version(1), head: version(1) }, at(10));
    expect(await lastAnafContact(db)).toBe(at(9));
    await db.kv.toCollection().modify({ value: 7 });
    expect(await lastAnafContact(db)).toBeNull();
  });
});
