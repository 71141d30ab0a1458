import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companyIdSchema, deviceIdSchema } from '@/api/ids';
import type { BatchFile } from '@/app/invoices/send/batch';
import { knownDocuments } from '@/app/invoices/send/known-documents';
import { numberLookup } from '@/app/invoices/send/number-lookup';
import { uploadFile } from '@/app/invoices/send/upload-file';
import { uploadSummary } from '@/app/invoices/send/upload-summary';
import { storedDocument } from '@/db/archive/archive-queries';
import type { CommandContext } from '@/db/command-context';
import { CondicaDatabase } from '@/db/condica-database';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { uploadForeignXml } from '@/db/invoices/upload-foreign-xml';
import { readFile } from '@/workers/document/document-service';
import type { ReadDocument } from '@/workers/document/file-reading';
import { bytesOf, sampleXml } from '../../workers/sample-xml';

const COMPANY = v.parse(companyIdSchema, 1);

function context(): CommandContext {
  let ids = 0;
  return {
    db: new CondicaDatabase('lists-test', { indexedDB: new IDBFactory(), IDBKeyRange }),
    companyId: COMPANY,
    deviceId: v.parse(deviceIdSchema, '00000000-0000-4000-8000-0000000000d1'),
    deviceName: 'Chrome, Linux',
    now: () => '2026-11-26T08:00:00.000Z',
    newId: () => {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
  };
}

async function readyFile(bytes: Uint8Array<ArrayBuffer>): Promise<BatchFile> {
  const reading = await readFile(bytes);
  return { id: 'f', path: 'f.xml', content: new Blob([bytes]), changes: 0, reading, standing: { kind: 'ready' } };
}

const commands = (own: CommandContext) => ({
  foreign: (file: Parameters<typeof uploadForeignXml>[1]) => uploadForeignXml(own, file),
  correct: (id: Parameters<typeof correctRejected>[1], correction: Parameters<typeof correctRejected>[2]) =>
    correctRejected(own, id, correction),
});

describe('uploading a file', () => {
  it('keeps its very bytes, and knows them when they come again', async () => {
    const own = context();
    const bytes = bytesOf(`\uFEFF${sampleXml()}`);
    const file = await readyFile(bytes);
    const answer = await uploadFile(commands(own), file);
    const id = answer.kind === 'queued' ? answer.invoiceId : '';
    expect((await storedDocument(own.db, id, 'xml'))?.bytes).toEqual(bytes);

    expect(await uploadFile(commands(own), file)).toEqual({
      kind: 'refused',
      standing: { kind: 'sent', invoiceId: id },
    });
    const issuedWithNumber = numberLookup({ db: own.db, companyId: COMPANY, now: () => 0 });
    const reading = await readFile(bytesOf(sampleXml()));
    const known = await knownDocuments({ db: own.db, companyId: COMPANY, issuedWithNumber }, [reading]);
    // Other bytes (no byte-order mark), the same number.
    expect(known.archivedByHash(reading.sha256)).toBeUndefined();
    expect(known.archivedByNumber('Invoice', 'COD-2026-0001')).toBe(id);
    expect(known.archivedByNumber('CreditNote', 'COD-2026-0001')).toBeUndefined();
  });

  it('refuses bytes that are not UTF-8', async () => {
    const latin = sampleXml()
      .replace('UTF-8', 'ISO-8859-1')
      .replaceAll(/[^ -ÿ\n]/g, 'a');
    const bytes = Uint8Array.from(latin, (character) => character.charCodeAt(0)).fill(0xe2, 400, 401);
    const file = { ...(await readyFile(bytesOf(sampleXml()))), content: new Blob([bytes]) };
    expect(await uploadFile(commands(context()), file)).toEqual({ kind: 'refused', standing: { kind: 'not-utf8' } });
  });

  it('files a rejected number again instead of adding a second document', async () => {
    const own = context();
    const first = await uploadFile(commands(own), await readyFile(bytesOf(sampleXml())));
    const id = first.kind === 'queued' ? first.invoiceId : '';
    await own.db.outbox.toCollection().modify({ state: 'rejected', attempts: 1 });
    const corrected = await readyFile(bytesOf(sampleXml().replace('Scaun', 'Taburet')));
    const known = await knownDocuments(
      {
        db: own.db,
        companyId: COMPANY,
        issuedWithNumber: numberLookup({ db: own.db, companyId: COMPANY, now: () => 0 }),
      },
      corrected.reading === undefined ? [] : [corrected.reading],
    );
    expect(known.rejectedByNumber('Invoice', 'COD-2026-0001')).toBe(id);
    const answer = await uploadFile(commands(own), { ...corrected, standing: { kind: 'ready', corrects: id } });
    expect(answer).toEqual({ kind: 'queued', invoiceId: id });
    expect(await own.db.archive.count()).toBe(1);
  });

  it('shows credit notes negative and self-billed invoices under their seller', async () => {
    const { document } = await readFile(bytesOf(sampleXml()));
    if (document === null) throw new Error('The sample is not an invoice.');
    const credit: ReadDocument = { ...document, kind: 'CreditNote', typeCode: '381' };
    expect(uploadSummary(credit)).toMatchObject({ type: 'NC', net: '-4001.00', vat: '-840.21', total: '-4841.21' });
    expect(uploadSummary(document).partnerName).toBe(document.buyer.name);
    expect(uploadSummary({ ...document, typeCode: '389' }).partnerName).toBe(document.seller.name);
  });
});
