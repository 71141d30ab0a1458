import { expect, it, vi } from 'vitest';
import { openSources } from '@/app/invoices/editor/workspace/open-sources';
import type { Workspace } from '@/app/state/workspace';
import { entityId } from '../../db/support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../../db/support/test-database';

const INVOICE = { totals: {} };
const readDocument = vi.hoisted(() => vi.fn());
vi.mock('@/workers/document/document-worker', () => ({ documentWorker: { call: readDocument } }));

const ID = entityId('00000000-0000-4000-8000-0000000000f1');

// Before: an address with the id of another company's invoice made a draft of it under the open company's name.
it.each([
  [COMPANY, INVOICE],
  [OTHER_COMPANY, undefined],
])('makes something of the documents of the open company alone: %s', async (companyId, invoice) => {
  readDocument.mockResolvedValue(INVOICE);
  const db = openTestDatabase();
  await db.document.put({ invoiceId: ID, format: 'xml', companyId, bytes: new Uint8Array(1), sha256: 'a'.repeat(64) });
  const workspace: Pick<Workspace, 'db' | 'commands'> = { db, commands: testContext(db) };
  const { archived } = openSources({ ...workspace, company: { id: COMPANY } } as Workspace, '2026-03-02', false);
  expect((await archived(ID))?.invoice).toEqual(invoice);
});
