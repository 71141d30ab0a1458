/** What ANAF refuses beyond the rules, in its own words: the parser's, the register's, the caller's rights, its token, its clock of limits. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAnafClient } from '../../../../server/outside/anaf/anaf-client';
import type { AnafPort, UploadRequest } from '../../../../server/outside/anaf/anaf-port';
import { errorTexts, openSignedZip } from '../../../../server/outside/anaf/answers/signed-zip';
import type { AnafStandInSettings } from '../../../../server/outside/stand-ins/anaf/anaf-settings';
import { officialCheck } from '../../../../server/outside/stand-ins/anaf/official-check';
import { demoDocument } from '../../invoices/demo-document';
import { type InProcess, inProcessStandIns } from '../in-process-stand-ins';
import { sampleInvoice } from '../sample-invoice';
import { signInToAnaf } from '../sign-in-to-anaf';

const OWN = '18547290';
const clock = { now: 0 };
let standIns: InProcess;
let anaf: AnafPort;
let token: string;

async function start(settings: Partial<AnafStandInSettings>): Promise<void> {
  standIns = inProcessStandIns({ now: () => clock.now, settings: { processingMs: 0, listLagMs: 0, ...settings } });
  anaf = createAnafClient(standIns.fetch, {
    baseUrl: `${standIns.url}/prod/FCTEL/rest`,
    uploadTimeoutMs: 5000,
    queryTimeoutMs: 5000,
  });
  token = (await signInToAnaf(standIns.fetch, standIns.url)).accessToken;
}
beforeEach(() => {
  clock.now = Date.parse('2026-03-02T08:00:00Z');
});
afterEach(() => standIns.standIns().faults.clear());

function upload(bytes: Uint8Array, more: Partial<UploadRequest> = {}) {
  const request = { cif: OWN, standard: 'UBL', consumer: false, external: false, selfBilled: false, bytes } as const;
  return anaf.upload(token, { ...request, ...more });
}

/** What ANAF's errors document says; [] where it accepted. */
async function errorsOf(bytes: Uint8Array, more: Partial<UploadRequest> = {}): Promise<readonly string[]> {
  const answer = await upload(bytes, more);
  if (answer.kind !== 'taken') throw new Error(JSON.stringify(answer));
  const state = await anaf.state(token, answer.index);
  if (state.kind === 'ok') return [];
  if (state.kind !== 'nok') throw new Error(state.kind);
  const zip = await anaf.download(token, state.downloadId);
  const opened = zip.kind === 'zip' ? openSignedZip(zip.bytes) : undefined;
  return opened?.kind === 'signed' ? (errorTexts(opened.document) ?? []) : [];
}

describe('parties that it cannot identify', () => {
  beforeEach(() => start({ checksIdentity: true }));
  const sample = (sellerCif: string, buyerCif: string): Uint8Array => sampleInvoice({ sellerCif, buyerCif });

  it.each([
    ['a seller’s wrong CUI', '18547291', '14399840', 'codEroare=ERRIdentif; textEroare=CUI vanzator incorect'],
    ['a buyer’s wrong CUI', OWN, '22334455', 'codEroare=ERRIdentif; textEroare=CUI cumparator incorect'],
    ['a buyer without a code', OWN, '', 'codEroare=ERRIdentif; textEroare=nu a fost identificat cui cumparator'],
    ['a wrong CNP', OWN, '1960229410012', 'codEroare=ERRIdentif; textEroare=CNP sau NIF cumparator incorect'],
  ])('%s', async (_name, seller, buyer, text) => {
    expect(await errorsOf(sample(seller, buyer))).toEqual([text]);
  });
  it('takes good codes, the thirteen zeros, and any foreign buyer with extern=DA', async () => {
    expect(await errorsOf(sample(OWN, '14399840'))).toEqual([]);
    expect(await errorsOf(sampleInvoice({ number: '2', sellerCif: OWN, buyerCif: '0000000000000' }))).toEqual([]);
    expect(await errorsOf(sampleInvoice({ number: '3', sellerCif: OWN, buyerCif: 'DE1' }), { external: true })).toEqual(
      [],
    );
  });
  it('does not know a seller that is not in its register', async () => {
    await start({ checksIdentity: true, registeredSellers: ['14399840'] });
    expect(await errorsOf(sample(OWN, '14399840'))).toEqual([
      `eroare regula: R6.1: CIF-ul vanzatorului nu figureaza in baza de date:${OWN}`,
    ]);
  });
  it('says of a duplicate with another fault both', async () => {
    await start({});
    expect(await errorsOf(sampleInvoice())).toEqual([]);
    expect(await errorsOf(sampleInvoice({ note: 'BR-16' }))).toEqual([
      expect.stringContaining('Factura a mai fost transmisa anterior cu index='),
      'E: validari globale SCHEMATRON eroare: [BR-16]',
    ]);
  });
});

describe('the parser', () => {
  const good = new TextDecoder().decode(demoDocument('P-1'));
  const said = (text: string): string => {
    const checked = officialCheck(new TextEncoder().encode(text));
    return checked.kind === 'unreadable' ? checked.message.replace(/^.*columnNumber: \d+; /, '') : checked.kind;
  };
  it.each([
    ['no XML', 'salut', 'Content is not allowed in prolog.'],
    ['nothing', '', 'Premature end of file.'],
    [
      'a tag not closed',
      good.replace('</Invoice>', ''),
      'XML document structures must start and end within the same entity.',
    ],
    ['a wrong end', '<a><b></a>', 'The element type "b" must be terminated by the matching end-tag "</b>".'],
    [
      'a document type',
      `<!DOCTYPE Invoice []>${good.replace(/^<\?.*?\?>/, '')}`,
      'DOCTYPE is disallowed when the feature "http://apache.org/xml/features/disallow-doctype-decl" set to true.',
    ],
    [
      'an unknown element',
      good.replace('<cbc:IssueDate>', '<cbc:Foo>x</cbc:Foo><cbc:IssueDate>'),
      "cvc-complex-type.2.4.a: Invalid content was found starting with element 'Foo'.",
    ],
    [
      'a missing element',
      good.replace(/<cbc:IssueDate>.*?<\/cbc:IssueDate>/, ''),
      "cvc-complex-type.2.4.b: The content of element 'Invoice' is not complete. One of '{IssueDate}' is expected.",
    ],
    [
      'a wrong value',
      good.replace(/<cbc:IssueDate>.*?</, '<cbc:IssueDate>azi<'),
      "cvc-datatype-valid.1.2.1: 'azi' is not a valid value for 'date'.",
    ],
  ])('%s', (_name, text, words) => expect(said(text)).toBe(words));
});

describe('the caller', () => {
  it('without any right in SPV', async () => {
    await start({ rights: [] });
    const text = 'Nu exista niciun CIF pentru care sa aveti drept in SPV';
    expect(await upload(sampleInvoice())).toEqual({ kind: 'declined', text });
    const window = { cif: OWN, from: clock.now - 1000, to: clock.now, page: 1 };
    expect(await anaf.list(token, window)).toEqual({ kind: 'query-failed', reason: 'no-right', text });
  });
  it('that is no enforcement body, and one that is', async () => {
    await start({ enforcementBodies: ['14399840'] });
    const text = `CIF introdus= ${OWN} nu este inregistrat in Registrul RO e-Factura executari silite`;
    expect(await upload(sampleInvoice(), { enforcement: true })).toEqual({ kind: 'refused', texts: [text] });
    expect((await upload(sampleInvoice(), { enforcement: true, cif: '14399840' })).kind).toBe('taken');
  });
  it.each([401, 403] as const)('without a token: %i', async (noTokenStatus) => {
    await start({ noTokenStatus });
    token = 'none';
    expect(await upload(sampleInvoice())).toEqual({ kind: noTokenStatus === 401 ? 'unauthorized' : 'forbidden' });
  });
  it('has its token greeted, and both tokens are JWTs with ANAF’s claims', async () => {
    await start({});
    const { accessToken, refreshToken } = await signInToAnaf(standIns.fetch, standIns.url);
    const claims = (jwt: string): unknown => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    expect(claims(accessToken)).toMatchObject({ role: ['E-FACTURA', 'E-TRANSPORT'], iss: 'https://logincert.anaf.ro' });
    expect(claims(refreshToken)).toMatchObject({ token_type: 'Refresh', nbf: clock.now / 1000 });
    const hello = await standIns.fetch(`${standIns.url}/TestOauth/jaxrs/hello?name=x`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(await hello.text()).toBe('Hello, x!');
  });
  it('loses a rotation whose answer is lost', async () => {
    await start({});
    const { refreshToken } = await signInToAnaf(standIns.fetch, standIns.url);
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString();
    const basic = Buffer.from('condica-demo:condica-demo-secret').toString('base64');
    const refresh = (): Promise<Response> =>
      standIns.fetch(`${standIns.url}/anaf-oauth2/v1/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body,
      });
    standIns.standIns().faults.add({ kind: 'accept-and-drop', path: '/token', count: 1, delayMs: 0 });
    await expect(refresh()).rejects.toThrow('fetch failed');
    expect(await (await refresh()).json()).toEqual({ error: 'invalid_grant' });
  });
});

it('shows a person what it holds', async () => {
  await start({});
  await upload(sampleInvoice({ number: '&lt;b>1' }));
  const page = await standIns.fetch(`${standIns.url}/__page`, {});
  expect(page.headers.get('content-type')).toContain('text/html');
  const text = await page.text();
  expect(text).toContain('&lt;b>1');
  expect(text).toContain('FACTURA PRIMITA: 1');
});
