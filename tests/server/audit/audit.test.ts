/** The chains of the audit: what they say, that nobody writes them otherwise, that a planted change is found, and what is forgotten. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChangePassword, UpdateUserData } from '@/api/calls/account-calls';
import { GetUserAuditLogs, VerifyAudit } from '@/api/calls/audit-calls';
import {
  AddCompanyPartner,
  AddCompanySerial,
  RemoveCompanyPartner,
  UpdateCompanyPartner,
} from '@/api/calls/definition-calls';
import { LeaseNumbers } from '@/api/calls/number-calls';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { addDays } from '@/domain/calendar/iso-date';
import { verifyAudit, verifyChain } from '../../../server/audit/verify-audit';
import { asUser } from '../../../server/database/as-user';
import { keepAudit } from '../../../server/jobs/trimming/keep-audit';
import { companyId, newDeviceId, samplePartner, sampleSerial, version } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';

const YEAR_MS = 366 * 24 * 60 * 60_000;
let app: TestApp;
let ana: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

const company = () => companyId(app.companies.first);
const chain = () => `c${app.companies.first}`;
const logs = (more: object = {}, client = ana) =>
  client.must(GetUserAuditLogs, { params: { userID: client.user.id, company: company(), ...more } });
const verified = () => verifyAudit(app.owner, app.application.cipher);

async function addPartner(name: string) {
  const partner = samplePartner(name);
  const { version: made } = await ana.must(AddCompanyPartner, { body: { company: company(), partner } });
  return { partner, made };
}

describe('an entry', () => {
  it('says who, when, from where, on what, and what stood there before and after', async () => {
    const { partner } = await addPartner('Mobila Carpați');
    await ana.must(UpdateCompanyPartner, {
      body: {
        ...{ company: company(), id: partner.id, version: version(1) },
        ...{ base: { name: 'Mobila Carpați' }, changes: { name: 'Mobila Bucegi' } },
      },
    });
    const { version: seen } = (await ana.must(UpdateCompanyPartner, {
      body: { ...{ company: company(), id: partner.id, version: version(2) }, base: {}, changes: {} },
    })) as { version: number };
    await ana.must(RemoveCompanyPartner, { body: { company: company(), id: partner.id, version: version(seen) } });
    const { records, total, groups, end } = await logs();
    expect(records.slice(0, 3)).toMatchObject([
      { kind: 'partner.removed', subject: 'Mobila Bucegi', who: 'A B', actor: app.ana.id },
      { kind: 'partner.changed', before: { name: 'Mobila Carpați' }, after: { name: 'Mobila Bucegi' }, group: 'data' },
      { kind: 'partner.added', subject: 'Mobila Carpați', before: {}, after: {} },
    ]);
    expect(records[0]?.from).toContain('127.0.0.1');
    expect(Object.keys(records[1]?.after ?? {})).toEqual(['name']);
    expect(total).toBe(groups.data);
    expect(end).toBe(records[0]?.hash);
  });

  it('names an interval of numbers by its numbers and its device, and no row by its id', async () => {
    const serial = sampleSerial('JRN-', 101);
    await ana.must(AddCompanySerial, { body: { company: company(), serial } });
    const wish = { serial: serial.id, device: newDeviceId(), deviceName: 'Laptop contabilitate', count: 20 };
    const { lease } = await ana.must(LeaseNumbers, { body: { company: company(), ...wish } });
    const { records } = await logs({ group: 'invoices' });
    expect(records.slice(0, 2)).toMatchObject([
      { kind: 'lease.added', subject: `${lease.from}–${lease.to} · Laptop contabilitate` },
      { kind: 'serial.added', subject: serial.prefix },
    ]);
    const named = await sql<{
      name: string;
    }>`select audit_name(${JSON.stringify({ id: randomUUID() })}::jsonb) as name`;
    expect((await named.execute(app.db.kysely)).rows).toEqual([{ name: '' }]);
  });

  it('of the account stands in the account’s own chain, without what opens it', async () => {
    const user = ana.user.id;
    const updateUser = { firstName: 'Ana', lastName: 'Rusu', telephone: '' };
    await ana.must(UpdateUserData, { body: { userId: user, updateUser } });
    const newPass = 'altă parolă de probă 2';
    await ana.must(ChangePassword, { body: { user, oldPass: app.ana.password, newPass } });
    const { records } = await ana.must(GetUserAuditLogs, { params: { userID: user } });
    expect(records.map(({ kind }) => kind)).toEqual(['account.password', 'account.particulars', 'session.begun']);
    const rows = JSON.stringify(await app.owner.selectFrom('audit_event').select('content').execute());
    for (const secret of [newPass, app.ana.password]) expect(rows).not.toContain(secret);
    await ana.must(ChangePassword, { body: { user, oldPass: newPass, newPass: app.ana.password } });
  });

  it('is not seen by another, nor asked for in another’s name', async () => {
    const mihai = await signIn(app.url, app.mihai);
    const asked = (params: object) =>
      mihai.call(GetUserAuditLogs, { params: { userID: mihai.user.id, ...params } as never });
    expect(codeOf(await asked({ company: company() }))).toBe('company-denied');
    expect(codeOf(await asked({ userID: ana.user.id }))).toBe('not-found');
    const seen = await asUser(app.db, app.mihai.id, (tx) =>
      tx.selectFrom('audit_event').select('chain').distinct().execute(),
    );
    expect(seen).toEqual([{ chain: `u${app.mihai.id}` }]);
    // The function sees all of them: it asks itself whose the chain is.
    const found = (user: number, chain: string) =>
      asUser(app.db, user, async (tx) => {
        const { rows } = await sql`
          select audit_found(${chain}, null, false, null, null, null, null, null, 50) as seq`.execute(tx);
        return rows.length;
      });
    const chain = `c${company()}`;
    expect(await found(app.ana.id, chain)).toBeGreaterThan(0);
    expect([await found(app.mihai.id, chain), await found(app.mihai.id, `u${app.ana.id}`)]).toEqual([0, 0]);
  });

  it('is found by group, person, day and the beginning of its subject, page by page', async () => {
    for (let index = 0; index < 5; index += 1) await addPartner(`Țesătoria ${index}`);
    const first = await logs({ limit: 2, subject: 'țesăt' });
    expect(first.records.map(({ subject }) => subject)).toEqual(['Țesătoria 4', 'Țesătoria 3']);
    expect(first.hasMore).toBe(true);
    const next = await logs({ limit: 10, subject: 'Țesăt', before: first.records.at(-1)?.seq });
    expect(next).toMatchObject({ hasMore: false });
    expect(next.records).toHaveLength(3);
    expect((await logs({ actor: '0' })).records).toEqual([]);
    expect((await logs({ actor: String(app.ana.id), group: 'data' })).records.length).toBeGreaterThan(5);
    expect((await logs({ group: 'access' })).records).toEqual([]);
    expect((await logs({ until: '2020-01-01' })).records).toEqual([]);
    expect((await logs({ subject: '%' })).records).toEqual([]);
    expect((await logs({ subject: "'; drop table x; --\\" })).records).toEqual([]);
    const today = bucharestDay(app.clock.now);
    const ofToday = await logs({
      from: today,
      until: today,
      subject: 'țesăt',
      actor: String(app.ana.id),
      group: 'data',
    });
    expect(ofToday.records).toHaveLength(5);
    expect((await logs({ from: addDays(today, 1) })).records).toEqual([]);
    const hers = { actor: String(app.ana.id), subject: 'țesăt' };
    const newest = await logs({ ...hers, limit: 2 });
    expect(newest.records.map(({ subject }) => subject)).toEqual(['Țesătoria 4', 'Țesătoria 3']);
    expect(newest.hasMore).toBe(true);
    expect((await logs({ ...hers, limit: 10, before: newest.records.at(-1)?.seq })).records).toHaveLength(3);
    expect((await logs({ ...hers, group: 'access' })).records).toEqual([]);
    expect((await logs({ ...hers, actor: String(app.mihai.id) })).records).toEqual([]);
  });
});

describe('a chain', () => {
  it('is written by nobody but its functions', async () => {
    for (const statement of [
      sql`update audit_event set kind = 'x'`,
      sql`delete from audit_event`,
      sql`insert into audit_head (chain) values ('x')`,
      sql`delete from audit_seal`,
      sql`select audit_append('c1', 1, null, '[]')`,
    ])
      await expect(asUser(app.db, app.ana.id, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
    const foreign = await asUser(app.db, app.mihai.id, (tx) =>
      sql<{ o: boolean }>`select audit_company(${app.companies.first}, '[{"kind":"x.y"}]') as o`.execute(tx),
    );
    expect(foreign.rows).toEqual([{ o: false }]);
  });

  it('stays whole where many write at once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => addPartner(`Deodată ${index}`)));
    expect((await verified()).damages).toEqual([]);
  });

  const PLANTED: readonly (readonly [string, string, ReturnType<typeof sql>])[] = [
    [
      'a changed content',
      'content',
      sql`update audit_event set content = replace(content, 'Deodată', 'Altceva') where seq = 12`,
    ],
    ['a changed subject', 'content', sql`update audit_event set subject = 'altul' where seq = 12`],
    ['a changed instant', 'hash', sql`update audit_event set at = at + interval '1 second' where seq = 12`],
    ['a changed kind', 'hash', sql`update audit_event set kind = 'partner.removed' where seq = 12`],
    ['a removed entry', 'gap', sql`delete from audit_event where seq = 12`],
    ['a removed beginning', 'beginning', sql`delete from audit_event where seq < 12`],
    ['a removed end', 'head', sql`delete from audit_event where seq > 12`],
    ['a removed head', 'head', sql`delete from audit_head`],
  ];
  it.each(PLANTED)('shows %s', async (_name, what, statement) => {
    // In a transaction that is taken back: each is planted alone.
    const found = await app.owner
      .transaction()
      .execute(async (tx) => {
        await statement.execute(tx);
        throw await verifyAudit(tx, app.application.cipher);
      })
      .catch((thrown: unknown) => thrown as Awaited<ReturnType<typeof verified>>);
    expect(found.damages.map((damage) => damage.what)).toContain(what);
    expect((await verified()).damages).toEqual([]);
  });

  it('is read in turns: a gap longer than one is found, and without a gap it is whole', async () => {
    const found = await app.owner
      .transaction()
      .execute(async (tx) => {
        const head = await tx
          .selectFrom('audit_head')
          .selectAll()
          .where('chain', '=', chain())
          .executeTakeFirstOrThrow();
        const inTurns = () => verifyChain(tx, app.application.cipher, head, 3);
        const whole = await inTurns();
        await sql`delete from audit_event where chain = ${chain()} and seq between 5 and 12`.execute(tx);
        throw [whole, await inTurns()];
      })
      .catch((thrown: unknown) => thrown);
    expect(found).toMatchObject([{ damage: undefined }, { damage: { seq: 13, what: 'gap' } }]);
  });

  it('that was written anew from an entry on is betrayed by its seal', async () => {
    expect((await keepAudit(app.db.kysely, app.application.cipher, app.clock.now)).sealed).toBeGreaterThan(1);
    expect(await keepAudit(app.db.kysely, app.application.cipher, app.clock.now)).toEqual({ sealed: 0, forgotten: 0 });
    const found = await app.owner
      .transaction()
      .execute(async (tx) => {
        await sql`update audit_event set salt = sha256('x'), content = '{"subject":"fals"}', subject = 'fals',
          commitment = sha256(sha256('x') || convert_to('{"subject":"fals"}', 'UTF8')) where chain = ${chain()} and seq = 3`.execute(
          tx,
        );
        await sql`do ${sql.lit(`declare row audit_event; before bytea := sha256(''); begin
          for row in select * from audit_event where chain = '${chain()}' order by seq loop
            before := audit_hash(before, row.chain, row.seq, row.at, row.kind, row.commitment);
            update audit_event set hash = before where chain = row.chain and seq = row.seq;
            update audit_head set hash = before where chain = row.chain;
          end loop; end`)}`.execute(tx);
        throw await verifyAudit(tx, app.application.cipher);
      })
      .catch((thrown: unknown) => thrown as Awaited<ReturnType<typeof verified>>);
    expect(found.damages).toMatchObject([{ chain: chain(), what: 'seal' }]);
  });

  describe('verified by one of its people', () => {
    const verify = (params: object = { company: company() }, client = ana) =>
      client.call(VerifyAudit, { params: { userID: client.user.id, ...params } as never });
    beforeEach(async () => {
      await app.owner.deleteFrom('attempt').execute();
    });

    it('is whole, with all of its entries and its end', async () => {
      await keepAudit(app.db.kysely, app.application.cipher, app.clock.now);
      const { total, end } = await logs();
      const answer = await verify();
      expect(answer).toMatchObject({ ok: true, result: { entries: total, end, seals: 1, damage: null } });
      expect(await verify({})).toMatchObject({ ok: true, result: { damage: null } });
    });

    it('shows where it was changed, and is whole again with what stood there', async () => {
      const put = (from: string, to: string) =>
        sql`update audit_event set content = replace(content, ${from}, ${to}) where chain = ${chain()} and seq = 12`;
      const { content } = await app.owner
        .selectFrom('audit_event')
        .select('content')
        .where('chain', '=', chain())
        .where('seq', '=', 12)
        .executeTakeFirstOrThrow();
      const name = (JSON.parse(content ?? '{}') as { readonly subject: string }).subject;
      await put(name, 'Fals').execute(app.owner);
      expect(await verify()).toMatchObject({ ok: true, result: { damage: { seq: 12, what: 'content' } } });
      await put('Fals', name).execute(app.owner);
      expect(await verify()).toMatchObject({ ok: true, result: { damage: null } });
    });

    it('is verified for nobody else, in nobody’s name, and not without end', async () => {
      const mihai = await signIn(app.url, app.mihai);
      expect(codeOf(await verify({ company: company() }, mihai))).toBe('company-denied');
      expect(codeOf(await verify({ userID: app.mihai.id }))).toBe('not-found');
      const seals = await asUser(app.db, app.mihai.id, (tx) =>
        tx.selectFrom('audit_seal').select('chain').where('chain', '=', chain()).execute(),
      );
      expect(seals).toEqual([]);
      const answers = await Promise.all(Array.from({ length: 8 }, () => verify()));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(6);
      expect(answers.map(codeOf).filter((code) => code === 'too-many-requests')).toHaveLength(2);
    });
  });

  it('keeps its hashes where a person’s data are forgotten', async () => {
    const before = await app.owner
      .selectFrom('audit_event')
      .select('hash')
      .where('chain', '=', `u${app.ana.id}`)
      .execute();
    const forgotten = await asUser(app.db, app.ana.id, (tx) =>
      sql<{ n: number }>`select audit_forget_person(${app.ana.id}) as n`.execute(tx),
    );
    expect(forgotten.rows).toEqual([{ n: before.length }]);
    const strangers = await asUser(app.db, app.mihai.id, (tx) =>
      sql<{ n: number }>`select audit_forget_person(${app.ana.id}) as n`.execute(tx),
    );
    expect(strangers.rows).toEqual([{ n: 0 }]);
    const { records } = await ana.must(GetUserAuditLogs, { params: { userID: ana.user.id } });
    expect(records.every(({ who, subject }) => who === null && subject === '')).toBe(true);
    expect((await verified()).damages).toEqual([]);
  });

  it('loses what is older than the law asks, up to a seal, and stays whole', async () => {
    const early = await keepAudit(app.db.kysely, app.application.cipher, app.clock.now);
    expect(early.forgotten).toBe(0);
    const old = Number(
      (await app.owner.selectFrom('audit_head').select('count').where('chain', '=', chain()).executeTakeFirstOrThrow())
        .count,
    );
    app.clock.now += 7 * YEAR_MS;
    const later = await signIn(app.url, app.ana);
    const partner = samplePartner('După șapte ani');
    await later.must(AddCompanyPartner, { body: { company: company(), partner } });
    // Whoever asks for more than the law allows gets what it allows.
    await sql`select audit_forget('infinity', 1000000)`.execute(app.db.kysely);
    const left = await app.owner
      .selectFrom('audit_event')
      .select('seq')
      .where('chain', '=', chain())
      .orderBy('seq')
      .execute();
    expect(left.map(({ seq }) => Number(seq))).toEqual([old, old + 1]);
    expect((await verified()).damages).toEqual([]);
  });
});
