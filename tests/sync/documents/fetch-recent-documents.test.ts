/** The newest documents come to the device before they are asked for, within bounds, and stop where they should. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EntityId } from '@/api/ids';
import { packDocuments } from '@/api/packed-documents';
import { documentXml } from '@/db/archive/archive-queries';
import { uploadOf } from '@/db/archive/archive-row';
import { documentRow } from '@/db/archive/archive-rows';
import { letGoOfDocuments } from '@/db/archive/let-go-documents';
import { archiveTables } from '@/db/archive/put-archive-row';
import { noteLostDocument } from '@/db/invoices/give-document-back';
import { giveLostBack } from '@/db/invoices/give-lost-back';
import { pendingItem } from '@/db/invoices/issue-summary';
import { UNCONFIRMED } from '@/db/rows/stored-row';
import { keepMonth } from '@/db/settings/kept-months';
import type { StorageState } from '@/db/storage/storage-state';
import { DOCUMENT_POLICY } from '@/sync/documents/document-policy';
import {
  type DocumentPorts,
  type DocumentProgress,
  fetchRecentDocuments,
} from '@/sync/documents/fetch-recent-documents';
import { fetchDocument } from '@/sync/pull/fetch-document';
import { pullCompany } from '@/sync/pull/pull-company';
import { entityId, summaryOf } from '../../db/support/samples';
import { COMPANY } from '../../db/support/test-database';
import { memoryLocks } from '../support/memory-locks';
import { type TestDevice, testDevice } from '../support/test-device';

const ROOM: StorageState = { persisted: true, usageBytes: 0, quotaBytes: 1e12, nearlyFull: false };
const idAt = (index: number) => entityId(`00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`);
const xmlOf = (id: string) => `<Invoice>${id}</Invoice>`;
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A device with `count` documents, later ones dated later, by default every second one issued, and a server that has their bytes. */
async function withArchive(count: number, isIssued = (index: number) => index % 2 === 0) {
  const device = testDevice();
  for (let index = 0; index < count; index += 1) {
    const id = idAt(index);
    const day = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    const item = pendingItem({
      id,
      summary: summaryOf(`F-${index}`, day),
      origin: 'editor',
      serialId: '',
      attempt: 1,
      xmlSha256: hash(xmlOf(id)),
      xmlBytes: 1,
      at: `${day}T08:00:00.000Z`,
    });
    device.server.write(COMPANY, 'archive', id, { ...item, direction: isIssued(index) ? 'out' : 'in' });
  }
  await pullCompany(device.pull, COMPANY);
  return device;
}

/** `together`: answers the call for several; by default the server is an older one, that does not know it. */
function portsOf(
  device: TestDevice,
  asked: string[],
  answer: (id: string) => Response | Promise<never>,
  together: (ids: readonly EntityId[]) => Response | Promise<never> = () => new Response('{}', { status: 404 }),
) {
  const ports = {
    ...device.pull,
    newId: device.context.newId,
    device: async () => ({ id: device.context.deviceId, name: device.context.deviceName }),
    connection: {
      ...device.pull.connection,
      fetch: async (url: string, init?: RequestInit) => {
        const { pathname, searchParams } = new URL(url, 'http://localhost');
        if (pathname.endsWith('/InvoiceDocuments')) return together(JSON.parse(String(init?.body)).invoices);
        const id = searchParams.get('id') ?? '';
        asked.push(id);
        return answer(id);
      },
    },
    locks: memoryLocks(),
    sha256: async (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex'),
    isRoadGenerous: () => true,
    storage: async () => ROOM,
  };
  return ports satisfies DocumentPorts;
}

async function run(ports: DocumentPorts, refused = new Set<EntityId>(), signal = new AbortController().signal) {
  const progress: DocumentProgress[] = [];
  const end = await fetchRecentDocuments(ports, [COMPANY], refused, (one) => progress.push(one), signal);
  return { end, progress };
}

describe('fetching ahead', () => {
  it('brings issued and received documents, the newest first, and tells how far it is', async () => {
    const device = await withArchive(6);
    const asked: string[] = [];
    const { end, progress } = await run(portsOf(device, asked, (id) => new Response(xmlOf(id))));
    expect(asked).toEqual([5, 4, 3, 2, 1, 0].map(idAt));
    expect(end).toEqual({ here: 6, wanted: 6, paused: null });
    expect(progress.map(({ here }) => here)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await documentXml(device.db, idAt(3))).toBe(xmlOf(idAt(3)));
  });

  // Before: who issued 500 newer ones had no received document without network.
  it('is bounded by the count of each direction, and asks for nothing that is here', async () => {
    const received = 4;
    const device = await withArchive(DOCUMENT_POLICY.perDirection + 20, (index) => index >= received);
    const asked: string[] = [];
    const ports = portsOf(device, asked, (id) => new Response(xmlOf(id)));
    expect((await run(ports)).end.wanted).toBe(DOCUMENT_POLICY.perDirection + received);
    expect(new Set(asked).size).toBe(DOCUMENT_POLICY.perDirection + received);
    expect(asked.slice(-received)).toEqual([3, 2, 1, 0].map(idAt));
    await run(ports);
    expect(asked.length).toBe(DOCUMENT_POLICY.perDirection + received);
  });

  it('brings the months that a person keeps too, and tells of the newest alone', async () => {
    const device = await withArchive(DOCUMENT_POLICY.perDirection + 40, () => true);
    await keepMonth(device.db, COMPANY, '2024-01', true);
    const asked: string[] = [];
    const { end } = await run(portsOf(device, asked, (id) => new Response(xmlOf(id))));
    // The newest 500 of 540 begin in February.
    expect(end.wanted).toBe(DOCUMENT_POLICY.perDirection);
    expect(asked.slice(DOCUMENT_POLICY.perDirection).sort()).toEqual(
      Array.from({ length: 31 }, (_, index) => idAt(index)),
    );
    expect(await device.db.document.count()).toBe(DOCUMENT_POLICY.perDirection + 31);
  });

  it('stops between two when the road becomes metered, and goes on from there', async () => {
    const device = await withArchive(6);
    const asked: string[] = [];
    let generous = true;
    const ports = {
      ...portsOf(device, asked, (id) => {
        generous = asked.length < 3;
        return new Response(xmlOf(id));
      }),
      isRoadGenerous: () => generous,
    };
    expect((await run(ports)).end).toEqual({ here: 3, wanted: 6, paused: 'road' });
    generous = true;
    ports.connection.fetch = async (url) => new Response(xmlOf(new URL(url, 'http://x').searchParams.get('id') ?? ''));
    expect((await run(ports)).end).toEqual({ here: 6, wanted: 6, paused: null });
  });

  it.each([
    ['half of the quota is used', { usageBytes: 6e11, quotaBytes: 1e12 }],
    ['little room is left', { usageBytes: 1e7, quotaBytes: 1e8 }],
  ])('leaves the room to what is written here where %s', async (_name, used) => {
    const device = await withArchive(2);
    const asked: string[] = [];
    const ports = {
      ...portsOf(device, asked, (id) => new Response(xmlOf(id))),
      storage: async () => ({ ...ROOM, ...used }),
    };
    expect((await run(ports)).end).toEqual({ here: 0, wanted: 2, paused: 'storage' });
    expect(asked).toEqual([]);
  });

  it('keeps nothing damaged, and lets no document that is refused hold up the others', async () => {
    const device = await withArchive(4);
    const asked: string[] = [];
    const refused = new Set<EntityId>();
    const ports = portsOf(device, asked, (id) => new Response(id === idAt(3) ? '<other/>' : xmlOf(id)));
    expect((await run(ports, refused)).end).toEqual({ here: 3, wanted: 4, paused: null });
    expect([...refused]).toEqual([idAt(3)]);
    await run(ports, refused);
    expect(asked.length).toBe(4);
    expect(await documentXml(device.db, idAt(3))).toBeUndefined();
  });

  it('gives up for now where nobody answers', async () => {
    const device = await withArchive(10);
    const asked: string[] = [];
    const refused = new Set<EntityId>();
    const { end } = await run(
      portsOf(device, asked, () => Promise.reject(new TypeError('fetch failed'))),
      refused,
    );
    expect(end).toEqual({ here: 0, wanted: 10, paused: 'road' });
    expect([asked.length, refused.size]).toEqual([DOCUMENT_POLICY.failuresInARow, 0]);
  });

  it('ends with the signal and keeps what came', async () => {
    const device = await withArchive(5);
    const asked: string[] = [];
    const stop = new AbortController();
    const ports = portsOf(device, asked, (id) => {
      if (asked.length === 2) stop.abort();
      return new Response(xmlOf(id));
    });
    await run(ports, new Set(), stop.signal);
    expect(asked.length).toBe(2);
    expect(await device.db.document.count()).toBe(2);
  });
});

describe('several by one call', () => {
  const packed = (ids: readonly EntityId[], xml = xmlOf) =>
    packDocuments(ids.map((id) => ({ id, bytes: Uint8Array.from(Buffer.from(xml(id))) })));
  const nobody = () => Promise.reject(new TypeError('fetch failed'));

  it('brings thirty-two at a time, the newest first, and asks for none of them alone', async () => {
    const device = await withArchive(70);
    const [alone, together]: [string[], EntityId[][]] = [[], []];
    const ports = portsOf(device, alone, nobody, (ids) => {
      together.push([...ids]);
      return new Response(packed(ids));
    });
    const { end, progress } = await run(ports);
    expect(end).toEqual({ here: 70, wanted: 70, paused: null });
    expect(progress.map(({ here }) => here)).toEqual([32, 64, 70]);
    expect(together.flat()).toEqual(Array.from({ length: 70 }, (_, place) => idAt(69 - place)));
    expect(together.map(({ length }) => length)).toEqual([32, 32, 6]);
    expect(alone).toEqual([]);
    expect(await documentXml(device.db, idAt(3))).toBe(xmlOf(idAt(3)));
  });

  it('asks alone for what is left out, is damaged or was cut off, and keeps nothing damaged', async () => {
    const device = await withArchive(5);
    const [alone, refused]: [string[], Set<EntityId>] = [[], new Set()];
    const ports = portsOf(
      device,
      alone,
      (id) => new Response(id === idAt(3) ? '<other/>' : xmlOf(id)),
      (ids) => {
        const [, ...known] = ids;
        return new Response(packed(known, (id) => (id === idAt(3) ? '<other/>' : xmlOf(id))).slice(0, -1));
      },
    );
    expect((await run(ports, refused)).end).toEqual({ here: 4, wanted: 5, paused: null });
    expect(alone).toEqual([4, 3, 0].map(idAt));
    expect([...refused]).toEqual([idAt(3)]);
    expect(await documentXml(device.db, idAt(3))).toBeUndefined();
  });

  it('stops between two calls when the road becomes metered, and goes on from there', async () => {
    const device = await withArchive(40);
    let generous = true;
    const ports = {
      ...portsOf(device, [], nobody, (ids) => {
        generous = ids.length < 32;
        return new Response(packed(ids));
      }),
      isRoadGenerous: () => generous,
    };
    expect((await run(ports)).end).toEqual({ here: 32, wanted: 40, paused: 'road' });
    generous = true;
    expect((await run(ports)).end).toEqual({ here: 40, wanted: 40, paused: null });
  });

  it('is given up with the others where nobody answers', async () => {
    const device = await withArchive(10);
    const [alone, refused]: [string[], Set<EntityId>] = [[], new Set()];
    let together = 0;
    const ports = portsOf(device, alone, nobody, () => {
      together += 1;
      return nobody();
    });
    expect((await run(ports, refused)).end).toEqual({ here: 0, wanted: 10, paused: 'road' });
    expect([together, alone.length, refused.size]).toEqual([1, DOCUMENT_POLICY.failuresInARow, 0]);
  });

  it('gives back what a restored server lost while it was on its way', async () => {
    const device = await withArchive(2, () => true);
    const ports = portsOf(device, [], nobody, () => nobody());
    const connection = {
      ...ports.connection,
      fetch: async () => {
        await loseDocument(device, idAt(0));
        return new Response(packed([idAt(1), idAt(0)]));
      },
    };
    expect((await run({ ...ports, connection })).end.here).toBe(2);
    expect((await documentRow(device.db, idAt(0)))?.lost).toBeUndefined();
    expect(await device.db.outbox.count()).toBe(1);
  });
});

async function loseDocument(device: TestDevice, id: EntityId): Promise<void> {
  await device.db.transaction('rw', [...archiveTables(device.db), device.db.lease], async () => {
    const row = await documentRow(device.db, id);
    if (row === undefined || row.base === null) throw new Error('There is no row to lose.');
    await noteLostDocument(device.context, { ...row, version: UNCONFIRMED }, row.base, undefined);
  });
}

describe('where hardly any room is left', () => {
  const TIGHT: StorageState = { persisted: false, usageBytes: 9.9e8, quotaBytes: 1e9, nearlyFull: true };

  // Before: what was read ahead filled the room that drafts and the outbox need.
  it('lets go of documents that the server has, the oldest first, and of nothing else', async () => {
    const device = await withArchive(4);
    const asked: string[] = [];
    const ports = portsOf(device, asked, (id) => new Response(xmlOf(id)));
    await run(ports);
    await device.db.archive.toCollection().modify((row) => {
      if (row.id === idAt(1)) Object.assign(row, { version: 0 });
    });
    expect(await letGoOfDocuments(device.db, 2)).toBe(2);
    const here = async () => (await device.db.document.toCollection().primaryKeys()).map(([id]) => id).sort();
    expect(await here()).toEqual([idAt(1), idAt(3)].sort());
    const { end } = await run({ ...ports, storage: async () => TIGHT });
    expect(end.paused).toBe('storage');
    expect(await here()).toEqual([idAt(1)]);
  });

  it('leaves the months alone that a person keeps, until they are kept no more', async () => {
    const device = await withArchive(40);
    await run(portsOf(device, [], (id) => new Response(xmlOf(id))));
    await keepMonth(device.db, COMPANY, '2024-01', true);
    expect(await letGoOfDocuments(device.db, 100)).toBe(9);
    expect(await device.db.document.count()).toBe(31);
    await keepMonth(device.db, COMPANY, '2024-01', false);
    expect(await letGoOfDocuments(device.db, 100)).toBe(31);
  });
});

// Before: its row went on saying that nobody had the document, beside its bytes.
it('a document that a restored server loses while it is on its way is given back by what comes', async () => {
  const device = await withArchive(1, () => true);
  const id = idAt(0);
  const lose = async (): Promise<Response> => {
    await loseDocument(device, id);
    expect((await documentRow(device.db, id))?.lost).toBeDefined();
    return new Response(xmlOf(id));
  };
  const ports = portsOf(device, [], () => new Response(null, { status: 404 }));
  const connection = { ...ports.connection, fetch: lose };
  expect(await fetchDocument({ ...ports, connection }, { company: COMPANY, invoice: id, format: 'xml' })).toBe(
    'stored',
  );
  const row = await documentRow(device.db, id);
  expect(row?.lost).toBeUndefined();
  expect(row === undefined ? null : uploadOf(row)).not.toBeNull();
  expect(await device.db.outbox.count()).toBe(1);
  // Lost no more, it is sent once.
  await giveLostBack(device.context, id);
  expect(await device.db.outbox.count()).toBe(1);
});
