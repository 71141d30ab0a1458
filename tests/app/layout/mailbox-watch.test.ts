/** A company in sight is said so each minute, and what is near to be lost is told. */
import { expect, it } from 'vitest';
import type { CompanyId } from '@/api/ids';
import { mailboxWatch } from '@/app/layout/mailbox-watch';
import { COMPANY, OTHER_COMPANY } from '../../db/support/test-database';

function world() {
  const at = {
    now: Date.parse('2026-03-02T08:00:00Z'),
    company: COMPANY as CompanyId | null,
    seen: true,
    endangered: 0,
  };
  const calls: string[] = [];
  const told: number[] = [];
  const ask = async (call: { readonly name: string }, input: { readonly body: { readonly company: number } }) => {
    calls.push(`${call.name} ${input.body.company}`);
    return { ok: true, result: { endangered: at.endangered } };
  };
  const look = mailboxWatch({
    // Only what the watch reads of an answer.
    ask: ask as never,
    company: () => at.company,
    seen: () => at.seen,
    now: () => at.now,
    onDanger: (_company, count) => told.push(count),
  });
  return { at, calls, told, look };
}

it('asks at once, then each minute, and at once for another company', async () => {
  const { at, calls, look } = world();
  await look();
  expect(calls).toEqual(['GetCompanySyncStatus 1', 'CountAllDataClient 1']);
  at.now += 30_000;
  await look();
  expect(calls).toHaveLength(2);
  at.company = OTHER_COMPANY;
  await look();
  expect(calls.slice(2)).toEqual(['GetCompanySyncStatus 2', 'CountAllDataClient 2']);
  at.now += 60_000;
  await look();
  expect(calls.slice(4)).toEqual(['GetCompanySyncStatus 2']);
});

it('asks nothing while the page is hidden, or without a company', async () => {
  const { at, calls, look } = world();
  at.seen = false;
  await look();
  at.seen = true;
  at.company = null;
  await look();
  expect(calls).toEqual([]);
});

it('tells of documents that are near to be lost, some times a day', async () => {
  const { at, told, look } = world();
  at.endangered = 3;
  await look();
  at.now += 60_000;
  await look();
  expect(told).toEqual([3]);
  at.now += 6 * 60 * 60_000;
  await look();
  expect(told).toEqual([3, 3]);
});
