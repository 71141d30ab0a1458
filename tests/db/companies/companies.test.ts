import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companyIdSchema } from '@/api/ids';
import { archiveCount } from '@/db/archive/archive-queries';
import { listCompanies } from '@/db/companies/company-queries';
import { hiddenWork } from '@/db/companies/hidden-work';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { saveCompanies } from '@/db/companies/save-companies';
import { denyCompany, eraseTaken, sealedCompanies } from '@/db/companies/sealed-companies';
import { openLeaseRequest } from '@/db/numbers/lease-request';
import { noteSeriesWait } from '@/db/replication/series-wait';
import { invalidInvoices, setInvalidInvoices } from '@/db/settings/invalid-invoices';
import { hiddenCompanies } from '@/db/settings/sealed-note';
import { exportUnsent } from '@/db/unsent/export-unsent';
import { companyOf } from '../support/company-sample';
import { lease, SERIAL, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';
import { DRAFTS, PARTNERS, workedStore } from '../support/worked-store';

const TOLD = { epoch: 'a', at: '2026-03-02T09:00:00.000Z' };
const A_DAY_LATER = '2026-03-03T09:00:00.000Z';

/** A worked company that was pulled from the database `a`. */
async function pulledCompany() {
  const store = await workedStore();
  await store.db.syncState.update(COMPANY, { epoch: 'a' });
  return store;
}

describe('the companies of a user', () => {
  it('are listed with the authorized first, then by fiscal code and name', async () => {
    const db = openTestDatabase();
    const company = (id: number, isAuthorized: boolean, cif: string, name: string) =>
      companyOf(v.parse(companyIdSchema, id), { isAuthorized, cif, name });
    await db.company.bulkPut([
      company(1, false, '1', 'A'),
      company(2, true, '3', 'A'),
      company(3, true, '2', 'Șantier'),
      company(4, true, '2', 'Sare'),
      company(5, true, '2', 'Țesături'),
    ]);
    expect((await listCompanies(db)).map(({ id }) => id)).toEqual([4, 3, 5, 2, 1]);
  });

  it('take the place of those known', async () => {
    const { db } = await workedStore();
    await saveCompanies(db, [companyOf(COMPANY, { name: 'Alt nume' }), companyOf(OTHER_COMPANY)], TOLD);
    expect((await db.company.get(COMPANY))?.name).toBe('Alt nume');
    expect(await db.partner.get(PARTNERS.plain)).toBeDefined();
  });
});

// Before: the device erased the only copies of what a restored server had lost.
describe('a company that the server does not name', () => {
  it.each([
    ['an empty answer', []],
    ['an answer with others', [companyOf(OTHER_COMPANY)]],
  ] as const)('is sealed by %s: all of it stays, and is there again when it is named', async (_, named) => {
    const { db } = await pulledCompany();
    const before = [await db.partner.toArray(), await db.archive.toArray(), await db.document.toArray()];
    await saveCompanies(db, named, TOLD);
    expect((await listCompanies(db)).map(({ id }) => id)).toEqual(named.map(({ id }) => id));
    expect(await sealedCompanies(db)).toEqual([COMPANY]);
    await saveCompanies(db, named, { ...TOLD, at: A_DAY_LATER });
    expect([await db.partner.toArray(), await db.archive.toArray(), await db.document.toArray()]).toEqual(before);
    await saveCompanies(db, [companyOf(COMPANY)], TOLD);
    expect((await listCompanies(db)).map(({ id }) => id)).toEqual([COMPANY]);
    expect(await sealedCompanies(db)).not.toContain(COMPANY);
    await expectSoundStore(db);
  });

  it('is erased by a denial after the grace time, by the database that gave it', async () => {
    const { db } = await pulledCompany();
    expect(await denyCompany(db, COMPANY, TOLD.at)).toBe('sealed');
    await saveCompanies(db, [], { ...TOLD, at: '2026-03-02T10:00:00.000Z' });
    expect(await denyCompany(db, COMPANY, '2026-03-02T23:00:00.000Z')).toBe('sealed');
    expect(await db.partner.get(PARTNERS.plain)).toBeDefined();
    expect(await denyCompany(db, COMPANY, A_DAY_LATER)).toBe('erased');
    expect(await db.partner.get(PARTNERS.plain)).toBeUndefined();
    expect(await sealedCompanies(db)).toEqual([]);
    await expectSoundStore(db);
  });

  it('is never erased by another database: a restored server does not know it', async () => {
    const { db } = await pulledCompany();
    await saveCompanies(db, [], { ...TOLD, epoch: 'b' });
    expect(await denyCompany(db, COMPANY, A_DAY_LATER)).toBe('sealed');
    expect(await db.partner.get(PARTNERS.plain)).toBeDefined();
  });
});

// Verifies: G4
describe('a company that is taken from the user', () => {
  it('leaves the device at once where its own database says so; what was not sent stays, and is sent by nobody', async () => {
    const { db } = await pulledCompany();
    const outbox = await db.outbox.toArray();
    await saveCompanies(db, [companyOf(OTHER_COMPANY)], TOLD);
    await eraseTaken(db, [COMPANY], TOLD);
    expect(await db.partner.get(PARTNERS.plain)).toBeUndefined();
    expect(await db.outbox.toArray()).toEqual(outbox);
    expect(await hiddenWork(db)).toMatchObject([{ companyId: COMPANY, unsent: outbox.length }]);
    // Hidden companies are left out by what sends.
    expect([...(await hiddenCompanies(db))]).toEqual([COMPANY]);
    expect((await exportUnsent({ db, deviceName: 'd', now: () => TOLD.at }))?.includes(outbox[0]?.id ?? '?')).toBe(
      true,
    );
    await saveCompanies(db, [companyOf(OTHER_COMPANY)], TOLD);
    await eraseTaken(db, [COMPANY], TOLD);
    expect(await db.outbox.toArray()).toEqual(outbox);
    await expectSoundStore(db);
  });

  it('stays sealed where another database says so, or one that tells no epoch', async () => {
    const { db } = await pulledCompany();
    await saveCompanies(db, [], { ...TOLD, epoch: 'b' });
    await eraseTaken(db, [COMPANY], { epoch: 'b' });
    await eraseTaken(db, [COMPANY], { epoch: undefined });
    expect(await db.partner.get(PARTNERS.plain)).toBeDefined();
    expect(await sealedCompanies(db)).toEqual([COMPANY]);
  });

  it('is not erased while it is still named', async () => {
    const { db } = await pulledCompany();
    await saveCompanies(db, [companyOf(COMPANY)], TOLD);
    await eraseTaken(db, [COMPANY], TOLD);
    expect(await db.partner.get(PARTNERS.plain)).toBeDefined();
  });

  it('leaves what was written here and not sent, and nothing else', async () => {
    const { db, invoices } = await workedStore();
    const before = await db.outbox.toArray();
    const conflicts = await db.conflict.toArray();
    await setInvalidInvoices(db, COMPANY, 'ask');
    await db.unknownChange.put({ companyId: COMPANY, collection: 'contract', id: 'c', version: version(1), row: {} });
    const idle = { ...lease(), id: DRAFTS.fresh };
    const own = await db.lease.get(lease().id);
    if (own === undefined) throw new Error('no lease');
    await db.lease.put({ ...own, id: idle.id, base: idle });
    await removeCompanyData(db, COMPANY);
    expect(await db.outbox.toArray()).toEqual(before);
    expect(await db.conflict.toArray()).toEqual(conflicts);
    expect((await db.partner.toArray()).map(({ id }) => id)).toEqual([PARTNERS.edited]);
    expect((await db.draft.toArray()).map(({ id }) => id).sort()).toEqual(
      [DRAFTS.fresh, DRAFTS.known, DRAFTS.issued].sort(),
    );
    expect((await db.archive.toArray()).map(({ id }) => id).sort()).toEqual([invoices.queued, invoices.refused].sort());
    expect(await db.document.count()).toBe(2);
    expect(await db.lease.toArray()).toEqual([own]);
    expect(await archiveCount(db, COMPANY, 'out')).toBe(2);
    expect([
      await db.serial.count(),
      await db.unknownChange.count(),
      await db.syncState.count(),
      await db.company.count(),
    ]).toEqual([0, 0, 0, 0]);
    expect(await invalidInvoices(db, COMPANY)).toBe('refuse');
    await expectSoundStore(db);
  });

  // Before: what is noted of its series stayed, and what a restored server had lost of it.
  it('takes its notes along, but those by which its intervals are known if the access comes back', async () => {
    const { db, context } = await pulledCompany();
    const serial = { ...SERIAL, id: lease().serialId };
    await noteSeriesWait(context, serial.id);
    await openLeaseRequest(db, serial.id, context.newId);
    await db.kv.put({ key: `restoredServer ${COMPANY}`, value: {} });
    await db.kv.put({ key: `invalid-invoices ${OTHER_COMPANY}`, value: 'ask' });
    await removeCompanyData(db, COMPANY);
    const kinds = (await db.kv.toArray()).map(({ key }) => key.replace(serial.id, 'series'));
    expect(kinds.filter((key) => key.includes(' '))).toEqual([
      `invalid-invoices ${OTHER_COMPANY}`,
      'leaseRequests series',
    ]);
  });

  it('leaves the other companies as they are', async () => {
    const { db } = await workedStore();
    const before = await db.partner.toArray();
    await removeCompanyData(db, OTHER_COMPANY);
    expect(await db.partner.toArray()).toEqual(before);
    expect(await db.syncState.count()).toBe(1);
    await expectSoundStore(db);
  });

  it('may have its setting chosen again and again', async () => {
    const db = openTestDatabase();
    await setInvalidInvoices(db, COMPANY, 'ask');
    await setInvalidInvoices(db, COMPANY, 'refuse');
    expect(await invalidInvoices(db, COMPANY)).toBe('refuse');
  });
});
