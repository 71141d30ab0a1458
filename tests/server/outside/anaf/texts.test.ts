/**
 * Every text and state of the reference (reference/anaf-efactura.md, sections 1.5, 3–6, 8): the class it is read into, and what the
 * product does then. The table in docs/anaf.md is made here: `ANAF_DOCS=write npx vitest run tests/server/outside/anaf/texts.test.ts`.
 */
import { expect, it } from 'vitest';
import { downloadAnswer } from '../../../../server/outside/anaf/answers/download-answer';
import { listAnswer } from '../../../../server/outside/anaf/answers/list-answer';
import { duplicateOf } from '../../../../server/outside/anaf/answers/signed-zip';
import { stateAnswer } from '../../../../server/outside/anaf/answers/state-answer';
import { uploadAnswer } from '../../../../server/outside/anaf/answers/upload-answer';
import type { Exchange } from '../../../../server/outside/outside-exchange';
import { keptTable } from '../kept-table';

type Service = 'upload' | 'stareMesaj' | 'descarcare' | 'lista';

function exchange(body: string, status = 200, location = ''): Exchange {
  return { kind: 'answer', status, contentType: '', location, body: new TextEncoder().encode(body) };
}

const header = (namespace: string, rest: string): Exchange => exchange(`<header xmlns="${namespace}" ${rest}`);
const UPLOAD = 'mfp:anaf:dgti:spv:respUploadFisier:v1';
const STATE = 'mfp:anaf:dgti:efactura:stareMesajFactura:v1';

/** The answer in which a text comes. */
const SAYING: Readonly<Record<Service, (text: string) => Exchange>> = {
  upload: (text) => header(UPLOAD, `ExecutionStatus="1"><Errors errorMessage="${text}"/></header>`),
  stareMesaj: (text) => header(STATE, `><Errors errorMessage="${text}"/></header>`),
  descarcare: (text) => exchange(JSON.stringify({ eroare: text, titlu: 'Descarcare mesaj' })),
  lista: (text) => exchange(JSON.stringify({ eroare: text, titlu: 'Lista Mesaje' })),
};

const READERS: Readonly<Record<Service, (answer: Exchange) => { readonly kind: string; readonly reason?: string }>> = {
  upload: uploadAnswer,
  stareMesaj: stateAnswer,
  descarcare: downloadAnswer,
  lista: listAnswer,
};

/** By the class: what the product does, and where a person reads it. */
const DOES: Readonly<Record<string, string>> = {
  'upload taken': 'indexul se păstrează; se așteaptă verdictul',
  'upload refused': 'factura este refuzată, cu textul ANAF; se corectează sub același număr',
  'upload declined': 'nu este vina facturii: rămâne în așteptare cu textul ANAF și se încearcă din nou',
  'upload technical': 'se trimite din nou, la intervale tot mai mari',
  'stareMesaj ok': 'acceptată; se descarcă originalul semnat',
  'stareMesaj nok': 'se descarcă motivele; respinsă, cu ele pe factură',
  'stareMesaj processing': 'se întreabă din nou: 5 s, 15 s, 30 s, 1, 2, 5, 20 min',
  'stareMesaj not-taken-over': 'respinsă, cu aceste cuvinte pe factură',
  'lista page': 'o listă goală, nu o eroare',
  'lista clock': 'se cere din nou, o dată, după ceasul ANAF',
  'descarcare gone': 'pierdut la ANAF: se spune pe factură, și se numără între cele pierdute',
  'query-failed no-right': 'rămâne, cu textul ANAF pe factură sau în starea cutiei; se încearcă din nou',
  'query-failed not-found': 'se întreabă două ore; apoi documentul se caută în liste, după octeți',
  'query-failed daily-limit': 'se continuă mâine; textul ANAF se arată',
  'query-failed technical': 'se întreabă din nou',
  'query-failed input': 'rămâne, cu textul ANAF arătat; nu decide nimic',
};

type Row = readonly [Service, string, string];

const TEXTS: readonly Row[] = [
  ['upload', 'Valorile acceptate pentru parametrul standard sunt UBL, CN, CII sau RASP', 'declined'],
  ['upload', 'Marime fisier transmis mai mare de 10 MB.', 'refused'],
  ['upload', 'CIF introdus= x nu este un numar', 'declined'],
  ['upload', 'Nu exista niciun CIF pentru care sa aveti drept in SPV', 'declined'],
  ['upload', 'Nu aveti drept in SPV pentru CIF=1', 'declined'],
  [
    'upload',
    'Fisierul transmis nu este valid. org.xml.sax.SAXParseException; lineNumber: 1; columnNumber: 1; …',
    'refused',
  ],
  ['upload', 'Daca parametrul extern trebuie completat, valoarea acceptata este DA', 'declined'],
  ['upload', 'Daca parametrul autofacturare trebuie completat, valoarea acceptata este DA', 'declined'],
  ['upload', 'Daca parametrul executare trebuie completat, valoarea acceptata este DA', 'declined'],
  ['upload', 'CIF introdus= 1 nu este inregistrat in Registrul RO e-Factura executari silite', 'refused'],
  ['upload', 'A aparut o eroare tehnica. Cod: 77', 'technical'],
  ['stareMesaj', 'Nu aveti dreptul de inteorgare pentru id_incarcare= 1', 'no-right'],
  ['stareMesaj', 'Nu exista niciun CIF petru care sa aveti drept', 'no-right'],
  ['stareMesaj', 'Id_incarcare introdus= x nu este un numar intreg', 'input'],
  ['stareMesaj', 'Nu exista factura cu id_incarcare= 1', 'not-found'],
  ['stareMesaj', 'S-au facut deja 20 descarcari de mesaj in cursul zilei', 'daily-limit'],
  ['stareMesaj', 'A aparut o eroare tehnica. Cod: 77', 'technical'],
  ['descarcare', 'Id descarcare introdus= x nu este un numar intreg', 'input'],
  ['descarcare', 'S-au facut deja 10 descarcari de mesaj in cursul zilei', 'daily-limit'],
  ['descarcare', 'Nu aveti dreptul sa descarcati acesta factura', 'no-right'],
  ['descarcare', 'Pentru id=1 nu exista inregistrata nici o factura', 'not-found'],
  [
    'descarcare',
    'Fisierul nu mai poate fi descarcat pentru ca a trecut perioada de 60 de zile in care este disponibil',
    'gone',
  ],
  ['lista', 'Nu exista mesaje in ultimele 5 zile', 'page'],
  ['lista', 'Nu exista mesaje in intervalul selectat', 'page'],
  ['lista', 'CIF introdus= x nu este un numar sau nu are o valoare acceptata de sistem', 'input'],
  ['lista', 'Numarul de zile introdus= x nu este un numar intreg', 'input'],
  ['lista', 'Numarul de zile trebuie sa fie intre 1 si 60', 'input'],
  ['lista', 'startTime = x nu este un numar sau nu are o valoare acceptata de sistem', 'input'],
  [
    'lista',
    'startTime = 01-01-2026 10:00:00 nu poate fi mai vechi de 60 de zile fata de momentul requestului',
    'input',
  ],
  ['lista', 'endTime = 01-01-2026 10:00:00 nu poate fi <= startTime = 01-01-2026 10:00:00', 'input'],
  [
    'lista',
    'endTime = 01-01-2026 10:00:05 nu poate in viitor fata de momentul requestului = 01-01-2026 10:00:00',
    'clock',
  ],
  ['lista', 'Valorile acceptate pentru parametrul filtru sunt E, T, P sau R', 'input'],
  ['lista', 'Nu aveti drept in SPV pentru CIF=1', 'no-right'],
  ['lista', 'Nu exista niciun CIF pentru care sa aveti drept in SPV', 'no-right'],
  ['lista', 'Pagina solicitata 9 este mai mare decat numarul toatal de pagini 1', 'input'],
  [
    'lista',
    'Lista de mesaje este mai mare decat numarul de 500 elemente permise in pagina. Folositi endpoint-ul cu paginatie.',
    'input',
  ],
  ['lista', 'S-au facut deja 1500 interogari de lista mesaje de catre utilizator in cursul zilei', 'daily-limit'],
];

/** States, by the attributes that they come in. */
const STATES: readonly Row[] = [
  ['upload', 'ExecutionStatus="0" index_incarcare="5001120362"', 'taken'],
  ['stareMesaj', 'stare="ok" id_descarcare="1"', 'ok'],
  ['stareMesaj', 'stare="nok" id_descarcare="1"', 'nok'],
  ['stareMesaj', 'stare="in prelucrare"', 'processing'],
  ['stareMesaj', 'stare="XML cu erori nepreluat de sistem"', 'not-taken-over'],
];

/** What may come in the place of any answer. */
const EVERYWHERE: readonly (readonly [string, Exchange, string, string])[] = [
  [
    '401',
    exchange('', 401),
    'unauthorized',
    'autorizarea se reînnoiește o dată; apoi se cere alteia sau se spune omului',
  ],
  ['403', exchange('', 403), 'forbidden', 'rămâne, cu explicația drepturilor din SPV; nu se reînnoiește nimic'],
  ['429', exchange('{}', 429), 'throttled', 'se lasă un minut, sau cât cere ANAF'],
  [
    '400, cu mesaj JSON',
    exchange('{"message":"Parametrul id este obligatoriu"}', 400),
    'bad-request',
    'o greșeală a noastră: se păstrează cu textul; niciun verdict',
  ],
  ['404', exchange('{}', 404), 'bad-request', 'ca 400: niciun verdict asupra facturii'],
  [
    '302 spre mentenanta.anaf.ro sau /my.policy',
    exchange('', 302, 'https://mentenanta.anaf.ro/'),
    'unavailable',
    'nu a plecat nimic: se încearcă mai târziu',
  ],
  ['5xx', exchange('', 503), 'unknown', 'încărcarea este îndoielnică: se caută în liste înainte de a o retrimite'],
  ['200 cu pagina firewall-ului', exchange('<html>Request Rejected</html>'), 'unknown', 'ca 5xx: nu este un verdict'],
  ['200 gol sau tăiat', exchange('<header'), 'unknown', 'ca 5xx'],
  ['conexiune ruptă', { kind: 'broken', detail: 'ECONNRESET' }, 'unknown', 'ca 5xx'],
  [
    'nicio adresă nu răspunde',
    { kind: 'unreachable', detail: 'ECONNREFUSED' },
    'unavailable',
    'nu a plecat nimic: se încearcă mai târziu',
  ],
];

const TEST = '`texts.test.ts`';

function classOf(service: Service, answer: Exchange): { readonly found: string; readonly does: string } {
  const read = READERS[service](answer);
  if (read.kind === 'query-failed')
    return { found: read.reason ?? '', does: DOES[`query-failed ${read.reason}`] ?? '' };
  return { found: read.kind, does: DOES[`${service} ${read.kind}`] ?? '' };
}

it('reads each into its class, and the document says what comes of it', () => {
  const rows: string[][] = [];
  for (const [service, text, expected] of TEXTS) {
    const { found, does } = classOf(service, SAYING[service](text));
    expect(found, text).toBe(expected);
    rows.push([service, `«${text}»`, does, TEST]);
  }
  for (const [service, attributes, expected] of STATES) {
    const { found, does } = classOf(service, header(service === 'upload' ? UPLOAD : STATE, `${attributes}/>`));
    expect(found, attributes).toBe(expected);
    rows.push([service, `\`${attributes}\``, does, TEST]);
  }
  for (const [name, answer, expected, does] of EVERYWHERE) {
    for (const read of Object.values(READERS)) expect(read(answer).kind, name).toBe(expected);
    rows.push(['oricare', name, does, TEST]);
  }
  expect(rows.filter(([, , does]) => does === '')).toEqual([]);
  const { inDocs, made } = keptTable('texte', ['serviciul', 'răspunsul', 'ce face produsul', 'testul'], rows);
  expect(inDocs).toBe(made);
});

it('keeps what it does not know in ANAF’s words, and decides nothing by it', () => {
  const unknown = 'Un text pe care ANAF nu l-a mai spus';
  for (const service of ['stareMesaj', 'descarcare', 'lista'] as const)
    expect(READERS[service](SAYING[service](unknown))).toEqual({
      kind: 'query-failed',
      reason: 'input',
      text: unknown,
    });
});

it('finds the index that a duplicate verdict names', () => {
  const text = 'Factura a mai fost transmisa anterior cu index=5001120362 si data incarcare=2026-03-02';
  expect(duplicateOf(['alt motiv', text])).toBe('5001120362');
});
