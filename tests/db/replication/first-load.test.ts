import * as v from 'valibot';
import { expect, it } from 'vitest';
import { versionSchema } from '@/api/ids';
import { applyPage } from '@/db/replication/apply-page';
import { firstLoadOf } from '@/db/replication/first-load';
import { COMPANY, openTestDatabase } from '../support/test-database';

const version = (value: number) => v.parse(versionSchema, value);
const PULLED_AT = '2026-11-26T10:42:00.000Z';

it('a first load lasts until all that the server told of is here, also of a company without rows', async () => {
  const db = openTestDatabase();
  const pull = (since: number, to: number, head: number) =>
    applyPage(db, COMPANY, version(since), { changes: [], version: version(to), head: version(head) }, PULLED_AT);
  expect(await firstLoadOf(db, COMPANY)).toBe(true);
  await pull(0, 2, 5);
  expect(await firstLoadOf(db, COMPANY)).toBe(true);
  await pull(2, 5, 5);
  expect(await firstLoadOf(db, COMPANY)).toBe(false);
  db.close();

  const empty = openTestDatabase();
  expect(await firstLoadOf(empty, COMPANY)).toBe(true);
  await applyPage(empty, COMPANY, version(0), { changes: [], version: version(0), head: version(0) }, PULLED_AT);
  expect(await firstLoadOf(empty, COMPANY)).toBe(false);
  empty.close();
});
