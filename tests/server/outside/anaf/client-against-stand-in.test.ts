/** The real client and the real stand-in over sockets: the stand-in's store on disk, its faults, its seal. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAnafClient } from '../../../../server/outside/anaf/anaf-client';
import type { AnafPort, StateAnswer, UploadAnswer, UploadRequest } from '../../../../server/outside/anaf/anaf-port';
import {
  duplicateOf,
  errorTexts,
  openSignedZip,
  type SignedZip,
} from '../../../../server/outside/anaf/answers/signed-zip';
import { checkSeal } from '../../../../server/outside/anaf/seal/check-seal';
import { standInSwitches } from '../../../../server/outside/stand-in-switches';
import type { Fault } from '../../../../server/outside/stand-ins/faults/fault';
import { type RunningStandIns, startStandIns } from '../../../../server/outside/stand-ins/start-stand-ins';
import { withinDeadline } from '../../../../server/outside/within-deadline';
import { realTimers } from '../../../../server/real-parts';
import { testCheck } from '../in-process-stand-ins';
import { sampleInvoice } from '../sample-invoice';
import { oauthClientFor, signInToAnaf } from '../sign-in-to-anaf';

const CIF = '18547290';
let directory: string;
let running: RunningStandIns;
let anaf: AnafPort;
let token: string;
let clock: number;

async function start(): Promise<void> {
  running = await startStandIns({
    port: 0,
    directory,
    check: testCheck,
    companies: [],
    settings: { processingMs: 1000, listLagMs: 2000, rights: [CIF], callsPerMinute: 50 },
    now: () => clock,
  });
  // Long enough for a busy machine; what is slow on purpose is asked with less patience.
  anaf = clientThatWaits(5_000);
}

function clientThatWaits(timeoutMs: number): AnafPort {
  const baseUrl = `${running.url}/test/FCTEL/rest`;
  return createAnafClient(withinDeadline(fetch, realTimers), {
    baseUrl,
    uploadTimeoutMs: timeoutMs,
    queryTimeoutMs: timeoutMs,
  });
}

beforeEach(async () => {
  clock = Date.parse('2026-03-02T08:00:00Z');
  directory = mkdtempSync(join(tmpdir(), 'condica-stand-in-'));
  await start();
  token = (await signInToAnaf(fetch, running.url)).accessToken;
});

afterEach(async () => {
  await running.close();
  rmSync(directory, { recursive: true, force: true });
});

function request(bytes: Uint8Array, more: Partial<UploadRequest> = {}): UploadRequest {
  return { cif: CIF, standard: 'UBL', consumer: false, external: false, selfBilled: false, bytes, ...more };
}

async function switchOn(fault: Partial<Fault>): Promise<void> {
  const response = await fetch(`${running.url}/__faults`, {
    method: 'POST',
    body: JSON.stringify({ count: 1, ...fault }),
  });
  expect(response.status).toBe(200);
}

function taken(answer: UploadAnswer): string {
  if (answer.kind !== 'taken') throw new Error(`not taken: ${JSON.stringify(answer)}`);
  return answer.index;
}

async function verdict(index: string): Promise<StateAnswer> {
  clock += 1500;
  return anaf.state(token, index);
}

async function signedZip(answer: StateAnswer): Promise<SignedZip & { kind: 'signed' }> {
  if (answer.kind !== 'ok' && answer.kind !== 'nok') throw new Error(answer.kind);
  const zip = await anaf.download(token, answer.downloadId);
  if (zip.kind !== 'zip') throw new Error(zip.kind);
  const opened = openSignedZip(zip.bytes);
  if (opened.kind !== 'signed') throw new Error(opened.detail);
  return opened;
}

const accepted = (): number => running.standIns.store.all().filter((upload) => upload.verdict === 'ok').length;

describe('an invoice', () => {
  it('is taken, processed, listed after its lag, and comes back signed byte for byte', async () => {
    const bytes = sampleInvoice();
    const index = taken(await anaf.upload(token, request(bytes)));
    expect((await anaf.state(token, index)).kind).toBe('processing');
    const state = await verdict(index);
    const list = { cif: CIF, from: clock - 600_000, page: 1, filter: 'T' as const };
    expect(await anaf.list(token, { ...list, to: clock })).toEqual({ kind: 'page', messages: [], pages: 1 });
    clock += 2000;
    const listed = await anaf.list(token, { ...list, to: clock });
    expect(listed.kind === 'page' && listed.messages.map((message) => message.uploadIndex)).toEqual([index]);
    const zip = await signedZip(state);
    expect(zip.index).toBe(index);
    expect(Buffer.compare(zip.document, bytes)).toBe(0);
  });

  it('bears a seal that verifies over its own bytes', async () => {
    const bytes = sampleInvoice();
    const { signature } = await signedZip(await verdict(taken(await anaf.upload(token, request(bytes)))));
    expect(checkSeal(bytes, signature, [running.signer.certificate]).kind).toBe('genuine');
  });

  it('with a broken rule comes back as errors, and may be corrected under its number', async () => {
    const index = taken(await anaf.upload(token, request(sampleInvoice({ note: 'BR-16' }))));
    const zip = await signedZip(await verdict(index));
    expect(errorTexts(zip.document)).toEqual(['E: validari globale SCHEMATRON eroare: [BR-16]']);
    const corrected = taken(await anaf.upload(token, request(sampleInvoice())));
    expect((await verdict(corrected)).kind).toBe('ok');
  });

  it('sent again gets the duplicate verdict naming the first', async () => {
    const first = taken(await anaf.upload(token, request(sampleInvoice())));
    const second = taken(await anaf.upload(token, request(sampleInvoice({ note: 'altfel' }))));
    const texts = errorTexts((await signedZip(await verdict(second))).document) ?? [];
    expect(texts).toEqual([`Factura a mai fost transmisa anterior cu index=${first} si data incarcare=2026-03-02`]);
    expect(duplicateOf(texts)).toBe(first);
  });
});

describe('refusals at upload', () => {
  it.each([
    ['no right', request(sampleInvoice(), { cif: '14399840' }), 'Nu aveti drept in SPV pentru CIF=14399840'],
    ['not a number', request(sampleInvoice(), { cif: 'RO1' }), 'CIF introdus= RO1 nu este un numar'],
  ])('%s', async (_name, upload, text) => {
    expect(await anaf.upload(token, upload)).toEqual({ kind: 'declined', text });
  });
  it('too large', async () => {
    expect(await anaf.upload(token, request(new Uint8Array(10 * 1024 * 1024 + 1)))).toEqual({
      kind: 'refused',
      texts: ['Marime fisier transmis mai mare de 10 MB.'],
    });
  });
  it("not XML, with the parser's place", async () => {
    const answer = await anaf.upload(token, request(new TextEncoder().encode('<Invoice><a></Invoice>')));
    expect(answer.kind === 'refused' && answer.texts[0]).toMatch(
      /^Fisierul transmis nu este valid\. .*lineNumber: 1; columnNumber: \d+/,
    );
  });
  it('a credit note sent as an invoice', async () => {
    const answer = await anaf.upload(token, request(sampleInvoice({ root: 'CreditNote' })));
    expect(answer.kind).toBe('refused');
    expect(
      (await anaf.upload(token, request(sampleInvoice({ root: 'CreditNote' }), { standard: 'CN', consumer: true })))
        .kind,
    ).toBe('taken');
  });
  it('nothing attached', async () => {
    expect(await anaf.upload(token, request(new Uint8Array()))).toEqual({
      kind: 'bad-request',
      message: 'Trebuie sa aveti atasat in request un fisier de tip xml',
    });
  });
});

describe('faults', () => {
  it.each([
    ['refuse', 'refused', 0],
    ['no-right', 'declined', 0],
    ['drop-before-accept', 'unknown', 0],
    ['accept-and-drop', 'unknown', 1],
    ['html', 'unknown', 0],
    ['accept-and-html', 'unknown', 1],
    ['throttle', 'throttled', 0],
    ['maintenance', 'unavailable', 0],
    ['server-error', 'unknown', 0],
    ['accept-and-server-error', 'unknown', 1],
    ['unauthorized', 'unauthorized', 0],
    ['forbidden', 'forbidden', 0],
    ['garbage', 'unknown', 1],
    ['not-found', 'bad-request', 0],
  ] as const)('%s is answered as %s with %i accepted', async (kind, answer, count) => {
    await switchOn({ kind, path: '/upload' });
    expect((await anaf.upload(token, request(sampleInvoice()))).kind).toBe(answer);
    expect(accepted()).toBe(count);
    // The fault was for one request only.
    expect((await anaf.upload(token, request(sampleInvoice({ number: 'B' })))).kind).toBe('taken');
  });
  it('a zip of more than 32 MB is broken off, and the whole one comes the next time', async () => {
    const state = await verdict(taken(await anaf.upload(token, request(sampleInvoice()))));
    const id = state.kind === 'ok' ? state.downloadId : '';
    await switchOn({ kind: 'oversized', path: '/descarcare' });
    expect(await anaf.download(token, id)).toEqual({ kind: 'unknown', detail: 'answer too large' });
    expect((await anaf.download(token, id)).kind).toBe('zip');
  });
  it('slow beyond the timeout leaves the outcome unknown', async () => {
    await switchOn({ kind: 'slow', path: '/upload', delayMs: 2_000 });
    expect((await clientThatWaits(300).upload(token, request(sampleInvoice()))).kind).toBe('unknown');
  });
  it('a newer rule rejects one document without notes, and is not used up by what no rule sees', async () => {
    await switchOn({ kind: 'reject' });
    const bare = (number: string) => request(sampleInvoice({ number, note: '' }));
    expect((await anaf.upload(token, request(new Uint8Array()))).kind).toBe('bad-request');
    expect((await verdict(taken(await anaf.upload(token, request(sampleInvoice()))))).kind).toBe('ok');
    const zip = await signedZip(await verdict(taken(await anaf.upload(token, bare('A')))));
    expect(errorTexts(zip.document)).toEqual([expect.stringContaining('[BR-RO-900]')]);
    expect((await verdict(taken(await anaf.upload(token, bare('B'))))).kind).toBe('ok');
  });
  it('a named fault about one document leaves the others alone, stands over a restart and is taken off by its name', async () => {
    const about = { sellerCif: CIF, number: 'HELD' };
    const fault = { kind: 'in-work', path: '/stareMesaj', name: 'demonstration', document: about } as const;
    const switches = standInSwitches(fetch, running.url);
    await switches.hold(fault);
    await switches.hold(fault);
    const held = taken(await anaf.upload(token, request(sampleInvoice({ number: 'HELD' }))));
    const free = taken(await anaf.upload(token, request(sampleInvoice({ number: 'FREE' }))));
    expect((await verdict(free)).kind).toBe('ok');
    await running.close();
    await start();
    expect((await anaf.state(token, held)).kind).toBe('processing');
    expect(running.standIns.faults.list()).toHaveLength(1);
    const again = standInSwitches(fetch, running.url);
    expect(await again.release('other')).toBe(true);
    expect((await anaf.state(token, held)).kind).toBe('processing');
    expect(await again.release('demonstration')).toBe(true);
    expect((await anaf.state(token, held)).kind).toBe('ok');
  });
  it('refuses a fault it does not know', async () => {
    const response = await fetch(`${running.url}/__faults`, { method: 'POST', body: '{"kind":"magic"}' });
    expect(response.status).toBe(400);
  });
  it('nothing listening is certain: unavailable', async () => {
    const closed = await startStandIns({
      port: 0,
      directory: join(directory, 'other'),
      check: testCheck,
      companies: [],
    });
    await closed.close();
    const nowhere = createAnafClient(fetch, {
      baseUrl: `${closed.url}/test/FCTEL/rest`,
      uploadTimeoutMs: 400,
      queryTimeoutMs: 400,
    });
    expect((await nowhere.upload(token, request(sampleInvoice()))).kind).toBe('unavailable');
  });
});

describe('limits', () => {
  it("429 beyond the minute's calls, until the next minute", async () => {
    for (let call = 0; call < 50; call += 1) await anaf.state(token, '1');
    expect((await anaf.state(token, '1')).kind).toBe('throttled');
    clock += 60_000;
    expect((await anaf.state(token, '1')).kind).toBe('query-failed');
  });
  it('ten downloads a message and day', async () => {
    const state = await verdict(taken(await anaf.upload(token, request(sampleInvoice()))));
    if (state.kind !== 'ok') throw new Error(state.kind);
    for (let count = 0; count < 10; count += 1) expect((await anaf.download(token, state.downloadId)).kind).toBe('zip');
    expect(await anaf.download(token, state.downloadId)).toMatchObject({ kind: 'query-failed', reason: 'daily-limit' });
    clock += 86_400_000;
    expect((await anaf.download(token, state.downloadId)).kind).toBe('zip');
    clock += 61 * 86_400_000;
    expect((await anaf.download(token, state.downloadId)).kind).toBe('gone');
  });
});

describe('the store', () => {
  it('survives a restart, with tokens and seal', async () => {
    const bytes = sampleInvoice();
    const index = taken(await anaf.upload(token, request(bytes)));
    await running.close();
    await start();
    const zip = await signedZip(await verdict(index));
    expect(Buffer.compare(zip.document, bytes)).toBe(0);
    const store: unknown = await (await fetch(`${running.url}/__store`)).json();
    expect(store).toMatchObject({ accepted: { [`${CIF}/FCT-0001`]: [index] } });
  });
});

describe('tokens', () => {
  it('rotate: the predecessor stops working at once', async () => {
    const oauth = oauthClientFor(fetch, running.url);
    const first = await signInToAnaf(fetch, running.url);
    const second = await oauth.refresh(first.refreshToken);
    expect(second.kind).toBe('tokens');
    expect(await oauth.refresh(first.refreshToken)).toEqual({ kind: 'denied' });
    expect((await anaf.state(first.accessToken, '1')).kind).toBe('unauthorized');
    expect(second.kind === 'tokens' && (await anaf.state(second.tokens.accessToken, '1')).kind).toBe('query-failed');
  });
  it('a code is exchanged once and within a minute', async () => {
    const oauth = oauthClientFor(fetch, running.url);
    const response = await fetch(oauth.authorizeUrl('s'), { redirect: 'manual' });
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
    clock += 61_000;
    expect(await oauth.exchangeCode(code)).toEqual({ kind: 'denied' });
  });
  it('expire', async () => {
    clock += 91 * 86_400_000;
    expect((await anaf.state(token, '1')).kind).toBe('unauthorized');
  });
  it('a page instead of tokens is not a denial', async () => {
    await switchOn({ kind: 'html', path: '/token' });
    expect((await oauthClientFor(fetch, running.url).refresh('x')).kind).toBe('unavailable');
  });
});
