/** Where the editor's drafts come from in the open workspace. */
import type { Workspace } from '@/app/state/workspace';
import { archiveById, storedDocument } from '@/db/archive/archive-queries';
import { listSerials } from '@/db/serials/serial-queries';
import { documentWorker } from '@/workers/document/document-worker';
import type { OpenSources } from './open-target';
import { newDraft } from './seller-of-company';

export function openSources({ db, company, commands }: Workspace, today: string): OpenSources {
  const serialFor = async (type: 'FCT' | 'NC'): Promise<string> => {
    const serials = await listSerials(db, company.id);
    return serials.find(({ row }) => row.type === type)?.row.id ?? '';
  };
  return {
    today,
    newId: commands.newId,
    storedDraft: async (id) => {
      const stored = await db.draft.get(id);
      // A draft of another company is none of this editor's.
      return stored?.companyId === company.id ? (stored.shown?.content ?? null) : null;
    },
    archived: async (id) => {
      const document = await storedDocument(db, id, 'xml');
      if (document === undefined) return null;
      const invoice = await documentWorker.call((api) => api.readDocument(document.bytes));
      if (invoice === null) return null;
      return { invoice, draft: (await db.archive.get(id))?.draft?.content ?? null };
    },
    rejectedNumber: async (id) => {
      const view = await archiveById(db, id);
      const rejected =
        view?.item.state === 'rejected' || view?.item.state === 'refused' || view?.delivery?.state === 'rejected';
      return view !== null && rejected ? view.item.number : '';
    },
    newDraft: async () => newDraft(company, await serialFor('FCT'), today),
    serialFor,
  };
}
