import { describe, expect, it } from 'vitest';
import type { Company } from '@/api/entities/company';
import { archivePage } from '@/db/archive/archive-queries';
import { CondicaDatabase } from '@/db/condica-database';
import { applyPage } from '@/db/replication/apply-page';
import { deviceIdentity, readDevice } from '@/db/settings/device-identity';
import { readFirstPage } from '@/db/start/first-page';
import { firstRows } from '@/db/start/first-rows';
import { SCHEMA_VERSION } from '@/db/versions/schema-version';
import { acknowledgedItem } from '../support/acknowledged-item';
import { companyOf } from '../support/company-sample';
import { entityId, version } from '../support/samples';
import {
  COMPANY,
  newerDatabase,
  OTHER_COMPANY,
  openTestDatabase,
  risingIds,
  testProfile,
} from '../support/test-database';

const AT = '2026-03-02T08:00:00.000Z';
const first = (companies: readonly Company[]): Company | undefined => companies[0];

async function filledProfile(rows: number) {
  const profile = testProfile();
  const db = openTestDatabase(profile);
  await db.company.bulkPut([companyOf(COMPANY), companyOf(OTHER_COMPANY)]);
  await deviceIdentity(db, risingIds(9), 'Chrome pe Linux');
  const newId = risingIds(3);
  const changes = Array.from({ length: rows }, (_, place) => {
    const id = entityId(newId());
    const issueDate = `2026-03-${String((place % 28) + 1).padStart(2, '0')}`;
    const row = { ...acknowledgedItem({ id }), issueDate, number: `FCT-${place}` };
    return { collection: 'archive' as const, id, version: version(place + 1), row };
  });
  const head = version(rows);
  await applyPage(db, COMPANY, version(0), { changes, version: head, head }, AT);
  return { profile, db };
}

describe('what is read before the database is opened', () => {
  it('is the list’s own first page, with the device and the companies', async () => {
    const { profile, db } = await filledProfile(40);
    const page = await readFirstPage(profile, { database: db.name, limit: 25, choose: first });
    const shown = await archivePage(db, COMPANY, { direction: 'out', limit: 25 });
    expect(page?.list && firstRows(page.list)).toEqual(shown.rows);
    expect(page?.list?.syncState?.cursor).toBe(40);
    expect(readDevice(page?.device)?.name).toBe('Chrome pe Linux');
    expect(page?.companies.map(({ id }) => id)).toEqual([COMPANY, OTHER_COMPANY]);
  });

  it('holds no row of another company', async () => {
    const { profile, db } = await filledProfile(5);
    const choose = (companies: readonly Company[]) => companies.find(({ id }) => id === OTHER_COMPANY);
    expect((await readFirstPage(profile, { database: db.name, limit: 25, choose }))?.list?.rows).toEqual([]);
  });

  it('is nothing where there is no database, and makes none', async () => {
    const profile = testProfile();
    expect(await readFirstPage(profile, { database: 'condica:test:9', limit: 25, choose: first })).toBeNull();
    expect(await profile.indexedDB.databases()).toEqual([]);
  });

  it('is nothing of a newer app’s database', async () => {
    const { profile, db } = await filledProfile(1);
    db.close();
    const newer = newerDatabase(profile);
    await newer.open();
    expect(await readFirstPage(profile, { database: newer.name, limit: 25, choose: first })).toBeNull();
  });

  it('is of the version that the stores are declared in', () => {
    expect(new CondicaDatabase('condica:test:1', testProfile()).verno).toBe(SCHEMA_VERSION);
  });
});
