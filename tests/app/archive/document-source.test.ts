import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { CallResult } from '@/api/call-server';
import { companyIdSchema, entityIdSchema } from '@/api/ids';
import { archivedDocument, type DocumentSource } from '@/app/invoices/archive/document-source';
import { storedDocument } from '@/db/archive/archive-queries';
import { CondicaDatabase } from '@/db/condica-database';
import { sha256Hex } from '@/workers/document/document-hash';

const ID = v.parse(entityIdSchema, '00000000-0000-4000-8000-000000000001');
const BYTES = new TextEncoder().encode('<Invoice/>');
const HASH = await sha256Hex(BYTES);
const ITEM = { id: ID, xmlSha256: HASH, zipSha256: '' };

function source(answer: () => Promise<CallResult<unknown>>): DocumentSource & { readonly asked: () => number } {
  let asked = 0;
  return {
    db: new CondicaDatabase('documents-test', { indexedDB: new IDBFactory(), IDBKeyRange }),
    companyId: v.parse(companyIdSchema, 1),
    download: () => {
      asked += 1;
      return answer();
    },
    hash: sha256Hex,
    asked: () => asked,
  };
}

const served = (body: BodyInit) => async (): Promise<CallResult<unknown>> => ({ ok: true, result: new Response(body) });

describe('an archived document', () => {
  it('is fetched once and kept', async () => {
    const own = source(served(BYTES));
    expect(await archivedDocument(own, ITEM, 'xml')).toEqual({ kind: 'found', bytes: BYTES });
    expect(await archivedDocument(own, ITEM, 'xml')).toEqual({ kind: 'found', bytes: BYTES });
    expect(own.asked()).toBe(1);
  });

  it('is not shown and not kept where its bytes are others', async () => {
    const own = source(served('<Invoice>alta</Invoice>'));
    expect(await archivedDocument(own, ITEM, 'xml')).toEqual({ kind: 'differs' });
    expect(await storedDocument(own.db, ID, 'xml')).toBeUndefined();
  });

  it('says what stands in the way', async () => {
    const offline = source(async () => ({ ok: false, failure: { kind: 'network' } }));
    expect(await archivedDocument(offline, ITEM, 'xml')).toEqual({ kind: 'offline' });
    const broken = source(async () => ({ ok: false, failure: { kind: 'malformed', status: 502 } }));
    expect(await archivedDocument(broken, ITEM, 'xml')).toEqual({ kind: 'failed' });
  });

  it('asks nothing for a zip that ANAF has not given yet', async () => {
    const own = source(served(BYTES));
    expect(await archivedDocument(own, ITEM, 'zip')).toEqual({ kind: 'absent' });
    expect(own.asked()).toBe(0);
  });

  it('takes a connection cut in the middle for no network', async () => {
    const cut = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) });
    const own = source(served(cut));
    expect(await archivedDocument(own, ITEM, 'xml')).toEqual({ kind: 'offline' });
  });
});
