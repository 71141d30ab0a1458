/** Ways of a filing that once had no end, or the wrong one: each ends by itself, or says in words what it waits for. Verifies: G13 */
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Filing, isSettled } from '../../../server/filings/filing';
import type { FilingParts, FilingStore } from '../../../server/filings/filing-parts';
import { runFiling } from '../../../server/filings/run-filing';
import { createAnafClient } from '../../../server/outside/anaf/anaf-client';
import { STAND_IN_PLAN } from '../../../server/outside/anaf/filing-plan';
import type { AnafStandInSettings } from '../../../server/outside/stand-ins/anaf/anaf-settings';
import type { FaultKind } from '../../../server/outside/stand-ins/faults/fault';
import { type InProcess, inProcessStandIns } from '../outside/in-process-stand-ins';
import { sampleInvoice } from '../outside/sample-invoice';
import { signInToAnaf } from '../outside/sign-in-to-anaf';
import { type MemoryFilingStore, memoryFilingStore, recordedFiling } from './memory-filing-store';

const START = Date.parse('2026-03-02T08:00:00Z');
const HOUR = 3_600_000;
const NUMBER = 'FCT-1';

type Change = (url: string, ask: () => Promise<Response>) => Promise<Response>;

interface World {
  readonly outside: InProcess;
  readonly store: MemoryFilingStore;
  readonly clock: { now: number };
  /** What stands between the client and ANAF. */
  change: Change;
  /** Several servers at once, each with another filing. */
  together: boolean;
  filing(place?: number): Filing;
  fault(kind: FaultKind, path: string, count?: number): void;
  /** As far as it goes within this time. */
  run(ms?: number): Promise<Filing>;
  uploads(): readonly string[];
}

async function world(
  documents: readonly Uint8Array[] = [sampleInvoice({ number: NUMBER })],
  settings: Partial<AnafStandInSettings> = {},
  around: (store: FilingStore, clock: { now: number }) => FilingStore = (store) => store,
  anafBehindMs = 0,
): Promise<World> {
  const clock = { now: START };
  const outside = inProcessStandIns({ now: () => clock.now - anafBehindMs, settings });
  const { accessToken } = await signInToAnaf(outside.fetch, outside.url);
  const store = memoryFilingStore(() => clock.now);
  for (const [place, bytes] of documents.entries()) store.add(recordedFiling(`f${place}`, bytes, START), bytes);
  const token = { kind: 'token', token: accessToken, covers: true } as const;
  const made: World = {
    outside,
    store,
    clock,
    change: (_url, ask) => ask(),
    together: false,
    filing: (place = 0) => {
      const filing = store.all()[place];
      if (filing === undefined) throw new Error('no such filing');
      return filing;
    },
    fault: (kind, path, count = 1) => outside.standIns().faults.add({ kind, path, count, delayMs: 0 }),
    run: async (ms = 24 * HOUR) => {
      const end = clock.now + ms;
      for (;;) {
        const open = store.all().filter((filing) => !isSettled(filing));
        const next = Math.min(...open.map(({ dueAt }) => dueAt));
        if (open.length === 0 || next > end) return made.filing();
        clock.now = Math.max(clock.now + 10, next);
        if (made.together) await Promise.all(open.map(({ id }) => runFiling(parts, id)));
        else for (const { id } of open) await runFiling(parts, id);
      }
    },
    uploads: () =>
      outside
        .standIns()
        .store.all()
        .map(({ verdict }) => verdict),
  };
  const parts: FilingParts = {
    store: around(store, clock),
    anaf: createAnafClient((url, init) => made.change(url, () => outside.fetch(url, init)), {
      baseUrl: `${outside.url}/test/FCTEL/rest`,
      uploadTimeoutMs: 60_000,
      queryTimeoutMs: 60_000,
    }),
    tokens: { tokenFor: async () => token, tokenAfterRefusal: async () => token },
    budget: { take: async () => 0 },
    readsList: async () => false,
    lostTime: async () => ({ kind: 'read', nobodys: [] }),
    plan: STAND_IN_PLAN,
    now: () => clock.now,
    random: () => 0.5,
  };
  return made;
}

const UNKNOWN_STATE: Change = async (url, ask) =>
  url.includes('/stareMesaj')
    ? new Response(
        '<header xmlns="mfp:anaf:dgti:efactura:stareMesajFactura:v1"><Errors errorMessage="Nu exista factura cu id_incarcare= 5"/></header>',
      )
    : ask();

describe('an index that ANAF knows no more', () => {
  // Before: asked for ever, and nobody was told.
  it('is looked for in the list after the bound, where a person sees it, and found by its bytes', async () => {
    const it = await world();
    it.change = UNKNOWN_STATE;
    await it.run(STAND_IN_PLAN.unknownMs + 8000);
    expect(it.store.history.get('f0')).toContain('lost');
    expect(it.filing()).toMatchObject({ sends: 1 });
    it.change = (_url, ask) => ask();
    expect(await it.run()).toMatchObject({ state: 'accepted', zip: 'kept', messages: [] });
    expect(it.uploads()).toEqual(['ok']);
  });

  it('of a duplicate verdict ends as refused, with the word to look into SPV first', async () => {
    const bytes = sampleInvoice({ number: NUMBER });
    const it = await world([bytes]);
    // Another program had sent the same invoice, with other bytes.
    const other = createAnafClient(it.outside.fetch, {
      baseUrl: `${it.outside.url}/test/FCTEL/rest`,
      uploadTimeoutMs: 1000,
      queryTimeoutMs: 1000,
    });
    const { accessToken } = await signInToAnaf(it.outside.fetch, it.outside.url);
    const sent = { cif: '18547290', standard: 'UBL', consumer: false, external: false, selfBilled: false } as const;
    const foreign = sampleInvoice({ number: NUMBER, note: 'alt program' });
    const taken = await other.upload(accessToken, { ...sent, bytes: foreign });
    if (taken.kind !== 'taken') throw new Error(taken.kind);
    it.change = (url, ask) => (url.includes(`id_incarcare=${taken.index}`) ? UNKNOWN_STATE(url, ask) : ask());
    const end = await it.run();
    expect(end).toMatchObject({ state: 'rejected', sends: 1 });
    expect(end.messages.join()).toContain('Căutați factura în SPV');
  });
});

describe('an upload that ANAF took and refused while the answer was lost', () => {
  it.each([true, false])('is found in the list of errors, not sent again (duplicates refused: %s)', async (refuses) => {
    const it = await world([sampleInvoice({ number: NUMBER, note: 'BR-RO-020' })], { refusesDuplicates: refuses });
    it.fault('accept-and-drop', '/upload');
    const end = await it.run();
    expect(end).toMatchObject({ state: 'rejected', sends: 1 });
    expect(end.messages.join()).toContain('BR-RO-020');
    expect(it.uploads()).toEqual(['nok']);
  });

  it('is not taken for that of another invoice in doubt: then each is sent again', async () => {
    const it = await world([sampleInvoice({ number: NUMBER, note: 'BR-RO-020' }), sampleInvoice({ number: 'FCT-2' })]);
    it.fault('accept-and-drop', '/upload');
    it.fault('drop-before-accept', '/upload');
    await it.run();
    expect(it.store.all().map(({ state }) => state)).toEqual(['rejected', 'accepted']);
    expect([...it.uploads()].sort()).toEqual(['nok', 'nok', 'ok']);
  });
});

describe('many in doubt at once', () => {
  const MANY = Array.from({ length: 24 }, (_, place) => sampleInvoice({ number: `FCT-${place + 1}` }));
  const DOWNLOAD = /descarcare\?id=(\d+)/;
  const SPENT = JSON.stringify({
    eroare: 'S-au facut deja 10 descarcari de mesaj in cursul zilei',
    titlu: 'Descarcare mesaj',
  });

  // Before: all looked into the same messages at once, the ten downloads of a day were spent, and everything waited for tomorrow.
  it('share what one of them has seen: no message is downloaded ten times', async () => {
    const it = await world(MANY);
    const downloads = new Map<string, number>();
    it.change = (url, ask) => {
      const [, id] = DOWNLOAD.exec(url) ?? [];
      if (id !== undefined) downloads.set(id, (downloads.get(id) ?? 0) + 1);
      return ask();
    };
    it.fault('accept-and-drop', '/upload', MANY.length);
    it.together = true;
    await it.run(HOUR);
    expect(it.store.all().map(({ state, zip, sends }) => ({ state, zip, sends }))).toEqual(
      MANY.map(() => ({ state: 'accepted', zip: 'kept', sends: 1 })),
    );
    expect(it.uploads()).toEqual(MANY.map(() => 'ok'));
    // Once to compare, once to keep.
    expect([...downloads.values()]).toEqual(MANY.map(() => 2));
  });

  it('find their own where the first message is not given out today', async () => {
    const it = await world(MANY.slice(0, 4));
    let first: string | undefined;
    let isSpent = true;
    it.change = async (url, ask) => {
      const [, id] = DOWNLOAD.exec(url) ?? [];
      first ??= id;
      return id !== undefined && id === first && isSpent ? new Response(SPENT) : ask();
    };
    it.fault('accept-and-drop', '/upload', 4);
    await it.run(HOUR);
    const states = it.store.all().map(({ state }) => state);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(3);
    const waits = it.store.all().find(({ state }) => state === 'doubtful');
    expect(waits?.messages.join()).toContain('Limita zilnică ANAF este atinsă');
    isSpent = false;
    await it.run(HOUR);
    expect(it.store.all().map(({ state, zip, sends }) => [state, zip, sends])).toEqual(
      states.map(() => ['accepted', 'kept', 1]),
    );
    expect(it.uploads()).toEqual(['ok', 'ok', 'ok', 'ok']);
  });
});

describe('a clock that runs ahead of ANAF’s', () => {
  // Before: ANAF refused the list's end, which lay in its future, each time; the invoice stayed in doubt for ever.
  it.each([2, 60, 24 * 60])('by %i minutes does not keep a doubt from its end', async (minutes) => {
    const it = await world(undefined, {}, undefined, minutes * 60_000);
    it.fault('accept-and-drop', '/upload');
    expect(await it.run()).toMatchObject({ state: 'accepted', sends: 1 });
    expect(it.uploads()).toEqual(['ok']);
  });
});

describe('how long ANAF asks to be left alone', () => {
  // Before: asked again after a fixed minute, whatever it had said.
  it.each(['/upload', '/stareMesaj'])('is waited out: 429 at %s', async (path) => {
    const it = await world();
    const askedAt: number[] = [];
    it.change = async (url, ask) => {
      if (!url.includes(path)) return ask();
      askedAt.push(it.clock.now);
      return askedAt.length > 1 ? ask() : new Response('{}', { status: 429, headers: { 'retry-after': '300' } });
    };
    expect(await it.run()).toMatchObject({ state: 'accepted', sends: path === '/upload' ? 2 : 1 });
    expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThanOrEqual(300_000);
  });
});

describe('an answer of the road at upload', () => {
  // Before: one wrong path at a gateway marked every invoice on its way as refused by ANAF.
  it.each<FaultKind>(['not-found', 'html', 'no-right', 'maintenance'])(
    '(%s) is no refusal of the invoice: it says so in words, and goes on',
    async (kind) => {
      const it = await world();
      it.fault(kind, '/upload', 2);
      await it.run(100);
      const { state, messages } = it.filing();
      expect(['recorded', 'doubtful']).toContain(state);
      if (kind === 'not-found') expect(messages.join()).toContain('Nu este o refuzare a facturii');
      if (kind === 'no-right') expect(messages.join()).toContain('Nu aveti drept in SPV');
      expect(await it.run()).toMatchObject({ state: 'accepted', messages: [] });
      expect(it.uploads()).toEqual(['ok']);
    },
  );

  it("is one where it is ANAF's own and speaks of the document", async () => {
    const it = await world([new TextEncoder().encode('<Invoice')]);
    expect(await it.run()).toMatchObject({
      state: 'refused',
      messages: [expect.stringContaining('Fisierul transmis')],
    });
  });
});

// Before: fetched every half hour for ever.
it('a signed zip that holds another document each time is kept as proof, and shown', async () => {
  const it = await world();
  const foreign = zipSync({ '5.xml': new TextEncoder().encode('<alt/>'), 'semnatura_5.xml': new Uint8Array([1]) });
  let fetched = 0;
  it.change = async (url, ask) => {
    if (!url.includes('/descarcare')) return ask();
    fetched += 1;
    return new Response(Buffer.from(foreign));
  };
  const end = await it.run();
  expect(end).toMatchObject({ state: 'accepted', zip: 'other', messages: [expect.stringContaining('ca dovadă')] });
  expect(fetched).toBe(3);
  expect(isSettled(end)).toBe(true);
});

// Before: a process frozen there sent after another had looked, found nothing, and sent it itself.
it('a process that stood still between the record of its attempt and the call does not send', async () => {
  let freezes = 1;
  const it = await world(undefined, { refusesDuplicates: false }, (store, clock) => ({
    ...store,
    record: async (filing, fact, dueAt) => {
      const recorded = await store.record(filing, fact, dueAt);
      if (fact.kind === 'upload-started' && freezes-- > 0) clock.now += 2 * HOUR;
      return recorded;
    },
  }));
  await it.run(2 * HOUR + 500);
  expect(it.filing().state).toBe('doubtful');
  expect(it.uploads()).toEqual([]);
  expect(await it.run()).toMatchObject({ state: 'accepted', sends: 2 });
  expect(it.uploads()).toEqual(['ok']);
});

it('an odd entry of the list, without details, hides no other', async () => {
  const it = await world();
  it.change = async (url, ask) => {
    const response = await ask();
    if (!url.includes('/listaMesajePaginatieFactura')) return response;
    const page = await response.json();
    if (Array.isArray(page.mesaje))
      page.mesaje = [{ id: '1' }, ...page.mesaje.map(({ detalii: _detalii, ...rest }: { detalii: string }) => rest)];
    return Response.json(page);
  };
  it.fault('accept-and-drop', '/upload');
  expect(await it.run()).toMatchObject({ state: 'accepted', sends: 1 });
});
