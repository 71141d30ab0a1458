/** Old archives over a real PostgreSQL: what is taken, what is refused and why, and that nothing is there twice or half. */
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BUNDLE_FILES, FindImported, ImportDocuments } from '@/api/calls/import-calls';
import { publishChanges } from '../../../server/database/publish-changes';
import { sha256Hex } from '../../../server/filings/sha256-hex';
import { readImport } from '../../../server/mailbox/imports/read-import';
import { recordImports } from '../../../server/mailbox/imports/record-imports';
import { sampleInvoice } from '../outside/sample-invoice';
import { companyId } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, nextDay, OWN_CIF } from './mailbox-world';
import { issued, REFUSED, received, signedZip } from './old-archive';

type Files = Readonly<Record<string, Uint8Array>>;

let world: MailboxWorld;
beforeAll(async () => {
  world = await mailboxWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  nextDay(world);
  await world.database.asOwner(async (db) => {
    for (const table of ['anaf_message', 'anaf_mailbox', 'archive_item', 'document', 'replicated_row'] as const)
      await db.deleteFrom(table).execute();
  });
});

const company = { companyId: 1, cif: OWN_CIF };

async function bring(files: Files, publish = publishChanges): Promise<Readonly<Record<string, string>>> {
  const read = Object.entries(files).map(([name, bytes]) => ({ name, read: readImport(bytes, OWN_CIF) }));
  const told = await world.database.asCompany(1, (tx) =>
    recordImports({ publish, now: () => world.clock.now }, tx, company, read),
  );
  expect(told.map(({ name }) => name)).toEqual(Object.keys(files));
  return Object.fromEntries(told.map(({ name, result }) => [name, result]));
}

/** A document that names another one (BT-25). */
function naming(number: string, document: Uint8Array): Buffer {
  const reference = `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${number}</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>`;
  const text = Buffer.from(document).toString('utf8');
  return Buffer.from(text.replace('<cac:AccountingSupplierParty>', (party) => reference + party));
}

async function counts() {
  return world.database.asOwner(async (db) => {
    const of = async (table: 'archive_item' | 'document' | 'replicated_row' | 'line_words') =>
      (await db.selectFrom(table).select('company_id').execute()).length;
    return [await of('archive_item'), await of('document'), await of('replicated_row'), await of('line_words')];
  });
}

it('signed zips of both directions and unsigned documents of others become rows, once', async () => {
  const files = {
    'primite/1.zip': signedZip('4001', received('R-1')),
    'emise/2.zip': signedZip('4002', issued('E-1')),
    'primite/3.xml': received('R-2'),
  };
  const added = { 'primite/1.zip': 'added', 'emise/2.zip': 'added', 'primite/3.xml': 'added' };
  expect(await bring(files)).toEqual(added);
  const rows = await world.archive();
  expect(new Map(rows.map((row) => [row.number, row]))).toEqual(
    new Map([
      ['R-1', expect.objectContaining({ direction: 'in', state: 'accepted', uploadIndex: '4001', downloadId: '' })],
      ['E-1', expect.objectContaining({ direction: 'out', sentElsewhere: true, uploadIndex: '4002', serialId: '' })],
      ['R-2', expect.objectContaining({ direction: 'in', unsigned: true, zipSha256: '', issueDate: '2024-05-06' })],
    ]),
  );
  expect(rows.find(({ number }) => number === 'R-1')?.events).toMatchObject([
    { event: 'imported', detail: 'primite/1.zip' },
    { event: 'zip-stored' },
  ]);
  const before = await counts();
  expect(before).toEqual([3, 5, 3, 3]);
  expect(Object.values(await bring({ ...files, 'copie.zip': signedZip('4001', received('R-1')) }))).toEqual(
    Array(4).fill('known'),
  );
  expect(await counts()).toEqual(before);
});

it('the original of a document that came unsigned completes it, also within one bundle', async () => {
  expect(await bring({ 'a.xml': received('R-3') })).toEqual({ 'a.xml': 'added' });
  const zip = signedZip('4003', received('R-3'));
  expect(await bring({ 'a.zip': zip })).toEqual({ 'a.zip': 'completed' });
  const [row] = await world.archive();
  expect(row).toMatchObject({ zipSha256: sha256Hex(zip), zipBytes: zip.length, uploadIndex: '4003' });
  expect(row).not.toHaveProperty('unsigned');
  expect(await bring({ 'b.xml': received('R-4'), 'b.zip': signedZip('4004', received('R-4')) })).toEqual({
    ...{ 'b.xml': 'known', 'b.zip': 'added' },
  });
  expect(await world.archive()).toHaveLength(2);
});

// Before: an invoice that a note of the same bundle takes back said nothing of it.
it('an issued invoice and the credit note that names it are told of each other, whichever comes first', async () => {
  const note = naming('E-7', sampleInvoice({ number: 'N-1', sellerCif: OWN_CIF, root: 'CreditNote' }));
  const files = { 'n.zip': signedZip('4011', note), 'e.zip': signedZip('4012', issued('E-7')) };
  expect(await bring(files)).toEqual({ 'n.zip': 'added', 'e.zip': 'added' });
  const rows = await world.archive();
  expect(rows.find(({ number }) => number === 'E-7')).toMatchObject({ reversed: true, takenBack: [{ number: 'N-1' }] });
  expect(rows.find(({ number }) => number === 'N-1')).not.toHaveProperty('takenBack');
});

// Before: the corrected one was told of a correction that nobody owes any more.
it('an issued invoice is told that what corrects it was taken back in the same bundle', async () => {
  const note = naming('C-8', sampleInvoice({ number: 'N-8', sellerCif: OWN_CIF, root: 'CreditNote' }));
  const correction = naming('E-8', issued('C-8'))
    .toString('utf8')
    .replace('<cac:Bill', '<cbc:InvoiceTypeCode>384</cbc:InvoiceTypeCode>$&');
  const files = {
    'a.zip': signedZip('4021', note),
    'b.zip': signedZip('4022', issued('E-8')),
    'c.zip': signedZip('4023', Buffer.from(correction)),
  };
  expect(await bring(files)).toEqual({ 'a.zip': 'added', 'b.zip': 'added', 'c.zip': 'added' });
  const rows = await world.archive();
  expect(rows.find(({ number }) => number === 'C-8')).toMatchObject({ typeCode: '384', reversed: true });
  expect(rows.find(({ number }) => number === 'E-8')?.correctedBy).toMatchObject([{ number: 'C-8', reversed: true }]);
});

it('each kind of wrong file is refused with its reason and leaves nothing; another company is named', async () => {
  const files = Object.fromEntries(Object.entries(REFUSED).map(([name, [, bytes]]) => [name, bytes]));
  const reasons = Object.fromEntries(Object.entries(REFUSED).map(([name, [reason]]) => [name, reason]));
  expect(await bring(files)).toEqual(reasons);
  expect(await counts()).toEqual([0, 0, 0, 0]);
  const foreign = readImport(REFUSED['alta-firma.zip']?.[1] ?? new Uint8Array(), OWN_CIF);
  expect(foreign).toMatchObject({ detail: 'Tâmplăria Codrul SRL (RO13548146) → Comerț Nord SRL (RO22334455)' });
});

it('what breaks in the middle leaves nothing half', async () => {
  const broken: typeof publishChanges = async (tx, ...rest) => {
    await publishChanges(tx, ...rest);
    throw new Error('the process dies');
  };
  await expect(bring({ 'a.zip': signedZip('4005', received('R-5')) }, broken)).rejects.toThrow('the process dies');
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

it('what ANAF lists after it came from a file is the same row, and the other way round', async () => {
  const document = received('R-8', { issueDate: '2026-03-02' });
  const index = await world.send(document);
  await bring({ 'r8.xml': document });
  const [imported] = await world.archive();
  world.clock.now += MINUTE_MS;
  await world.look();
  const [row, ...others] = await world.archive();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: imported?.id, uploadIndex: index, zipBytes: expect.any(Number) });
  expect(row?.downloadId).not.toBe('');
  expect(row).not.toHaveProperty('unsigned');
  expect(await bring({ 'r8.zip': signedZip(index, document) })).toEqual({ 'r8.zip': 'known' });
  expect(await world.messages()).toMatchObject([{ state: 'kept', invoice_id: imported?.id }]);
});

it('an import and the mailbox at the same time bring a document once', async () => {
  for (let place = 0; place < 12; place += 1) await world.send(received(`Z-${place}`, { issueDate: '2026-03-02' }));
  world.clock.now += MINUTE_MS;
  const files = Object.fromEntries(
    Array.from({ length: 12 }, (_, place) => [`${place}.xml`, received(`Z-${place}`, { issueDate: '2026-03-02' })]),
  );
  await Promise.all([world.look(), bring(files), bring(files)]);
  // Messages of the tests before are listed again.
  const numbers = (await world.archive()).map(({ number }) => number).filter((number) => number.startsWith('Z-'));
  expect(numbers).toHaveLength(12);
  expect(new Set(numbers).size).toBe(12);
});

const BUNDLES = 10;

// Bad input: some of many files are broken.
it(`of ${BUNDLES * BUNDLE_FILES} files of which 300 are broken the others are taken`, {
  timeout: 180_000,
}, async () => {
  const results: string[] = [];
  for (let bundle = 0; bundle < BUNDLES; bundle += 1) {
    const files: Record<string, Uint8Array> = {};
    for (let place = 0; place < BUNDLE_FILES; place += 1) {
      const index = bundle * BUNDLE_FILES + place;
      const zip = signedZip(String(70_000 + index), received(`M-${index}`));
      files[`${index}.zip`] = place % 17 === 0 ? zip.slice(0, zip.length / 2) : zip;
    }
    results.push(...Object.values(await bring(files)));
  }
  expect(results.filter((result) => result === 'damaged')).toHaveLength(300);
  expect(results.filter((result) => result === 'added')).toHaveLength(4700);
  expect((await counts())[0]).toBe(4700);
});

let app: TestApp | undefined;
let ana: TestClient;
afterAll(() => app?.stop());

it('over HTTP: to the caller’s company alone, within a bundle’s bounds', async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  const zip = signedZip('4009', received('H-1'));
  const send = (company: number, bytes: Uint8Array) =>
    ana.call(ImportDocuments, { params: { company: companyId(company) }, body: Uint8Array.from(bytes) });
  const { first, third } = app.companies;
  const answer = await send(first, zipSync({ 'h.zip': zip }));
  expect(answer).toMatchObject({ ok: true, result: { files: [{ name: 'h.zip', result: 'added', number: 'H-1' }] } });
  const hashes = [sha256Hex(zip), 'b'.repeat(64)];
  const known = await ana.must(FindImported, { body: { company: companyId(first), hashes } });
  expect(known.known).toEqual([sha256Hex(zip)]);
  expect(codeOf(await send(third, zipSync({ 'h.zip': zip })))).toBe('company-denied');
  expect(codeOf(await ana.call(FindImported, { body: { company: companyId(third), hashes } }))).toBe('company-denied');
  expect(codeOf(await send(first, new TextEncoder().encode('no zip')))).toBe('invalid-request');
  const many = Object.fromEntries(
    Array.from({ length: BUNDLE_FILES + 1 }, (_, place) => [`${place}.xml`, new Uint8Array(1)]),
  );
  expect(codeOf(await send(first, zipSync(many)))).toBe('invalid-request');
  expect(codeOf(await send(first, new Uint8Array(32 * 1024 * 1024)))).not.toBe('ok');
  expect(codeOf(await send(first, zipSync({ 'bomb.xml': new Uint8Array(60 * 1024 * 1024) })))).toBe('invalid-request');
}, 60_000);
