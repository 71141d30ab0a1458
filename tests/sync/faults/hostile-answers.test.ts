/** Whatever answers: nothing is taken for an acknowledgement or a page that is not one, and nothing throws. Seeded. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callServer } from '@/api/call-server';
import { Changes } from '@/api/calls/sync-calls';
import { DEFAULT_BASE_URLS } from '@/api/paths';
import { addPartner } from '@/db/collections/partner';
import { importUnsent } from '@/db/unsent/import-unsent';
import { drain } from '@/sync/drain/drain';
import { pullCompany } from '@/sync/pull/pull-company';
import { readNudges } from '@/sync/pull/read-nudges';
import { PARTNER, version } from '../../db/support/samples';
import { COMPANY, openTestDatabase } from '../../db/support/test-database';
import { testDevice } from '../support/test-device';

const RUNS = { seed: 20_261, numRuns: 60 };

/** Near misses too: names of the contract with values of any kind. */
const near = fc.dictionary(
  fc.constantFrom('status', 'error', 'code', 'row', 'item', 'fields', 'changes', 'head', 'hasMore', 'messages'),
  fc.oneof(fc.jsonValue(), fc.constantFrom('error', 'ok', 'conflict', 'busy', 'token-expired', 'nou')),
);
const body = fc.oneof(
  fc.string(),
  fc.json(),
  near.map((value) => JSON.stringify(value)),
);
const status = fc.constantFrom(200, 201, 301, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 507);
const answer = fc.record({ body, status });

describe('hostile answers', () => {
  it('are a failure with a kind, for every body and status', async () => {
    await fc.assert(
      fc.asyncProperty(answer, async (given) => {
        const fetch = async () => new Response(given.body, { status: given.status });
        const input = { params: undefined, body: { company: COMPANY, since: version(0), limit: 1 } };
        const result = await callServer({ urls: DEFAULT_BASE_URLS, fetch }, Changes, input);
        expect(result.ok ? 'ok' : result.failure.kind).toMatch(/^(refused|malformed)$/);
      }),
      { ...RUNS, numRuns: 500 },
    );
  });

  // Verifies: G4 G6
  it('never end an entry: it is there, in a state of the machine, and takes effect once the server answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 4 }), async (answers) => {
        const device = testDevice();
        await addPartner(device.context, PARTNER);
        const [before] = await device.db.outbox.toArray();
        for (const given of answers) {
          const fetch = async () => new Response(given.body, { status: given.status });
          await drain({ ...device.send, connection: { ...device.send.connection, fetch } }, { force: true });
          const [entry, ...others] = await device.db.outbox.toArray();
          expect([entry?.id, others]).toEqual([before?.id, []]);
          expect(['queued', 'rejected', 'waiting-for-sign-in']).toContain(entry?.state);
        }
        await device.db.outbox.toCollection().modify({ state: 'queued' });
        expect(await drain(device.send, { force: true })).toMatchObject({ done: 1 });
      }),
      RUNS,
    );
  });

  // Verifies: G8
  it('move no cursor and store no row', async () => {
    await fc.assert(
      fc.asyncProperty(answer, async (given) => {
        const device = testDevice();
        const fetch = async () => new Response(given.body, { status: given.status });
        const ports = { ...device.pull, connection: { ...device.pull.connection, fetch } };
        expect((await pullCompany(ports, COMPANY)).kind).toMatch(/^(failed|denied)$/);
        expect([await device.db.syncState.count(), await device.db.unknownChange.count()]).toEqual([0, 0]);
      }),
      RUNS,
    );
  });

  it('in the stream of hints are passed over, wherever the text is cut', async () => {
    const event = 'event: nudge\ndata: {"company":1,"version":5}\n\n';
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.nat(), async (noise, cut) => {
        const text = `: ${noise.replaceAll(/[\r\n]/g, '')}\n\n${event}`;
        const bytes = new TextEncoder().encode(text);
        const at = cut % bytes.length;
        const stream = new ReadableStream<Uint8Array>({
          start: (controller) => {
            controller.enqueue(bytes.slice(0, at));
            controller.enqueue(bytes.slice(at));
            controller.close();
          },
        });
        const nudges = [];
        for await (const nudge of readNudges(stream)) nudges.push(nudge);
        expect(nudges).toEqual([{ company: 1, version: 5 }]);
      }),
      { ...RUNS, numRuns: 300 },
    );
  });

  it('for a file of unsent work leave everything as it was', async () => {
    const db = openTestDatabase();
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        expect(await importUnsent(db, text)).toEqual({ kind: 'not-a-file' });
        expect(await db.outbox.count()).toBe(0);
      }),
      { ...RUNS, numRuns: 300 },
    );
  });
});
