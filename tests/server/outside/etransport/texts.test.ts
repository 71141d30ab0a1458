/**
 * Every text and state of e-Transport's reference (reference/anaf-etransport.md, sections 1.1–1.4): the class it is read into, and what
 * the product does then. The table in docs/anaf.md is made here: `ANAF_DOCS=write npx vitest run tests/server/outside/etransport/texts.test.ts`.
 */
import { expect, it } from 'vitest';
import { createTransportClient } from '../../../../server/outside/etransport/etransport-client';
import type { TransportPort } from '../../../../server/outside/etransport/etransport-port';
import { ETRANSPORT_TEXTS } from '../../../../server/outside/stand-ins/etransport/etransport-texts';
import { keptTable } from '../kept-table';

type Service = 'upload' | 'stareMesaj' | 'lista' | 'info';
type Read = { readonly kind: string; readonly reason?: string };

const ASKS: Readonly<Record<Service, (port: TransportPort) => Promise<Read>>> = {
  upload: (port) => port.upload('token', '1', new Uint8Array([60])),
  stareMesaj: (port) => port.state('token', '1'),
  lista: (port) => port.list('token', '1', 2),
  info: (port) => port.carried('token', '1'),
};

/** What the real client reads of an answer. */
function readAs(service: Service, answer: () => Promise<Response>): Promise<Read> {
  const settings = { baseUrl: 'https://anaf.example', uploadTimeoutMs: 1000, queryTimeoutMs: 1000 };
  return ASKS[service](createTransportClient(answer, settings));
}

const json = (value: unknown) => (): Promise<Response> => Promise.resolve(new Response(JSON.stringify(value)));

/** The answer in which a text comes. */
const SAYING: Readonly<Record<Service, (text: string) => unknown>> = {
  upload: (errorMessage) => ({ ExecutionStatus: 1, Errors: [{ errorMessage }], dateResponse: '202603150900' }),
  stareMesaj: (errorMessage) => ({ Errors: [{ errorMessage }], dateResponse: '202603150900' }),
  lista: (errorMessage) => ({ Errors: [{ errorMessage }], ExecutionStatus: 1 }),
  info: (error) => ({ trace_id: '0', dateResponse: '202603150900', error }),
};

/** By the class: what the product does, and where a person reads it. */
const DOES: Readonly<Record<string, string>> = {
  'upload taken': 'indexul și codul UIT se păstrează; codul stă acoperit până la starea ok',
  'upload refused':
    'declarația este respinsă, cu textul ANAF în „Parcurs” și în listă; „Corectează” o deschide din nou',
  'upload declined': 'nu este vina declarației: rămâne în așteptare, cu textul ANAF, și se încearcă din nou',
  'stareMesaj ok': 'codul UIT devine valid din ziua pornirii',
  'stareMesaj nok': 'declarația este respinsă, cu textele ANAF; codul nu se poate folosi',
  'stareMesaj processing': 'se întreabă din nou: 5 s, 15 s, 30 s, 1, 2, 5, 20 min; codul rămâne acoperit',
  'stareMesaj not-taken-over': 'respinsă, cu aceste cuvinte',
  'lista list': 'o listă goală, nu o eroare',
  'info carried': 'nimic transportat pentru alții, nu o eroare',
  'query-failed no-right': 'rămâne, cu textul ANAF la declarație sau la „Întreabă ANAF acum”; se încearcă din nou',
  'query-failed not-found': 'se întreabă două ore; apoi declarația se caută în listă, după referința ei',
  'query-failed daily-limit': 'rămâne, cu textul ANAF arătat; se continuă mai târziu',
  'query-failed technical': 'se întreabă din nou',
  'query-failed input': 'rămâne, cu textul ANAF arătat; nu decide nimic',
};

type Row = readonly [Service, string, string];

const TEXTS: readonly Row[] = [
  ['upload', ETRANSPORT_TEXTS.badStandard, 'declined'],
  ['upload', ETRANSPORT_TEXTS.cifNotNumber('x'), 'declined'],
  ['upload', ETRANSPORT_TEXTS.noRightAtAll, 'declined'],
  ['upload', ETRANSPORT_TEXTS.noRight('1'), 'declined'],
  ['upload', ETRANSPORT_TEXTS.tooLarge, 'refused'],
  ['upload', ETRANSPORT_TEXTS.notValid('org.xml.sax.SAXParseException; lineNumber: 1; columnNumber: 1; …'), 'refused'],
  ['stareMesaj', ETRANSPORT_TEXTS.stateNoRight('1'), 'no-right'],
  ['stareMesaj', 'Nu exista niciun CIF petru care sa aveti drept', 'no-right'],
  ['stareMesaj', ETRANSPORT_TEXTS.stateNotNumber('x'), 'input'],
  ['stareMesaj', ETRANSPORT_TEXTS.stateUnknown('1'), 'not-found'],
  ['stareMesaj', ETRANSPORT_TEXTS.stateLimit(100), 'daily-limit'],
  ['stareMesaj', 'A aparut o eroare tehnica. Cod: 77', 'technical'],
  ['lista', ETRANSPORT_TEXTS.noMessages(5), 'list'],
  ['lista', ETRANSPORT_TEXTS.daysNotNumber('x'), 'input'],
  ['lista', ETRANSPORT_TEXTS.daysOutside, 'input'],
  ['lista', ETRANSPORT_TEXTS.cifNotNumber('x'), 'input'],
  ['lista', ETRANSPORT_TEXTS.noRight('1'), 'no-right'],
  ['lista', ETRANSPORT_TEXTS.noRightAtAll, 'no-right'],
  ['lista', ETRANSPORT_TEXTS.listLimit(1000), 'daily-limit'],
  ['info', ETRANSPORT_TEXTS.noInformation, 'carried'],
  ['info', ETRANSPORT_TEXTS.carrierNotNumber('abc'), 'input'],
  ['info', ETRANSPORT_TEXTS.noRight('1'), 'no-right'],
  ['info', ETRANSPORT_TEXTS.noRightAtAll, 'no-right'],
];

/** States, and the answer of an upload that was taken. */
const STATES: readonly (readonly [Service, string, unknown, string])[] = [
  [
    'upload',
    'ExecutionStatus 0, index_incarcare, UIT',
    { ExecutionStatus: 0, index_incarcare: 6_001_000_000, UIT: '3V0P0L0P0T3JUW46', ref_declarant: '' },
    'taken',
  ],
  ['stareMesaj', 'stare ok', { stare: 'ok' }, 'ok'],
  [
    'stareMesaj',
    'stare nok, «UIT-ul nu poate fi identificat.»',
    { stare: 'nok', ExecutionStatus: 1, Errors: [{ errorMessage: ETRANSPORT_TEXTS.uitUnknown }] },
    'nok',
  ],
  ['stareMesaj', 'stare in prelucrare', { stare: 'in prelucrare' }, 'processing'],
  [
    'stareMesaj',
    'stare XML cu erori nepreluat de sistem',
    { stare: 'XML cu erori nepreluat de sistem' },
    'not-taken-over',
  ],
];

const TEST = '`etransport/texts.test.ts`';

async function classOf(service: Service, value: unknown): Promise<{ readonly found: string; readonly does: string }> {
  const { kind, reason } = await readAs(service, json(value));
  const found = kind === 'query-failed' ? (reason ?? '') : kind;
  return { found, does: DOES[kind === 'query-failed' ? `query-failed ${found}` : `${service} ${found}`] ?? '' };
}

it('reads each into its class, and the document says what comes of it', async () => {
  const rows: string[][] = [];
  for (const [service, text, expected] of TEXTS) {
    const { found, does } = await classOf(service, SAYING[service](text));
    expect(found, text).toBe(expected);
    rows.push([service, `«${text}»`, does, TEST]);
  }
  for (const [service, name, value, expected] of STATES) {
    const { found, does } = await classOf(service, value);
    expect(found, name).toBe(expected);
    rows.push([service, name, does, TEST]);
  }
  expect(rows.filter(([, , does]) => does === '')).toEqual([]);
  const { inDocs, made } = keptTable(
    'texte-etransport',
    ['serviciul', 'răspunsul', 'ce face produsul', 'testul'],
    rows,
  );
  expect(inDocs).toBe(made);
});

it('keeps what it does not know in ANAF’s words, and decides nothing by it', async () => {
  const text = 'Un text pe care ANAF nu l-a mai spus';
  for (const service of ['stareMesaj', 'lista', 'info'] as const)
    expect(await readAs(service, json(SAYING[service](text)))).toEqual({ kind: 'query-failed', reason: 'input', text });
  expect(await readAs('upload', json(SAYING.upload(text)))).toEqual({ kind: 'refused', texts: [text] });
});

it.each([
  ['401', () => new Response('', { status: 401 }), 'unauthorized'],
  ['403', () => new Response('', { status: 403 }), 'forbidden'],
  ['429', () => new Response('{}', { status: 429 }), 'throttled'],
  [
    '400 with a message',
    () => new Response('{"message":"Parametrul cui_op este obligatoriu"}', { status: 400 }),
    'bad-request',
  ],
  ['404 of a wrong path', () => new Response('{"status":404,"error":"Not Found"}', { status: 404 }), 'bad-request'],
  ['503', () => new Response('', { status: 503 }), 'unknown'],
  ['the page of a firewall', () => new Response('<html>Request Rejected</html>'), 'unknown'],
  ['nothing', () => new Response(''), 'unknown'],
  ['half an answer', () => new Response('{"stare":"o'), 'unknown'],
  ['a text', () => new Response('"ok"'), 'unknown'],
  ['a number', () => new Response('0'), 'unknown'],
  ['an empty object', () => new Response('{}'), 'unknown'],
  ['errors that say nothing', () => new Response('{"Errors":[{}],"error":"","ExecutionStatus":1}'), 'unknown'],
] as const)('%s decides nothing, whoever is asked', async (_name, answer, expected) => {
  for (const service of ['upload', 'stareMesaj', 'lista', 'info'] as const)
    expect([service, (await readAs(service, () => Promise.resolve(answer()))).kind]).toEqual([service, expected]);
});
