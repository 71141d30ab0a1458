import { describe, expect, it } from 'vitest';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { beginReading, readMessages, setRead } from '@/db/settings/read-messages';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

const SINCE = '2026-11-18T22:00:00.000Z';
const OLDEST = '2026-09-26T00:00:00.000Z';
const message = (key: string, at = '2026-11-25T08:00:00.000Z') => ({ key, at });
const keys = async (db: ReturnType<typeof openTestDatabase>) =>
  Object.keys((await readMessages(db, COMPANY))?.read ?? {}).sort();

describe('what was read of ANAF’s messages', () => {
  it('begins once, and is of its company', async () => {
    const db = openTestDatabase();
    expect(await readMessages(db, COMPANY)).toBeNull();
    await beginReading(db, COMPANY, SINCE);
    await beginReading(db, COMPANY, '2026-11-25T00:00:00.000Z');
    expect(await readMessages(db, COMPANY)).toEqual({ since: SINCE, read: {} });
    expect(await readMessages(db, OTHER_COMPANY)).toBeNull();
  });

  it('is read and unread again, without loss where two tabs read at the same time', async () => {
    const db = openTestDatabase();
    await beginReading(db, COMPANY, SINCE);
    await Promise.all(
      ['a', 'b', 'c'].map((key) => setRead(db, COMPANY, [message(key)], { read: true, oldest: OLDEST })),
    );
    expect(await keys(db)).toEqual(['a', 'b', 'c']);
    await setRead(db, COMPANY, [message('a'), message('c')], { read: false, oldest: OLDEST });
    expect(await keys(db)).toEqual(['b']);
  });

  it('forgets what ANAF lists no more, and goes with the company', async () => {
    const db = openTestDatabase();
    await beginReading(db, COMPANY, SINCE);
    await setRead(db, COMPANY, [message('old', '2026-09-20T08:00:00.000Z')], {
      read: true,
      oldest: '2026-09-01T00:00:00.000Z',
    });
    await setRead(db, COMPANY, [message('new')], { read: true, oldest: OLDEST });
    expect(await keys(db)).toEqual(['new']);
    await removeCompanyData(db, COMPANY);
    expect(await readMessages(db, COMPANY)).toBeNull();
  });
});
