/** A restored server may name another company under an id whose data is here: neither is mixed with the other. */
import { describe, expect, it } from 'vitest';
import { companyWork } from '@/db/archive/company-work';
import { countUnseenRefusals, heldDocuments, openDocuments } from '@/db/archive/open-filing-queries';
import { listCompanies } from '@/db/companies/company-queries';
import { eraseCompany } from '@/db/companies/erase-company';
import { hiddenWork } from '@/db/companies/hidden-work';
import { saveCompanies } from '@/db/companies/save-companies';
import { denyCompany, sealedCompanies } from '@/db/companies/sealed-companies';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { openLeaseRequest } from '@/db/numbers/lease-request';
import { outboxCounts } from '@/db/outbox/outbox-overview';
import { noteSeriesWait } from '@/db/replication/series-wait';
import { exportUnsent } from '@/db/unsent/export-unsent';
import { importUnsent } from '@/db/unsent/import-unsent';
import { readCounts } from '@/sync/engine/sync-counts';
import { companyOf } from '../support/company-sample';
import { SERIAL } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';
import { workedStore } from '../support/worked-store';

const TOLD = { epoch: 'a', at: '2026-03-02T09:00:00.000Z' };
const RESTORED = { epoch: 'b', at: '2026-03-02T10:00:00.000Z' };
const LATER = { epoch: 'b', at: '2026-03-04T10:00:00.000Z' };
const own = companyOf(COMPANY);
const another = companyOf(COMPANY, { cif: '40506070', name: 'Alta SRL' });

async function pulled() {
  const store = await workedStore();
  await store.db.syncState.update(COMPANY, { epoch: 'a' });
  await saveCompanies(store.db, [own], TOLD);
  return store;
}

type Db = Awaited<ReturnType<typeof pulled>>['db'];

/** Everything but what is noted of the companies themselves. */
async function contents(db: Db) {
  const tables = db.tables.filter(({ name }) => name !== 'kv' && name !== 'company');
  return Promise.all(tables.map((table) => table.toArray()));
}

const outlines = (db: Db) => dexieOutboxStore(testContext(db)).outlines();

// Before: the id alone opened the sealed company to whoever had it, and let an archive be pulled into another's.
describe('another company under the id', () => {
  it.each([
    ['of a sealed one', [[]]],
    ['of a listed one', []],
  ])('%s is not opened, and leaves what is here as it was', async (_, answersBefore) => {
    const { db } = await pulled();
    const before = await contents(db);
    for (const companies of answersBefore) await saveCompanies(db, companies, RESTORED);
    await saveCompanies(db, [another, companyOf(OTHER_COMPANY)], RESTORED);
    await saveCompanies(db, [another, companyOf(OTHER_COMPANY)], LATER);
    expect((await listCompanies(db)).map(({ id }) => id)).toEqual([OTHER_COMPANY]);
    expect(await sealedCompanies(db)).toEqual([]);
    expect(await contents(db)).toEqual(before);
    const { cif, name } = own;
    const unsent = await db.outbox.count();
    const taken = { cif: another.cif, name: another.name };
    expect(await hiddenWork(db)).toMatchObject([{ companyId: COMPANY, cif, name, taken, unsent }]);
    expect(await outlines(db)).toEqual([]);
    await expectSoundStore(db);
  });

  it('gives way to the one that was here, as soon as that is named', async () => {
    const { db } = await pulled();
    const before = await contents(db);
    await saveCompanies(db, [another], RESTORED);
    await saveCompanies(db, [own], LATER);
    expect(await listCompanies(db)).toEqual([own]);
    expect(await hiddenWork(db)).toEqual([]);
    expect(await contents(db)).toEqual(before);
    expect((await outlines(db)).length).toBeGreaterThan(0);
  });

  it('is opened once the person has erased what was here', async () => {
    const { db, context } = await pulled();
    await noteSeriesWait(context, SERIAL.id);
    await openLeaseRequest(db, SERIAL.id, context.newId);
    await saveCompanies(db, [another], RESTORED);
    await eraseCompany(db, COMPANY);
    const left = (await db.kv.toArray()).map(({ key }) => key);
    expect(left.filter((key) => key.includes(SERIAL.id) || key.endsWith(` ${COMPANY}`))).toEqual([]);
    expect((await contents(db)).flat()).toEqual([]);
    await saveCompanies(db, [another], LATER);
    expect(await listCompanies(db)).toEqual([another]);
  });

  it('waits also where the access had ended and only unsent work is left', async () => {
    const { db } = await pulled();
    await denyCompany(db, COMPANY, TOLD.at);
    expect(await denyCompany(db, COMPANY, '2026-03-03T09:00:00.000Z')).toBe('erased');
    await saveCompanies(db, [another], LATER);
    expect(await listCompanies(db)).toEqual([]);
    await saveCompanies(db, [own], LATER);
    expect(await listCompanies(db)).toEqual([own]);
  });

  it('is let in over a note of an older version that does not say whose data it is', async () => {
    const { db } = await pulled();
    await db.company.clear();
    await db.kv.put({ key: `sealedCompany ${COMPANY}`, value: { companyId: COMPANY, at: TOLD.at } });
    await saveCompanies(db, [own], RESTORED);
    expect(await listCompanies(db)).toEqual([own]);
  });
});

describe('a hidden company', () => {
  it('counts nowhere, and its unsent work is named and exported', async () => {
    const { db, context } = await pulled();
    expect((await outboxCounts(db)).total).toBeGreaterThan(0);
    const [open] = await db.openFiling.toArray();
    if (open === undefined) throw new Error('no open filing');
    await db.openFiling.put({ ...open, state: 'rejected', seen: false });
    expect(await countUnseenRefusals(db)).toBeGreaterThan(0);
    await db.counter.put({ companyId: COMPANY, name: 'doubtful', count: 2 });
    await saveCompanies(db, [], RESTORED);
    expect(Object.values(await readCounts(db)).every((count) => count === 0)).toBe(true);
    expect((await outboxCounts(db)).total).toBe(0);
    expect([await countUnseenRefusals(db), await openDocuments(db, () => true), await heldDocuments(db)]).toEqual([
      0,
      [],
      [],
    ]);
    expect((await companyWork(db)).size).toBe(0);
    const unsent = await db.outbox.count();
    expect(await hiddenWork(db)).toMatchObject([{ name: own.name, unsent }]);
    const file: { entries: unknown[]; companies: object[] } = JSON.parse((await exportUnsent(context)) ?? '');
    expect(file.entries).toHaveLength(unsent);
    expect(file.companies).toEqual([{ id: COMPANY, cif: own.cif, name: own.name }]);
  });
});

describe('a file of unsent work', () => {
  it('is not taken into another company that has the id here', async () => {
    const { db, context } = await pulled();
    const text = (await exportUnsent(context)) ?? '';
    const others = await db.outbox.count();
    const there = openTestDatabase();
    await saveCompanies(there, [another], LATER);
    expect(await importUnsent(there, text)).toEqual({ kind: 'taken', entries: 0, others });
    expect([await there.outbox.count(), await there.draft.count(), await there.conflict.count()]).toEqual([0, 0, 0]);
    const same = openTestDatabase();
    await saveCompanies(same, [own], LATER);
    expect(await importUnsent(same, text)).toEqual({ kind: 'taken', entries: others, others: 0 });
  });
});
