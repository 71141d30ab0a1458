/** Internal decisions on numbering: numbered without a gap, once, for good, and for their company alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decisionCalls } from '../../server/calls/decision-calls';
import { SERIAL } from '../db/support/samples';
import { type FilingTestDatabase, filingTestDatabase } from './filings/filing-database';

const [MINE, OTHERS] = [1, 2];
let database: FilingTestDatabase;

beforeAll(async () => {
  database = await filingTestDatabase();
  await database.asOwner(async (db) => {
    for (const email of ['ana@b.ro', 'dan@d.ro'])
      await db
        .insertInto('app_user')
        .values({ email, email_key: email, password_hash: 'x', first_name: email.slice(0, 3), last_name: 'Pop' })
        .execute();
    for (const id of [MINE, OTHERS])
      await db.insertInto('company_authorization').values({ company_id: id, user_id: id }).execute();
  });
});
afterAll(() => database.close());

interface Reply {
  readonly kind: string;
  readonly code?: string;
  readonly body?: {
    readonly decision?: { readonly id: string; readonly number: number; readonly by: string; readonly allots: string };
    readonly decisions?: readonly { readonly number: number }[];
  };
}

function ask(name: 'AddCompanySerialDecision' | 'GetAllSerialDecision', userId: number, body: object): Promise<Reply> {
  const handler = decisionCalls({ now: () => Date.parse('2026-11-12T08:00:00Z') })[name] as unknown as {
    readonly run: (...args: readonly unknown[]) => Promise<Reply>;
  };
  return handler.run({ params: undefined, body }, { userId, familyId: 'f' }, database.app);
}

const decision = (place: number) => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  ...{ date: '2026-11-12', allots: 'Ioana', series: [SERIAL], intervals: [] },
});
const add = (userId: number, company: number, place: number) =>
  ask('AddCompanySerialDecision', userId, { company, decision: decision(place) });

it('twenty at once have twenty numbers, and the same one twice has one', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, (_none, place) => add(MINE, MINE, place % 10)));
  const numbers = new Map(replies.map(({ body }) => [body?.decision?.id, body?.decision?.number]));
  expect([...numbers.values()].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const { body } = await ask('GetAllSerialDecision', MINE, { company: MINE });
  expect(body?.decisions?.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(replies[0]?.body?.decision).toMatchObject({ by: 'ana Pop', allots: 'Ioana' });
});

it('each company counts by itself, and another’s is refused', async () => {
  expect((await add(OTHERS, OTHERS, 90)).body?.decision?.number).toBe(1);
  expect(await add(OTHERS, MINE, 91)).toEqual({ kind: 'refused', code: 'company-denied' });
  expect(await ask('GetAllSerialDecision', OTHERS, { company: MINE })).toEqual({
    ...{ kind: 'refused', code: 'company-denied' },
  });
});

it('none is changed or taken back, not even by the serving role', async () => {
  const { sql } = await import('kysely');
  const tried = (statement: string) => database.asCompany(MINE, (tx) => sql.raw(statement).execute(tx));
  await expect(tried("update serial_decision set body = '{}'")).rejects.toThrow(/permission denied/);
  await expect(tried('delete from serial_decision')).rejects.toThrow(/permission denied/);
});
