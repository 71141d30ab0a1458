import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companyIdSchema, entityIdSchema } from '@/api/ids';
import { archivedDocument, type DocumentSource } from '@/app/invoices/archive/document-source';
import { CondicaDatabase } from '@/db/condica-database';
import type { FetchDocumentOutcome } from '@/sync/pull/fetch-document';

const ID = v.parse(entityIdSchema, '00000000-0000-4000-8000-000000000001');
const COMPANY = v.parse(companyIdSchema, 1);
const BYTES = new TextEncoder().encode('<Invoice/>');
const ITEM = { id: ID, xmlSha256: 'a'.repeat(64), zipSha256: '' };

interface TestSource extends DocumentSource {
  readonly asked: () => number;
}

/** Keeps what `outcome` says was stored, as sync does. */
function source(outcome: FetchDocumentOutcome): TestSource {
  const db = new CondicaDatabase('documents-test', { indexedDB: new IDBFactory(), IDBKeyRange });
  let asked = 0;
  return {
    db,
    atTest: false,
    fetch: async (invoiceId, format) => {
      asked += 1;
      if (outcome === 'stored')
        await db.document.put({ invoiceId, format, companyId: COMPANY, bytes: BYTES, sha256: ITEM.xmlSha256 });
      return outcome;
    },
    asked: () => asked,
  };
}

describe('an archived document', () => {
  it('is fetched once', async () => {
    const own = source('stored');
    expect(await archivedDocument(own, ITEM, 'xml')).toEqual({ kind: 'found', bytes: BYTES });
    expect(await archivedDocument(own, ITEM, 'xml')).toEqual({ kind: 'found', bytes: BYTES });
    expect(own.asked()).toBe(1);
  });

  it('is fetched again after it was corrected elsewhere under the same id', async () => {
    const own = source('stored');
    const old = { invoiceId: ID, format: 'xml' as const, companyId: COMPANY, bytes: new Uint8Array([1]), sha256: 'b' };
    await own.db.document.put(old);
    expect(await archivedDocument(own, ITEM, 'xml')).toEqual({ kind: 'found', bytes: BYTES });
  });

  it('says what stands in the way', async () => {
    expect(await archivedDocument(source('unavailable'), ITEM, 'xml')).toEqual({ kind: 'unavailable' });
    expect(await archivedDocument(source('damaged'), ITEM, 'xml')).toEqual({ kind: 'damaged' });
  });

  it('asks nothing for a zip that ANAF has not given yet', async () => {
    const own = source('stored');
    expect(await archivedDocument(own, ITEM, 'zip')).toEqual({ kind: 'absent' });
    expect(own.asked()).toBe(0);
  });
});
