/** Letters before authorizations end: on the days of the table, once, to owners; the shipped server's database and its mailbox page. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextReminders, remindByMail } from '../../../server/connections/remind-by-mail';
import { openLetter } from '../../../server/mail/send-mail';
import { createTokenCipher } from '../../../server/process/token-cipher';
import { startTestApp, type TestApp } from '../support/test-app';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.owner.deleteFrom('anaf_credential').execute();
  await app.owner.deleteFrom('mail').execute();
});

interface Given {
  readonly company: number;
  readonly days: number;
  readonly ended?: boolean;
  readonly waits?: boolean;
  readonly covered?: boolean;
}

/** An authorization that ends so many days from the test's now. */
async function authorized({ company, days, ended = false, waits = false, covered }: Given): Promise<void> {
  const id = crypto.randomUUID();
  const until = new Date(app.clock.now + days * DAY_MS);
  const sealed = Buffer.alloc(1);
  await app.owner
    .insertInto('anaf_credential')
    .values({
      ...{ id, user_id: app.ana.id, person: 'Ioana', access_sealed: sealed, refresh_sealed: sealed },
      ...{ access_expires_at: until, refresh_expires_at: until, state: 'active' },
    })
    .execute();
  const at = new Date(app.clock.now);
  await app.owner
    .insertInto('anaf_access')
    .values({
      ...{ company_id: company, credential_id: id, given_at: at, covered: covered ?? null },
      ...{
        confirmed_at: waits ? null : at,
        ended_at: ended ? at : null,
        ended_why: ended ? ('revoked' as const) : null,
      },
    })
    .execute();
}

const parts = (more: object = {}) => ({
  ...{ secret: 'secret', origin: 'https://condica.test', hasMail: true, newId: () => crypto.randomUUID() },
  ...{ cipher: createTokenCipher(Buffer.alloc(32, 1)), queue: { add: async () => undefined } },
  ...{ now: () => app.clock.now, ...more },
});
const remind = (more: object = {}) => remindByMail(app.application.db.kysely, parts(more));
const at = (ms: number) => ({ now: () => app.clock.now + ms });

describe('an authorization that ends', () => {
  it('is told 30, 14, 7 and 1 days before, each once, and not before or after', async () => {
    await authorized({ company: app.companies.first, days: 31 });
    const told: number[] = [];
    for (let day = 0; day <= 33; day += 0.5) if ((await remind(at(day * DAY_MS))) > 0) told.push(31 - day);
    expect(told).toEqual([30, 14, 7, 1]);
  });

  it('is told late after a pause of the server, and of the steps it slept through only the last', async () => {
    await authorized({ company: app.companies.first, days: 40 });
    expect([await remind(at(35 * DAY_MS)), await remind(at(35 * DAY_MS)), await remind(at(39.5 * DAY_MS))]).toEqual([
      1, 0, 1,
    ]);
  });

  it('is not told where another one lasts, nor of one that was given up, waits, or covers nothing', async () => {
    await authorized({ company: app.companies.first, days: 3 });
    await authorized({ company: app.companies.first, days: 200 });
    await authorized({ company: app.companies.second, days: 3, ended: true });
    await authorized({ company: app.companies.second, days: 3, waits: true });
    await authorized({ company: app.companies.second, days: 3, covered: false });
    expect(await remind()).toBe(0);
  });

  it('is kept for later where no letter can go out', async () => {
    await authorized({ company: app.companies.first, days: 3 });
    expect(await remind({ hasMail: false })).toBe(0);
    expect(await remind()).toBe(1);
  });
});

describe('the letter', () => {
  it('goes to each owner once, names his companies, the nearest end first, and leads into the product', async () => {
    await authorized({ company: app.companies.first, days: 29.5 });
    await authorized({ company: app.companies.second, days: 0.5 });
    await authorized({ company: app.companies.third, days: 60 });
    expect(await remind()).toBe(1);
    const [mail, ...others] = await app.owner.selectFrom('mail').select(['id', 'sealed', 'kind']).execute();
    expect([mail?.kind, others]).toEqual(['authorization-ends', []]);
    const letter = openLetter(parts().cipher, mail?.id ?? '', mail?.sealed ?? Buffer.alloc(0));
    expect(letter).toMatchObject({ to: 'Ana@exemplu.ro', subject: 'Autorizarea la ANAF expiră curând la 2 firme' });
    const lines = (letter?.text ?? '').split('\n');
    expect(lines[0]).toMatch(/^Firma .+ \(CUI \d+\): până la \d\d\.\d\d\.\d{4}, în mai puțin de o zi\.$/);
    expect(lines[2]).toMatch(/, în 30 de zile\.$/);
    expect(letter?.text).toContain('https://condica.test/app/companies');
    expect(letter?.text).not.toContain('anaf.ro');
  });

  it('is written each hour', () => {
    const due = nextReminders(app.clock.now);
    expect([due % HOUR_MS, due > app.clock.now, due - app.clock.now <= HOUR_MS]).toEqual([12 * 60_000, true, true]);
  });
});
