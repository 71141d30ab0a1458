/** Whose mailbox shows what: the real client against the stand-in's lists, of invoices, buyers' messages and CII. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createAnafClient } from '../../../../server/outside/anaf/anaf-client';
import type { AnafMessage, AnafPort, UploadRequest } from '../../../../server/outside/anaf/anaf-port';
import { openSignedZip } from '../../../../server/outside/anaf/answers/signed-zip';
import type { AnafStandInSettings } from '../../../../server/outside/stand-ins/anaf/anaf-settings';
import { buyersMessage } from '../buyers-message';
import { type InProcess, inProcessStandIns } from '../in-process-stand-ins';
import { sampleCii } from '../sample-cii';
import { sampleInvoice } from '../sample-invoice';
import { signInToAnaf } from '../sign-in-to-anaf';

const SELLER = '18547290';
const BUYER = '22334455';
const DAY_MS = 86_400_000;

let clock: number;
let standIns: InProcess;
let anaf: AnafPort;
let token: string;

async function open(settings: Partial<AnafStandInSettings> = {}): Promise<void> {
  clock = Date.parse('2026-03-02T08:00:00Z');
  standIns = inProcessStandIns({ now: () => clock, settings: { processingMs: 1000, listLagMs: 2000, ...settings } });
  anaf = createAnafClient(standIns.fetch, {
    baseUrl: `${standIns.url}/test/FCTEL/rest`,
    uploadTimeoutMs: 1000,
    queryTimeoutMs: 1000,
  });
  token = (await signInToAnaf(standIns.fetch, standIns.url)).accessToken;
}
beforeEach(() => open());

async function send(bytes: Uint8Array, more: Partial<UploadRequest> = {}): Promise<string> {
  const request = { cif: SELLER, standard: 'UBL', consumer: false, external: false, selfBilled: false, bytes } as const;
  const answer = await anaf.upload(token, { ...request, ...more });
  if (answer.kind !== 'taken') throw new Error(JSON.stringify(answer));
  clock += 5_000;
  return answer.index;
}

async function mailbox(cif: string, filter?: 'E' | 'T' | 'P' | 'R'): Promise<readonly AnafMessage[]> {
  const asked = { cif, from: clock - DAY_MS, to: clock, page: 1, ...(filter === undefined ? {} : { filter }) };
  const answer = await anaf.list(token, asked);
  if (answer.kind !== 'page') throw new Error(JSON.stringify(answer));
  return answer.messages;
}

async function documentOf(message: AnafMessage | undefined): Promise<string> {
  const answer = await anaf.download(token, message?.id ?? '');
  const opened = openSignedZip(answer.kind === 'zip' ? answer.bytes : new Uint8Array());
  return opened.kind === 'signed' ? new TextDecoder().decode(opened.document) : opened.detail;
}

describe('an invoice', () => {
  it('is shown to the seller as sent and to the buyer as received, under ids of their own', async () => {
    const bytes = sampleInvoice();
    const index = await send(bytes);
    const [sent] = await mailbox(SELLER);
    const [received] = await mailbox(BUYER);
    expect([sent?.type, received?.type]).toEqual(['FACTURA TRIMISA', 'FACTURA PRIMITA']);
    expect([sent?.uploadIndex, received?.uploadIndex]).toEqual([index, index]);
    expect(sent?.id).not.toBe(received?.id);
    expect(received?.details).toBe(
      `Factura cu id_incarcare=${index} emisa de cif_emitent=${SELLER} pentru cif_beneficiar=${BUYER}`,
    );
    expect(await documentOf(received)).toBe(new TextDecoder().decode(bytes));
    expect(await mailbox(BUYER, 'P')).toEqual(await mailbox(BUYER));
    expect(await mailbox(BUYER, 'T')).toEqual([]);
  });

  it('to itself is two messages of one upload', async () => {
    const index = await send(sampleInvoice({ buyerCif: SELLER }));
    const messages = await mailbox(SELLER);
    expect(messages.map(({ type }) => type)).toEqual(['FACTURA TRIMISA', 'FACTURA PRIMITA']);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
    expect(messages.every(({ uploadIndex }) => uploadIndex === index)).toBe(true);
  });

  it('refused is the sender’s alone', async () => {
    await send(sampleInvoice({ note: 'BR-RO-001' }));
    expect((await mailbox(SELLER, 'E')).map(({ type }) => type)).toEqual(['ERORI FACTURA']);
    expect(await mailbox(BUYER)).toEqual([]);
  });

  it('that the buyer wrote in the seller’s name is told so to both', async () => {
    await send(sampleInvoice(), { cif: BUYER, selfBilled: true });
    const [sent] = await mailbox(BUYER, 'T');
    const [received] = await mailbox(SELLER, 'P');
    expect(sent?.details).toContain(`transmisa de cif=${BUYER} ca autofactura in numele cif=${SELLER}`);
    expect(received?.details).toBe(sent?.details);
  });

  it('in CII is taken as it is', async () => {
    const bytes = sampleCii({ seller: SELLER, buyer: BUYER, number: 'CII-1' });
    await send(bytes, { standard: 'CII' });
    expect(await documentOf((await mailbox(BUYER))[0])).toBe(new TextDecoder().decode(bytes));
  });
});

describe('a buyer’s message', () => {
  it('reaches the issuer, and stands in both mailboxes', async () => {
    const index = await send(sampleInvoice());
    const note = buyersMessage(index, 'Cantitate greșită la poziția 2');
    await send(note, { cif: BUYER, standard: 'RASP' });
    expect((await mailbox(BUYER, 'R')).map(({ type }) => type)).toEqual(['MESAJ CUMPARATOR TRANSMIS']);
    const [received] = await mailbox(SELLER, 'R');
    expect(received?.type).toBe('MESAJ CUMPARATOR PRIMIT');
    expect(await documentOf(received)).toBe(new TextDecoder().decode(note));
  });

  it('on an invoice that it did not get is refused', async () => {
    await send(buyersMessage('5001129999', 'x'), { cif: BUYER, standard: 'RASP' });
    expect((await mailbox(BUYER)).map(({ type }) => type)).toEqual(['ERORI FACTURA']);
  });

  it('is one too many beyond the day’s limit', async () => {
    await open({ notesPerDay: 1 });
    const index = await send(sampleInvoice());
    const note = { cif: BUYER, standard: 'RASP', bytes: buyersMessage(index, 'x') } as const;
    await send(note.bytes, note);
    const plain = { consumer: false, external: false, selfBilled: false };
    expect(await anaf.upload(token, { ...plain, ...note })).toEqual({
      kind: 'refused',
      texts: [`S-au incarcat deja 1 de mesaje de tip RASP pentru cui=${BUYER} in cursul zilei`],
    });
  });
});

describe('the lists', () => {
  it('may show what can no longer be downloaded', async () => {
    await open({ downloadableMs: DAY_MS / 24 });
    await send(sampleInvoice());
    clock += DAY_MS / 12;
    const [received] = await mailbox(BUYER);
    expect((await anaf.download(token, received?.id ?? '')).kind).toBe('gone');
  });

  it.each([
    ['ahead', 120_000, 'page'],
    ['behind', -120_000, 'clock'],
  ] as const)('go by ANAF’s clock, which is %s', async (_name, clockAheadMs, kind) => {
    await open({ clockAheadMs });
    await send(sampleInvoice());
    const answer = await anaf.list(token, { cif: BUYER, from: clock - DAY_MS, to: clock, page: 1 });
    expect(answer.kind).toBe(kind);
  });
});

it('an enforcement body that is not in the register is refused', async () => {
  const address = `${standIns.url}/test/FCTEL/rest/upload?standard=UBL&executare=DA&cif=${SELLER}`;
  const headers = { authorization: `Bearer ${token}` };
  const response = await standIns.fetch(address, { method: 'POST', headers, body: Buffer.from(sampleInvoice()) });
  expect(await response.text()).toContain('nu este inregistrat in Registrul RO e-Factura executari silite');
});
