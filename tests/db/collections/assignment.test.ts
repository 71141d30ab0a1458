import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { assigneeSchema, noAssignment, ownAssignmentId } from '@/api/entities/assignment';
import { colleagueSchema } from '@/api/entities/colleague';
import { giveCompanies, givenCompanies } from '@/db/collections/assignment';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { discardEntry } from '@/db/entries/discard-entry';
import { settleAcknowledged } from '@/db/entries/settle-acknowledged';
import { applyPage } from '@/db/replication/apply-page';
import { keepColleagues, knownColleagues } from '@/db/settings/colleagues';
import { SAMPLE_COMPANY } from '../support/sample-company';
import { version } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';
import { begin, refuse } from '../support/worked-store';

const DANA = v.parse(assigneeSchema, { user: 7, name: 'Dana Pop' });
const RADU = v.parse(assigneeSchema, { user: 8, name: 'Radu Ilie' });
const ID = ownAssignmentId(COMPANY);
const AT = '2026-03-02T09:00:00.000Z';

async function world() {
  const db = openTestDatabase();
  await db.company.put(SAMPLE_COMPANY);
  const context = testContext(db);
  const giveTo = (person: typeof DANA | null) => giveCompanies(context, [{ companyId: COMPANY, person }]);
  const given = async () => (await givenCompanies(db)).get(COMPANY);
  const told = async (at: number, person: typeof DANA | null): Promise<void> => {
    const outcome = await applyPage(
      db,
      COMPANY,
      (await db.syncState.get(COMPANY))?.cursor ?? version(0),
      {
        ...{ version: version(at), head: version(at) },
        changes: [
          {
            ...{ collection: 'assignment', id: ID, version: version(at) },
            row: { ...noAssignment(COMPANY), person, givenBy: 'Ioana M.', givenAt: AT },
          },
        ],
      },
      AT,
    );
    expect(outcome).toBe('applied');
  };
  return { db, context, giveTo, given, told };
}

describe('a company given without network', () => {
  it('stands so at once, and leaves as one change with whom it replaced', async () => {
    const { db, giveTo, given } = await world();
    expect(await giveTo(null)).toEqual([]);
    expect(await giveTo(DANA)).toEqual([{ companyId: COMPANY, person: null }]);
    expect(await giveTo(RADU)).toEqual([{ companyId: COMPANY, person: DANA }]);
    expect(await given()).toEqual({ person: RADU, givenBy: '', givenAt: '', state: 'waits' });
    const entries = await db.outbox.toArray();
    expect(entries.map(({ call, touches, subject }) => [call, touches, subject.label])).toEqual([
      ['UpdateCompanyAssignment', [`assignment:${ID}`], 'Radu Ilie'],
    ]);
    expect(entries[0]?.body).toMatchObject({ company: COMPANY, base: { person: null }, changes: { person: RADU } });
  });

  it('and taken back before it left leaves nothing to send', async () => {
    const { db, context, giveTo, given } = await world();
    const before = await giveTo(DANA);
    expect(await giveCompanies(context, before ?? [])).toEqual([{ companyId: COMPANY, person: DANA }]);
    expect(await db.outbox.count()).toBe(0);
    expect(await given()).toBeUndefined();
    expect(await db.assignment.count()).toBe(0);
  });

  // Before: a row that said „nobody” stayed here alone, and would have been given back to a restored server (seeds 7711788, 7712463).
  it('that the server refuses leaves nothing behind once given up, where nobody had it', async () => {
    const { db, context, giveTo, given } = await world();
    await giveTo(RADU);
    const entry = await begin(context, ({ call }) => call === 'UpdateCompanyAssignment');
    await refuse(context, entry, 'no-access');
    await discardEntry(context, entry.id);
    expect(await given()).toBeUndefined();
    expect(await db.assignment.count()).toBe(0);
  });

  it('of several each has a row of its own', async () => {
    const { db, context } = await world();
    await giveCompanies(context, [
      { companyId: COMPANY, person: DANA },
      { companyId: OTHER_COMPANY, person: RADU },
    ]);
    const all = await givenCompanies(db);
    expect([all.get(COMPANY)?.person, all.get(OTHER_COMPANY)?.person]).toEqual([DANA, RADU]);
  });

  it('shows over what the server tells meanwhile, and what the server says of it when it has it', async () => {
    const { db, context, giveTo, given, told } = await world();
    await told(3, DANA);
    expect(await given()).toEqual({ person: DANA, givenBy: 'Ioana M.', givenAt: AT, state: 'known' });
    await giveTo(RADU);
    await told(4, null);
    expect(await given()).toMatchObject({ person: RADU, state: 'waits' });
    const entry = await begin(context, ({ call }) => call === 'UpdateCompanyAssignment');
    const row = { ...noAssignment(COMPANY), person: RADU, givenBy: 'Ana Pop', givenAt: AT };
    await settleAcknowledged(db, entry, { version: version(5), row });
    expect(await given()).toEqual({ person: RADU, givenBy: 'Ana Pop', givenAt: AT, state: 'known' });
  });

  it('that the server refuses says so, and stands as before once a person gives it up', async () => {
    const { db, context, giveTo, given, told } = await world();
    await told(3, DANA);
    await giveTo(RADU);
    const entry = await begin(context, ({ call }) => call === 'UpdateCompanyAssignment');
    await refuse(context, entry, 'no-access');
    expect(await given()).toMatchObject({ person: RADU, state: 'refused' });
    const stored = (await db.outbox.toArray())[0];
    if (stored === undefined) throw new Error('the entry is gone');
    await discardEntry(context, stored.id);
    expect(await given()).toMatchObject({ person: DANA, state: 'known' });
  });

  it('to somebody whom the contract does not take writes nothing of all', async () => {
    const { db, context } = await world();
    const nobody = { user: 0, name: '' } as typeof DANA;
    const gifts = [DANA, nobody].map((person, at) => ({ companyId: at === 0 ? COMPANY : OTHER_COMPANY, person }));
    expect(await giveCompanies(context, gifts)).toBeUndefined();
    expect([await db.assignment.count(), await db.outbox.count()]).toEqual([0, 0]);
  });

  it('leaves the device with the company', async () => {
    const { db, told } = await world();
    await told(3, DANA);
    await removeCompanyData(db, COMPANY);
    expect(await givenCompanies(db)).toEqual(new Map());
  });
});

describe('the people to choose from', () => {
  it('are what the server told last; what this version does not understand is nobody’s word', async () => {
    const { db } = await world();
    expect(await knownColleagues(db)).toBeNull();
    const dana = v.parse(colleagueSchema, { user: 7, name: 'Dana Pop', companies: [COMPANY] });
    await keepColleagues(db, [dana]);
    expect(await knownColleagues(db)).toEqual([dana]);
    await keepColleagues(db, []);
    expect(await knownColleagues(db)).toEqual([]);
    await db.kv.put({ key: 'colleagues', value: { people: 1 } });
    expect(await knownColleagues(db)).toBeNull();
  });
});
