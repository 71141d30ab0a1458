/**
 * The stand-in against clients that others wrote: each operation that they have works, or fails by a fault of theirs that has a name.
 * The table in docs/anaf.md is made here: `ANAF_DOCS=write npx vitest run tests/server/outside/clients` writes it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fold } from '@/domain/text/fold';
import { DEMO_REGISTER } from '../../../../server/demo/demo-register';
import { officialCheck } from '../../../../server/outside/stand-ins/anaf/official-check';
import { type RunningStandIns, startStandIns } from '../../../../server/outside/stand-ins/start-stand-ins';
import { demoDocument } from '../../invoices/demo-document';
import { keptTable } from '../kept-table';
import { sampleCii } from '../sample-cii';
import { LEFT_OUT, unnamedMethods } from './left-out';
import { anafTsSdk, efacturaSdk, type IndependentClient, type SignedInClient } from './operations';

const OWN = '18547290';
const ADDRESS = {
  clientId: 'condica-demo',
  clientSecret: 'condica-demo-secret',
  redirectUri: 'https://localhost/auth/callback',
};

let directory: string;
let running: RunningStandIns;
const realFetch = globalThis.fetch;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'condica-clients-'));
  running = await startStandIns({
    port: 0,
    directory,
    check: officialCheck,
    companies: DEMO_REGISTER,
    settings: { processingMs: 0, listLagMs: 0, redirectUris: [ADDRESS.redirectUri], enforcementBodies: ['14399840'] },
  });
  // Paths and queries as the clients have them; only the hosts are the stand-in's.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    realFetch(String(url).replace(/^https:\/\/(?:api|logincert|webservicesp)\.anaf\.ro/, running.url), init),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await running.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Session {
  readonly client: IndependentClient;
  readonly refresh: string;
  readonly own: SignedInClient;
  /** Numbers of its own: a second upload is a duplicate. */
  readonly document: (part: string) => string;
}

type Operation = (session: Session) => Promise<void>;

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const note = (about: string): string =>
  `<header xmlns="mfp:anaf:dgti:spv:reqMesaj:v1" index_incarcare="${about}" message="Cantitate gresita"/>`;

async function accepted({ own, document }: Session, part: string) {
  const xml = document(part);
  const { index, errors } = await own.upload(xml, 'UBL');
  expect(errors).toEqual([]);
  const { state, downloadId } = await own.state(index);
  expect(state).toBe('ok');
  return { xml, index, downloadId };
}

async function sealed(session: Session, part: string) {
  const { xml, index, downloadId } = await accepted(session, part);
  const members = unzipSync(new Uint8Array(await session.own.download(downloadId)));
  const [document, seal] = [members[`${index}.xml`], members[`semnatura_${index}.xml`]];
  if (document === undefined || seal === undefined) throw new Error('not two members');
  expect(text(document)).toBe(xml);
  return { document: Buffer.from(document), seal: Buffer.from(seal) };
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'reînnoirea autorizării, cu rotație': async ({ client, refresh }) => {
    const renewed = await client.refreshed(refresh);
    expect(renewed.refresh).not.toBe(refresh);
    await expect(client.refreshed(refresh)).rejects.toThrow();
  },
  'upload UBL': async (session) => void (await accepted(session, 'U')),
  'upload UBL cu extern, autofactura': async ({ own, document }) => {
    for (const flags of [{ extern: true }, { autofactura: true }])
      expect((await own.upload(document(Object.keys(flags)[0] ?? ''), 'UBL', flags)).errors).toEqual([]);
  },
  'upload UBL cu executare: CIF în afara registrului': async ({ own, document }) => {
    const { errors } = await own.upload(document('X'), 'UBL', { executare: true });
    expect(errors.join()).toContain('nu este inregistrat in Registrul RO e-Factura executari silite');
  },
  'upload CII': async ({ own, client }) => {
    const cii = sampleCii({ seller: OWN, buyer: '14399840', number: client.name });
    expect((await own.upload(text(cii), 'CII')).errors).toEqual([]);
  },
  uploadb2c: async ({ own, document }) => {
    expect((await own.uploadToConsumer(document('C'))).errors).toEqual([]);
  },
  'upload RASP, de cumpărător': async (session) => {
    const { index } = await accepted(session, 'R');
    const buyer = running.standIns.store.byIndex(index)?.buyerCif ?? '';
    const { refresh } = await session.client.tokens(await codeOf(session.client));
    const message = await session.client.signedIn(buyer, refresh).upload(note(index), 'RASP');
    expect(message.errors).toEqual([]);
    expect((await session.own.state(message.index)).state).toBe('ok');
  },
  'upload refuzat (XML stricat)': async ({ own }) => {
    expect((await own.upload('<Invoice><a></Invoice>', 'UBL')).errors.join()).toContain(
      'Fisierul transmis nu este valid',
    );
  },
  'a doua încărcare: nok': async (session) => {
    const { xml } = await accepted(session, 'D');
    const { index } = await session.own.upload(xml, 'UBL');
    expect((await session.own.state(index)).state).toBe('nok');
  },
  'stareMesaj, index necunoscut': async ({ own }) => {
    expect((await own.state('999')).state).toBe('');
  },
  descarcare: async (session) => void (await sealed(session, 'Z')),
  'descarcare, id necunoscut': async ({ own }) => {
    const answer = await own.download('999');
    expect(answer.toString()).toContain('Pentru id=999 nu exista inregistrata nici o factura');
  },
  listaMesajeFactura: async ({ own }) => {
    expect(await own.list(1)).toContain('FACTURA TRIMISA');
  },
  'listaMesajeFactura, filtru E, T, P, R': async (session) => {
    const { index } = await accepted(session, 'L');
    const buyer = running.standIns.store.byIndex(index)?.buyerCif ?? '';
    const { refresh } = await session.client.tokens(await codeOf(session.client));
    const other = session.client.signedIn(buyer, refresh);
    await other.upload(note(index), 'RASP');
    expect(new Set(await session.own.list(1, 'T'))).toEqual(new Set(['FACTURA TRIMISA']));
    expect(new Set(await session.own.list(1, 'E'))).toEqual(new Set(['ERORI FACTURA']));
    expect(new Set(await other.list(1, 'P'))).toEqual(new Set(['FACTURA PRIMITA']));
    expect(new Set(await other.list(1, 'R'))).toEqual(new Set(['MESAJ CUMPARATOR TRANSMIS']));
    expect(new Set(await session.own.list(1, 'R'))).toEqual(new Set(['MESAJ CUMPARATOR PRIMIT']));
  },
  listaMesajePaginatieFactura: async ({ own }) => {
    const now = Date.now();
    expect(await own.pages(now - 86_400_000, now, 1)).toContain('FACTURA TRIMISA');
    // One gives ANAF's words, the other throws them.
    const beyond = await own.pages(now - 86_400_000, now, 9).catch((error: unknown) => [String(error)]);
    expect(beyond.join()).toContain('Pagina solicitata 9');
  },
  validare: async ({ own, document }) => {
    expect(await own.validate(document('V'))).toBe(true);
    expect(await own.validate(document('V').replace(/<cbc:CityName>.*?<\/cbc:CityName>/, ''))).toBe(false);
  },
  transformare: async ({ own, document }) => {
    expect((await own.paper(document('P'), true)).toString('latin1').slice(0, 5)).toBe('%PDF-');
  },
  'transformare/DA': async ({ own, document }) => {
    expect((await own.paper(document('P'), false)).toString('latin1').slice(0, 5)).toBe('%PDF-');
  },
  'registrul firmelor (getCompanyData, batchGetCompanyData)': async ({ client }) => {
    const [first, second] = DEMO_REGISTER;
    const names = [first?.name ?? '', second?.name ?? ''].map((name) => fold(name).toUpperCase());
    expect(await client.registered([first?.cui ?? '', `RO${second?.cui}`])).toEqual(names);
    await expect(client.registered(['4221306'])).resolves.toEqual([]);
  },
  'validate/signature': async (session) => {
    const { document, seal } = await sealed(session, 'S');
    expect(await session.own.checkSeal(document, seal)).toBe(true);
    expect(await session.own.checkSeal(Buffer.from('<Invoice/>'), seal)).toBe(false);
  },
};

/** What one of them alone has. */
const OF_ONE: Readonly<Record<string, (session: Session) => Promise<void> | undefined>> = {
  'stareMesaj cu originalul și motivele (getUploadStatus)': (session) =>
    session.own.stateWhole === undefined ? undefined : wholeState(session),
  'descarcare, documentul din arhivă (downloadDocumentXml)': (session) =>
    session.own.downloadXml === undefined ? undefined : documentOnly(session),
  'token bun de folosit (getValidAccessToken)': ({ client, refresh }) =>
    client.validAccess === undefined ? undefined : validAccess(client, refresh),
};

async function wholeState(session: Session): Promise<void> {
  const { index } = await accepted(session, 'W');
  const good = await session.own.stateWhole?.(index);
  expect(unzipSync(new Uint8Array(good?.zip ?? []))).toHaveProperty([`${index}.xml`]);
  const again = await session.own.upload(session.document('W'), 'UBL');
  const duplicate = await session.own.stateWhole?.(again.index);
  expect(duplicate?.reasons.join()).toContain('a mai fost transmisa anterior');
}

async function documentOnly(session: Session): Promise<void> {
  const { xml, downloadId } = await accepted(session, 'O');
  expect(await session.own.downloadXml?.(downloadId)).toBe(xml);
}

async function validAccess(client: IndependentClient, refresh: string): Promise<void> {
  const token = await client.validAccess?.(refresh);
  const hello = await fetch('https://api.anaf.ro/TestOauth/jaxrs/hello?name=x', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(hello.status).toBe(200);
}

/** The clients' own faults, by what they say; a fault that no longer shows fails here too. */
const FAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'efactura-sdk 3.0.8': {
    'stareMesaj, index necunoscut': 'ia o întrebare nereușită drept «nok»',
    'descarcare, id necunoscut': 'dă răspunsul JSON lui Buffer și cade',
    'validate/signature': 'cere sub …/FCTEL/rest/, unde ANAF nu are serviciul',
  },
  '@florinszilagyi/anaf-ts-sdk 1.6.0': {
    'descarcare, id necunoscut': 'dă răspunsul JSON lui Buffer și cade',
    'validate/signature': 'cere sub …/FCTEL/rest/, unde ANAF nu are serviciul',
  },
};

const NOT_THERE = 'nu o are';

async function codeOf(client: IndependentClient): Promise<string> {
  const answer = await fetch(client.authorizeUrl(), { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

async function outcomes(client: IndependentClient, prefix: string): Promise<readonly string[]> {
  const cells: string[] = [];
  const unnamed: string[] = [];
  for (const [name, operation] of Object.entries({ ...OPERATIONS, ...OF_ONE })) {
    const { refresh } = await client.tokens(await codeOf(client));
    const session: Session = {
      client,
      refresh,
      own: client.signedIn(OWN, refresh),
      document: (part) => text(demoDocument(`${prefix}-${part}-${cells.length}`)),
    };
    const done = operation(session);
    if (done === undefined) {
      cells.push(NOT_THERE);
      continue;
    }
    const failure = await done.then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const fault = FAULTS[client.name]?.[name];
    if (failure !== '' && fault === undefined) unnamed.push(`${name}: ${failure}`);
    if (failure === '' && fault !== undefined) unnamed.push(`${name}: its fault is gone`);
    cells.push(fault ?? 'merge');
  }
  expect(unnamed, client.name).toEqual([]);
  return cells;
}

it('does what others’ clients ask, but for their own faults', { timeout: 240_000 }, async () => {
  const clients = [efacturaSdk(ADDRESS), anafTsSdk(ADDRESS)];
  const columns = [
    await outcomes(clients[0] as IndependentClient, 'A'),
    await outcomes(clients[1] as IndependentClient, 'B'),
  ];
  const rows = ['autorizare → cod → token', ...Object.keys({ ...OPERATIONS, ...OF_ONE })].map((name, place) => [
    name,
    ...columns.map((cells) => (place === 0 ? 'merge' : (cells[place - 1] ?? ''))),
  ]);
  const { inDocs, made } = keptTable('clienti', ['operația', ...clients.map(({ name }) => `\`${name}\``)], rows);
  expect(inDocs).toBe(made);
});

it('leaves nothing of theirs out without a word', () => {
  expect(unnamedMethods()).toEqual([]);
  const { inDocs, made } = keptTable('lasate', ['ce mai au', 'de ce nu este aici'], Object.entries(LEFT_OUT));
  expect(inDocs).toBe(made);
});
