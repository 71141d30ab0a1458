/** The words of lines on a device: pages in blocks, a cursor that goes with them, another database of the server, a company that leaves. */
import { beforeEach, describe, expect, it } from 'vitest';
import { wordsIn } from '@/db/archive/lines/line-words-block';
import { areLineWordsBehind, lineWordsState } from '@/db/archive/lines/line-words-state';
import { putLineWords } from '@/db/archive/lines/put-line-words';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import type { CondicaDatabase } from '@/db/condica-database';
import { lineWordsPage } from '../support/line-words-page';
import { version } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

const idOf = (place: number) => `00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`;
const some = (count: number, from = 0) =>
  Array.from({ length: count }, (_, place) => [idOf(from + place), `șurub m${from + place}`] as const);

let db: CondicaDatabase;
beforeEach(() => {
  db = openTestDatabase();
});

const put = (since: number, page: ReturnType<typeof lineWordsPage>, company = COMPANY) =>
  putLineWords(db, company, version(since), page);

/** What counts of each document. */
async function words(): Promise<ReadonlyMap<string, string>> {
  const blocks = await db.lineWords.toArray();
  return new Map(blocks.flatMap(wordsIn).map((one) => [one.id, one.words]));
}

describe('the words of lines', () => {
  it('are whole once nothing more is to come, and stand as they were told', async () => {
    expect(await put(0, lineWordsPage(some(600), 700, { hasMore: true, head: version(900) }))).toBe('kept');
    expect(await lineWordsState(db, COMPANY)).toMatchObject({ cursor: 700, upTo: 700, whole: false });
    expect(await put(700, lineWordsPage(some(300, 600), 850, { head: version(900) }))).toBe('kept');
    expect(await lineWordsState(db, COMPANY)).toMatchObject({ cursor: 850, upTo: 900, whole: true });
    expect([...(await words())]).toEqual(some(900));
  });

  it('of small pages go into one block; what is told anew counts', async () => {
    await put(0, lineWordsPage(some(3), 3));
    await put(3, lineWordsPage([[idOf(1), 'altceva'], ...some(1, 3)], 5));
    expect(await db.lineWords.count()).toBe(1);
    expect(await words()).toEqual(new Map([...some(1), ...some(1, 2), [idOf(1), 'altceva'], ...some(1, 3)]));
  });

  it('of a document in an older block are those of the newest', async () => {
    await put(0, lineWordsPage(some(500), 500));
    await put(500, lineWordsPage([[idOf(7), 'altceva']], 501));
    expect(await db.lineWords.count()).toBe(2);
    expect((await words()).get(idOf(7))).toBe('altceva');
  });

  it('are not written where another tab has gone on', async () => {
    await put(0, lineWordsPage(some(3), 3));
    expect(await put(0, lineWordsPage(some(3), 3))).toBe('moved');
    expect(await words()).toEqual(new Map(some(3)));
  });

  it('begin anew where the database of the server is another one', async () => {
    await put(0, lineWordsPage(some(3), 3));
    await put(0, lineWordsPage(some(2), 2), OTHER_COMPANY);
    expect(await put(3, lineWordsPage(some(1, 9), 9, { epoch: 'second' }))).toBe('begin-anew');
    expect(await lineWordsState(db, COMPANY)).toMatchObject({ cursor: 0, whole: false, epoch: 'second' });
    expect(await put(0, lineWordsPage(some(1, 9), 9, { epoch: 'second' }))).toBe('kept');
    expect((await db.lineWords.where({ companyId: COMPANY }).toArray()).flatMap(wordsIn)).toHaveLength(1);
    expect((await db.lineWords.toArray()).flatMap(wordsIn)).toHaveLength(3);
  });

  it('are behind once the company has gone on, and only where they are used', async () => {
    const at = { companyId: COMPANY, head: version(9), pulledAt: '2026-03-02T08:00:00.000Z', epoch: 'first' };
    await db.syncState.put({ ...at, cursor: version(9) });
    expect(await areLineWordsBehind(db, COMPANY)).toBe(false);
    await put(0, lineWordsPage(some(3), 3, { head: version(9) }));
    expect(await areLineWordsBehind(db, COMPANY)).toBe(false);
    await db.syncState.put({ ...at, cursor: version(10) });
    expect(await areLineWordsBehind(db, COMPANY)).toBe(true);
    await db.syncState.put({ ...at, cursor: version(9), epoch: 'second' });
    expect(await areLineWordsBehind(db, COMPANY)).toBe(true);
  });

  it('leave with their company', async () => {
    await put(0, lineWordsPage(some(3), 3));
    await put(0, lineWordsPage(some(2), 2), OTHER_COMPANY);
    await removeCompanyData(db, COMPANY);
    expect(await lineWordsState(db, COMPANY)).toBeNull();
    expect((await db.lineWords.toArray()).map(({ companyId }) => companyId)).toEqual([OTHER_COMPANY]);
  });
});
