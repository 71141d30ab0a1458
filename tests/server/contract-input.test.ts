/**
 * Every row of the contract, signed or not, also rows added later, with input that its schemas may or may not take: values in every
 * place of a body, parameters of the query, bytes in place of a document. Never a failure, and what is refused changes nothing.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '@/api/call';
import { CALLS } from '@/api/registry';
import { placesOf, walked, withAt } from '../api/schema-walk';
import { askRaw, type RawRequest } from './support/contract-ask';
import { sampleRequest } from './support/contract-samples';
import { startTestApp, type TestApp } from './support/test-app';
import { signIn, type TestClient } from './support/test-client';
import { tablesOf, wholeState } from './support/whole-state';

let app: TestApp;
let ana: TestClient;
const tried = { bodies: 0, queries: 0, documents: 0, refused: 0 };
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(async () => {
  console.log(`contract input: ${JSON.stringify(tried)}, ${(await tablesOf(app.owner)).length} tables compared`);
  await app.stop();
});
beforeEach(async () => {
  await app.owner.deleteFrom('attempt').execute();
});

/** What these end, the next row of the table needs. */
const ENDS_THE_SESSION = ['Logout', 'EndSessions'];
const ALL: readonly Call[] = (Object.values(CALLS) as unknown as readonly Call[]).filter(
  ({ name, resultKind }) => resultKind !== 'stream' && !ENDS_THE_SESSION.includes(name),
);
const rows = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);
const sampled = (call: Call) => sampleRequest(call, { company: app.companies.first, user: app.ana.id });

/** Each request in turn; the state is compared after each that is refused. */
async function refusesInPeace(
  call: Call,
  requests: readonly (RawRequest & { readonly what: string })[],
): Promise<void> {
  let before = await wholeState(app.owner);
  for (const { what, ...request } of requests) {
    const answer = await askRaw(ana, call, request, { base: app.url });
    expect(answer.status === 500 ? answer.text : '', what).toBe('');
    const after = await wholeState(app.owner);
    if (answer.status >= 400) {
      tried.refused += 1;
      expect(after, `${what}: ${answer.text.slice(0, 200)}`).toBe(before);
    }
    before = after;
  }
}

const STRANGE: readonly unknown[] = [
  ...[null, -1, 0, 2 ** 31, 1e308, true, [], {}],
  ...['', 'x'.repeat(5_000), '\u0000', "'; drop table company; --", '\ud800', '__proto__', '../../etc/passwd'],
];

describe('with bodies that are not what the contract says', () => {
  it.each(rows(ALL.filter(({ bodySchema }) => bodySchema !== null)))(
    '%s never fails, and what it refuses changes nothing',
    async (_name, call) => {
      const { params, body } = sampled(call);
      const places = placesOf(walked(call.bodySchema as never));
      const cases = fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...STRANGE)), { numRuns: 12, seed: 7 });
      const requests = cases.map(([at, value]) => {
        const { path } = places[at % places.length] ?? { path: [] };
        const what = `${path.join('.')} = ${JSON.stringify(value).slice(0, 80)}`;
        return { what, params, body: withAt(body, path, value) };
      });
      const broken = ['', '{', '[]', '"a"', '{"company":1,"company":2}', '{"__proto__":{"company":1}}'];
      const texts = broken.map((raw) => ({ what: raw, params, raw }));
      tried.bodies += requests.length + texts.length;
      await refusesInPeace(call, [...requests, ...texts]);
    },
    120_000,
  );
});

const STRANGE_WORDS = ['', '-1', '1e308', '٣', '\u0000', "1' or '1'='1", '[object Object]', 'x'.repeat(5_000)];

describe('with parameters that are not what the contract says', () => {
  it.each(rows(ALL.filter(({ params }) => params !== null)))(
    '%s never fails, and what it refuses changes nothing',
    async (_name, call) => {
      const { params = {}, body } = sampled(call);
      const base = new URLSearchParams(params as Record<string, string>);
      const names = Object.keys(walked(call.params as never).entries ?? {});
      const changed = names.flatMap((name) =>
        STRANGE_WORDS.map((word) => {
          const query = new URLSearchParams(base);
          query.set(name, word);
          return query.toString();
        }),
      );
      const twice = names.map((name) => `${base}&${name}=2`);
      const queries = [...changed, ...twice, `${base}&necunoscut=1`, '%', '%ff=%ff', '__proto__=1'];
      tried.queries += queries.length;
      await refusesInPeace(
        call,
        queries.map((query) => ({ what: query.slice(0, 120), query, body })),
      );
    },
    120_000,
  );
});

const BOMB = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><Invoice>&c;</Invoice>';
const bytes = (text: string) => new TextEncoder().encode(text);
const DOCUMENTS: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] = [
  ['nothing', ''],
  ['an open tag', '<'],
  ['no root', '<?xml version="1.0"?>'],
  ['another root', '<html><script>alert(1)</script></html>'],
  ['entities', BOMB],
  ['an external entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Invoice>&b;</Invoice>'],
  ['depth', '<a>'.repeat(20_000)],
  ['attributes', `<Invoice ${Array.from({ length: 5_000 }, (_, at) => `a${at}=""`).join(' ')}/>`],
  ['a NUL', '<Invoice>\u0000</Invoice>'],
  ['another encoding', '<?xml version="1.0" encoding="UTF-16"?><Invoice/>'],
  ['bytes that are no UTF-8', new Uint8Array([0x3c, 0x61, 0xff, 0xfe, 0x80])],
  ['the head of a zip', bytes('PK\u0003\u0004')],
  ['the end of a zip alone', bytes(`PK\u0005\u0006${'\u0000'.repeat(18)}`)],
  [
    'a zip that says more than it is',
    bytes(`PK\u0005\u0006${'\u0000'.repeat(4)}\u007f\u007f\u007f\u007f${'\u007f'.repeat(8)}\u0000\u0000`),
  ],
  ...fc
    .sample(fc.uint8Array({ minLength: 1, maxLength: 2_000 }), { numRuns: 6, seed: 11 })
    .map((found, at) => [`chance ${at}`, new Uint8Array(found)] as const),
];

describe('with bytes that are no document', () => {
  it.each(rows(ALL.filter(({ bodyKind }) => bodyKind === 'xml' || bodyKind === 'zip')))(
    '%s never fails, and what it refuses changes nothing',
    async (_name, call) => {
      const { params } = sampled(call);
      tried.documents += DOCUMENTS.length;
      await refusesInPeace(
        call,
        DOCUMENTS.map(([what, raw]) => ({ what, params, raw })),
      );
    },
    120_000,
  );
});
