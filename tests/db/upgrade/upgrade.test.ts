import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { assigneeSchema } from '@/api/entities/assignment';
import type { ListPriceContent } from '@/api/entities/list-price';
import { particularsOfCompany } from '@/api/entities/particulars';
import { archiveById, archiveCount } from '@/db/archive/archive-queries';
import { companyWork } from '@/db/archive/company-work';
import { wordsIn } from '@/db/archive/lines/line-words-block';
import { lineWordsState } from '@/db/archive/lines/line-words-state';
import { putLineWords } from '@/db/archive/lines/put-line-words';
import { countUnseenRefusals } from '@/db/archive/open-filing-queries';
import { giveCompanies, givenCompanies } from '@/db/collections/assignment';
import { internCodeRows } from '@/db/collections/intern-code';
import { lineCodesOfSeller } from '@/db/collections/line-codes';
import { listPriceRows, priceListNames } from '@/db/collections/list-price';
import { saveLook } from '@/db/collections/look';
import { saveParticulars } from '@/db/collections/particulars';
import { listPartners } from '@/db/collections/partner';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { resolveConflict } from '@/db/conflicts/resolve-conflict';
import { attachmentsHere, keepAttachment } from '@/db/drafts/attached-files';
import { decimalText } from '@/domain/money/decimal-text';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { emptyTransportDraft } from '@/domain/transport/draft/transport-draft';
import { drain } from '@/sync/drain/drain';
import { ServerModel } from '../../sync/support/server-model';
import { testDevice } from '../../sync/support/test-device';
import { lineWordsPage } from '../support/line-words-page';
import { SAMPLE_COMPANY } from '../support/sample-company';
import { entityId, version } from '../support/samples';
import { COMPANY, openTestDatabase, testContext, testProfile } from '../support/test-database';
import { VERSION_1_NUMBER, VERSION_1_ROWS, VERSION_1_STORES } from './version-1';
import { VERSION_1_ARCHIVE, VERSION_1_CONFLICT, VERSION_2_NUMBER, VERSION_2_STORES } from './version-2';
import { PENDING_UNTIL_2, VERSION_3_ARCHIVE, VERSION_3_NUMBER } from './version-3';
import { VERSION_5_NUMBER, VERSION_5_STORES } from './version-5';
import { VERSION_5_BLOCK, VERSION_5_PACKED } from './version-5-block';
import { VERSION_6_NUMBER, VERSION_6_STORES } from './version-6';
import { VERSION_7_NUMBER, VERSION_7_STORES } from './version-7';
import { VERSION_10_NUMBER, VERSION_10_STORES } from './version-10';
import { VERSION_11_NUMBER, VERSION_11_STORES } from './version-11';
import { VERSION_12_NUMBER, VERSION_12_STORES } from './version-12';
import { VERSION_13_NUMBER, VERSION_13_STORES } from './version-13';
import { VERSION_14_NUMBER, VERSION_14_STORES } from './version-14';
import { writeEarlierStore } from './write-earlier-store';

type Rows = Readonly<Record<string, readonly object[]>>;

function writeVersion1(indexedDB: IDBFactory, name: string, rows: Rows = VERSION_1_ROWS): Promise<void> {
  return writeEarlierStore(indexedDB, name, { number: VERSION_1_NUMBER, stores: VERSION_1_STORES, rows });
}

describe('upgrades of the local database', () => {
  // Verifies: G12
  it('keeps every row and unknown field of version 1, and sends its outbox with the same keys', async () => {
    const profile = testProfile();
    await writeVersion1(profile.indexedDB, 'condica:test:1');
    const db = openTestDatabase(profile);
    for (const [store, rows] of Object.entries(VERSION_1_ROWS))
      expect(await db.table(store).toArray(), store).toEqual(rows);
    expect((await listPartners(db, COMPANY, { text: 'taran' })).map(({ row }) => row.email)).toEqual(['a@b.ro']);
    expect(await archiveCount(db, COMPANY, 'out')).toBe(3);
    db.close();
    const server = new ServerModel();
    const base = VERSION_1_ROWS.partner?.[0]?.base;
    for (let version = 1; version <= 7; version += 1)
      server.write(COMPANY, 'partner', '00000000-0000-4000-8000-0000000000b1', { ...Object(base) });
    const device = testDevice(server, profile);
    expect(await drain(device.send)).toMatchObject({ done: 1 });
    expect(device.road.requests.map(({ key }) => key)).toEqual(['00000000-0000-4000-8000-0000000000c1']);
    expect(server.row(COMPANY, 'partner', '00000000-0000-4000-8000-0000000000b1')).toMatchObject({
      email: 'a@b.ro',
      viitor: ['x'],
    });
  });

  // Verifies: G12
  it('keeps the conflicts of version 1, which can still be settled', async () => {
    const profile = testProfile();
    await writeVersion1(profile.indexedDB, 'condica:test:1', { ...VERSION_1_ROWS, conflict: [VERSION_1_CONFLICT] });
    const db = openTestDatabase(profile);
    expect(await db.table('conflict').toArray()).toEqual([{ ...VERSION_1_CONFLICT, merged: [] }]);
    const context = testContext(db);
    const [conflict] = await listConflicts(db, COMPANY);
    if (conflict === undefined) throw new Error('the conflict is gone');
    expect(await resolveConflict(context, conflict.id, { notes: 'mine' })).toBe(true);
    const [partner] = await listPartners(db, COMPANY, { text: 'taran' });
    expect(partner?.row).toMatchObject({ notes: 'ale mele', email: 'a@b.ro', viitor: ['x'] });
  });

  // Verifies: G12
  it('knows what ANAF has not accepted of the documents of version 1, without telling it as new', async () => {
    const profile = testProfile();
    await writeVersion1(profile.indexedDB, 'condica:test:1', { ...VERSION_1_ROWS, archive: VERSION_1_ARCHIVE });
    const db = openTestDatabase(profile);
    expect(await db.table('archive').toArray()).toEqual(VERSION_3_ARCHIVE);
    expect((await db.openFiling.toArray()).map(({ state, seen }) => [state, seen])).toEqual([
      ['rejected', true],
      ['processing', true],
    ]);
    expect(await countUnseenRefusals(db)).toBe(0);
    expect((await companyWork(db)).get(COMPANY)).toMatchObject({
      rejected: 1,
      held: 0,
      waiting: 1,
      deadline: '2026-03-09',
    });
  });

  // Verifies: G12
  it.each([
    ['1', VERSION_1_NUMBER, VERSION_1_STORES],
    ['2', VERSION_2_NUMBER, VERSION_2_STORES],
  ] as const)(
    'makes the change a document of version %s waits with the first of its list',
    async (_, number, stores) => {
      const profile = testProfile();
      const rows = { ...VERSION_1_ROWS, archive: [PENDING_UNTIL_2] };
      await writeEarlierStore(profile.indexedDB, 'condica:test:1', { number, stores, rows });
      const db = openTestDatabase(profile);
      const pending = [{ kind: 'upload', ...PENDING_UNTIL_2.pending }];
      expect(await db.table('archive').toArray()).toEqual([{ ...PENDING_UNTIL_2, pending }]);
      expect((await archiveById(db, PENDING_UNTIL_2.id ?? ''))?.item).toEqual(PENDING_UNTIL_2.pending.item);
    },
  );

  // Before: each was written anew, 38 s for a hundred thousand, in which no tab could save a draft.
  it('writes none of the documents that nothing waits on, and reads them as if it had', async () => {
    const profile = testProfile();
    const { id } = PENDING_UNTIL_2;
    const [first] = VERSION_1_ROWS.outbox ?? [];
    const entry = { ...first, seq: 99, id: PENDING_UNTIL_2.pending.outboxId, subject: { collection: 'archive', id } };
    const archive = [...VERSION_1_ARCHIVE.filter((row) => row.id !== id), PENDING_UNTIL_2];
    const rows = { ...VERSION_1_ROWS, archive, outbox: [entry] };
    const store = { number: VERSION_2_NUMBER, stores: VERSION_2_STORES, rows };
    await writeEarlierStore(profile.indexedDB, 'condica:test:1', store);
    const db = openTestDatabase(profile);
    const waiting = [{ kind: 'upload', ...PENDING_UNTIL_2.pending }];
    expect((await db.archive.toArray()).map(({ pending }) => pending)).toEqual([[], waiting, []]);
    const written = await new Promise<readonly { readonly pending: unknown }[]>((resolve) => {
      const reading = db.backendDB().transaction('archive').objectStore('archive').getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    expect(written.map(({ pending }) => pending)).toEqual([null, waiting, null]);
  });

  // Verifies: G12
  it('keeps the rows of version 3, and takes a look', async () => {
    const profile = testProfile();
    const rows = { ...VERSION_1_ROWS, archive: VERSION_3_ARCHIVE };
    const store = { number: VERSION_3_NUMBER, stores: VERSION_2_STORES, rows };
    await writeEarlierStore(profile.indexedDB, 'condica:test:1', store);
    const db = openTestDatabase(profile);
    expect(await db.table('archive').toArray()).toEqual(VERSION_3_ARCHIVE);
    expect(await db.table('partner').toArray()).toEqual(VERSION_1_ROWS.partner);
    expect(await saveLook(testContext(db), USUAL_LOOK, { ...USUAL_LOOK, colour: '#14532d' })).toBe('added');
  });

  // Verifies: G12
  it('keeps the rows and blocks of version 5, and takes words of lines', async () => {
    const profile = testProfile();
    const rows = { ...VERSION_1_ROWS, archive: VERSION_3_ARCHIVE, ...VERSION_5_BLOCK };
    const store = { number: VERSION_5_NUMBER, stores: VERSION_5_STORES, rows };
    await writeEarlierStore(profile.indexedDB, 'condica:test:1', store);
    const db = openTestDatabase(profile);
    expect(await db.table('archive').toArray()).toEqual(VERSION_3_ARCHIVE);
    for (const [name, stored] of Object.entries(VERSION_5_BLOCK))
      expect(await db.table(name).toArray(), name).toEqual(stored);
    expect((await archiveById(db, VERSION_5_PACKED.id))?.item).toEqual(VERSION_5_PACKED);
    expect(await lineWordsState(db, COMPANY)).toBeNull();
    expect(await putLineWords(db, COMPANY, version(0), lineWordsPage([[VERSION_5_PACKED.id, 'faina']], 4))).toBe(
      'kept',
    );
    expect((await db.lineWords.toArray()).flatMap(wordsIn)).toEqual([{ id: VERSION_5_PACKED.id, words: 'faina' }]);
  });

  // Verifies: G12
  it('keeps the rows of version 6, and takes transports', async () => {
    const profile = testProfile();
    const rows = { ...VERSION_1_ROWS, archive: VERSION_3_ARCHIVE, ...VERSION_5_BLOCK };
    const store = { number: VERSION_6_NUMBER, stores: VERSION_6_STORES, rows };
    await writeEarlierStore(profile.indexedDB, 'condica:test:1', store);
    const db = openTestDatabase(profile);
    expect(await db.table('archive').toArray()).toEqual(VERSION_3_ARCHIVE);
    expect(await db.table('partner').toArray()).toEqual(VERSION_1_ROWS.partner);
    const draft = {
      id: entityId('00000000-0000-4000-8000-0000000000d7'),
      content: emptyTransportDraft('l1'),
      seen: null,
    };
    expect(await saveTransportDraft(testContext(db), draft)).toBe('saved');
  });

  // Verifies: G12
  it('keeps the rows of version 7, and takes attached files', async () => {
    const profile = testProfile();
    const rows = { ...VERSION_1_ROWS, archive: VERSION_3_ARCHIVE, ...VERSION_5_BLOCK };
    const store = { number: VERSION_7_NUMBER, stores: VERSION_7_STORES, rows };
    await writeEarlierStore(profile.indexedDB, 'condica:test:1', store);
    const db = openTestDatabase(profile);
    expect(await db.table('archive').toArray()).toEqual(VERSION_3_ARCHIVE);
    expect(await db.table('partner').toArray()).toEqual(VERSION_1_ROWS.partner);
    const bytes = new TextEncoder().encode('cod;cantitate\n1;2\n');
    const id = await keepAttachment(testContext(db), bytes);
    expect(await attachmentsHere(db, COMPANY, [{ id }])).toEqual(new Set([id]));
  });

  // Verifies: G12
  it('keeps the rows of version 10, and takes particulars of a company', async () => {
    const profile = testProfile();
    const rows = { ...VERSION_1_ROWS, archive: VERSION_3_ARCHIVE, ...VERSION_5_BLOCK };
    const store = { number: VERSION_10_NUMBER, stores: VERSION_10_STORES, rows };
    await writeEarlierStore(profile.indexedDB, 'condica:test:1', store);
    const db = openTestDatabase(profile);
    expect(await db.table('archive').toArray()).toEqual(VERSION_3_ARCHIVE);
    expect(await db.table('partner').toArray()).toEqual(VERSION_1_ROWS.partner);
    const seen = particularsOfCompany(SAMPLE_COMPANY);
    expect(await saveParticulars(testContext(db), SAMPLE_COMPANY, seen, { ...seen, bank: 'BT' })).toBe('changed');
  });

  // Verifies: G12
  it('keeps the rows of version 11, and takes own codes and those of received lines', async () => {
    const profile = testProfile();
    const rows = { ...VERSION_1_ROWS, archive: VERSION_3_ARCHIVE, ...VERSION_5_BLOCK };
    const store = { number: VERSION_11_NUMBER, stores: VERSION_11_STORES, rows };
    await writeEarlierStore(profile.indexedDB, 'condica:test:1', store);
    const db = openTestDatabase(profile);
    expect(await db.table('archive').toArray()).toEqual(VERSION_3_ARCHIVE);
    expect(await db.table('partner').toArray()).toEqual(VERSION_1_ROWS.partner);
    const code = { code: 'FA650-25', name: 'Făină 650', unitCode: 'KGM', group: '', account: '371' };
    expect(await internCodeRows.add(testContext(db), code)).toMatchObject({ kind: 'added' });
    expect(await lineCodesOfSeller(db, COMPANY, '18547290')).toEqual([]);
  });

  // Verifies: G12
  it('keeps the rows of version 12, and takes prices of lists', async () => {
    const profile = testProfile();
    const rows = { ...VERSION_1_ROWS, archive: VERSION_3_ARCHIVE, ...VERSION_5_BLOCK };
    const store = { number: VERSION_12_NUMBER, stores: VERSION_12_STORES, rows };
    await writeEarlierStore(profile.indexedDB, 'condica:test:1', store);
    const db = openTestDatabase(profile);
    expect(await db.table('archive').toArray()).toEqual(VERSION_3_ARCHIVE);
    expect(await db.table('product').toArray()).toEqual(VERSION_1_ROWS.product ?? []);
    const price: ListPriceContent = {
      ...{
        list: 'Angro',
        product: entityId('00000000-0000-4000-8000-0000000000b2'),
        currency: 'RON',
        discount: '' as const,
      },
      ...{ price: decimalText('9.50'), validFrom: '', validUntil: '' },
    };
    expect(await listPriceRows.add(testContext(db), price)).toMatchObject({ kind: 'added' });
    expect(await priceListNames(db, COMPANY)).toEqual(['Angro']);
  });

  // Verifies: G12
  it('keeps the rows of version 13, and takes who works on a company', async () => {
    const profile = testProfile();
    const rows = { ...VERSION_1_ROWS, archive: VERSION_3_ARCHIVE, ...VERSION_5_BLOCK };
    const store = { number: VERSION_13_NUMBER, stores: VERSION_13_STORES, rows };
    await writeEarlierStore(profile.indexedDB, 'condica:test:1', store);
    const db = openTestDatabase(profile);
    expect(await db.table('archive').toArray()).toEqual(VERSION_3_ARCHIVE);
    expect(await db.table('partner').toArray()).toEqual(VERSION_1_ROWS.partner);
    expect(await givenCompanies(db)).toEqual(new Map());
    const person = v.parse(assigneeSchema, { user: 7, name: 'Dana Pop' });
    expect(await giveCompanies(testContext(db), [{ companyId: COMPANY, person }])).toEqual([
      { companyId: COMPANY, person: null },
    ]);
    expect((await givenCompanies(db)).get(COMPANY)).toMatchObject({ person, state: 'waits' });
  });

  it('declares exactly the newest version that has a fixture', async () => {
    const db = openTestDatabase();
    await db.open();
    expect(db.verno * 10).toBe(VERSION_14_NUMBER);
    expect(db.tables.map(({ name }) => name).sort()).toEqual(Object.keys(VERSION_14_STORES).sort());
  });
});
