import { describe, expect, it } from 'vitest';
import type { KnownAccess } from '@/api/entities/company-access';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { keepPeople, keptPeople } from '@/db/settings/known-people';
import { knownPerson, personNote } from '@/db/settings/person';
import { companyId } from '../../server/support/samples';
import { openTestDatabase } from '../support/test-database';

const CONTENT = {
  ...{ user: 7, firstName: 'Ana', lastName: 'Pop', telephone: '0722' },
  ...{ email: 'ana@exemplu.ro', since: '2026-01-02T08:00:00.000Z' },
};
const told = (version: number, change: object = {}) => ({ version, content: { ...CONTENT, ...change } });

describe('the particulars of the account’s owner', () => {
  it('are nobody’s until they are told, then read and changed without network', async () => {
    const db = openTestDatabase();
    expect(await knownPerson(db)).toBeNull();
    await personNote.note(db, told(3), 'a');
    await personNote.change(db, { telephone: '0733' });
    expect(await knownPerson(db)).toEqual({ person: { ...CONTENT, telephone: '0733' }, waits: true, refused: null });
    expect(await personNote.pending(db)).toEqual({ telephone: '0733' });
  });

  it('of two devices keep both changes, and the later answer', async () => {
    const db = openTestDatabase();
    await personNote.note(db, told(3), 'a');
    await personNote.change(db, { telephone: '0733' });
    await personNote.note(db, told(4, { firstName: 'Anca' }), 'a');
    await personNote.note(db, told(3, { firstName: 'Alta' }), 'a');
    expect(await knownPerson(db)).toMatchObject({ person: { firstName: 'Anca', telephone: '0733' } });
    await personNote.settle(db, { telephone: '0733' }, told(5, { firstName: 'Anca', telephone: '0733' }));
    expect(await knownPerson(db)).toMatchObject({ person: { firstName: 'Anca', telephone: '0733' }, waits: false });
  });

  it('are given back to a restored server, but for what it alone may change', async () => {
    const db = openTestDatabase();
    await personNote.note(db, told(5, { telephone: '0744' }), 'a');
    await personNote.note(db, told(2, { email: 'veche@exemplu.ro' }), 'b');
    expect(await personNote.pending(db)).toEqual({ telephone: '0744' });
    expect((await knownPerson(db))?.person.email).toBe('veche@exemplu.ro');
  });
});

describe('the people of a company', () => {
  it('are read as they were told last, and leave with it', async () => {
    const db = openTestDatabase();
    const access = { people: [], invitations: [], link: 'http://x/y' } satisfies KnownAccess;
    expect(await keptPeople(db, companyId(1))).toBeNull();
    await keepPeople(db, companyId(1), { at: '2026-11-25T10:00:00.000Z', access });
    await keepPeople(db, companyId(2), { at: '2026-11-25T11:00:00.000Z', access });
    expect(await keptPeople(db, companyId(1))).toEqual({ at: '2026-11-25T10:00:00.000Z', access });
    await removeCompanyData(db, companyId(1));
    expect(await keptPeople(db, companyId(1))).toBeNull();
    expect(await keptPeople(db, companyId(2))).not.toBeNull();
  });
});
