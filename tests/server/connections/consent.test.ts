/** A company comes to ANAF: tickets, the way there and back, who is let in, who goes. The real client, the stand-in over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallResult } from '@/api/call-server';
import { AddUserAuthenticator, RemoveUserAuthenticator } from '@/api/calls/account-calls';
import {
  CheckAuthorization,
  ConfirmAnafAuthorization,
  GetAnafConnections,
  GetAnafTokenCopy,
  MakeAnafTicket,
  Refresh,
  Revoke,
  UseAnafAuthorization,
  WithdrawAnafInvitation,
} from '@/api/calls/anaf-calls';
import { GetUserAuditLogs } from '@/api/calls/audit-calls';
import { GetAuthorizations } from '@/api/calls/session-calls';
import type { AnafConnection } from '@/api/entities/anaf-connection';
import { authorizeUser } from '../../../server/accounts/create-account';
import type { Application } from '../../../server/application';
import { coverCompany } from '../../../server/connections/cover-company';
import { listAnswer } from '../../../server/outside/anaf/answers/list-answer';
import type { Exchange } from '../../../server/outside/outside-exchange';
import { officialCheck } from '../../../server/outside/stand-ins/anaf/official-check';
import { type RunningStandIns, startStandIns } from '../../../server/outside/stand-ins/start-stand-ins';
import { companyId } from '../support/samples';
import { CALLBACK, startTestApp, type TestApp } from '../support/test-app';
import { callOpen, codeOf, signIn, type TestClient } from '../support/test-client';
import { anafBrowser, type Returned } from './anaf-browser';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const directory = mkdtempSync(join(tmpdir(), 'condica-connections-'));
let standIns: RunningStandIns;
let app: TestApp;
let server: Application;
let ana: TestClient;
let mihai: TestClient;
const company = () => companyId(app.companies.first);

beforeAll(async () => {
  standIns = await startStandIns({ port: 0, directory, check: officialCheck, companies: [] });
  app = await startTestApp();
  server = await app.startAnother({ STAND_INS_URL: standIns.url });
  ana = await signIn(server.url, app.ana);
  mihai = await signIn(server.url, app.mihai);
});
afterAll(async () => {
  await app.stop();
  await standIns.close();
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  await app.owner.deleteFrom('anaf_credential').execute();
  await app.owner.deleteFrom('anaf_ticket').execute();
  await app.owner.updateTable('company').set({ is_authorized: false }).execute();
});

const IOANA = 'Ioana Mărginean';
const MIHAI = 'Mihai Bud';

async function ticket(kind: 'here' | 'invitation' = 'here'): Promise<string> {
  const { link } = await ana.must(MakeAnafTicket, { body: { company: company(), kind } });
  expect(link.startsWith(`${new URL(CALLBACK).origin}/auth/authorize-company/${company()}#`)).toBe(true);
  return new URL(link).hash.slice(1);
}

/** The whole way of a person with a certificate; what the callback's page is answered. */
async function consent(secret: string, certificate = IOANA, person?: string) {
  const browser = anafBrowser(server.url);
  const back = await browser.choose(await browser.lead(secret, person === undefined ? {} : { person }), certificate);
  return browser.finish(back);
}

async function connections(client = ana): Promise<readonly AnafConnection[]> {
  const { companies } = await client.must(GetAnafConnections, {});
  return companies.find((one) => one.company === company())?.connections ?? [];
}

const companyOf = (id: number) =>
  app.owner.selectFrom('company').select('cif').where('id', '=', id).executeTakeFirstOrThrow();

/** A list of one message, whose `cui` is this. */
const LISTED = (cui: string): Exchange => ({
  kind: 'answer',
  status: 200,
  contentType: 'application/json',
  location: '',
  body: new TextEncoder().encode(
    JSON.stringify({
      mesaje: [{ id: '1', id_solicitare: '2', tip: 'FACTURA PRIMITA' }],
      serial: '1',
      cui,
      titlu: 'Lista',
    }),
  ),
});

const tokenKind = async () => (await server.outside.tokens.tokenFor(company())).kind;
const said = (answer: CallResult<unknown>) =>
  answer.ok || answer.failure.kind !== 'refused' ? 'no refusal' : answer.failure.body.error;
const isAuthorized = async () =>
  (await ana.must(GetAuthorizations, {})).companies.find(({ id }) => id === company())?.isAuthorized;

describe('one’s own authorization', () => {
  it('leads to ANAF and back, and is used at once', async () => {
    const secret = await ticket();
    const { invitation } = (await callOpen(server.url, CheckAuthorization, { body: { inviteId: secret } }).then(
      (answer) => (answer.ok ? answer.result : undefined),
    )) ?? { invitation: undefined };
    expect(invitation).toMatchObject({ kind: 'here', cif: '18547290', invitedBy: 'A B' });
    expect(await tokenKind()).toBe('none');
    expect(await consent(secret)).toMatchObject({ ok: true, result: { outcome: 'in-use', cif: '18547290' } });
    expect(await tokenKind()).toBe('token');
    expect(await isAuthorized()).toBe(true);
    const [connection] = await connections();
    expect(connection).toMatchObject({ person: 'A B', mine: true, state: 'in-use', certificate: '1234AABBCCDD' });
    const days = (Date.parse(connection?.until ?? '') - app.clock.now) / DAY_MS;
    expect(Math.round(days)).toBe(365);
  });

  it('again takes the place of the earlier one', async () => {
    await consent(await ticket());
    await consent(await ticket());
    expect(await connections()).toHaveLength(1);
    expect(await tokenKind()).toBe('token');
  });

  it('is not asked for a company of others', async () => {
    const body = { company: companyId(app.companies.third), kind: 'here' as const };
    expect(codeOf(await ana.call(MakeAnafTicket, { body }))).toBe('company-denied');
  });
});

describe('an invitation', () => {
  it('needs no account, names who came, and waits for somebody of the company', async () => {
    expect(await consent(await ticket('invitation'), MIHAI, 'Mihai Bud')).toMatchObject({
      result: { outcome: 'waiting' },
    });
    expect(await tokenKind()).toBe('none');
    expect(await isAuthorized()).toBe(false);
    const [waiting] = await connections();
    expect(waiting).toMatchObject({ person: 'Mihai Bud', byInvitation: true, mine: false, state: 'waiting' });
    expect(waiting?.certificate).toBe('5566EEFF7788');
    const body = { id: waiting?.id ?? '' };
    expect(codeOf(await mihai.call(ConfirmAnafAuthorization, { body }))).toBe('not-found');
    await ana.must(ConfirmAnafAuthorization, { body });
    expect(await tokenKind()).toBe('token');
    expect(await isAuthorized()).toBe(true);
    expect(said(await ana.call(ConfirmAnafAuthorization, { body }))).toMatch(/nu mai așteaptă/);
  });

  it('is listed until it is used, and can be taken back', async () => {
    const secret = await ticket('invitation');
    const { companies } = await ana.must(GetAnafConnections, {});
    const [invitation] = companies.find((one) => one.company === company())?.invitations ?? [];
    expect(invitation).toMatchObject({ by: 'A B' });
    const body = { company: company(), id: invitation?.id ?? '' };
    await ana.must(WithdrawAnafInvitation, { body });
    const answer = await callOpen(server.url, CheckAuthorization, { body: { inviteId: secret } });
    expect(said(answer)).toMatch(/a fost retras/);
    expect((await anafBrowser(server.url).lead(secret)).searchParams.get('refused')).toBe('withdrawn');
  });

  it('that is sent away was never used, and ANAF hears of it', async () => {
    await consent(await ticket('invitation'), MIHAI, 'Mihai');
    const [waiting] = await connections();
    const params = { id: waiting?.id ?? '' };
    expect(codeOf(await mihai.call(Revoke, { params }))).toBe('not-found');
    await ana.must(Revoke, { params });
    expect(await connections()).toEqual([]);
    const rows = await app.owner.selectFrom('anaf_credential').select(['state', 'refresh_sealed']).execute();
    expect(rows).toEqual([{ state: 'ended', refresh_sealed: Buffer.alloc(0) }]);
  });
});

describe('who does not own the company', () => {
  beforeAll(() => authorizeUser(app.owner, app.mihai.id, app.companies.first));
  afterAll(async () => {
    await app.owner
      .deleteFrom('company_authorization')
      .where('user_id', '=', app.mihai.id)
      .where('company_id', '=', app.companies.first)
      .execute();
  });

  it('brings an authorization that waits for the owner, and may give it up', async () => {
    const { link } = await mihai.must(MakeAnafTicket, { body: { company: company(), kind: 'here' as const } });
    expect(await consent(new URL(link).hash.slice(1), MIHAI)).toMatchObject({ result: { outcome: 'waiting' } });
    expect(await tokenKind()).toBe('none');
    const [waiting] = await connections(mihai);
    expect(waiting).toMatchObject({ state: 'waiting', mine: true, byInvitation: false });
    const id = waiting?.id ?? '';
    expect(codeOf(await mihai.call(ConfirmAnafAuthorization, { body: { id } }))).toBe('owner-only');
    expect(await tokenKind()).toBe('none');
    await ana.must(ConfirmAnafAuthorization, { body: { id } });
    expect(await tokenKind()).toBe('token');
    await mihai.must(Revoke, { params: { id } });
    expect(await tokenKind()).toBe('none');
  });

  it('takes away neither the owner’s authorization nor another’s invitation', async () => {
    await consent(await ticket());
    await ticket('invitation');
    const { companies } = await mihai.must(GetAnafConnections, {});
    const standing = companies.find((one) => one.company === company());
    expect(standing).toMatchObject({ decides: false, people: 2 });
    const [own] = standing?.connections ?? [];
    expect(codeOf(await mihai.call(Revoke, { params: { id: own?.id ?? '' } }))).toBe('owner-only');
    const body = { company: company(), id: standing?.invitations[0]?.id ?? '' };
    expect(codeOf(await mihai.call(WithdrawAnafInvitation, { body }))).toBe('owner-only');
    expect(await tokenKind()).toBe('token');
    const mine = (await ana.must(GetAnafConnections, {})).companies.find((one) => one.company === company());
    expect(mine).toMatchObject({ decides: true, invitations: [{ id: body.id }] });
  });
});

describe('a copy of one’s own key', () => {
  const copy = (client: TestClient, code: string, password = app.ana.password) =>
    client.call(GetAnafTokenCopy, {
      body: { company: company(), proof: { user: client.user.id, password, code } },
    });

  it('says what it opens, and is given after password and code alone, with a letter and an entry in the log', async () => {
    const begun = app.clock.now;
    await consent(await ticket());
    const { companies, token } = await ana.must(GetAnafTokenCopy, { body: { company: company() } });
    expect([companies.map(({ cif }) => cif), token]).toEqual([['18547290'], '']);
    expect(codeOf(await copy(ana, '123456'))).toBe('factor-needed');
    const proof = { user: ana.user.id, password: app.ana.password };
    const { secret = '' } = await ana.must(AddUserAuthenticator, { body: proof });
    const code = () => generate({ secret, epoch: Math.floor(app.clock.now / 1000) });
    await ana.must(AddUserAuthenticator, { body: { ...proof, firstCode: await code() } });
    app.clock.now += MINUTE_MS;
    expect(codeOf(await copy(ana, await code(), 'alta-parolă-7'))).toBe('wrong-password');
    expect(codeOf(await copy(ana, '000000'))).toBe('wrong-code');
    const given = await copy(ana, await code());
    const found = await server.outside.tokens.tokenFor(company());
    const own = found.kind === 'token' ? found.token : 'none';
    expect(given).toMatchObject({ ok: true, result: { token: own, companies: [{ cif: '18547290' }] } });
    const letters = await app.owner.selectFrom('mail').select('kind').where('kind', '=', 'token-copied').execute();
    expect(letters).toHaveLength(1);
    expect(app.security.ofAccount).toContainEqual(
      expect.objectContaining({ event: 'anaf-token-copied', user: ana.user.id, company: company() }),
    );
    const params = { userID: ana.user.id, company: company(), group: 'anaf' as const };
    const { records } = await ana.must(GetUserAuditLogs, { params });
    expect(records[0]).toMatchObject({
      kind: 'anaf.key-copied',
      actor: ana.user.id,
      subject: (await connections())[0]?.person,
    });
    expect(JSON.stringify(records)).not.toContain(own);
    // An owner is told by what the app asks for anyway, also where no mail leaves.
    expect((await connections())[0]?.copiedAt).toBe(new Date(app.clock.now).toISOString());
    app.clock.now += MINUTE_MS;
    await ana.must(RemoveUserAuthenticator, { body: { ...proof, code: await code() } });
    // ANAF's stand-in keeps its own time.
    app.clock.now = begun;
  });

  it('names the companies too that ANAF alone names for the person', async () => {
    await consent(await ticket());
    await app.owner
      .updateTable('anaf_access')
      .set({ named_cifs: ['361757', '18547290'] })
      .execute();
    const { companies } = await ana.must(GetAnafTokenCopy, { body: { company: company() } });
    expect(companies.map(({ cif }) => cif)).toEqual(['18547290', '361757']);
    expect(companies.at(-1)?.name).toBe('');
  });

  it('is never another’s', async () => {
    await consent(await ticket());
    const body = { company: company(), proof: { user: ana.user.id, password: app.ana.password, code: '1' } };
    expect(codeOf(await mihai.call(GetAnafTokenCopy, { body }))).toBe('not-found');
    expect((await mihai.must(GetAnafTokenCopy, { body: { company: company() } })).companies).toEqual([]);
  });
});

describe('a ticket', () => {
  it.each([
    ['here', 10 * MINUTE_MS],
    ['invitation', 7 * DAY_MS],
  ] as const)('of the kind «%s» is good for %i ms', async (kind, life) => {
    const secret = await ticket(kind);
    const check = () => callOpen(server.url, CheckAuthorization, { body: { inviteId: secret } });
    const begun = app.clock.now;
    app.clock.now = begun + life - 1;
    expect((await check()).ok).toBe(true);
    app.clock.now = begun + life;
    expect(said(await check())).toMatch(/a expirat/);
    app.clock.now = begun;
  });

  it('is good once, also for two who go at once', async () => {
    const secret = await ticket();
    const [first, second] = [anafBrowser(server.url), anafBrowser(server.url)];
    const backs = [
      await first.choose(await first.lead(secret), IOANA),
      await second.choose(await second.lead(secret), MIHAI),
    ] as const;
    const answers = await Promise.all([first.finish(backs[0]), second.finish(backs[1])]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.map(said).join()).toMatch(/a fost folosit între timp/);
    expect(await connections()).toHaveLength(1);
    expect((await first.lead(secret)).searchParams.get('refused')).toBe('used');
  });

  it('of nobody opens nothing, nor does another site lead there', async () => {
    expect((await anafBrowser(server.url).lead('x'.repeat(43))).searchParams.get('refused')).toBe('unknown');
    const elsewhere = await anafBrowser(server.url).lead(await ticket(), { site: 'cross-site' });
    expect(elsewhere.searchParams.get('refused')).toBe('unknown');
  });

  it('stays good where the certificate was not plugged in', async () => {
    const secret = await ticket();
    const browser = anafBrowser(server.url);
    const back = await browser.choose(await browser.lead(secret), 'Nu am certificatul conectat');
    expect(back).toMatchObject({ code: '', error: 'access_denied' });
    expect(await consent(secret)).toMatchObject({ ok: true });
  });
});

describe('what comes back from ANAF', () => {
  const begun = async () => {
    const browser = anafBrowser(server.url);
    const back = await browser.choose(await browser.lead(await ticket()), IOANA);
    return { browser, back };
  };

  it.each<[string, RegExp, (back: Returned) => Promise<Returned> | Returned]>([
    ['a state of nobody', /nu aparține niciunei/, (back) => ({ ...back, state: 'x'.repeat(43) })],
    ['a code of nobody', /nu mai primește codul/, (back) => ({ ...back, code: 'altul' })],
  ])('%s is refused, and nothing is kept', async (_name, words, change) => {
    const { browser, back } = await begun();
    expect(said(await browser.finish(await change(back)))).toMatch(words);
    expect(await connections()).toEqual([]);
  });

  it('is taken once', async () => {
    const { browser, back } = await begun();
    expect((await browser.finish(back)).ok).toBe(true);
    expect(said(await browser.finish(back))).toMatch(/deja folosit/);
  });

  it('is taken in the browser that went alone, which it does not stop', async () => {
    const { browser, back } = await begun();
    expect(said(await anafBrowser(server.url).finish(back))).toMatch(/alt browser/);
    expect((await browser.finish(back)).ok).toBe(true);
  });

  it('is late after ten minutes', async () => {
    const { browser, back } = await begun();
    app.clock.now += 10 * MINUTE_MS;
    expect(said(await browser.finish(back))).toMatch(/mai mult de 10 minute/);
    app.clock.now -= 10 * MINUTE_MS;
  });

  it('waits for a token service that does not answer, and the ticket stays good', async () => {
    const secret = await ticket();
    standIns.standIns.faults.add({ kind: 'html', path: '/anaf-oauth2/v1/token', delayMs: 0 });
    expect(said(await consent(secret))).toMatch(/nu răspunde/);
    standIns.standIns.faults.clear();
    expect((await consent(secret)).ok).toBe(true);
  });
});

describe('several persons', () => {
  it('serve one company: where one’s authorization ends, another’s is used', async () => {
    await consent(await ticket(), IOANA);
    await consent(await ticket('invitation'), MIHAI, MIHAI);
    const waiting = (await connections()).find(({ state }) => state === 'waiting');
    await ana.must(ConfirmAnafAuthorization, { body: { id: waiting?.id ?? '' } });
    const mine = (await connections()).find(({ mine: own }) => own);
    const first = await server.outside.tokens.tokenFor(company());
    await app.owner.updateTable('anaf_credential').set({ state: 'ended' }).where('user_id', 'is not', null).execute();
    const second = await server.outside.tokens.tokenFor(company());
    expect([first.kind, second.kind]).toEqual(['token', 'token']);
    expect((await connections()).find(({ id }) => id === mine?.id)?.state).toBe('refused');
    await ana.must(Revoke, { params: { id: waiting?.id ?? '' } });
    expect(await tokenKind()).toBe('none');
  });
});

describe('an authorization in use', () => {
  it('is renewed when asked, and not without an id; its year goes on from the consent', async () => {
    await consent(await ticket());
    const before = await server.outside.tokens.tokenFor(company());
    const [connection] = await connections();
    app.clock.now += MINUTE_MS;
    await ana.must(Refresh, { body: { authId: connection?.id ?? '' } });
    expect(await server.outside.tokens.tokenFor(company())).not.toEqual(before);
    expect((await connections())[0]?.until).toBe(connection?.until);
    expect(said(await ana.call(Refresh, { body: {} }))).toBe('ID undefined');
    expect(codeOf(await mihai.call(Refresh, { body: { authId: connection?.id ?? '' } }))).toBe('not-found');
  });

  it('is given up: the tokens are forgotten here and ended at ANAF, and the company says so', async () => {
    await consent(await ticket());
    const token = await server.outside.tokens.tokenFor(company());
    const [connection] = await connections();
    await ana.must(Revoke, { params: { id: connection?.id ?? '' } });
    expect(await tokenKind()).toBe('none');
    expect(await isAuthorized()).toBe(false);
    expect(await connections()).toMatchObject([{ state: 'revoked', endedAt: new Date(app.clock.now).toISOString() }]);
    const text = token.kind === 'token' ? token.token : '';
    expect((await server.outside.anaf.state(text, '1')).kind).toBe('unauthorized');
    expect(codeOf(await ana.call(Revoke, { params: { id: connection?.id ?? '' } }))).toBe('not-found');
  });

  it('of a person who serves two companies goes on for the other', async () => {
    await consent(await ticket());
    const [credential] = await app.owner.selectFrom('anaf_credential').select('id').execute();
    const other = app.companies.second;
    await app.owner
      .insertInto('anaf_access')
      .values({
        company_id: other,
        credential_id: credential?.id ?? '',
        given_at: new Date(),
        confirmed_at: new Date(),
      })
      .execute();
    const [connection] = await connections();
    await ana.must(Revoke, { params: { id: connection?.id ?? '' } });
    expect(await tokenKind()).toBe('none');
    expect((await server.outside.tokens.tokenFor(other)).kind).toBe('token');
  });
});

describe('what an authorization covers', () => {
  /** What else the server asks ANAF meanwhile takes no turn of these questions: their pace is told of by a test of its own. */
  const parts = () => ({
    ...{ ...server.outside, db: server.db, budget: { take: async () => 0 } },
    ...{ now: () => app.clock.now, onCovered: async () => undefined },
  });
  const covered = async (certificate: string) => {
    await consent(await ticket(), certificate);
    return { waitMs: await coverCompany(parts(), company()), now: (await connections())[0] };
  };

  it('is not asked before its turn', async () => {
    // The server's own job asks after each consent too: ANAF tells it nothing here.
    standIns.standIns.faults.add({ kind: 'html', path: '/listaMesaje', delayMs: 0 });
    await consent(await ticket(), IOANA);
    const list = vi.fn(async () => listAnswer(LISTED('')));
    const late = { ...parts(), anaf: { list }, budget: { take: async () => 6_570 } };
    expect(await coverCompany(late, company())).toBe(6_570);
    expect(list).not.toHaveBeenCalled();
    expect((await connections())[0]).toMatchObject({ covered: null });
    standIns.standIns.faults.clear();
  });

  it('is found by asking, again a day later', async () => {
    const { waitMs, now } = await covered(IOANA);
    expect(waitMs).toBe(DAY_MS);
    expect(now).toMatchObject({ covered: true, coveredAt: new Date(app.clock.now).toISOString() });
  });

  it('is nothing where ANAF says so, and another person’s token goes first then', async () => {
    const { now } = await covered('Andrei Pop, fără drept în SPV');
    expect(now).toMatchObject({ covered: false, state: 'in-use' });
    const first = await server.outside.tokens.tokenFor(company());
    await consent(await ticket('invitation'), MIHAI, MIHAI);
    const waiting = (await connections()).find(({ state }) => state === 'waiting');
    await ana.must(ConfirmAnafAuthorization, { body: { id: waiting?.id ?? '' } });
    const second = await server.outside.tokens.tokenFor(company());
    expect([first.kind, second.kind]).toEqual(['token', 'token']);
    expect(second).not.toEqual(first);
  });

  it('names other companies, to the person alone; one of his is served too, where ANAF names it', async () => {
    const { cif } = await companyOf(app.companies.second);
    const named = async (codes: string) => {
      await app.owner.updateTable('anaf_access').set({ covered: null }).execute();
      const anaf = { list: async () => listAnswer(LISTED(codes)) };
      await coverCompany({ ...parts(), anaf }, company());
      return (await connections())[0];
    };
    await consent(await ticket(), IOANA);
    const own = (await companyOf(app.companies.first)).cif;
    // What is nobody's code, a person's, or served already is not proposed.
    const first = await named(`RO${own}, ${cif}; 12345678 ,1960101410019,14399841`);
    expect(first?.names).toEqual([cif]);
    // An answer that names nobody takes nothing back.
    expect((await named(''))?.names).toEqual([cif]);
    const body = { company: companyId(app.companies.second), id: first?.id ?? '' };
    expect(codeOf(await mihai.call(UseAnafAuthorization, { body }))).toBe('company-denied');
    await ana.must(UseAnafAuthorization, { body });
    await ana.must(UseAnafAuthorization, { body });
    expect((await server.outside.tokens.tokenFor(app.companies.second)).kind).toBe('token');
    expect((await connections())[0]?.names).toEqual([]);
    const { companies } = await ana.must(GetAnafConnections, {});
    const second = companies.find((one) => one.company === app.companies.second)?.connections ?? [];
    expect(second).toMatchObject([{ state: 'in-use', person: first?.person }]);
    await ana.must(Revoke, { params: { id: second[0]?.id ?? '' } });
    expect((await server.outside.tokens.tokenFor(app.companies.second)).kind).toBe('none');
    expect(await tokenKind()).toBe('token');
    await ana.must(UseAnafAuthorization, { body });
    expect((await server.outside.tokens.tokenFor(app.companies.second)).kind).toBe('token');
  });

  it('serves no company that ANAF does not name, and none by somebody else’s authorization', async () => {
    await consent(await ticket('invitation'), MIHAI, MIHAI);
    const waiting = (await connections())[0];
    await ana.must(ConfirmAnafAuthorization, { body: { id: waiting?.id ?? '' } });
    const { cif } = await companyOf(app.companies.second);
    await app.owner
      .updateTable('anaf_access')
      .set({ named_cifs: [cif] })
      .execute();
    expect((await connections())[0]?.names).toEqual([]);
    const body = { company: companyId(app.companies.second), id: waiting?.id ?? '' };
    expect(codeOf(await ana.call(UseAnafAuthorization, { body }))).toBe('not-found');
    await app.owner.deleteFrom('anaf_credential').execute();
    await consent(await ticket(), IOANA);
    const [mine] = await connections();
    const asked = { company: companyId(app.companies.second), id: mine?.id ?? '' };
    expect(said(await ana.call(UseAnafAuthorization, { body: asked }))).toMatch(/nu numește acest cod fiscal/);
    expect((await server.outside.tokens.tokenFor(app.companies.second)).kind).toBe('none');
  });

  it('stays open where ANAF does not say, and is asked in five minutes: nothing is filed before', async () => {
    standIns.standIns.faults.add({ kind: 'html', path: '/listaMesaje', delayMs: 0 });
    const { waitMs, now } = await covered(IOANA);
    standIns.standIns.faults.clear();
    expect(waitMs).toBe(5 * MINUTE_MS);
    expect(now).toMatchObject({ covered: null });
  });
});

describe('ANAF’s stand-in', () => {
  it('sends nobody to an address that is not the registered one', async () => {
    const consentAt = await anafBrowser(server.url).lead(await ticket());
    consentAt.searchParams.set('redirect_uri', 'http://127.0.0.1:8080/auth/callback/');
    const answer = await fetch(consentAt, { redirect: 'manual', headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('nu este înregistrată');
  });

  it('gives each certificate the rights of its person', async () => {
    await consent(await ticket(), 'Andrei Pop, fără drept în SPV');
    const token = await server.outside.tokens.tokenFor(company());
    const now = Date.now();
    const list = { cif: '18547290', from: now - DAY_MS, to: now - MINUTE_MS, page: 1, filter: 'T' as const };
    expect(await server.outside.anaf.list(token.kind === 'token' ? token.token : '', list)).toMatchObject({
      kind: 'query-failed',
      reason: 'no-right',
    });
  });
});
