/** The real client of e-Transport and the real stand-in: the addresses that are asked, each answer, each fault, what is counted. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { TransportOperation } from '@/domain/transport/model/declaration';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { isUit } from '@/domain/transport/uit';
import { createTransportClient } from '../../../../server/outside/etransport/etransport-client';
import type { TransportPort, TransportUploadAnswer } from '../../../../server/outside/etransport/etransport-port';
import type { AnafStandInSettings } from '../../../../server/outside/stand-ins/anaf/anaf-settings';
import { ETRANSPORT_TEXTS } from '../../../../server/outside/stand-ins/etransport/etransport-texts';
import type { FaultKind } from '../../../../server/outside/stand-ins/faults/fault';
import { declaring } from '../../transports/transport-world';
import { type InProcess, inProcessStandIns } from '../in-process-stand-ins';
import { signInToAnaf } from '../sign-in-to-anaf';

const CIF = '18547290';
const CARRIER = '14399840';
const START = '2026-03-16';
const PROCESSED_MS = 1500;
const LISTED_MS = 3000;

let clock: number;
let standIns: InProcess;
let token: string;
let etransport: TransportPort;
/** Method and address of every call, from the service's root. */
let asked: string[];

async function open(settings: Partial<AnafStandInSettings> = {}): Promise<void> {
  clock = Date.parse('2026-03-15T08:00:00Z');
  asked = [];
  const times = { processingMs: PROCESSED_MS, listLagMs: LISTED_MS };
  standIns = inProcessStandIns({ now: () => clock, settings: { ...times, rights: [CIF, CARRIER], ...settings } });
  token = (await signInToAnaf(standIns.fetch, standIns.url)).accessToken;
  const baseUrl = `${standIns.url}/test/ETRANSPORT/ws/v1`;
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    asked.push(`${init.method ?? 'GET'} ${url.replace(baseUrl, '')}`);
    return standIns.fetch(url, init);
  };
  etransport = createTransportClient(fetch, { baseUrl, uploadTimeoutMs: 1000, queryTimeoutMs: 1000 });
}
beforeEach(() => open());

const bytesOf = (content: TransportOperation, reference = 'R-1', declarant = CIF): Uint8Array =>
  new TextEncoder().encode(writeDeclaration({ declarant, reference, afterOutage: '', content }));

const send = (content: TransportOperation, reference = 'R-1'): Promise<TransportUploadAnswer> =>
  etransport.upload(token, CIF, bytesOf(content, reference));

async function taken(content: TransportOperation, reference?: string): Promise<{ index: string; uit: string }> {
  const answer = await send(content, reference);
  if (answer.kind !== 'taken') throw new Error(JSON.stringify(answer));
  return answer;
}

/** A declaration that ANAF has said ok to. */
async function declared(organiser?: string): Promise<{ index: string; uit: string }> {
  const answer = await taken(declaring(START, organiser));
  clock += PROCESSED_MS;
  expect(await etransport.state(token, answer.index)).toEqual({ kind: 'ok' });
  return answer;
}

describe('the addresses', () => {
  it('are the service’s own: the upload by schema 2, the state by its index, days before the code, the carrier’s in the query', async () => {
    const { index } = await taken(declaring(START));
    await etransport.state(token, index);
    await etransport.list(token, CIF, 60);
    await etransport.carried(token, CIF);
    expect(asked).toEqual([
      `POST /upload/ETRANSP/${CIF}/2`,
      `GET /stareMesaj/${index}`,
      `GET /lista/60/${CIF}`,
      `GET /info?cui_op=${CIF}`,
    ]);
  });

  it('carry the token, and without one that is known nothing is said', async () => {
    expect(await etransport.list('made-up', CIF, 2)).toEqual({ kind: 'unauthorized' });
    expect(await etransport.upload('made-up', CIF, bytesOf(declaring(START)))).toEqual({ kind: 'unauthorized' });
  });

  it('take no index apart: what is not a number is said by ANAF', async () => {
    const text = ETRANSPORT_TEXTS.stateNotNumber('../lista/2/1');
    expect(await etransport.state(token, '../lista/2/1')).toEqual({ kind: 'query-failed', reason: 'input', text });
  });
});

describe('a declaration', () => {
  it('has its UIT at once, is in work, then ok, then listed with what it says', async () => {
    const { index, uit } = await taken(declaring(START), 'R-7');
    expect(isUit(uit)).toBe(true);
    expect(await etransport.state(token, index)).toEqual({ kind: 'processing' });
    clock += PROCESSED_MS;
    expect(await etransport.state(token, index)).toEqual({ kind: 'ok' });
    expect(await etransport.list(token, CIF, 2)).toEqual({ kind: 'list', transports: [] });
    clock += LISTED_MS;
    expect(await etransport.list(token, CIF, 2)).toMatchObject({
      kind: 'list',
      transports: [
        {
          ...{ type: 'NOT', ok: true, uit, index, declarant: CIF, reference: 'R-7', startDate: START, operation: '30' },
          partner: { country: 'RO', code: '8999990002', name: 'Client Test SRL' },
          organiser: { country: 'RO', code: '8999990010', name: 'Trans Test SRL' },
          vehicle: { vehicle: 'B123ABC', firstTrailer: '', secondTrailer: '' },
          ...{ changes: [], lines: 1, netWeight: '1200', grossWeight: '1260.5', value: '3840' },
          ...{ confirmation: null, messages: [] },
        },
      ],
    });
  });

  it('is corrected, confirmed, given another vehicle and deleted: the list has what each leaves', async () => {
    const { uit } = await declared();
    const told = async (content: TransportOperation, reference: string): Promise<string> => {
      const { index, uit: same } = await taken(content, reference);
      clock += PROCESSED_MS;
      expect([same, await etransport.state(token, index)]).toEqual([uit, { kind: 'ok' }]);
      return index;
    };
    const listed = async () => {
      clock += LISTED_MS;
      const answer = await etransport.list(token, CIF, 5);
      return answer.kind === 'list' ? answer.transports : [];
    };
    await told({ ...declaring('2026-03-17'), corrects: uit } as TransportOperation, 'cor');
    expect(await listed()).toMatchObject([{ type: 'NOT', reference: 'R-1', startDate: '2026-03-17' }]);
    const change = { vehicle: 'CJ10XYZ', firstTrailer: '', secondTrailer: '', remarks: '' };
    const changed = await told({ kind: 'vehicleChange', uit, changedAt: '2026-03-17T10:00:00', ...change }, 'mvh');
    const confirmed = await told({ kind: 'confirmation', uit, type: '20', remarks: 'lipsă' }, 'con');
    expect(await listed()).toMatchObject([
      {
        ...{ type: 'NOT', changes: [{ vehicle: 'CJ10XYZ', reference: 'mvh', index: changed }] },
        confirmation: { type: '20', index: confirmed },
      },
      { type: 'MVH', uit, vehicle: { vehicle: 'CJ10XYZ' } },
    ]);
    await told({ kind: 'deletion', uit }, 'del');
    expect((await listed()).filter(({ type }) => type === 'NOT')).toEqual([]);
  });

  it('that names a code which is not there is nok, and listed with why', async () => {
    const { index } = await taken({ kind: 'deletion', uit: '3V0P0L0P0T3JUW46' }, 'gone');
    clock += PROCESSED_MS;
    expect(await etransport.state(token, index)).toEqual({ kind: 'nok', texts: [ETRANSPORT_TEXTS.uitUnknown] });
    clock += LISTED_MS;
    expect(await etransport.list(token, CIF, 2)).toMatchObject({
      transports: [{ type: 'DEL', ok: false, reference: 'gone', messages: [ETRANSPORT_TEXTS.uitUnknown] }],
    });
  });

  it('of another comes to its carrier as a bare array, with the day from which it holds no more', async () => {
    expect(await etransport.carried(token, CARRIER)).toEqual({ kind: 'carried', transports: [] });
    const { uit } = await declared(CARRIER);
    expect(await etransport.carried(token, CARRIER)).toMatchObject({
      kind: 'carried',
      transports: [
        {
          ...{ uit, declarantCode: CIF, startDate: START, expiresOn: '2026-03-21', organiserCode: CARRIER },
          ...{ vehicle: 'B123ABC', from: 'Cluj-Napoca, Fabricii', to: 'Sector 3, Timișoara' },
        },
      ],
    });
    // Before: the carrier saw the declared vehicle for good.
    const plates = { vehicle: 'CJ10XYZ', firstTrailer: 'CJ11REM', secondTrailer: '', remarks: '' };
    await taken({ kind: 'vehicleChange', uit, changedAt: '2026-03-16T10:00:00', ...plates }, 'mvh');
    expect(await etransport.carried(token, CARRIER)).toMatchObject({
      transports: [{ uit, vehicle: 'CJ10XYZ', firstTrailer: 'CJ11REM', secondTrailer: '' }],
    });
  });
});

describe('what is refused at upload', () => {
  it.each([
    ['the right', declaring(START), '13548146', ETRANSPORT_TEXTS.noRight('13548146')],
    ['a code that is none', declaring(START), 'RO1', ETRANSPORT_TEXTS.cifNotNumber('RO1')],
  ])('for %s is no fault of the document', async (_why, content, cif, text) => {
    expect(await etransport.upload(token, cif, bytesOf(content))).toEqual({ kind: 'declined', text });
  });

  it('for its size, to the byte', async () => {
    const most = 5 * 1024 * 1024;
    const document = bytesOf(declaring(START));
    const padded = (bytes: number): Uint8Array => {
      const end = '</eTransport>';
      const xml = new TextDecoder().decode(document);
      return new TextEncoder().encode(xml.replace(end, ' '.repeat(bytes - document.length) + end));
    };
    expect((await etransport.upload(token, CIF, padded(most))).kind).toBe('taken');
    const over = await etransport.upload(token, CIF, padded(most + 1));
    expect(over).toEqual({ kind: 'refused', texts: [ETRANSPORT_TEXTS.tooLarge] });
  });

  it('for its schema, with the parser’s place', async () => {
    const answer = await etransport.upload(token, CIF, new TextEncoder().encode('<eTransport><a></eTransport>'));
    expect(answer.kind === 'refused' && answer.texts[0]).toMatch(
      /^Fisierul transmis nu este valid\. .*lineNumber: 1; columnNumber: \d+/,
    );
  });
});

const accepted = (): number => standIns.standIns().transports.all().length;

describe('faults', () => {
  it.each<readonly [FaultKind, TransportUploadAnswer['kind'], number]>([
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
  ])('%s is answered as %s with %i taken', async (kind, answer, count) => {
    standIns.standIns().faults.add({ kind, path: '/ETRANSPORT/ws/v1/upload', delayMs: 0, count: 1 });
    expect((await send(declaring(START))).kind).toBe(answer);
    expect(accepted()).toBe(count);
    // The fault was for one request only.
    expect((await send(declaring(START))).kind).toBe('taken');
  });

  it.each(['drop-before-accept', 'html', 'server-error', 'garbage'] as const)(
    '%s says nothing of a declaration, whatever is asked',
    async (kind) => {
      const { index } = await declared(CARRIER);
      standIns.standIns().faults.add({ kind, path: '/ETRANSPORT/', delayMs: 0, count: 3 });
      const answers = [
        await etransport.state(token, index),
        await etransport.list(token, CIF, 2),
        await etransport.carried(token, CARRIER),
      ];
      expect(answers.map((one) => one.kind)).toEqual(['unknown', 'unknown', 'unknown']);
      expect(await etransport.state(token, index)).toEqual({ kind: 'ok' });
    },
  );
});

describe('what is counted', () => {
  it('a hundred states of an upload a day', async () => {
    const { index } = await taken(declaring(START));
    for (let count = 0; count < 100; count += 1)
      expect(await etransport.state(token, index)).toEqual({ kind: 'processing' });
    expect(await etransport.state(token, index)).toEqual({
      ...{ kind: 'query-failed', reason: 'daily-limit' },
      text: ETRANSPORT_TEXTS.stateLimit(100),
    });
    clock += 86_400_000;
    expect(await etransport.state(token, index)).toEqual({ kind: 'ok' });
  });

  it('calls a minute together with those of e-Factura', async () => {
    await open({ callsPerMinute: 6 });
    const invoices = `${standIns.url}/test/FCTEL/rest/stareMesaj?id_incarcare=1`;
    const headers = { authorization: `Bearer ${token}` };
    for (let call = 0; call < 3; call += 1) {
      expect((await etransport.list(token, CIF, 2)).kind).toBe('list');
      expect((await standIns.fetch(invoices, { headers })).status).toBe(200);
    }
    expect((await etransport.list(token, CIF, 2)).kind).toBe('throttled');
    expect((await standIns.fetch(invoices, { headers })).status).toBe(429);
    clock += 60_000;
    expect((await etransport.list(token, CIF, 2)).kind).toBe('list');
  });
});
