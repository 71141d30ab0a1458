/** The literal answers of the reference, each in its class: a new class or a changed text shows here first. */
import { describe, expect, it } from 'vitest';
import { downloadAnswer } from '../../../../server/outside/anaf/answers/download-answer';
import { listAnswer } from '../../../../server/outside/anaf/answers/list-answer';
import { stateAnswer } from '../../../../server/outside/anaf/answers/state-answer';
import { uploadAnswer } from '../../../../server/outside/anaf/answers/upload-answer';
import type { Exchange } from '../../../../server/outside/outside-exchange';

function answer(body: string, status = 200, location = ''): Exchange {
  return { kind: 'answer', status, contentType: '', location, body: new TextEncoder().encode(body) };
}

const UPLOAD = 'mfp:anaf:dgti:spv:respUploadFisier:v1';
const STATE = 'mfp:anaf:dgti:efactura:stareMesajFactura:v1';
const upload = (rest: string): Exchange =>
  answer(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><header xmlns="${UPLOAD}" dateResponse="202108051140" ${rest}`,
  );
const state = (rest: string): Exchange => answer(`<header xmlns="${STATE}" ${rest}`);
const HTML = '<html><head><title>Request Rejected</title></head><body>support ID</body></html>';

describe('what stands before every service', () => {
  it.each([
    ['401', answer('', 401), 'unauthorized'],
    ['403', answer(HTML, 403), 'forbidden'],
    ['429', answer('{}', 429), 'throttled'],
    [
      '400',
      answer(
        '{"timestamp":"19-08-2021 11:59:29","status":400,"error":"Bad Request","message":"Parametrul id este obligatoriu"}',
        400,
      ),
      'bad-request',
    ],
    ['404', answer('{}', 404), 'bad-request'],
    ['maintenance', answer('', 302, 'https://mentenanta.anaf.ro/'), 'unavailable'],
    ['login wall', answer('', 302, '/my.policy'), 'unavailable'],
    ['nothing listens', { kind: 'unreachable', detail: 'ECONNREFUSED' } as const, 'unavailable'],
    ['reset', { kind: 'broken', detail: 'ECONNRESET' } as const, 'unknown'],
    ['503', answer(HTML, 503), 'unknown'],
    ['502', answer('', 502), 'unknown'],
    ['firewall page with 200', answer(HTML), 'unknown'],
    ['empty 200', answer(''), 'unknown'],
  ])('%s', (_name, exchange, kind) => {
    for (const read of [uploadAnswer, stateAnswer, listAnswer, downloadAnswer]) expect(read(exchange).kind).toBe(kind);
  });
});

describe('upload', () => {
  it('keeps the index as text: it exceeds 32 bits', () => {
    expect(uploadAnswer(upload('ExecutionStatus="0" index_incarcare="50011203620000000001"/>'))).toEqual({
      kind: 'taken',
      index: '50011203620000000001',
    });
  });
  it('gives every text of a refusal', () => {
    const refused = upload(
      'ExecutionStatus="1"><Errors errorMessage="Fisierul transmis nu este valid."/><Errors errorMessage="doi"/></header>',
    );
    expect(uploadAnswer(refused)).toEqual({ kind: 'refused', texts: ['Fisierul transmis nu este valid.', 'doi'] });
  });
  // Before: a right that the person lacks stood on the invoice as ANAF's refusal of it.
  it.each([
    'Nu aveti drept in SPV pentru CIF=1',
    'Nu exista niciun CIF pentru care sa aveti drept in SPV',
    'CIF introdus= RO1 nu este un numar',
    'Valorile acceptate pentru parametrul standard sunt UBL, CN, CII sau RASP',
    'Daca parametrul extern trebuie completat, valoarea acceptata este DA',
  ])('takes «%s» for no refusal of the document', (text) => {
    expect(uploadAnswer(upload(`ExecutionStatus="1"><Errors errorMessage="${text}"/></header>`))).toEqual({
      kind: 'declined',
      text,
    });
  });
  it('repeats a technical error instead of showing it as a refusal', () => {
    expect(
      uploadAnswer(upload('ExecutionStatus="1"><Errors errorMessage="A aparut o eroare tehnica. Cod: 77"/></header>'))
        .kind,
    ).toBe('technical');
  });
  it.each([
    ['acceptance without index', upload('ExecutionStatus="0"/>')],
    ['refusal without text', upload('ExecutionStatus="1"/>')],
    ['cut body', answer(`<header xmlns="${UPLOAD}" ExecutionStatus="0" index_inc`)],
    ['another service', state('stare="ok" id_descarcare="1"/>')],
    ['an index that is no number', upload('ExecutionStatus="0" index_incarcare="abc"/>')],
  ])('%s may stand for an acceptance: unknown', (_name, exchange) => {
    expect(uploadAnswer(exchange).kind).toBe('unknown');
  });
});

describe('state', () => {
  it.each([
    ['stare="ok" id_descarcare="123"/>', { kind: 'ok', downloadId: '123' }],
    ['stare="nok" id_descarcare="124"/>', { kind: 'nok', downloadId: '124' }],
    ['stare="in prelucrare"/>', { kind: 'processing' }],
    ['stare="XML cu erori nepreluat de sistem"/>', { kind: 'not-taken-over' }],
  ])('%s', (rest, expected) => {
    expect(stateAnswer(state(rest))).toEqual(expected);
  });
  it.each([
    ['Nu aveti dreptul de inteorgare pentru id_incarcare= 5', 'no-right'],
    ['Nu exista niciun CIF petru care sa aveti drept', 'no-right'],
    ['Nu exista factura cu id_incarcare= 5', 'not-found'],
    ['S-au facut deja 20 descarcari de mesaj in cursul zilei', 'daily-limit'],
    ['Id_incarcare introdus= x nu este un numar intreg', 'input'],
  ])('a failed query says nothing of the invoice: %s', (text, reason) => {
    expect(stateAnswer(state(`><Errors errorMessage="${text}"/></header>`))).toEqual({
      kind: 'query-failed',
      reason,
      text,
    });
  });
});

describe('list', () => {
  const error = (eroare: string): Exchange => answer(JSON.stringify({ eroare, titlu: 'Lista Mesaje' }));
  it.each(['Nu exista mesaje in ultimele 5 zile', 'Nu exista mesaje in intervalul selectat'])(
    '„%s” is an empty page',
    (text) => {
      expect(listAnswer(error(text))).toEqual({ kind: 'page', messages: [], pages: 1 });
    },
  );
  it('tells a clock that runs ahead', () => {
    expect(
      listAnswer(
        error('endTime = 01-02-2026 10:00:00 nu poate in viitor fata de momentul requestului = 01-02-2026 09:59:59'),
      ).kind,
    ).toBe('clock');
  });
  it.each([
    ['01-02-2026 10:00:00', '01-02-2026 09:59:59', 1_000],
    ['01-01-2026 00:30:00', '31-12-2025 23:00:00', 5_400_000],
  ])('and by how much: %s after %s', (end, now, aheadMs) => {
    const text = `endTime = ${end} nu poate in viitor fata de momentul requestului = ${now}`;
    expect(listAnswer(error(text))).toEqual({ kind: 'clock', text, aheadMs });
  });
  it('and not by how much, where ANAF does not say its time', () => {
    const text = 'endTime = 01-02-2026 10:00:00 nu poate in viitor fata de momentul requestului';
    expect(listAnswer(error(text))).toEqual({ kind: 'clock', text, aheadMs: undefined });
  });
  it.each([
    ['S-au facut deja 1500 interogari de lista mesaje de catre utilizator in cursul zilei', 'daily-limit'],
    ['Nu aveti drept in SPV pentru CIF=1', 'no-right'],
    ['Valorile acceptate pentru parametrul filtru sunt E, T, P sau R', 'input'],
  ])('%s', (text, reason) => {
    expect(listAnswer(error(text))).toEqual({ kind: 'query-failed', reason, text });
  });
  it('folds the type, an open set', () => {
    const mesaje = [
      { data_creare: '202603021200', cif: '1', id_solicitare: '5', detalii: 'd', tip: ' Factura trimisă ', id: '9' },
    ];
    expect(listAnswer(answer(JSON.stringify({ mesaje, serial: 's', cui: '1', titlu: 't' })))).toEqual({
      kind: 'page',
      pages: 1,
      messages: [
        { id: '9', uploadIndex: '5', type: 'FACTURA TRIMISA', createdAt: '202603021200', details: 'd', raw: mesaje[0] },
      ],
    });
  });
});

describe('download', () => {
  const error = (eroare: string): Exchange => answer(JSON.stringify({ eroare, titlu: 'Descarcare mesaj' }));
  it('takes a zip by its first bytes', () => {
    expect(downloadAnswer(answer('PK\u0003\u0004')).kind).toBe('zip');
  });
  it('knows what is gone forever', () => {
    expect(
      downloadAnswer(
        error('Fisierul nu mai poate fi descarcat pentru ca a trecut perioada de 60 de zile in care este disponibil'),
      ).kind,
    ).toBe('gone');
  });
  it.each([
    ['S-au facut deja 10 descarcari de mesaj in cursul zilei', 'daily-limit'],
    ['Nu aveti dreptul sa descarcati acesta factura', 'no-right'],
    ['Pentru id=1 nu exista inregistrata nici o factura', 'not-found'],
  ])('%s', (text, reason) => {
    expect(downloadAnswer(error(text))).toEqual({ kind: 'query-failed', reason, text });
  });
});
