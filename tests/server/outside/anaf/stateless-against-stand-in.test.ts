/** Validation, PDF and the check of a seal: the real client and the real stand-in over sockets, each answer of the reference. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnafStateless,
  createAnafStateless,
  MOST_STATELESS_BYTES,
} from '../../../../server/outside/anaf/stateless-client';
import { officialCheck } from '../../../../server/outside/stand-ins/anaf/official-check';
import { type RunningStandIns, startStandIns } from '../../../../server/outside/stand-ins/start-stand-ins';
import { demoDocument } from '../../invoices/demo-document';
import { signInToAnaf } from '../sign-in-to-anaf';

const DOCUMENT = demoDocument('V-1');
const TEXT = new TextDecoder().decode(DOCUMENT);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const WITHOUT_CITY = bytes(TEXT.replace(/<cbc:CityName>.*?<\/cbc:CityName>/, ''));

let directory: string;
let running: RunningStandIns;
let anaf: AnafStateless;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'condica-stateless-'));
  running = await startStandIns({ port: 0, directory, check: officialCheck, companies: [] });
  anaf = createAnafStateless(fetch, running.url);
});
afterAll(async () => {
  await running.close();
  rmSync(directory, { recursive: true, force: true });
});

const fault = (kind: string, path: string): Promise<Response> =>
  fetch(`${running.url}/__faults`, { method: 'POST', body: JSON.stringify({ kind, path, count: 1 }) });

describe('validation', () => {
  it('calls a good document valid', async () => {
    expect(await anaf.validate('FACT1', DOCUMENT)).toEqual({ kind: 'valid' });
  });
  it('gives ANAF’s texts of a bad one, in the form of late', async () => {
    const answer = await anaf.validate('FACT1', WITHOUT_CITY);
    expect(answer).toMatchObject({ kind: 'invalid' });
    expect(answer.kind === 'invalid' ? answer.texts[0] : '').toMatch(
      /^tipAssert=FailedAssert; codEroare=BR-RO-091; .*textEroare=\[BR-RO-091\]-/,
    );
  });
  it('names the element that the schema of the other standard does not know', async () => {
    expect(await anaf.validate('FCN', DOCUMENT)).toMatchObject({
      kind: 'invalid',
      texts: [expect.stringContaining("cvc-elt.1.a: Cannot find the declaration of element 'Invoice'.")],
    });
  });
  it('sends nothing above 5 MB, and knows ANAF’s word for it', async () => {
    const large = new Uint8Array(MOST_STATELESS_BYTES + 1).fill(32);
    expect(await anaf.validate('FACT1', large)).toEqual({ kind: 'too-large' });
    const said = await fetch(`${running.url}/prod/FCTEL/rest/validare/FACT1`, { method: 'POST', body: large });
    expect(await said.json()).toMatchObject({
      stare: 'nok',
      Messages: [{ message: 'Marime fisier transmis mai mare de 5 MB.' }],
    });
  });
  it.each(['xsi:schemaLocation="urn:x ../UBL.xsd"', 'note=";CP 500"', 'note=";rm "'])(
    'takes the firewall’s page for no verdict: %s',
    async (trap) => {
      const trapped = bytes(
        TEXT.replace('<Invoice ', `<Invoice xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ${trap} `),
      );
      expect(await anaf.validate('FACT1', trapped)).toEqual({ kind: 'unknown', detail: 'HTML page' });
    },
  );
  it.each(['maintenance', 'not-found', 'throttle', 'drop-before-accept'])('decides nothing under %s', async (kind) => {
    await fault(kind, '/validare');
    expect(['unavailable', 'bad-request', 'throttled', 'unknown']).toContain(
      (await anaf.validate('FACT1', DOCUMENT)).kind,
    );
  });
  it('is not there on the test branch, nor on the other host without a token', async () => {
    const body = TEXT;
    const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${running.url}${path}`, { method: 'POST', body, headers });
    expect((await ask('/test/FCTEL/rest/validare/FACT1')).status).toBe(404);
    expect((await ask('/prod/FCTEL/rest/validare/FACT1', { authorization: 'Bearer none' })).status).toBe(401);
    const { accessToken } = await signInToAnaf(fetch, running.url);
    expect((await ask('/prod/FCTEL/rest/validare/FACT1', { authorization: `Bearer ${accessToken}` })).status).toBe(200);
    expect(await (await ask('/prod/FCTEL/rest/validare/UBL')).json()).toMatchObject({
      Messages: [{ message: 'Valorile acceptate pentru parametrul standard sunt FACT1 si FCN' }],
    });
  });
});

describe('the PDF', () => {
  it('comes without a verdict', async () => {
    for (const document of [DOCUMENT, WITHOUT_CITY]) {
      const answer = await anaf.paper('FACT1', document);
      expect(answer.kind === 'pdf' ? new TextDecoder().decode(answer.bytes).slice(0, 5) : answer).toBe('%PDF-');
    }
  });
  it('is asked for with one where the firewall stops the other', async () => {
    await fault('html', '/transformare/FACT1/DA');
    expect(await anaf.paper('FACT1', DOCUMENT)).toMatchObject({ kind: 'pdf' });
    await fault('html', '/transformare/FACT1/DA');
    expect(await anaf.paper('FACT1', WITHOUT_CITY)).toMatchObject({ kind: 'invalid' });
  });
});

describe('the check of a seal', () => {
  const seal = (): Uint8Array => bytes(signer().sign('5001.xml', DOCUMENT));
  const signer = () => running.signer;
  it('says whether document and seal belong together', async () => {
    expect(await anaf.checkSeal(DOCUMENT, seal())).toMatchObject({ kind: 'sealed' });
    expect(await anaf.checkSeal(WITHOUT_CITY, seal())).toMatchObject({ kind: 'not-sealed' });
  });
  it('takes an error of 400 for no answer', async () => {
    const answer = await fetch(`${running.url}/api/validate/signature`, { method: 'POST', body: 'nimic' });
    expect([answer.status, await answer.json()]).toEqual([400, { msg: 'A aparut o eroare tehnica. Cod: SEM-1' }]);
  });
});
