/** The support sees an account, over HTTP with PostgreSQL: once by a proof, from its own page, reading alone; and the account's owner reads of it. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EndSessions, GetAccount } from '@/api/calls/account-calls';
import { AddCompanyPartner } from '@/api/calls/definition-calls';
import { GetAuthorizations, Logout, RefreshSession } from '@/api/calls/session-calls';
import { GetSupport, Impersonate } from '@/api/calls/support-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { User } from '@/api/entities/user';
import { makeSupportProof } from '../../../server/accounts/make-support-proof';
import { verifyAudit } from '../../../server/audit/verify-audit';
import { secretIn } from '../../../server/process/secrets';
import { accessTokens } from '../../../server/session/access-token';
import { supportProofs } from '../../../server/session/support-proof';
import { SUPPORT_READS } from '../../../server/session/support-reads';
import { PARTNER } from '../../db/support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { callOpen, clientOf, codeOf, signIn } from '../support/test-client';

const ORIGIN = 'https://suport.exemplu.ro';
const MINUTE_MS = 60_000;
const WORDS = { by: 'Ana Pop', reason: 'cererea 214: factura nu pleacă' };

let app: TestApp;
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ url } = await app.startAnother({ FRAME_ANCESTORS: `${ORIGIN} https://*.exemplu.ro` }));
});
afterAll(() => app.stop());

const secret = (): string => secretIn(join(app.dataFolder, 'secrets'), 'access-tokens');
const proofs = () => supportProofs(secret(), () => app.clock.now);

async function proofOf(email: string): Promise<string> {
  return (await makeSupportProof(app.owner, proofs(), { email, ...WORDS }, randomUUID)) ?? '';
}

const present = (proof: string, origin = ORIGIN) => callOpen(url, Impersonate, { body: { proof, origin } });

async function seen(): Promise<User> {
  const answer = await present(await proofOf(app.ana.email));
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.result.user;
}

describe('a proof', () => {
  it('opens the account once, from a page that the server names', async () => {
    expect(await callOpen(url, GetSupport, {})).toMatchObject({ result: { origins: [ORIGIN] } });
    const proof = await proofOf(app.ana.email.toUpperCase());
    expect(await present(proof)).toMatchObject({ ok: true, result: { user: { id: app.ana.id }, ...WORDS } });
    expect(codeOf(await present(proof))).toBe('link-over');
    const two = await proofOf(app.ana.email);
    const codes = (await Promise.all([present(two), present(two)])).map(codeOf);
    expect(codes.toSorted()).toEqual(['link-over', 'ok']);
  });

  it('opens nothing from a foreign page, late, changed, or for nobody', async () => {
    const proof = await proofOf(app.ana.email);
    for (const origin of ['https://altul.ro', 'https://alt.exemplu.ro', 'null', ''])
      expect(codeOf(await present(proof, origin))).toBe('access-denied');
    expect(codeOf(await callOpen(app.url, Impersonate, { body: { proof, origin: ORIGIN } }))).toBe('access-denied');
    expect(codeOf(await present(`${proof.slice(0, -4)}AAAA`))).toBe('link-over');
    expect(codeOf(await present('nimic'))).toBe('link-over');
    const ana = await signIn(url, app.ana);
    expect(codeOf(await present(ana.credentials.token))).toBe('link-over');
    expect(
      await makeSupportProof(app.owner, proofs(), { email: 'nimeni@exemplu.ro', ...WORDS }, randomUUID),
    ).toBeNull();
    app.clock.now += 11 * MINUTE_MS;
    expect(codeOf(await present(proof))).toBe('link-over');
    expect(app.security.ofAnybody).toContainEqual(expect.objectContaining({ event: 'support-refused' }));
  });

  it('is no access token, and a token of the support opens what only reads', async () => {
    const proof = await proofOf(app.ana.email);
    expect(await accessTokens(secret(), 900, () => app.clock.now).read(proof)).toBeUndefined();
  });
});

describe('what the support sees', () => {
  it('is read and not changed: what is no reading is refused, whatever it is', async () => {
    const support = clientOf(url, await seen());
    const { companies } = await support.must(GetAuthorizations, {});
    expect(companies.map(({ id }) => id).toSorted()).toEqual([app.companies.first, app.companies.second]);
    const changes = { company: app.companies.first, since: 0, limit: 10 };
    expect(codeOf(await support.call(Changes, { body: changes as never }))).toBe('ok');
    const body = { company: app.companies.first, partner: { ...PARTNER, id: randomUUID() } };
    const refusal = await support.call(AddCompanyPartner, { body: body as never });
    expect(refusal).toMatchObject({
      failure: { code: 'access-denied', body: { error: expect.stringContaining('numai citește') } },
    });
    expect(codeOf(await support.call(EndSessions, { body: { sessions: 'others' } as never }))).toBe('access-denied');
    for (const name of [
      'AddCompanyPartner',
      'InvoiceUpload',
      'GetAnafTokenCopy',
      'ChangePassword',
      'DownloadAccountData',
    ])
      expect(SUPPORT_READS.has(name)).toBe(false);
  });

  it('is renewed by nothing and ends with its token, or by the owner', async () => {
    const user = await seen();
    expect(user.refreshToken).toBe('');
    expect(codeOf(await callOpen(url, RefreshSession, { body: { refresh: user.refreshToken || 'none' } }))).not.toBe(
      'ok',
    );
    const support = clientOf(url, user);
    const ana = await signIn(url, app.ana);
    const { sessions } = await ana.must(GetAccount, {});
    expect(sessions.map(({ device }) => device)).toContain('Suport: Ana Pop');
    await support.must(Logout, { body: { refresh: 'none' } });
    expect(codeOf(await support.call(GetAuthorizations, {}))).toBe('session-ended');
    const late = clientOf(url, await seen());
    app.clock.now += 16 * MINUTE_MS;
    expect(codeOf(await late.call(GetAuthorizations, {}))).toBe('token-expired');
  });

  it('stands in the account’s journal with who and why, and in the log of security', async () => {
    await seen();
    const rows = await app.owner
      .selectFrom('audit_event')
      .select(['kind', 'subject', 'content', 'grp'])
      .where('chain', '=', `u${app.ana.id}`)
      .where('kind', '=', 'support.opened')
      .execute();
    expect(rows[0]).toMatchObject({ subject: WORDS.by, grp: 'support' });
    expect(JSON.stringify(rows[0]?.content)).toContain(WORDS.reason);
    expect(app.security.ofAccount).toContainEqual(
      expect.objectContaining({ event: 'support-opened', user: app.ana.id }),
    );
    expect((await verifyAudit(app.owner, app.application.cipher)).damages).toEqual([]);
  });
});
