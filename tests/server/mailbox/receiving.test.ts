/** Everything that concerns a company is received, once: real PostgreSQL, the shipped client, the stand-in's mailboxes. */
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findKeptBytes } from '../../../server/calls/invoices/read-archive';
import { pageOfRows } from '../../../server/database/replicated-rows';
import { lineWordsAfter, lineWordsIn } from '../../../server/filings/line-words';
import { makeRoomForOwn } from '../../../server/mailbox/make-room';
import type { DownloadAnswer, ListAnswer } from '../../../server/outside/anaf/anaf-port';
import { recordedUpload, uploadOf } from '../filings/recorded-upload';
import { demoDocument } from '../invoices/demo-document';
import { buyersMessage } from '../outside/buyers-message';
import { sampleCii } from '../outside/sample-cii';
import { sampleInvoice } from '../outside/sample-invoice';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, nextDay, OWN_CIF, SUPPLIER_CIF } from './mailbox-world';

let world: MailboxWorld;
beforeAll(async () => {
  world = await mailboxWorld();
});
afterAll(() => world.close());
beforeEach(() => nextDay(world));

const toUs = (number: string, note?: string): Uint8Array =>
  sampleInvoice({ number, sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF, ...(note === undefined ? {} : { note }) });
const item = async (number: string) => (await world.archive()).filter((one) => one.number === number);
const lookLater = async (): Promise<void> => {
  world.clock.now += MINUTE_MS;
  await world.look();
};

describe('a received invoice', () => {
  it('is in the archive and on the stream within one look, with the very bytes and their hashes', async () => {
    const bytes = toUs('IN-1');
    const index = await world.send(bytes);
    await lookLater();
    const [received] = await item('IN-1');
    expect(received).toMatchObject({
      ...{ direction: 'in', type: 'FCT', partnerName: 'Tâmplăria Codrul SRL', partnerTaxId: `RO${SUPPLIER_CIF}` },
      ...{ total: '121.00', state: 'accepted', uploadIndex: index, origin: 'xml', serialId: '' },
      events: [{ event: 'received', detail: index }, { event: 'zip-stored' }],
    });
    const id = received?.id ?? '';
    const kept = await world.database.asCompany(1, (tx) => findKeptBytes(tx, 1, id, 'xml'));
    expect(Buffer.compare(kept?.bytes ?? new Uint8Array(), bytes)).toBe(0);
    expect(await world.database.asCompany(1, (tx) => findKeptBytes(tx, 1, id, 'zip'))).toBeDefined();
    expect(await world.database.asCompany(2, (tx) => findKeptBytes(tx, 1, id, 'zip'))).toBeUndefined();
    const { rows } = await world.database.asCompany(1, (tx) =>
      pageOfRows(tx, { companyId: 1, collection: 'archive', after: 0 }),
    );
    expect(rows).toContainEqual(received);
    const words = await world.database.asCompany(1, (tx) => lineWordsAfter(tx, 1, 0, 100));
    expect(words?.rows).toContainEqual({ id, words: lineWordsIn(bytes), version: expect.any(Number) });
  });

  it('keeps the accounts that it asks to be paid into, each once and without blanks, and an issued one none', async () => {
    const account = (iban: string): string =>
      `<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`;
    const written = ['RO49 AAAA 1B31 0075 9384 0000', 'RO49AAAA1B31007593840000', 'RO71BBBB1B31007593840218'];
    const paid = Buffer.from(toUs('IN-9'))
      .toString('utf8')
      .replace('<cac:LegalMonetaryTotal>', `${written.map(account).join('')}<cac:LegalMonetaryTotal>`);
    await world.send(Buffer.from(paid));
    await lookLater();
    expect((await item('IN-9'))[0]?.accounts).toEqual(['RO49AAAA1B31007593840000', 'RO71BBBB1B31007593840218']);
    const issued = (await world.archive()).filter(({ direction }) => direction === 'out');
    expect(issued.every(({ accounts }) => accounts === undefined)).toBe(true);
  });

  it('is there once, in however many windows and looks its message stands', async () => {
    await world.send(toUs('IN-2'));
    await lookLater();
    const { download } = world.calls;
    for (let looks = 0; looks < 10; looks += 1) await lookLater();
    nextDay(world);
    await world.look();
    expect(await item('IN-2')).toHaveLength(1);
    expect(world.calls.download).toBe(download);
  });

  it('in CII is kept and listed like any other', async () => {
    const bytes = sampleCii({ seller: SUPPLIER_CIF, buyer: OWN_CIF, number: 'CII-1' });
    await world.send(bytes, { standard: 'CII' });
    await lookLater();
    expect(await item('CII-1')).toMatchObject([
      {
        ...{ direction: 'in', issueDate: '2026-03-02', dueDate: '2026-04-01', partnerName: 'Alfa Papetărie SRL' },
        ...{ net: '100.00', vat: '21.00', total: '121.00', currency: 'RON' },
      },
    ]);
  });

  it('is still received where its list row has no details and a type that nobody knows', async () => {
    await world.send(toUs('IN-3'));
    const odd: MailboxWorld['parts'] = {
      ...world.parts,
      anaf: { ...world.parts.anaf, list: async (...args) => withoutDetails(await world.anaf.list(...args)) },
    };
    world.clock.now += MINUTE_MS;
    await world.look(1, odd);
    expect(await item('IN-3')).toMatchObject([{ direction: 'in' }]);
  });
});

function withoutDetails(answer: ListAnswer): ListAnswer {
  if (answer.kind !== 'page') return answer;
  return { ...answer, messages: answer.messages.map((one) => ({ ...one, type: 'FACTURA NOUA', details: '' })) };
}

describe('the company’s own invoice', () => {
  it('sent by another program stands in the archive, and binds no number here', async () => {
    await world.send(sampleInvoice({ number: 'EXT-1', sellerCif: OWN_CIF }), { cif: OWN_CIF });
    await lookLater();
    expect(await item('EXT-1')).toMatchObject([{ direction: 'out', sentElsewhere: true, state: 'accepted' }]);
    const bytes = demoDocument('EXT-1');
    await recordedUpload(world.database, uploadOf(bytes), () => world.clock.now);
    expect(await item('EXT-1')).toHaveLength(2);
  });

  it('sent from here is told by its bytes, also where its index is not known yet', async () => {
    const bytes = demoDocument('OURS-1');
    const { invoiceId } = await recordedUpload(world.database, uploadOf(bytes), () => world.clock.now);
    // Its filing lost the answer: the index is ANAF's alone.
    await world.send(bytes, { cif: OWN_CIF });
    await lookLater();
    expect((await item('OURS-1')).map(({ id }) => id)).toEqual([invoiceId]);
    expect(await world.messages()).toContainEqual(expect.objectContaining({ state: 'ours', invoice_id: invoiceId }));
  });

  it('that a restored server had lost takes the place of what the mailbox brought', async () => {
    const bytes = demoDocument('BACK-1');
    await world.send(bytes, { cif: OWN_CIF });
    await lookLater();
    const [brought] = await item('BACK-1');
    const { invoiceId } = await recordedUpload(world.database, uploadOf(bytes), () => world.clock.now);
    expect((await item('BACK-1')).map(({ id }) => id)).toEqual([invoiceId]);
    const [gone] = await world.database.asCompany(1, (tx) =>
      tx
        .selectFrom('replicated_row')
        .select('body')
        .where('id', '=', brought?.id ?? '')
        .execute(),
    );
    expect(gone).toEqual({ body: null });
  });

  it('refused, from elsewhere, is a message with its reasons and no invoice', async () => {
    await world.send(sampleInvoice({ number: 'BAD-1', sellerCif: OWN_CIF, note: 'BR-RO-010' }), { cif: OWN_CIF });
    await lookLater();
    expect(await item('BAD-1')).toEqual([]);
    expect(await world.messages()).toContainEqual(
      expect.objectContaining({ type: 'ERORI FACTURA', state: 'kept', texts: [expect.stringContaining('BR-RO-010')] }),
    );
  });

  it('to itself is issued and received', async () => {
    await world.send(sampleInvoice({ number: 'SELF-1', sellerCif: OWN_CIF, buyerCif: OWN_CIF }), { cif: OWN_CIF });
    await lookLater();
    expect((await item('SELF-1')).map(({ direction }) => direction).sort()).toEqual(['in', 'out']);
  });

  it('that the buyer wrote in its name is issued', async () => {
    const bytes = sampleInvoice({ number: 'AUTO-1', sellerCif: OWN_CIF, buyerCif: SUPPLIER_CIF });
    await world.send(bytes, { selfBilled: true });
    await lookLater();
    expect(await item('AUTO-1')).toMatchObject([{ direction: 'out', sentElsewhere: true }]);
  });
});

describe('a buyer’s message', () => {
  it('stands on the timeline of the invoice, whichever comes first', async () => {
    const index = await world.send(sampleInvoice({ number: 'NOTED-1', sellerCif: OWN_CIF }), { cif: OWN_CIF });
    await world.send(buyersMessage(index, 'Lipsește poziția 3'), { cif: SUPPLIER_CIF, standard: 'RASP' });
    await lookLater();
    await world.send(buyersMessage(index, 'Acum e bine'), { cif: SUPPLIER_CIF, standard: 'RASP' });
    await lookLater();
    const [noted] = await item('NOTED-1');
    const said = noted?.events.filter(({ event }) => event === 'buyer-message').map(({ detail }) => detail);
    expect(said).toEqual(['Lipsește poziția 3', 'Acum e bine']);
  });
});

describe('what came is not what was listed', () => {
  const other = sampleInvoice({ number: 'OTHER', sellerCif: '11111110', buyerCif: '22222220' });
  const zip = (files: Record<string, Uint8Array>): DownloadAnswer => ({ kind: 'zip', bytes: zipSync(files) });
  const empty = new Uint8Array([60, 97, 47, 62]);

  it.each<[string, string, (index: string) => DownloadAnswer]>([
    ['two documents', 'damaged', (n) => zip({ [`${n}.xml`]: other, '9.xml': other, [`semnatura_${n}.xml`]: empty })],
    ['no signature', 'damaged', (n) => zip({ [`${n}.xml`]: other })],
    ['another company’s', 'other-company', (n) => zip({ [`${n}.xml`]: other, [`semnatura_${n}.xml`]: empty })],
    ['another index', 'other-index', () => zip({ '77.xml': other, 'semnatura_77.xml': empty })],
    ['no document at all', 'unknown-document', (n) => zip({ [`${n}.xml`]: empty, [`semnatura_${n}.xml`]: empty })],
  ])('%s: fetched again, then kept as %s, and nothing enters the archive', async (name, reason, answer) => {
    const number = `UNFIT-${name}`;
    const index = await world.send(toUs(number));
    const odd = { ...world.parts, anaf: { ...world.parts.anaf, download: async () => answer(index) } };
    for (let looks = 0; looks < 4; looks += 1) {
      world.clock.now += MINUTE_MS;
      await world.look(1, odd);
    }
    expect(await item(number)).toEqual([]);
    expect(await world.messages()).toContainEqual(expect.objectContaining({ state: 'unfit', texts: [reason] }));
  });

  it('once, by a cache that mixed up two answers, is right the next time', async () => {
    const index = await world.send(toUs('CACHE-1'));
    const wrong = zip({ [`${index}.xml`]: other, [`semnatura_${index}.xml`]: empty });
    world.clock.now += MINUTE_MS;
    await world.look(1, { ...world.parts, anaf: { ...world.parts.anaf, download: async () => wrong } });
    await lookLater();
    expect(await item('CACHE-1')).toHaveLength(1);
  });

  it('and too large never ends in a loop', async () => {
    await world.send(toUs('LARGE-1'));
    const large: DownloadAnswer = { kind: 'unknown', detail: 'answer too large' };
    const odd = { ...world.parts, anaf: { ...world.parts.anaf, download: async () => large } };
    for (let looks = 0; looks < 12; looks += 1) {
      world.clock.now += MINUTE_MS;
      await world.look(1, odd);
    }
    expect(await world.messages()).toContainEqual(
      expect.objectContaining({ state: 'unfit', texts: ['answer too large'] }),
    );
  });
});

it('makes room only for the company’s own bytes', async () => {
  await world.send(toUs('ROOM-1'));
  await lookLater();
  const [received] = await item('ROOM-1');
  const named = { xmlSha256: received?.xmlSha256 ?? '', invoiceId: received?.id ?? '' };
  expect(await world.database.asCompany(1, (tx) => makeRoomForOwn(tx, 1, named))).toEqual([]);
  expect(await item('ROOM-1')).toHaveLength(1);
});
