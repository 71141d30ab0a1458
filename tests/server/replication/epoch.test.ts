/** The epoch (docs/decisions/0017): told with every page, begun once, and what of a device may be lost. */
import { type Selectable, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddCompanyPartner, RemoveCompanyPartner, UpdateCompanyPartner } from '@/api/calls/definition-calls';
import { GetAuthorizations } from '@/api/calls/session-calls';
import { Changes } from '@/api/calls/sync-calls';
import { createCompany } from '../../../server/accounts/create-account';
import { newEpoch } from '../../../server/installation/new-epoch';
import type { Tables } from '../../../server/tables';
import { companyId, newEntityId, samplePartner, version } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';

let app: TestApp;
let ana: TestClient;
const company = () => companyId(app.companies.first);
const parts = { now: () => Date.parse('2026-03-02T09:00:00Z'), newId: () => newEntityId() };

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

function ask(since: number, epoch?: string) {
  const body = { company: company(), since: version(since), limit: 500, ...(epoch === undefined ? {} : { epoch }) };
  return ana.must(Changes, { body });
}

async function grow(): Promise<number> {
  return (await ana.must(AddCompanyPartner, { body: { company: company(), partner: samplePartner('Rând') } })).version;
}

function companyLike(row: Selectable<Tables['company']>) {
  return {
    ...{ cif: row.cif, name: row.name, isAuthorized: row.is_authorized, administrator: row.administrator },
    ...{ vatRegistered: row.vat_registered, registration: row.registration, legalForm: row.legal_form },
    ...{ tradingName: row.trading_name, address: row.address, email: row.email, telephone: row.telephone },
    ...{ contactName: row.contact_name, iban: row.iban, bank: row.bank, paymentTermDays: row.payment_term_days },
  };
}

async function epochs(): Promise<readonly string[]> {
  const rows = await app.owner.selectFrom('epoch').select('reason').orderBy('seq').execute();
  return rows.map(({ reason }) => reason);
}

it('is told with the companies, each with its version, and with every page', async () => {
  const head = await grow();
  const { epoch, companies } = await ana.must(GetAuthorizations, {});
  expect(companies.find(({ id }) => id === company())?.version).toBe(head);
  expect(epoch).toMatch(/^[0-9a-f-]{36}$/);
  expect((await ask(0)).epoch).toBe(epoch);
  const page = await ask(0, epoch);
  expect(page.epoch).toBe(epoch);
  expect(page.lostAfter).toBeUndefined();
  expect(page.changes.length).toBeGreaterThan(0);
});

it('is told with the answer to a change, kept or not, and with its refusal', async () => {
  const { epoch } = await ana.must(GetAuthorizations, {});
  const partner = samplePartner('Cu epocă');
  const add = (body: object, key: string) =>
    ana.call(AddCompanyPartner, { body: { company: company(), partner, ...body } }, key);
  const [first, second] = [newEntityId(), newEntityId()];
  expect(await add({}, first)).toMatchObject({ ok: true, epoch });
  expect(await add({}, first)).toMatchObject({ ok: true, epoch });
  const other = { partner: { ...partner, name: 'Altul' } };
  const refused = { ok: false, failure: { code: 'conflict', epoch } };
  expect(await add(other, second)).toMatchObject(refused);
  expect(await add(other, second)).toMatchObject(refused);
});

// Before: a server that had overtaken its old head was never noticed (core P2.5).
it('begins anew by a restore, and devices hear beyond which version something may be lost', async () => {
  const { epoch: known } = await ask(0);
  const head = await grow();
  const begun = await newEpoch(app.owner, parts);
  await grow();
  await grow();
  const page = await ask(head, known);
  expect(page).toMatchObject({ epoch: begun, changes: [], lostAfter: head });
  // From two epochs ago: the copy that was least.
  const second = await newEpoch(app.owner, parts);
  expect(await ask(head, known)).toMatchObject({ epoch: second, lostAfter: head });
  // One that was lost itself, by either restore. Before: as if by the last, whose copy had grown past it since the first (seed 7000272).
  expect(await ask(head + 1, 'a-lost-one')).toMatchObject({ epoch: second, lostAfter: head });
  expect((await ask(head, second)).changes).toHaveLength(2);
});

// Seed 5000003: it was refused as of no row before its device had heard of the restore, and a person gave it up.
it('has a change of a row that it does not know wait for sixty days, and refuses it where nothing was restored', async () => {
  const lost = samplePartner('Pierdut de copie');
  const change = { company: company(), id: lost.id, version: version(9), base: { notes: '' }, changes: { notes: 'x' } };
  const update = async () => codeOf(await ana.call(UpdateCompanyPartner, { body: change }));
  await sql`update epoch set begun_at = begun_at - interval '61 days'`.execute(app.owner);
  expect(await update()).toBe('not-found');
  await newEpoch(app.owner, { ...parts, now: () => app.clock.now });
  expect(await update()).toBe('not-back-yet');
  const { version: given } = await ana.must(AddCompanyPartner, { body: { company: company(), partner: lost } });
  const changed = await ana.must(UpdateCompanyPartner, { body: change });
  expect([changed.version > given, changed.row]).toEqual([true, { ...lost, notes: 'x' }]);
});

// Seed 7000265: the versions of the two databases were compared, and what another device had given back was removed unseen.
it('keeps what was written since from a removal that saw a version of the lost database', async () => {
  const { epoch: known } = await ask(0);
  const [kept, changed] = [samplePartner('Neschimbat'), samplePartner('Schimbat')];
  const body = { company: company() };
  await ana.must(AddCompanyPartner, { body: { ...body, partner: kept } });
  const { version: before } = await ana.must(AddCompanyPartner, { body: { ...body, partner: changed } });
  await newEpoch(app.owner, { ...parts, now: () => app.clock.now });
  const edit = { base: { notes: '' }, changes: { notes: 'de pe alt dispozitiv' } };
  await ana.must(UpdateCompanyPartner, { body: { ...body, id: changed.id, version: version(before), ...edit } });
  const remove = async (id: typeof kept.id, epoch: string) =>
    codeOf(await ana.call(RemoveCompanyPartner, { body: { ...body, id, version: version(before + 20), epoch } }));
  expect(await remove(changed.id, known ?? '')).toBe('conflict');
  expect(await remove(changed.id, 'a-lost-one')).toBe('conflict');
  // Both databases had it as it is.
  expect(await remove(kept.id, known ?? '')).toBe('ok');
  const { epoch: now } = await ask(0);
  expect(await remove(changed.id, now ?? '')).toBe('ok');
});

it('begins anew once, where six devices of this very epoch are ahead of the head', async () => {
  const { epoch: known, head } = await ask(0);
  const before = await epochs();
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(head + 5, known)));
  const told = new Set(answers.map(({ epoch }) => epoch));
  expect(told.size).toBe(1);
  expect(told.has(known)).toBe(false);
  expect(await epochs()).toEqual([...before, 'ahead']);
  // A seventh that knew the epoch before hears of the new one, and begins none.
  expect([...told]).toContain((await ask(head + 9, known)).epoch);
  // A device of old tells none: this database has been noticed already.
  expect(await ask(head + 9)).toMatchObject({ head, changes: [] });
  expect(await epochs()).toEqual([...before, 'ahead']);
});

it('begins anew on another cluster or timeline, whichever process is asked first', async () => {
  const before = await epochs();
  const { epoch: known } = await ask(0);
  const other = await app.startAnother();
  await sql`update epoch set timeline = timeline + 1 where seq = (select max(seq) from epoch)`.execute(app.owner);
  const there = await (await signIn(other.url, app.ana)).must(GetAuthorizations, {});
  const here = await ana.must(GetAuthorizations, {});
  expect(there.epoch).not.toBe(known);
  expect(here.epoch).toBe(there.epoch);
  expect(await epochs()).toEqual([...before, 'cluster']);
});

// Before: the next company, or account, got the id of one that the copy has lost, and devices took it for theirs.
it('begins far beyond the ids that a lost company, account or access may have had', async () => {
  const newest = async () => {
    const tables = ['company', 'app_user', 'company_authorization', 'public_notice'];
    const counters = tables.map((table) => sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`);
    const { rows } = await sql<{ id: string }>`${sql.join(counters, sql` union all `)}`.execute(app.owner);
    return rows.map(({ id }) => Number(id));
  };
  const before = await newest();
  await newEpoch(app.owner, parts);
  const restored = await newest();
  expect(restored.map((id, place) => id - (before[place] ?? id)).every((gap) => gap > 100_000)).toBe(true);
  // The one that the server makes itself, asked by a device that is ahead.
  const { epoch: known, head } = await ask(0);
  await ask(head + 5, known);
  expect((await newest()).map((id, place) => id - (restored[place] ?? id)).every((gap) => gap > 100_000)).toBe(true);
});

it('lets a lost company be made again under the id that devices know', async () => {
  const row = await app.owner.selectFrom('company').selectAll().where('id', '=', company()).executeTakeFirstOrThrow();
  const made = { ...companyLike(row), cif: '40506070', name: 'Pierdută și refăcută SRL' };
  expect(await createCompany(app.owner, { ...made, id: 77 })).toBe(77);
  expect(await createCompany(app.owner, { ...made, id: 78 })).toBe(77);
  await expect(createCompany(app.owner, { ...made, cif: '11223344', id: 77 })).rejects.toThrow('company_pkey');
});

it('shows no company’s head to another user', async () => {
  const seen = await app.db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('app.user_id', ${String(app.mihai.id)}, true)`.execute(tx);
    return tx.selectFrom('epoch_head').select('company_id').distinct().execute();
  });
  expect(seen.map(({ company_id }) => company_id)).toEqual([app.companies.third]);
});
