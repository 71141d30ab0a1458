/** A month that a person wants on this device: what comes, what stops it, and that nothing is asked for twice. */
import { describe, expect, it } from 'vitest';
import type { EntityId } from '@/api/ids';
import { documentsOfMonth } from '@/db/archive/documents-of-month';
import type { StorageState } from '@/db/storage/storage-state';
import { DOCUMENT_POLICY } from '@/sync/documents/document-policy';
import { fetchMonth } from '@/sync/documents/keep-month';
import type { FetchDocumentOutcome } from '@/sync/pull/fetch-document';
import { COMPANY, OTHER_COMPANY } from '../../db/support/test-database';
import { coldId, coldItem, twoStores } from '../../db/support/two-stores';

const ROOM: StorageState = { persisted: true, usageBytes: 0, quotaBytes: 1e12, nearlyFull: false };
const MONTH = { company: COMPANY, month: '2026-05' };

/** Documents 0 to 5 are of May, by turns issued and received; 6 of June. */
const ITEMS = [0, 1, 2, 3, 4, 5, 6].map((place) =>
  coldItem(place, {
    issueDate: place === 6 ? '2026-06-01' : `2026-05-0${place + 1}`,
    direction: place % 2 === 0 ? 'out' : 'in',
  }),
);

async function world(answer: (id: EntityId) => FetchDocumentOutcome | Promise<FetchDocumentOutcome> = () => 'stored') {
  const { rows: db } = await twoStores(ITEMS);
  const asked: EntityId[] = [];
  const keep = (invoiceId: EntityId) =>
    db.document.put({ invoiceId, format: 'xml', companyId: COMPANY, bytes: new Uint8Array(1), sha256: '' });
  const fetch = async (_company: unknown, id: EntityId): Promise<FetchDocumentOutcome> => {
    asked.push(id);
    const outcome = await answer(id);
    if (outcome === 'stored') await keep(id);
    return outcome;
  };
  return { db, asked, keep, ports: { db, fetch, storage: async () => ROOM } };
}

const running = () => new AbortController().signal;
const nothing = (): void => undefined;

describe('the documents of a month', () => {
  it('are those issued and received in it, of the company alone, here or not', async () => {
    const { db, keep } = await world();
    await keep(coldId(2));
    const { wanted, missing } = await documentsOfMonth(db, COMPANY, '2026-05');
    expect(wanted).toBe(6);
    expect([...missing].sort()).toEqual([0, 1, 3, 4, 5].map(coldId).sort());
    expect(await documentsOfMonth(db, OTHER_COMPANY, '2026-05')).toEqual({ wanted: 0, missing: [] });
  });
});

describe('keeping a month', () => {
  it('brings what is missing, and tells how far it is', async () => {
    const { db, asked, keep, ports } = await world();
    await keep(coldId(2));
    const told: (readonly [number, number])[] = [];
    const end = await fetchMonth(ports, MONTH, (here, wanted) => told.push([here, wanted]), running());
    expect(end).toEqual({ kind: 'done', here: 6, wanted: 6 });
    expect(told).toEqual([1, 2, 3, 4, 5, 6].map((here) => [here, 6]));
    expect([...asked].sort()).toEqual([0, 1, 3, 4, 5].map(coldId).sort());
    expect((await documentsOfMonth(db, COMPANY, '2026-05')).missing).toEqual([]);
    await fetchMonth(ports, MONTH, nothing, running());
    expect(asked.length).toBe(5);
  });

  it('asks for nothing that came meanwhile', async () => {
    const { asked, keep, ports } = await world(async (): Promise<FetchDocumentOutcome> => {
      for (const place of [0, 1, 2, 3, 4, 5]) await keep(coldId(place));
      return 'stored';
    });
    expect((await fetchMonth(ports, MONTH, nothing, running())).here).toBe(6);
    expect(asked.length).toBe(1);
  });

  it('leaves out what the server does not give, and says so by its numbers', async () => {
    const { ports } = await world((id) => (id === coldId(1) ? 'damaged' : id === coldId(4) ? 'unavailable' : 'stored'));
    const end = await fetchMonth(ports, MONTH, nothing, running());
    expect([end.here, end.wanted]).toEqual([4, 6]);
  });

  it('waits where nobody answers', async () => {
    const { asked, ports } = await world(() => 'unavailable');
    expect(await fetchMonth(ports, MONTH, nothing, running())).toEqual({ kind: 'waiting', here: 0, wanted: 6 });
    expect(asked.length).toBe(DOCUMENT_POLICY.failuresInARow);
  });

  it('leaves the room that what is written here needs', async () => {
    const { asked, ports } = await world();
    const storage = async () => ({ ...ROOM, usageBytes: 1e7, quotaBytes: 1e8 });
    const end = await fetchMonth({ ...ports, storage }, MONTH, nothing, running());
    expect(end).toEqual({ kind: 'full', here: 0, wanted: 6 });
    expect(asked).toEqual([]);
  });

  it('ends at once when it is stopped, also while a document does not come', async () => {
    const stop = new AbortController();
    const { asked, ports } = await world(() => {
      if (asked.length < 3) return 'stored';
      stop.abort();
      return new Promise(() => undefined);
    });
    expect(await fetchMonth(ports, MONTH, nothing, stop.signal)).toEqual({ kind: 'stopped', here: 2, wanted: 6 });
    expect(asked.length).toBe(3);
  });
});
