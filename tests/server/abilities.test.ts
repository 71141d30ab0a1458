/**
 * Abilities as the rows of the contract have them, over HTTP: an account that every restriction of a plan binds hears
 * `ability-denied` of the calls that need one, and nothing changes; all others are served to it.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ABILITY_BY_FLAG, type Ability } from '@/api/abilities';
import type { Call } from '@/api/call';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { GetAuthorizations } from '@/api/calls/session-calls';
import { CALLS, type CallName } from '@/api/registry';
import { authorizeUser, createAccount } from '../../server/accounts/create-account';
import { demoDocument } from './invoices/demo-document';
import { foreignUpload } from './invoices/foreign-upload';
import { newEntityId } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const flagOf = (ability: Ability): string =>
  Object.entries(ABILITY_BY_FLAG).find(([, named]) => named === ability)?.[0] ?? '';

let accounts = 0;
async function without(flags: readonly string[]): Promise<TestClient> {
  accounts += 1;
  const account = { email: `plan${accounts}@exemplu.ro`, password: 'parola-de-probă-1' };
  const planRestrictions = Object.fromEntries(flags.map((flag) => [flag, false]));
  const id = await createAccount(app.owner, {
    ...account,
    firstName: '',
    lastName: '',
    planName: '',
    planRestrictions,
  });
  await authorizeUser(app.owner, id, app.companies.first);
  return signIn(app.url, account);
}

/** Everything that a call could have left behind. */
async function traces(): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select (select count(*) from replicated_row) as rows, (select sum(version) from company) as versions,
      (select count(*) from idempotency) as keys, (select count(*) from filing) as filings,
      (select count(*) from document) as documents, (select count(*) from number_lease) as leases`.execute(app.owner);
  return rows;
}

/** The very body of a foreign file; the series of a number says whose it is. */
const fileOf = (number: string) => ({
  params: foreignUpload(app.companies.first),
  body: new TextDecoder().decode(demoDocument(number)),
});

/** For each row whose ability depends on what is asked: an input that needs it. The test fails where one is missing. */
const NEEDING: Partial<Record<CallName, { ability: Ability; call: (client: TestClient) => Promise<string> }>> = {
  InvoiceUpload: {
    ability: 'trimitereXMLuriMultiple',
    call: async (client) => codeOf(await client.call(InvoiceUpload, fileOf('PLAN-1'))),
  },
};

const rows: readonly Call<string, unknown, unknown, unknown>[] = Object.values(CALLS).map(
  (call) => call as unknown as Call<string, unknown, unknown, unknown>,
);
const isOf = (kind: 'always' | 'sometimes' | 'never') => (call: (typeof rows)[number]) =>
  (call.ability !== null ? 'always' : call.outbox?.abilityOf !== undefined ? 'sometimes' : 'never') === kind;

/** Raw, because only the refusal is of interest: any body will do for it. */
async function post(client: TestClient, call: (typeof rows)[number]): Promise<string> {
  const answer = await client.raw(`/api/${call.base}/${call.name}`, {
    method: call.method,
    headers: { 'idempotency-key': randomUUID() },
    ...(call.method === 'GET' ? {} : { body: '{}' }),
  });
  const body: { code?: string } = answer.status === 200 ? {} : await answer.json();
  await answer.body?.cancel().catch(() => undefined);
  return body.code ?? 'ok';
}

describe('without any ability', () => {
  it('a call that always needs one is refused, and nothing changes', async () => {
    for (const call of rows.filter(isOf('always'))) {
      const client = await without(call.ability === null ? [] : [flagOf(call.ability)]);
      const before = await traces();
      expect({ call: call.name, code: await post(client, call) }).toEqual({ call: call.name, code: 'ability-denied' });
      expect(await traces()).toEqual(before);
    }
  });

  it('what is asked decides where the row says so: refused with it, served without', async () => {
    const named = rows.filter(isOf('sometimes')).map(({ name }) => name);
    expect(named.sort()).toEqual(Object.keys(NEEDING).sort());
    for (const [name, needing] of Object.entries(NEEDING)) {
      const client = await without([flagOf(needing.ability)]);
      const before = await traces();
      expect({ name, code: await needing.call(client) }).toEqual({ name, code: 'ability-denied' });
      expect(await traces()).toEqual(before);
      const others = Object.keys(ABILITY_BY_FLAG).filter((flag) => flag !== flagOf(needing.ability));
      expect({ name, code: await needing.call(await without(others)) }).toEqual({ name, code: 'ok' });
    }
  });

  it('every other call is served', async () => {
    const client = await without(Object.keys(ABILITY_BY_FLAG));
    await client.must(GetAuthorizations, {});
    const unnamed = rows.filter(isOf('never')).filter(({ name }) => name !== 'Logout');
    expect(unnamed.length).toBeGreaterThan(20);
    for (const call of unnamed)
      expect({ call: call.name, code: await post(client, call) }).not.toMatchObject({ code: 'ability-denied' });
  });

  it('an invoice of one’s own series is sent as by everybody', async () => {
    const client = await without(Object.keys(ABILITY_BY_FLAG));
    const input = fileOf('PLAN-2');
    const own = { ...input, params: { ...input.params, serial: newEntityId() } };
    expect(codeOf(await client.call(InvoiceUpload, own))).toBe('number-outside-lease');
  });
});
