/** The profile of version 2 under today's code: nothing of it changes but its shape, and all of it leaves as it was. */
import { describe, expect, it } from 'vitest';
import { archiveById, documentXml } from '@/db/archive/archive-queries';
import { draftById } from '@/db/collections/draft-queries';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { restoreUnsaved } from '@/db/drafts/restore-unsaved';
import { drain } from '@/sync/drain/drain';
import { ServerModel } from '../../sync/support/server-model';
import { testDevice } from '../../sync/support/test-device';
import { failingWrites } from '../support/failing-writes';
import { entityId } from '../support/samples';
import { COMPANY, openTestDatabase, type TestProfile, testContext, testProfile } from '../support/test-database';
import { type EarlierEntry, version2Profile, type WireForm } from './version-2-store';
import { writeEarlierStore } from './write-earlier-store';

const NAME = 'condica:test:1';
const FIELDS = ['seq', 'id', 'companyId', 'call', 'params', 'body', 'touches', 'state', 'attempts', 'madeAt'] as const;

async function writtenProfile(): Promise<{
  readonly profile: TestProfile;
  readonly was: ReturnType<typeof version2Profile>;
}> {
  const profile = testProfile();
  await writeEarlierStore(profile.indexedDB, NAME, version2Profile().store);
  return { profile, was: version2Profile() };
}

const essence = (entry: EarlierEntry) => Object.fromEntries(FIELDS.map((field) => [field, entry[field]]));
const archived = (was: ReturnType<typeof version2Profile>) =>
  (was.rows.archive ?? []).map((row) => ({
    id: entityId(String(row.id)),
    base: row.base,
    pending: row.pending as { readonly item: object } | null,
    version: row.version,
  }));

// Verifies: G12
describe('a worked profile of version 2', () => {
  it('keeps every entry with its key, its call and what it carries', async () => {
    const { profile, was } = await writtenProfile();
    const db = openTestDatabase(profile);
    const entries = await db.outbox.orderBy('seq').toArray();
    expect(entries.map(essence)).toEqual(was.rows.outbox.map(essence));
  });

  it.each(['partner', 'product', 'serial', 'vatRate', 'paymentMethod', 'draft'] as const)(
    'keeps each %s as the server said it, and what was changed here',
    async (collection) => {
      const { profile, was } = await writtenProfile();
      const rows = await openTestDatabase(profile).table(collection).toArray();
      const kept = ({ id, companyId, version, base, pending, shown }: Record<string, unknown>) => ({
        ...{ id, companyId, version, base, pending, shown },
      });
      expect(rows.map(kept)).toEqual((was.rows[collection] ?? []).map(kept));
    },
  );

  it('shows every invoice as it was shown, with its bytes', async () => {
    const { profile, was } = await writtenProfile();
    const db = openTestDatabase(profile);
    for (const { id, base, pending, version } of archived(was)) {
      const view = await archiveById(db, id);
      expect(view?.item, id).toEqual(pending?.item ?? base);
      expect(view?.version, id).toBe(version);
    }
    for (const { invoiceId, bytes } of was.rows.document ?? []) {
      if (!(bytes instanceof Uint8Array)) throw new Error('a document without bytes');
      expect(await documentXml(db, entityId(String(invoiceId)))).toBe(new TextDecoder().decode(bytes));
    }
  });

  it('keeps the numbers that were taken, given back and voided', async () => {
    const { profile, was } = await writtenProfile();
    const [lease] = await openTestDatabase(profile).lease.toArray();
    const [before] = was.rows.lease ?? [];
    expect(lease).toMatchObject({ base: before?.base, numbers: before?.numbers, taken: before?.taken });
    expect(lease?.numbers.returned).toHaveLength(1);
    expect(lease?.numbers.voided).toHaveLength(1);
  });

  it('keeps its conflicts, and what was typed before the page went', async () => {
    const { profile, was } = await writtenProfile();
    const db = openTestDatabase(profile);
    expect((await listConflicts(db, COMPANY)).map(({ id }) => id).sort()).toEqual(
      (was.rows.conflict ?? []).map(({ id }) => String(id)).sort(),
    );
    const local = new Map(Object.entries(was.local));
    const storage = {
      get length() {
        return local.size;
      },
      key: (index: number) => [...local.keys()][index] ?? null,
      getItem: (key: string) => local.get(key) ?? null,
      setItem: (key: string, text: string) => void local.set(key, text),
      removeItem: (key: string) => void local.delete(key),
    };
    const [restored] = await restoreUnsaved(testContext(db), storage, NAME);
    expect(restored && (await draftById(db, restored))?.row.content.notes).toBe('tastat chiar înainte');
  });

  it('sends what waited in its order, with the same keys and byte for byte', async () => {
    const { profile, was } = await writtenProfile();
    const server = new ServerModel();
    const device = testDevice(server, profile);
    const sent = new Map<string, WireForm>();
    const order: string[] = [];
    const { connection } = device.send;
    const send = {
      ...device.send,
      connection: {
        ...connection,
        fetch: async (url: string, init: RequestInit) => {
          const headers = new Headers(init.headers);
          const key = headers.get('idempotency-key') ?? '';
          order.push(key);
          sent.set(key, {
            url,
            body: init.body === undefined ? null : String(init.body),
            type: headers.get('content-type'),
          });
          return new Response(JSON.stringify({ status: 'error', error: 'x', code: 'upload-failed' }), { status: 422 });
        },
      },
    };
    await drain(send, { force: true });
    const waiting = was.rows.outbox.filter(({ state }) => state === 'queued' || state === 'sending');
    expect([...sent.keys()].sort()).toEqual(waiting.map(({ id }) => id).sort());
    expect(order).toEqual(waiting.map(({ id }) => id));
    for (const { id, call } of waiting) expect(sent.get(id), call).toEqual(was.wire[id]);
  });

  it('is as it was where the upgrade is cut off at any write', async () => {
    const { profile } = await writtenProfile();
    const upgraded = await linesOf(profile);
    for (let at = 1; ; at += 1) {
      const fresh = (await writtenProfile()).profile;
      if (!(await cutUpgrade(fresh, at))) break;
      expect(await linesOf(fresh), `cut at write ${at}`).toEqual(upgraded);
    }
  });
});

/** Every row of every store, as text. */
async function linesOf(profile: TestProfile): Promise<readonly string[]> {
  const db = openTestDatabase(profile);
  await db.open();
  const lines = await Promise.all(
    db.tables.map(async (table) => (await table.toArray()).map((row) => `${table.name} ${JSON.stringify(row)}`)),
  );
  db.close();
  return lines.flat();
}

/** Opens the database with today's code and lets the nth write of the upgrade fail; false where there are fewer. */
async function cutUpgrade(profile: TestProfile, at: number): Promise<boolean> {
  const db = openTestDatabase(profile);
  const storage = failingWrites(db);
  Object.assign(storage, { failAt: at, count: 0 });
  await db.open().then(
    () => db.close(),
    () => db.close(),
  );
  return storage.failed;
}
