/** InvoiceUpload's transaction on a real PostgreSQL: numbers, bytes, correction under the number; and the archive's pages. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUpload } from '../../../server/calls/invoices/check-upload';
import { countArchive, listArchive } from '../../../server/calls/invoices/list-archive';
import type { UploadInput } from '../../../server/calls/invoices/upload-input';
import {
  recordUpload,
  type UploadOutcome,
  type UploadSurroundings,
} from '../../../server/calls/invoices/upload-invoice';
import { publishChanges, type RowChange } from '../../../server/database/publish-changes';
import type { FilingFact } from '../../../server/filings/filing';
import type { FilingStore } from '../../../server/filings/filing-parts';
import { postgresFilingStore } from '../../../server/filings/postgres-filing-store';
import { type FilingTestDatabase, filingTestDatabase } from '../filings/filing-database';
import { uploadOf } from '../filings/recorded-upload';
import { newEntityId } from '../support/samples';
import { demoDocument } from './demo-document';

let database: FilingTestDatabase;
let enqueued: string[];
let published: readonly RowChange[];
/** Of the company, as the stream's last change has it. */
let head = 40;

const SERIAL = randomUUID();
const DEVICE = randomUUID();
const OTHER_DEVICE = randomUUID();

beforeAll(async () => {
  database = await filingTestDatabase();
  await database.asCompany(1, async (tx) => {
    const row = { id: SERIAL, prefix: 'FCT-', width: 4, firstNumber: 1, type: 'FCT' };
    await publishChanges(tx, 1, [{ collection: 'serial', id: SERIAL, row }]);
    const lease = {
      company_id: 1,
      serial_id: SERIAL,
      device_name: 'd',
      state: 'open' as const,
      granted_at: new Date(),
    };
    await tx
      .insertInto('number_lease')
      .values([
        {
          ...lease,
          id: randomUUID(),
          device_id: DEVICE,
          from_number: 1,
          to_number: 50,
          granted_to: 50,
          used_to: 0,
          fence: 1,
        },
        {
          ...lease,
          id: randomUUID(),
          device_id: OTHER_DEVICE,
          from_number: 51,
          to_number: 100,
          granted_to: 100,
          used_to: 50,
          fence: 1,
        },
      ])
      .execute();
  });
});
afterAll(async () => {
  await database.close();
});

const around: UploadSurroundings = {
  enqueue: async (_tx, filing) => void enqueued.push(filing.id),
  publish: async (_tx, _company, changes) => {
    published = changes;
    head += changes.length;
    return head;
  },
  now: () => Date.parse('2026-03-02T10:00:00Z'),
  newId: () => randomUUID(),
};

function input(bytes: Uint8Array, more: Partial<UploadInput> = {}): UploadInput {
  return uploadOf(bytes, { deviceId: DEVICE, issuedAt: '2026-03-02T09:59:00.000Z', ...more });
}

async function upload(one: UploadInput, surroundings = around): Promise<UploadOutcome> {
  enqueued = [];
  published = [];
  const checked = checkUpload(one);
  if (checked.kind === 'refused') return checked;
  return database.asCompany(one.companyId, (tx) => recordUpload(tx, surroundings, one, checked.facts));
}

function store(companyId = 1): FilingStore {
  return postgresFilingStore({ asCompany: database.asCompany, publish: async () => 0 }, companyId, () => 7);
}

/** The document with another blank: other bytes, the same invoice. */
function altered(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([bytes, Buffer.from('\n')]);
}

async function happen(id: string, ...facts: readonly FilingFact[]): Promise<void> {
  for (const fact of facts) {
    const filing = await store().load(id);
    if (filing === undefined) throw new Error('no filing');
    expect(await store().record(filing, fact, () => 9)).toBeDefined();
  }
}

describe('an upload', () => {
  it('records item, bytes, filing and job, and removes the draft', async () => {
    const draftId = randomUUID();
    const look = newEntityId();
    const one = input(demoDocument('FCT-0001'), { serialId: SERIAL, draftId, look });
    const outcome = await upload(one);
    expect(outcome).toMatchObject({
      kind: 'recorded',
      version: head,
      item: {
        id: one.invoiceId,
        number: 'FCT-0001',
        state: 'recorded',
        attempt: 1,
        origin: 'editor',
        author: 'Ana Pop',
        direction: 'out',
        look,
        events: [{ event: 'issued' }, { event: 'recorded' }],
      },
    });
    expect(published).toMatchObject([
      { collection: 'lease', row: { deviceId: DEVICE, usedTo: 1, lastDate: expect.stringMatching(/^\d{4}-/) } },
      { collection: 'draft', id: draftId, row: null },
      { collection: 'archive', id: one.invoiceId, row: { number: 'FCT-0001' } },
    ]);
    const filing = await store().load(enqueued[0] ?? '');
    if (filing === undefined) throw new Error('no filing');
    expect(filing).toMatchObject({ state: 'recorded', request: { cif: '18547290', standard: 'UBL', external: false } });
    expect(Buffer.compare(await store().documentBytes(filing), one.bytes)).toBe(0);
  });

  it('is seen by its own company only', async () => {
    await upload(input(demoDocument('RLS-1')));
    expect(await store(1).load(enqueued[0] ?? '')).toBeDefined();
    expect(await store(2).load(enqueued[0] ?? '')).toBeUndefined();
    expect(await database.asCompany(2, (tx) => countArchive(tx, 1, {}))).toEqual({ count: 0 });
  });

  it('of the same file again was already sent; of another file with its number, taken', async () => {
    const bytes = demoDocument('TWICE-1');
    await upload(input(bytes));
    expect(await upload(input(bytes))).toMatchObject({ kind: 'refused', code: 'already-sent' });
    expect(await upload(input(altered(bytes)))).toMatchObject({ kind: 'refused', code: 'number-taken' });
    expect(enqueued).toEqual([]);
  });

  // Verifies: G2 G13. Before: «already sent», upon which the device took the recorded invoice back.
  it('of the same invoice and bytes under another key is acknowledged again and filed once', async () => {
    const one = input(demoDocument('AGAIN-1'));
    const real = { ...around, publish: publishChanges };
    const first = await upload(one, real);
    expect(enqueued.length).toBe(1);
    const second = await upload({ ...one, idempotencyKey: randomUUID() }, real);
    expect(first.kind).toBe('recorded');
    expect(second).toEqual(first);
    expect(enqueued).toEqual([]);
  });

  it.each([
    ['of another device', 'FCT-0060', DEVICE],
    ['beyond every lease', 'FCT-0101', OTHER_DEVICE],
    ['of another series', 'XYZ-0002', DEVICE],
    ['written otherwise than its series', 'FCT-2', DEVICE],
  ])('with a number %s leaves nothing behind', async (_name, number, deviceId) => {
    const refused = input(demoDocument(number), { serialId: SERIAL, deviceId });
    expect(await upload(refused)).toMatchObject({ kind: 'refused', code: 'number-outside-lease' });
    expect(enqueued).toEqual([]);
    expect(await database.asCompany(1, (tx) => countArchive(tx, 1, { text: number }))).toEqual({ count: 0 });
  });

  // A refused number waits on its device while later ones go on: a gap may be filled, in the order of dates.
  it('may come after a later number, but not dated outside its neighbours', async () => {
    const leased = { serialId: SERIAL, deviceId: OTHER_DEVICE };
    expect(await upload(input(demoDocument('FCT-0051', 0), leased))).toMatchObject({ kind: 'recorded' });
    expect(await upload(input(demoDocument('FCT-0053', 60), leased))).toMatchObject({ kind: 'recorded' });
    expect(await upload(input(demoDocument('FCT-0052', 120), leased))).toMatchObject({
      kind: 'refused',
      code: 'upload-failed',
      messages: [expect.stringContaining('următor')],
    });
    expect(await upload(input(demoDocument('FCT-0054', 0), leased))).toMatchObject({
      kind: 'refused',
      code: 'upload-failed',
      messages: [expect.stringContaining('precedent')],
    });
    expect(await upload(input(demoDocument('FCT-0052', 30), leased))).toMatchObject({ kind: 'recorded' });
    expect(published[0]).toMatchObject({ collection: 'lease', row: { usedTo: 53 } });
  });

  it('of two at once with one number, exactly one is recorded', async () => {
    const bytes = demoDocument('RACE-1');
    const outcomes = await Promise.allSettled([upload(input(bytes)), upload(input(altered(bytes)))]);
    const recorded = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.kind === 'recorded');
    expect(recorded).toHaveLength(1);
  });

  it.each([
    ['another seller', input(demoDocument('X-1'), { companyCif: '14399840' }), 'upload-failed', /18547290/],
    ['another kind', input(demoDocument('X-2'), { type: 'NC' }), 'upload-failed', /notă de creditare/],
    ['no XML', input(new TextEncoder().encode('<a>')), 'upload-failed', /./],
    ['no invoice', input(new TextEncoder().encode('<a/>')), 'upload-failed', /nu este o factură/],
    ['over 10 MB', input(new Uint8Array(10 * 1024 * 1024 + 1)), 'too-large', /10 MB/],
  ])('is refused with its reason: %s', async (_name, one, code, text) => {
    const outcome = await upload(one);
    expect(outcome).toMatchObject({ kind: 'refused', code });
    expect(outcome.kind === 'refused' && outcome.messages[0]).toMatch(text);
  });

  it('names the rules a document breaks', async () => {
    const broken = new TextDecoder()
      .decode(demoDocument('X-3'))
      .replace(/<cbc:CountrySubentity>[^<]*<\/cbc:CountrySubentity>/, '');
    const outcome = await upload(input(new TextEncoder().encode(broken)));
    expect(outcome.kind === 'refused' && outcome.messages.join()).toMatch(/BR-RO-/);
  });
});

describe('a refused invoice', () => {
  it('is filed again under its number with corrected bytes, and only then', async () => {
    const one = input(demoDocument('FCT-0002'), { serialId: SERIAL });
    expect(await upload(one)).toMatchObject({ kind: 'recorded' });
    const [first = ''] = enqueued;
    expect(await upload({ ...one, bytes: altered(one.bytes) })).toMatchObject({
      kind: 'refused',
      code: 'already-sent',
    });
    await happen(first, { kind: 'upload-started' }, { kind: 'upload-refused', texts: ['Nu aveti drept'] });
    expect(await upload({ ...one, bytes: demoDocument('FCT-0003') })).toMatchObject({
      kind: 'refused',
      code: 'upload-failed',
    });
    const again = await upload({ ...one, serialId: '', bytes: altered(one.bytes) });
    expect(again).toMatchObject({
      kind: 'recorded',
      item: { attempt: 2, state: 'recorded', serialId: one.serialId, messages: [] },
    });
    // The number was taken once: the lease is not asked again.
    expect(published.map(({ collection }) => collection)).toEqual(['archive']);
    expect(again.kind === 'recorded' && again.item.events.map(({ event }) => event)).toEqual([
      'issued',
      'recorded',
      'uploading',
      'refused',
      'recorded',
    ]);
  });
});

describe('the archive', () => {
  beforeAll(async () => {
    for (let place = 0; place < 12; place += 1)
      await upload(input(demoDocument(`PAG-${String(place).padStart(2, '0')}`, place)));
  });
  const page = (more: object) =>
    database.asCompany(1, (tx) =>
      listArchive(tx, {
        companyId: 1,
        filter: { text: 'pag-' },
        sort: { by: 'number', direction: 'asc' },
        page: 0,
        pageSize: 5,
        ...more,
      }),
    );

  it('comes page by page, each row once, in either direction', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((number) => page({ page: number })));
    expect(pages.flatMap(({ archives }) => archives.map(({ number }) => number))).toEqual(
      Array.from({ length: 12 }, (_none, place) => `PAG-${String(place).padStart(2, '0')}`),
    );
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
    expect((await page({ sort: { by: 'number', direction: 'desc' } })).archives[0]?.number).toBe('PAG-11');
  });

  it.each(['issueDate', 'partnerName', 'total'] as const)('is sorted by %s', async (by) => {
    const { archives } = await page({ sort: { by, direction: 'asc' }, pageSize: 50 });
    const values = archives.map((item) => (by === 'total' ? Number(item.total) : item[by]));
    expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it('is filtered by words, dates and state; signs of LIKE are letters', async () => {
    const count = async (filter: object) => (await database.asCompany(1, (tx) => countArchive(tx, 1, filter))).count;
    const { archives } = await page({ pageSize: 50 });
    const day = archives[3]?.issueDate ?? '';
    expect(await count({ text: 'pag-', issuedFrom: day, issuedTo: day })).toBe(
      archives.filter(({ issueDate }) => issueDate === day).length,
    );
    expect(await count({ text: 'pag-', state: 'recorded', direction: 'out' })).toBe(12);
    expect(await count({ text: 'pag-', state: 'accepted' })).toBe(0);
    expect(await count({ text: 'p_g-' })).toBe(0);
    expect(await count({ text: archives[0]?.partnerName.toUpperCase() ?? '' })).toBeGreaterThan(0);
  });
});
