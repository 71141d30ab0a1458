/**
 * The seal of a received document and ANAF's own paper of it, and ANAF's verdict on any document, asked for by a person: our check,
 * ANAF's, and what stands in the way.
 */

import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityIdSchema } from '@/api/ids';
import { authorizeUser, createAccount } from '../../../server/accounts/create-account';
import { documentCalls } from '../../../server/calls/anaf/document-calls';
import { openSignedZip } from '../../../server/outside/anaf/answers/signed-zip';
import { createAnafStateless } from '../../../server/outside/anaf/stateless-client';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, OWN_CIF, SUPPLIER_CIF } from '../mailbox/mailbox-world';
import { sampleInvoice } from '../outside/sample-invoice';
import { companyId } from '../support/samples';

let world: MailboxWorld;
let user: number;
let invoice: string;
beforeAll(async () => {
  world = await mailboxWorld();
  await world.send(sampleInvoice({ number: 'S-1', sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
  world.clock.now += MINUTE_MS;
  await world.look();
  invoice = (await world.archive())[0]?.id ?? '';
  user = await world.database.asOwner(async (db) => {
    const account = { email: 'ana@exemplu.ro', password: 'parola-de-probă-1', firstName: 'Ana', lastName: 'Pop' };
    const id = await createAccount(db, { ...account, planName: 'Complet' });
    await authorizeUser(db, id, 1);
    return id;
  });
});
afterAll(() => world.close());

const ORIGIN = { network: '', cookies: '', agent: '', fromElsewhere: false, request: '' };
const FREE = { take: async () => 0, giveBack: async () => undefined, clear: async () => undefined };

function calls(pinned: readonly string[] = [], questions = FREE, fetch = world.standIns.fetch) {
  const handlers = documentCalls({ stateless: createAnafStateless(fetch, world.standIns.url), pinned, questions });
  const caller = { userId: user, familyId: '' };
  const rest = { bytes: new Uint8Array(), idempotencyKey: '' };
  const id = v.parse(entityIdSchema, invoice);
  return {
    seal: (askAnaf: boolean, of = id) => {
      const handler = handlers.GetInvoiceSeal;
      if (handler.kind !== 'signed') throw new Error('it opens transactions itself');
      const body = { company: companyId(1), invoice: of, askAnaf };
      return handler.run({ params: undefined, body, ...rest }, caller, world.database.app, ORIGIN);
    },
    verdict: (bytes: Uint8Array, type: 'FCT' | 'NC' = 'FCT', company = 1) => {
      const handler = handlers.GetAnafVerdict;
      if (handler.kind !== 'signed') throw new Error('it opens transactions itself');
      const input = { params: { company: companyId(company), type }, body: '', ...rest, bytes };
      return handler.run(input, caller, world.database.app, ORIGIN);
    },
    paper: () => {
      const handler = handlers.InvoiceDownloadAnafPdf;
      if (handler.kind !== 'signed') throw new Error('it opens transactions itself');
      const params = { company: companyId(1), id, format: 'pdf' as const };
      return handler.run({ params, body: undefined, ...rest }, caller, world.database.app, ORIGIN);
    },
  };
}

/** Of the stand-in's zip. */
async function signersCertificate(): Promise<string> {
  const [item] = await world.archive();
  const bytes = await world.database.asOwner((db) =>
    db
      .selectFrom('document')
      .select('bytes')
      .where('sha256', '=', item?.zipSha256 ?? '')
      .executeTakeFirstOrThrow(),
  );
  const zip = openSignedZip(bytes.bytes);
  const text = zip.kind === 'signed' ? new TextDecoder().decode(zip.signature) : '';
  const base64 = /X509Certificate>([\s\S]+?)<\//.exec(text)?.[1]?.replace(/\s/g, '') ?? '';
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

describe('the seal of a received document', () => {
  it('fits, with its signer unchecked, where no certificate is pinned; ANAF is not asked', async () => {
    expect(await calls().seal(false)).toMatchObject({ kind: 'done', body: { seal: 'fits', anaf: null } });
  });

  it('is genuine where the signer’s certificate is the pinned one', async () => {
    expect(await calls([await signersCertificate()]).seal(false)).toMatchObject({ body: { seal: 'genuine' } });
  });

  it('is asked of ANAF on demand, in ANAF’s words', async () => {
    const answer = await calls().seal(true);
    expect(answer).toMatchObject({ body: { seal: 'fits', anaf: { said: 'sealed' } } });
    expect(JSON.stringify(answer)).toContain('validate cu succes');
  });

  it('says so where ANAF gives no answer, and how often one may ask', async () => {
    const broken = async (): Promise<Response> => new Response('<html>mentenanta</html>', { status: 200 });
    expect(await calls([], FREE, broken).seal(true)).toMatchObject({ body: { anaf: { said: 'away', text: '' } } });
    const busy = { ...FREE, take: async () => 7_000 };
    expect(await calls([], busy).seal(true)).toMatchObject({ code: 'too-many-requests', waitMs: 7_000 });
  });

  it('of a document of others is not found', async () => {
    const other = v.parse(entityIdSchema, '00000000-0000-4000-8000-000000000000');
    expect(await calls().seal(false, other)).toMatchObject({ kind: 'refused', code: 'not-found' });
  });
});

describe('ANAF’s own paper', () => {
  it('is handed on as it came', async () => {
    const paper = await calls().paper();
    expect(paper).toMatchObject({ kind: 'bytes', contentType: 'application/pdf', fileName: 'S-1-ANAF.pdf' });
    if (paper.kind === 'bytes') expect(new TextDecoder().decode(paper.bytes.subarray(0, 4))).toBe('%PDF');
  });

  it('is not made up where the service is away', async () => {
    const broken = async (): Promise<Response> => new Response('', { status: 503 });
    expect(await calls([], FREE, broken).paper()).toMatchObject({ kind: 'refused', code: 'outside-unavailable' });
  });
});

describe('ANAF’s verdict on a document that nobody has filed', () => {
  const document = sampleInvoice({ number: 'V-1', sellerCif: OWN_CIF, buyerCif: SUPPLIER_CIF });
  const changed = (what: RegExp, by: string): Uint8Array =>
    new TextEncoder().encode(new TextDecoder().decode(document).replace(what, by));

  it('is its own, and nothing is filed by asking', async () => {
    const filed = world.standIns.standIns().store.all().length;
    expect(await calls().verdict(document)).toMatchObject({ kind: 'done', body: { said: 'accepted', texts: [] } });
    expect(world.standIns.standIns().store.all()).toHaveLength(filed);
  });

  it('that it refuses comes in its words', async () => {
    const refusal = { stare: 'nok', Messages: [{ message: 'textEroare=[BR-CO-16]-… #' }, { message: 'al doilea' }] };
    const refusing = async (): Promise<Response> => Response.json(refusal);
    expect(await calls([], FREE, refusing).verdict(document)).toMatchObject({
      body: { said: 'refused', texts: ['textEroare=[BR-CO-16]-… #', 'al doilea'] },
    });
    expect(await calls().verdict(document, 'NC')).toMatchObject({
      body: { said: 'refused', texts: [expect.stringContaining('Cannot find the declaration of element')] },
    });
  });

  it('is none where the firewall stands before it, or nobody answers', async () => {
    const none = { kind: 'done', body: { said: 'away', texts: [] } };
    expect(await calls().verdict(changed(/<Invoice /, '<Invoice note=";rm " '))).toMatchObject(none);
    const silent = async (): Promise<Response> => Promise.reject(new Error('ETIMEDOUT'));
    expect(await calls([], FREE, silent).verdict(document)).toMatchObject(none);
  });

  it('is not asked above 5 MB, too often, or for a company of others', async () => {
    let asked = 0;
    const counting = async (): Promise<Response> => {
      asked += 1;
      return new Response('{}');
    };
    const large = new Uint8Array(5 * 1024 * 1024 + 1).fill(32);
    const busy = { ...FREE, take: async () => 7_000 };
    expect(await calls([], FREE, counting).verdict(large)).toMatchObject({ kind: 'refused', code: 'too-large' });
    expect(await calls([], busy, counting).verdict(document)).toMatchObject({ code: 'too-many-requests' });
    expect(await calls([], FREE, counting).verdict(document, 'FCT', 2)).toMatchObject({ code: 'company-denied' });
    expect(asked).toBe(0);
  });
});
