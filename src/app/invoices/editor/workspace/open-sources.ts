/** Where the editor's drafts come from in the open workspace. */
import * as v from 'valibot';
import { entityIdSchema } from '@/api/ids';
import { loadChunk } from '@/app/routes/load-chunk';
import type { Workspace } from '@/app/state/workspace';
import { archiveById, storedDocument } from '@/db/archive/archive-queries';
import { isRejected } from '@/db/archive/is-rejected';
import { sha256Hex } from '@/db/archive/sha256-hex';
import type { StoredDocument } from '@/db/archive/stored-document';
import { partnerByCui } from '@/db/collections/partner';
import { paymentMethodRows } from '@/db/collections/payment-method';
import { listSerials } from '@/db/collections/serial';
import { companyNow } from '@/db/companies/company-queries';
import { documentWorker } from '@/workers/document/document-worker';
import type { OpenSources } from './open-target';
import { pullPorts } from './pull-ports';
import { newDraft, toAbroad } from './seller-of-company';

/** Few documents bring files along. */
const loadFiles = () => loadChunk(() => import('@/db/drafts/attached-files'));

/** Only what takes an invoice back asks. */
const loadChangedBefore = () => loadChunk(() => import('./changed-before'));

export function openSources(workspace: Workspace, today: string, mayExternal: boolean): OpenSources {
  const { db, company, commands } = workspace;
  const serialFor = async (type: 'FCT' | 'NC'): Promise<string> => {
    const serials = await listSerials(db, company.id);
    return serials.find(({ row }) => row.type === type)?.row.id ?? '';
  };
  return {
    today,
    newId: commands.newId,
    mayExternal,
    storedDraft: async (id) => {
      const stored = await db.draft.get(id);
      // A draft of another company is none of this editor's.
      return stored?.companyId === company.id ? (stored.shown ?? null) : null;
    },
    archived: async (id) => {
      const document = (await storedDocument(db, id, 'xml')) ?? (await fetched(workspace, id));
      // An address may name another company's: nothing is made of it under the open one's name.
      if (document?.companyId !== company.id) return null;
      const invoice = await documentWorker.call((api) => api.readDocument(document.bytes));
      if (invoice === null) return null;
      return { invoice, draft: (await db.archive.get(id))?.draft?.content ?? null };
    },
    rejected: async (id) => {
      const view = await archiveById(db, id);
      if (view === null || !isRejected(view)) return null;
      const { item } = view;
      return { id: v.parse(entityIdSchema, item.id), number: item.number, sha256: item.xmlSha256 };
    },
    numberOf: async (id) => (await archiveById(db, id))?.item.number,
    changedBy: async (id) => (await loadChangedBefore()).changedBefore(workspace, id),
    newDraft: async (type) => {
      const methods = await paymentMethodRows.list(db, company.id);
      const seller = await companyNow(db, company);
      const draft = newDraft(
        // What is sold abroad is no supply whose VAT waits for its payment.
        type === 'extern' ? { ...seller, vatOnCollection: false } : seller,
        await serialFor('FCT'),
        today,
        methods.map(({ row }) => row),
      );
      return type === 'extern' ? toAbroad(draft) : draft;
    },
    partnerOf: async (taxId) => (await partnerByCui(db, company.id, taxId))?.row.id,
    keepFile: async (bytes) => (await loadFiles()).keepAttachment(commands, bytes),
    serialFor,
  };
}

/** From the server, for a document that this device does not have; it is kept here then. */
async function fetched(workspace: Workspace, id: string): Promise<StoredDocument | undefined> {
  const { deviceId, deviceName, newId } = workspace.commands;
  const device = async () => ({ id: deviceId, name: deviceName });
  const ports = { ...pullPorts(workspace), sha256: sha256Hex, device, newId };
  const invoice = v.safeParse(entityIdSchema, id);
  if (!invoice.success) return undefined;
  const { fetchDocument } = await loadChunk(() => import('@/sync/pull/fetch-document'));
  const outcome = await fetchDocument(ports, { company: workspace.company.id, invoice: invoice.output, format: 'xml' });
  return outcome === 'stored' ? storedDocument(workspace.db, id, 'xml') : undefined;
}
