/** The calls of transports through the server's own door: asking ANAF's list, the archive in pages, a step's document, its bounds. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ETransDocument,
  ETransDownload,
  ETransGetAllData,
  ETransGetAllDrafts,
  ETransUpload,
} from '@/api/calls/transport-calls';
import type { EntityId } from '@/api/ids';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { declarerOf, notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { authorizeUser, createAccount } from '../../../server/accounts/create-account';
import { TRANSPORT_TEXTS } from '../../../server/transports/transport-texts';
import { wholeTransport } from '../../db/support/transport-samples';
import { companyId, newEntityId } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';

const MOST_BYTES = 5 * 1024 * 1024;
const OWN_CIF = '18547290';
const PATIENCE = { timeout: 20_000 };

let app: TestApp;
let ana: TestClient;
let mihai: TestClient;
const company = () => companyId(app.companies.first);

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  mihai = await signIn(app.url, app.mihai);
});
afterAll(() => app.stop());

interface Declared {
  readonly transport: EntityId;
  readonly step: EntityId;
  readonly body: string;
}

/** A declaration that starts today; `edit`: of its document. */
function declared(edit: (xml: string) => string = (xml) => xml): Declared {
  const [transport, step] = [newEntityId(), newEntityId()];
  const content = notificationOfDraft(wholeTransport(bucharestDay(app.clock.now)));
  const xml = writeDeclaration({ ...declarerOf({ declarant: OWN_CIF, reference: step }), content });
  return { transport, step, body: edit(xml) };
}

const upload = (client: TestClient, { transport, step, body }: Declared) => {
  const said = { kind: 'declare', after: '', draft: '', madeAt: new Date(app.clock.now).toISOString() } as const;
  return client.call(ETransUpload, { params: { company: company(), transport, step, ...said }, body });
};

/** With room up to so many bytes, filled where XML may have spaces. */
function filledTo(bytes: number): (xml: string) => string {
  return (xml) => {
    const room = bytes - Buffer.byteLength(xml);
    return xml.replace('</eTransport>', `${' '.repeat(room)}</eTransport>`);
  };
}

describe('ETransUpload', () => {
  it('takes a declaration of 5 MB to the byte', async () => {
    const whole = declared(filledTo(MOST_BYTES));
    expect(Buffer.byteLength(whole.body)).toBe(MOST_BYTES);
    const taken = await upload(ana, whole);
    expect(taken).toMatchObject({ ok: true, result: { item: { id: whole.transport, steps: [{ id: whole.step }] } } });
    const kept = await ana.must(ETransDocument, { params: { company: company(), step: whole.step } });
    expect(await kept.text()).toBe(whole.body);
  });

  it('refuses one byte more with words that say what to do, and keeps nothing of it', async () => {
    const large = declared(filledTo(MOST_BYTES + 1));
    expect(await upload(ana, large)).toMatchObject({
      ok: false,
      failure: { code: 'too-large', body: { messages: [TRANSPORT_TEXTS.tooLarge] } },
    });
    const rows = app.owner.selectFrom('transport').select('id').where('id', '=', large.transport);
    expect(await rows.execute()).toEqual([]);
  });

  it('is denied to another’s company, and its document is not there for others', async () => {
    const mine = declared();
    expect(codeOf(await upload(mihai, mine))).toBe('company-denied');
    expect(codeOf(await upload(ana, mine))).toBe('ok');
    const params = { company: company(), step: mine.step };
    expect(codeOf(await ana.call(ETransDocument, { params }))).toBe('ok');
    expect(codeOf(await mihai.call(ETransDocument, { params }))).toBe('not-found');
    expect(codeOf(await ana.call(ETransDocument, { params: { ...params, step: newEntityId() } }))).toBe('not-found');
  });
});

describe('ETransDownload', () => {
  const watch = () =>
    app.owner
      .selectFrom('transport_watch')
      .select(['wanted_days', 'asked_at', 'answered_at', 'trouble_text'])
      .where('company_id', '=', company())
      .executeTakeFirstOrThrow();

  it('has the list asked for so many days, 60 at the most, and tells why it brought none the last time', async () => {
    const ask = (days: number) => ana.call(ETransDownload, { params: { company: company(), days } });
    expect(await ask(60)).toMatchObject({ ok: true, result: { asked: true, inSeconds: 0 } });
    // No certificate was ever shown: the look finds no way to ANAF, and what was asked for stands.
    await expect.poll(async () => (await watch()).trouble_text, { timeout: 20_000 }).not.toBe('');
    const { wanted_days, answered_at, trouble_text } = await watch();
    expect([wanted_days, answered_at]).toEqual([60, null]);
    expect(await ask(16)).toMatchObject({ ok: true, result: { asked: true, trouble: trouble_text } });
    expect(codeOf(await ask(61))).toBe('invalid-request');
    expect(codeOf(await ask(0))).toBe('invalid-request');
  });

  it('is denied to another’s company', async () => {
    const params = { company: company(), days: 2 };
    expect(codeOf(await mihai.call(ETransDownload, { params }))).toBe('company-denied');
    expect(codeOf(await mihai.call(ETransGetAllData, { params: { company: company(), pageSize: 5 } }))).toBe(
      'company-denied',
    );
  });
});

describe('ETransGetAllData', () => {
  /** Every page of so many, from the first to the last. */
  async function pages(pageSize: number): Promise<readonly (readonly string[])[]> {
    const found: string[][] = [];
    for (let token: string | null | undefined; token !== null; ) {
      const params = { company: company(), pageSize, ...(token === undefined ? {} : { continuationToken: token }) };
      const page = await ana.must(ETransGetAllData, { params });
      found.push(page.transports.map(({ id }) => id));
      token = page.continuationToken;
    }
    return found;
  }

  it('gives every declaration once, page by page, as in one page', async () => {
    for (let made = 0; made < 7; made += 1) expect(codeOf(await upload(ana, declared()))).toBe('ok');
    const [whole = [], ...more] = await pages(500);
    expect([whole.length >= 7, more]).toEqual([true, []]);
    const rows = await app.owner.selectFrom('transport').select('id').where('company_id', '=', company()).execute();
    expect([...whole].sort()).toEqual(rows.map(({ id }) => id).sort());
    // A declaration whose job moves it between two pages comes once more, with what it is then: they rest first.
    const read = async (size: number) => [size, (await pages(size)).flat()];
    for (const size of [1, 2, 3, whole.length])
      await vi.waitFor(async () => expect(await read(size)).toEqual([size, (await pages(500)).flat()]), PATIENCE);
    for (const page of await pages(3)) expect(page.length).toBeLessThanOrEqual(3);
  });

  it('brings at the end what changes while somebody turns the pages', async () => {
    const first = await ana.must(ETransGetAllData, { params: { company: company(), pageSize: 2 } });
    const late = declared();
    expect(codeOf(await upload(ana, late))).toBe('ok');
    const params = { company: company(), pageSize: 500, continuationToken: first.continuationToken ?? '' };
    const rest = await ana.must(ETransGetAllData, { params });
    expect(rest.transports.at(-1)?.id).toBe(late.transport);
    expect(rest.continuationToken).toBeNull();
  });

  it('takes no token of its own making, nor a page of no rows', async () => {
    const ask = (params: object) =>
      ana.call(ETransGetAllData, { params: { company: company(), pageSize: 5, ...params } as never });
    for (const params of [{ continuationToken: '7' }, { continuationToken: 'x:y' }, { pageSize: 0 }, { pageSize: 501 }])
      expect([params, codeOf(await ask(params))]).toEqual([params, 'invalid-request']);
  });
});

// That every call of the contract is held to its flag, abilities.test.ts says; here: these, with what they really bring.
it('all of them are denied to a plan without e-Transport, and nothing changes', async () => {
  const account = { email: 'fara-transport@exemplu.ro', password: 'parola-de-probă-1' };
  const more = { firstName: '', lastName: '', planName: '', planRestrictions: { modulETransport: false } };
  await authorizeUser(app.owner, await createAccount(app.owner, { ...account, ...more }), app.companies.first);
  const client = await signIn(app.url, account);
  const denied = declared();
  const params = { company: company(), pageSize: 5 };
  expect(codeOf(await upload(client, denied))).toBe('ability-denied');
  expect(codeOf(await client.call(ETransGetAllData, { params }))).toBe('ability-denied');
  expect(codeOf(await client.call(ETransGetAllDrafts, { params }))).toBe('ability-denied');
  expect(codeOf(await client.call(ETransDownload, { params: { company: company(), days: 2 } }))).toBe('ability-denied');
  const rows = app.owner.selectFrom('transport').select('id').where('id', '=', denied.transport);
  expect(await rows.execute()).toEqual([]);
});
