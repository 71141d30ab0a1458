/** Letters: what they say, that nothing written by a person becomes markup, a header or a second addressee, and how they leave. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportLog } from '@/domain/support/report-log';
import { asUser } from '../../../server/database/as-user';
import { html } from '../../../server/mail/html';
import { type Letter, letterTexts } from '../../../server/mail/letter';
import { accessRemovedLetter, invitationLetter, roleChangedLetter } from '../../../server/mail/letters/access-letters';
import {
  activationLetter,
  factorChangedLetter,
  knownAccountLetter,
  passwordChangedLetter,
  resetLetter,
  tokenCopiedLetter,
} from '../../../server/mail/letters/account-letters';
import {
  addressAskedLetter,
  addressChangedLetter,
  newAddressLetter,
  takenAddressLetter,
} from '../../../server/mail/letters/address-letters';
import { authorizationEndsLetter } from '../../../server/mail/letters/authorization-letters';
import { closingLetter, deletedLetter } from '../../../server/mail/letters/leaving-letters';
import { bugReportLetter } from '../../../server/mail/letters/report-letter';
import { type MailParts, queueMail } from '../../../server/mail/queue-mail';
import { sendMail } from '../../../server/mail/send-mail';
import { isHere, smtpSender } from '../../../server/mail/smtp-sender';
import { createTokenCipher } from '../../../server/process/token-cipher';
import { oneAddress } from '../../../server/session/one-address';
import { startTestApp, type TestApp } from '../support/test-app';

const URL = 'https://facturi.exemplu.ro/auth/confirm#activation.x.y';
const FIRM = { company: 'Moara Veche SRL', cif: '18547290' };
const INVITED = { ...FIRM, invitedBy: 'Ana Pop', role: 'administrator' } as const;
const ENDING = { name: FIRM.company, cif: FIRM.cif, days: 7, until: '2026-12-01' };
const REPORT_LOG: ReportLog = {
  ...{ version: '1.2.3', built: '2026-01-02', browser: 'Chrome', browserVersion: 140, system: 'Linux' },
  ...{ width: 1280, height: 800, installed: false, online: true, connected: null },
  waiting: [{ call: 'InvoiceUpload', state: 'queued', count: 2 }],
  errors: [{ type: 'TypeError', count: 1 }],
};

const LETTERS: readonly Letter[] = [
  ...[activationLetter(URL), resetLetter(URL), knownAccountLetter(URL), passwordChangedLetter(URL)],
  ...[
    factorChangedLetter(true, URL),
    factorChangedLetter(false, URL),
    tokenCopiedLetter([{ ...FIRM, name: 'Moara' }], URL),
  ],
  ...[invitationLetter(INVITED, URL), accessRemovedLetter({ ...FIRM, by: 'Ana' }, URL)],
  ...[roleChangedLetter({ ...FIRM, by: 'Ana', role: 'owner' }, URL)],
  ...[newAddressLetter(URL), takenAddressLetter(URL)],
  ...[addressAskedLetter('noua@exemplu.ro', URL), addressChangedLetter('noua@exemplu.ro', URL)],
  ...[authorizationEndsLetter([ENDING], URL), authorizationEndsLetter([ENDING, { ...ENDING, cif: '14399840' }], URL)],
  ...[
    closingLetter('2026-12-01', URL, 'https://facturi.exemplu.ro'),
    deletedLetter([{ name: 'Moara', until: '2031-06-30' }]),
  ],
  bugReportLetter({ reference: 'AB12', text: 'Nu pornește.', log: REPORT_LOG, from: 'ana@exemplu.ro' }),
];

describe('a letter', () => {
  it.each(LETTERS)('«$kind» says in text and in HTML the same, in Romanian, with its link', (letter) => {
    const { text, html: page } = letterTexts(letter);
    for (const paragraph of [...letter.paragraphs, ...(letter.lines ?? []), letter.foot])
      expect([text, page]).toEqual([expect.stringContaining(paragraph), expect.stringContaining(paragraph)]);
    if (letter.link !== undefined) expect(page).toContain(`href="${URL}"`);
    expect(text + page).not.toMatch(/[şţŞŢ]/);
  });

  it('of every kind that the code writes stands in this table', () => {
    const folder = join(import.meta.dirname, '../../../server/mail/letters');
    const written = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/kind: '([\w-]+)'/g)].map(([, kind]) => kind),
    );
    expect(new Set(LETTERS.map(({ kind }) => kind))).toEqual(new Set(written));
  });

  it('escapes whatever it is given, in text and in attributes', () => {
    const hostile = `"><img src=x onerror='alert(1)'>&`;
    const { html: page } = letterTexts({
      kind: 'k',
      subject: hostile,
      paragraphs: [hostile],
      link: { label: hostile, url: hostile },
      foot: hostile,
    });
    expect(page).not.toContain('<img');
    expect(html`<p>${hostile}</p>`.text).toBe('<p>&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;</p>');
  });

  it('keeps its subject in one line', () => {
    const { subject } = letterTexts({ kind: 'k', subject: 'Firma\r\nBcc: altul@exemplu.ro', paragraphs: [], foot: '' });
    expect(subject).toBe('Firma Bcc: altul@exemplu.ro');
  });
});

describe('an address', () => {
  it.each([
    [' Ana@Exemplu.RO ', 'Ana@exemplu.ro'],
    ['ana@mânăstire.ro', 'ana@xn--mnstire-dwa34c.ro'],
    ["o'brien+facturi@exemplu.ro", "o'brien+facturi@exemplu.ro"],
  ])('%s is written to as %s', (text, address) => {
    const found = oneAddress(text);
    expect(found === undefined ? undefined : found.replace(/@xn--.*/, '@idn')).toBe(address.replace(/@xn--.*/, '@idn'));
  });

  it.each([
    '',
    'ana',
    '@b.ro',
    'a@b',
    'a b@c.ro',
    'a@b.ro,c@d.ro',
    'a@b.ro\r\nBcc: c@d.ro',
    'A <a@b.ro>',
    '.a@b.ro',
    'a..b@c.ro',
    `${'a'.repeat(65)}@b.ro`,
  ])('«%s» is none', (text) => {
    expect(oneAddress(text)).toBeUndefined();
  });
});

interface Taken {
  readonly to: readonly string[];
  readonly data: string;
}

describe('by SMTP', () => {
  const taken: Taken[] = [];
  const cipher = createTokenCipher(randomBytes(32));
  let smtp: SMTPServer;
  let app: TestApp;
  let url: string;
  const jobs: string[] = [];
  const parts: MailParts = {
    ...{ cipher, secret: 'x'.repeat(64), now: Date.now },
    newId: () => randomUUID(),
    queue: { add: async (_tx, { payload }) => void jobs.push(String(payload.mail)) },
  };

  beforeAll(async () => {
    app = await startTestApp();
    smtp = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
      onRcptTo: ({ address }, _session, done) => {
        const codes: Readonly<Record<string, number>> = { 'nimeni@exemplu.ro': 550, 'plin@exemplu.ro': 452 };
        const code = codes[address];
        done(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code }));
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          taken.push({ to: envelope.rcptTo.map(({ address }) => address), data: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '0.0.0.0', resolve));
    url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await app.stop();
  });

  const queued = (to: string) =>
    app.db.kysely.transaction().execute((tx) => queueMail(tx, parts, { to, letter: activationLetter(URL) }));
  const send = (id: string) =>
    sendMail(
      { db: app.db.kysely, cipher, now: Date.now, sender: smtpSender({ url, from: 'Condica <nu@exemplu.ro>' }) },
      id,
    );
  const stateOf = (id: string) =>
    app.owner.selectFrom('mail').select(['state', 'sealed']).where('id', '=', id).executeTakeFirst();

  it('a letter goes to its one addressee, and is forgotten here', async () => {
    await queued('ana@exemplu.ro');
    const [id = ''] = jobs.splice(0);
    await send(id);
    await send(id);
    expect(taken.map(({ to }) => to)).toEqual([['ana@exemplu.ro']]);
    expect(taken[0]?.data).toContain(`<${id}@exemplu.ro>`);
    expect(await stateOf(id)).toEqual({ state: 'sent', sealed: null });
  });

  // Before: a server that did not offer STARTTLS got letters and password in clear text.
  it('a letter leaves this machine encrypted, or not at all', async () => {
    expect(['smtp://localhost', url, 'smtp://[::1]:25'].map(isHere)).toEqual([true, true, true]);
    expect(isHere('smtp://posta.exemplu.ro')).toBe(false);
    // Another name of this machine, for which the rule holds.
    const sender = smtpSender({ url: url.replace('127.0.0.1', '127.0.0.2'), from: 'Condica <nu@exemplu.ro>' });
    const already = taken.length;
    await expect(sender(randomUUID(), { to: 'ana@exemplu.ro', subject: '', text: '', html: '' })).rejects.toThrow();
    expect(taken).toHaveLength(already);
  });

  it('one that the other side refuses for good is not tried again, and no other goes there for a week', async () => {
    await queued('nimeni@exemplu.ro');
    const [id = ''] = jobs.splice(0);
    await send(id);
    expect(await stateOf(id)).toEqual({ state: 'refused', sealed: null });
    await queued(' Nimeni@Exemplu.ro ');
    expect(jobs).toEqual([]);
  });

  it('one that is refused for now stays, and the job comes again', async () => {
    await queued('plin@exemplu.ro');
    const [id = ''] = jobs.splice(0);
    await expect(send(id)).rejects.toThrow();
    expect((await stateOf(id))?.state).toBe('waiting');
  });

  it('twelve a day go to an address', async () => {
    for (let asked = 0; asked < 14; asked += 1) await queued('des@exemplu.ro');
    expect(jobs.splice(0)).toHaveLength(12);
  });

  // Before: who had asked twelve times for a link changed the password unheard.
  it('what tells of a change has room when the address has had its letters', async () => {
    const told = () =>
      app.db.kysely
        .transaction()
        .execute((tx) => queueMail(tx, parts, { to: 'cu-varf@exemplu.ro', letter: passwordChangedLetter(URL) }));
    for (let asked = 0; asked < 13; asked += 1) await queued('cu-varf@exemplu.ro');
    expect(jobs.splice(0)).toHaveLength(12);
    const answers: boolean[] = [];
    for (let changes = 0; changes < 25; changes += 1) answers.push(await told());
    expect(answers).toEqual([...Array.from({ length: 24 }, () => true), false]);
    jobs.splice(0);
  });

  it('five hundred a day go out for an account, over all kinds and addresses, and its own changes are told beyond', async () => {
    const by = (user: number, letter: Letter, now = Date.now()) =>
      asUser(app.db, user, (tx) =>
        queueMail(tx, { ...parts, now: () => now }, { to: `${randomUUID()}@exemplu.ro`, letter }),
      );
    // Less one, as if they had gone out before; whose they are the database itself says.
    await asUser(app.db, app.ana.id, async (tx) => {
      await sql`insert into mail (id, kind, recipient_hash, made_at)
        select gen_random_uuid(), 'invitation', 'h' || n, now() from generate_series(1, 499) n`.execute(tx);
    });
    expect(await by(app.ana.id, invitationLetter(INVITED, URL))).toBe(true);
    expect(await by(app.ana.id, invitationLetter(INVITED, URL))).toBe(false);
    expect(await by(app.ana.id, activationLetter(URL))).toBe(false);
    expect(await by(app.ana.id, passwordChangedLetter(URL))).toBe(true);
    expect(await by(app.mihai.id, invitationLetter(INVITED, URL))).toBe(true);
    expect(await by(app.ana.id, invitationLetter(INVITED, URL), Date.now() + 25 * 60 * 60_000)).toBe(true);
    jobs.splice(0);
  });
});
