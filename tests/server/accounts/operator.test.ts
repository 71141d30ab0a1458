/** What the operator does at the database: a lost second factor, notices of public interest. */
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddUserAuthenticator, GetAccount } from '@/api/calls/account-calls';
import { GetPublicNotifications } from '@/api/calls/session-calls';
import { loseFactor } from '../../../server/accounts/lose-factor';
import { verifyAudit } from '../../../server/audit/verify-audit';
import { listNotices, publishNotice, withdrawNotice } from '../../../server/notices/publish-notice';
import { startTestApp, type TestApp } from '../support/test-app';
import { callOpen, codeOf, signIn } from '../support/test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('takes a lost factor off one account, ends its sessions alone, and the audit says so', async () => {
  const [ana, mihai] = [await signIn(app.url, app.ana), await signIn(app.url, app.mihai)];
  const proof = { user: ana.user.id, password: app.ana.password };
  const { secret = '' } = await ana.must(AddUserAuthenticator, { body: proof });
  const firstCode = await generate({ secret, epoch: Math.floor(app.clock.now / 1000) });
  await ana.must(AddUserAuthenticator, { body: { ...proof, firstCode } });
  await expect(signIn(app.url, app.ana)).rejects.toThrow('bad-code');
  const at = new Date(app.clock.now);
  expect(await loseFactor(app.owner, app.ana.email.toUpperCase(), at)).toBe('done');
  expect(codeOf(await ana.call(GetAccount, {}))).toBe('session-ended');
  expect(codeOf(await mihai.call(GetAccount, {}))).toBe('ok');
  const again = await signIn(app.url, app.ana);
  expect(await again.must(GetAccount, {})).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 });
  expect(await loseFactor(app.owner, app.ana.email, at)).toBe('off');
  expect(await loseFactor(app.owner, 'nimeni@exemplu.ro', at)).toBe('unknown');
  const rows = await app.owner.selectFrom('audit_event').select('kind').where('chain', '=', `u${app.ana.id}`).execute();
  expect(rows.map(({ kind }) => kind)).toContain('account.factor-off');
  expect((await verifyAudit(app.owner, app.application.cipher)).damages).toEqual([]);
});

it('publishes a notice once and withdraws it', async () => {
  const [shownFrom, shownUntil] = [new Date(app.clock.now), null];
  const notice = { title: 'Pauză de noapte', body: 'Între 02:00 și 03:00.', shownFrom, shownUntil };
  const shown = async () => {
    const answer = await callOpen(app.url, GetPublicNotifications, {});
    return answer.ok ? answer.result.notifications.map(({ title }) => title) : [];
  };
  expect([await publishNotice(app.owner, notice), await publishNotice(app.owner, notice)]).toEqual([true, false]);
  expect(await shown()).toEqual(['Pauză de noapte']);
  const [{ id } = { id: 0 }] = await listNotices(app.owner, shownFrom);
  const at = new Date(app.clock.now);
  expect([await withdrawNotice(app.owner, id, at), await withdrawNotice(app.owner, id, at)]).toEqual([true, false]);
  expect(await shown()).toEqual([]);
  expect(await listNotices(app.owner, at)).toMatchObject([{ isShown: false }]);
});
