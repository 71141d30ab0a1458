/** Taking one's data out and leaving: a company, or the server; against the shipped server and its database. */
import { createHash, randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SaveDraft } from '@/api/calls/draft-calls';
import {
  DownloadAccountData,
  DownloadClosingData,
  GetClosing,
  GetLeaving,
  RemoveAccountData,
  SaveAllDataClientDeleteAcc,
} from '@/api/calls/leaving-calls';
import { GetAuthorizations, Login } from '@/api/calls/session-calls';
import { authorizeUser, createAccount } from '../../../server/accounts/create-account';
import { keptUntil } from '../../../server/accounts/leaving/keep-terms';
import { verifyAudit } from '../../../server/audit/verify-audit';
import { asUser } from '../../../server/database/as-user';
import { deleteAccounts, nextClosings } from '../../../server/jobs/leaving/delete-accounts';
import { keepAudit } from '../../../server/jobs/trimming/keep-audit';
import { lettersTo, secretIn } from '../support/letters';
import { companyId, sampleDraft } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { callOpen, codeOf, signIn, type TestClient } from '../support/test-client';

const DAY_MS = 24 * 60 * 60_000;
let app: TestApp;
let ana: TestClient;
beforeEach(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  await app.owner.updateTable('company_authorization').set({ role: 'owner' }).execute();
});
afterEach(() => app.stop());

const close = (client: TestClient, account: { readonly password: string } = app.ana) =>
  client.call(SaveAllDataClientDeleteAcc, { body: { userId: client.user.id, password: account.password } });
const login = (more: object = {}) =>
  callOpen(app.url, Login, { body: { username: app.ana.email, password: app.ana.password, ...more } });
const revoked: string[] = [];
const run = (later = 31 * DAY_MS) =>
  deleteAccounts(app.db, {
    ...{ cipher: app.application.cipher, secret: 'secret', queue: app.application.queue, newId: () => randomUUID() },
    now: () => app.clock.now + later,
    oauth: { revoke: async (token) => void revoked.push(token) },
  });

/** A kept document of a company, as the archive has it. */
async function archived(company: number, number: string, direction: 'in' | 'out' = 'out', day = '2025-03-02') {
  const bytes = Buffer.from(`<Invoice>${number}</Invoice>`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = randomUUID();
  const item = {
    ...{
      id,
      direction,
      type: 'FCT',
      typeCode: '380',
      number,
      issueDate: day,
      dueDate: '',
      partnerName: 'Șerban & Fiii: SRL',
    },
    ...{
      partnerTaxId: 'RO1',
      currency: 'RON',
      net: '100',
      vat: '21',
      total: '121',
      state: 'accepted',
      uploadIndex: '77',
    },
    ...{ xmlSha256: sha256, xmlBytes: bytes.length, zipSha256: '', zipBytes: 0, events: [] },
  };
  await app.owner
    .insertInto('document')
    .values({ company_id: company, sha256, bytes, size: bytes.length, created_at: new Date() })
    .execute();
  await app.owner
    .insertInto('archive_item')
    .values({
      ...{ company_id: company, id, direction, state: 'accepted', number, issue_date: day, partner_name: 'Șerban' },
      ...{ total: '121', haystack: '', origin: 'editor', xml_sha256: sha256, item: JSON.stringify(item) },
    })
    .execute();
  return { id, sha256 };
}

async function underWay(company: number, settled = false) {
  const { id } = await archived(company, `W-${randomUUID()}`);
  await app.owner
    .insertInto('filing')
    .values({
      ...{ id: randomUUID(), company_id: company, invoice_id: id, attempt: 1, idempotency_key: randomUUID() },
      ...{ request: '{}', state: 'uploaded', upload_index: '', download_id: '', sends: 1, duplicate_of: '', waits: 0 },
      ...{ messages: '[]', zip: 'none', due_at: new Date(Date.now() + DAY_MS), settled },
    })
    .execute();
}

async function coOwner(company: number) {
  const [email, password] = [`${randomUUID()}@exemplu.ro`, 'parola-de-probă-1'];
  const id = await createAccount(app.owner, { email, password, firstName: 'Co', lastName: 'P', planName: '' });
  await authorizeUser(app.owner, id, company);
  await app.owner.updateTable('company_authorization').set({ role: 'owner' }).where('user_id', '=', id).execute();
  return { id, email, password, client: await signIn(app.url, { email, password }) };
}

describe('the permission to delete', () => {
  it('is refused with its reason to the only owner of a company with a filing under way, and to nobody else', async () => {
    expect(ana.user.isDeletionAllowed).toBe(true);
    await underWay(app.companies.first);
    expect((await signIn(app.url, app.ana)).user.isDeletionAllowed).toBe(false);
    expect((await ana.must(GetLeaving, {})).bars).toEqual([
      { kind: 'filings', company: 'Firma 18547290 SRL', cif: '18547290', count: 1 },
    ]);
    const refused = await close(ana);
    expect(codeOf(refused)).toBe('closing-barred');
    expect(JSON.stringify(refused)).toContain('Firma 18547290 SRL');
    expect(await app.owner.selectFrom('account_closing').selectAll().execute()).toEqual([]);
    await coOwner(app.companies.first);
    expect((await signIn(app.url, app.ana)).user.isDeletionAllowed).toBe(true);
  });

  it('of two owners who close at once is one’s alone', async () => {
    const other = await coOwner(app.companies.first);
    await underWay(app.companies.first);
    const codes = (await Promise.all([close(ana), close(other.client, other)])).map(codeOf);
    expect(codes.toSorted()).toEqual(['closing-barred', 'ok']);
  });
});

describe('closing', () => {
  it('asks for the password, ends every session, tells by mail, and is taken back at sign-in', async () => {
    const phone = await signIn(app.url, app.ana);
    expect(codeOf(await close(ana, { password: 'alta' }))).toBe('wrong-password');
    const mihai = await signIn(app.url, app.mihai);
    const body = { userId: app.ana.id as never, password: app.mihai.password };
    expect(codeOf(await mihai.call(SaveAllDataClientDeleteAcc, { body }))).toBe('not-found');
    const closing = await close(ana);
    expect(codeOf(closing)).toBe('ok');
    for (const client of [ana, phone]) expect(codeOf(await client.call(GetLeaving, {}))).toBe('session-ended');
    const refused = await login();
    expect(codeOf(refused)).toBe('account-closing');
    expect(JSON.stringify(refused)).toMatch(/la \d\d\.\d\d\.\d{4} se șterge/);
    const [letter] = await lettersTo(app.application, 'Ana@exemplu.ro');
    expect(letter).toMatchObject({ kind: 'account-closing', subject: 'Contul Condica se închide' });
    const link = secretIn(letter);
    expect(codeOf(await callOpen(app.url, GetClosing, { body: { link } }))).toBe('ok');
    const links = await app.owner.selectFrom('account_link').select('secret_hash').execute();
    expect(JSON.stringify(links)).not.toContain(link);
    expect(codeOf(await login({ password: 'alta', keepAccount: true }))).toBe('bad-credentials');
    expect(codeOf(await login({ keepAccount: true }))).toBe('ok');
    expect(codeOf(await callOpen(app.url, GetClosing, { body: { link } }))).toBe('link-over');
    expect(codeOf(await login())).toBe('ok');
    expect(await run()).toMatchObject({ accounts: 0 });
    expect((await verifyAudit(app.owner, app.application.cipher)).damages).toEqual([]);
  });

  it('is nobody else’s to see, to make or to take back', async () => {
    await close(ana);
    await asUser(app.db, app.mihai.id, async (tx) => {
      expect(await tx.selectFrom('account_closing').selectAll().execute()).toEqual([]);
      expect(Number((await tx.deleteFrom('account_closing').executeTakeFirst()).numDeletedRows)).toBe(0);
    });
    const row = { user_id: app.ana.id, asked_at: new Date(), delete_at: new Date() };
    await expect(
      asUser(app.db, app.mihai.id, (tx) => tx.insertInto('account_closing').values(row).execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the deletion', () => {
  it('waits for its day, erases the account, and keeps what the law asks for, unseen, until its term', async () => {
    await archived(app.companies.first, 'A-1');
    await close(ana);
    await keepAudit(app.db.kysely, app.application.cipher, app.clock.now);
    expect(await run(29 * DAY_MS)).toEqual({ accounts: 0, waiting: 0, companies: 0 });
    // `second` has no papers: it goes at once.
    expect(await run()).toEqual({ accounts: 1, waiting: 0, companies: 1 });
    expect(codeOf(await login({ keepAccount: true }))).toBe('bad-credentials');
    const companies = await app.owner
      .selectFrom('company')
      .select(['id', 'kept_until', 'owner_id'])
      .orderBy('id')
      .execute();
    expect(companies).toMatchObject([
      { id: app.companies.first, owner_id: null, kept_until: new Date('2031-07-01T00:00:00Z') },
      { id: app.companies.third, kept_until: null },
    ]);
    expect(await app.owner.selectFrom('document').selectAll().execute()).toHaveLength(1);
    const all = JSON.stringify([
      await app.owner.selectFrom('app_user').selectAll().execute(),
      await app.owner.selectFrom('session_family').selectAll().execute(),
      await app.owner.selectFrom('account_closing').selectAll().execute(),
      await app.owner.selectFrom('audit_event').selectAll().where('chain', '=', `u${app.ana.id}`).execute(),
    ]);
    expect(all).not.toMatch(/ana@exemplu/i);
    const audit = await verifyAudit(app.owner, app.application.cipher);
    expect(audit.damages).toEqual([]);
    expect(audit.entries).toBeGreaterThan(1);
    expect((await run(7 * 366 * DAY_MS)).companies).toBe(1);
    expect(await app.owner.selectFrom('document').selectAll().execute()).toEqual([]);
  });

  it('waits where something is under way meanwhile, and leaves companies with another owner as they are', async () => {
    const other = await coOwner(app.companies.first);
    await archived(app.companies.first, 'A-1');
    await close(ana);
    await underWay(app.companies.second);
    expect(await run()).toMatchObject({ accounts: 0, waiting: 1 });
    await app.owner.updateTable('filing').set({ settled: true }).execute();
    expect(await run()).toMatchObject({ accounts: 1 });
    const { companies } = await other.client.must(GetAuthorizations, {});
    expect(companies.map(({ id }) => Number(id))).toEqual([app.companies.first]);
  });

  it('gives up the person’s authorizations at ANAF', async () => {
    const id = randomUUID();
    const until = new Date(app.clock.now + 90 * DAY_MS);
    const refresh_sealed = app.application.cipher.seal('secretul', id);
    await app.owner
      .insertInto('anaf_credential')
      .values({
        ...{ id, user_id: app.ana.id, person: 'Ana B', access_sealed: Buffer.alloc(1), refresh_sealed },
        ...{ access_expires_at: until, refresh_expires_at: until, state: 'active' },
      })
      .execute();
    await coOwner(app.companies.first);
    const at = new Date(app.clock.now);
    await app.owner
      .insertInto('anaf_access')
      .values({
        company_id: app.companies.first,
        credential_id: id,
        given_at: at,
        confirmed_at: at,
        ended_at: null,
        ended_why: null,
        covered: true,
      })
      .execute();
    await close(ana);
    await run();
    expect(revoked).toEqual(['secretul']);
    const kept = await app.owner.selectFrom('anaf_credential').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ user_id: null, person: '', state: 'ended' });
    expect(kept.refresh_sealed).toHaveLength(0);
  });

  it('is looked for each hour', () => {
    expect(nextClosings(52 * 60_000)).toBe(112 * 60_000);
    expect(nextClosings(60 * 60_000)).toBe(112 * 60_000);
  });
});

describe('the export', () => {
  it('has every invoice of the companies one owns, their registers and journals, and an index', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => `A/${index}`);
    for (const number of numbers)
      await archived(app.companies.first, number, 'out', Number(number.slice(2)) < 9 ? '2024-05-06' : '2025-05-06');
    await archived(app.companies.first, '=1+1', 'in');
    await archived(app.companies.third, 'STRAIN-1');
    const answer = await ana.must(DownloadAccountData, {});
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[A-Za-z0-9.-]+"$/);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const names = Object.keys(files);
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const issued = names.filter((name) => /Facturi emise\/20\d\d\/.*\.xml$/.test(name));
    expect(issued.map(text).toSorted()).toEqual(numbers.map((number) => `<Invoice>${number}</Invoice>`).toSorted());
    const folder = 'Firma 18547290 SRL (18547290)';
    expect(names).toContain(`${folder}/Date firmă.csv`);
    expect(text(`${folder}/Registru facturi emise 2024.csv`).trim().split('\r\n')).toHaveLength(10);
    expect(text(`${folder}/Registru facturi primite 2025.csv`)).toContain("'=1+1");
    expect(text(`${folder}/Jurnal.csv`)).toContain('Amprentă');
    expect(text('Contul meu/Datele contului.html')).toContain('Ana@Exemplu.ro');
    expect(text('Cuprins.html')).toContain('<td class="n">30</td><td class="n">1</td>');
    expect(names.join()).not.toContain('13548146');
  });

  it('is opened by the link of a closing account, and by no other', async () => {
    await archived(app.companies.first, 'A-1');
    const closing = await close(ana);
    const link = closing.ok ? closing.result.link : '';
    const answer = await callOpen(app.url, DownloadClosingData, { body: { link } });
    const files = answer.ok ? unzipSync(new Uint8Array(await answer.result.arrayBuffer())) : {};
    expect(Object.keys(files).filter((name) => name.endsWith('.xml'))).toHaveLength(1);
    expect(codeOf(await callOpen(app.url, DownloadClosingData, { body: { link: `${link}x` } }))).toBe('link-over');
    app.clock.now += 31 * DAY_MS;
    expect(codeOf(await callOpen(app.url, DownloadClosingData, { body: { link } }))).toBe('link-over');
  });
});

describe('leaving one company', () => {
  it('takes one’s drafts, authorization and access, and leaves the archive and what others wrote', async () => {
    const other = await coOwner(app.companies.first);
    await archived(app.companies.first, 'A-1');
    const company = companyId(app.companies.first);
    const [mine, theirs] = [sampleDraft(), sampleDraft()];
    await ana.must(SaveDraft, { body: { company, draft: mine } });
    await other.client.must(SaveDraft, { body: { company, draft: theirs } });
    const body = { company, user: ana.user.id };
    expect(codeOf(await other.client.call(RemoveAccountData, { body }))).toBe('not-found');
    expect(await ana.must(RemoveAccountData, { body })).toMatchObject({ drafts: 1, authorizations: 0 });
    const left = await app.owner
      .selectFrom('replicated_row')
      .select('id')
      .where('collection', '=', 'draft')
      .where('body', 'is not', null)
      .execute();
    expect(left).toEqual([{ id: theirs.id }]);
    expect(codeOf(await ana.call(RemoveAccountData, { body }))).toBe('company-denied');
    expect(await app.owner.selectFrom('archive_item').selectAll().execute()).toHaveLength(1);
    expect((await verifyAudit(app.owner, app.application.cipher)).damages).toEqual([]);
  });

  it('is refused to the last owner, who has lost nothing', async () => {
    const company = companyId(app.companies.first);
    await ana.must(SaveDraft, { body: { company, draft: sampleDraft() } });
    expect(codeOf(await ana.call(RemoveAccountData, { body: { company, user: ana.user.id } }))).toBe('last-owner');
    const kept = await app.owner
      .selectFrom('replicated_row')
      .select('body')
      .where('collection', '=', 'draft')
      .execute();
    expect(kept[0]?.body).not.toBeNull();
  });
});

it('keeps accounting papers for five years from the July after their year', () => {
  expect(keptUntil(2025, '2026-11-24')).toBe('2031-07-01');
});
