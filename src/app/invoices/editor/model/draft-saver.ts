/**
 * Writes one open draft, save after save, with what was seen before each, so that other devices' changes merge.
 *
 * Invariant: `seen` is what the newest started save writes (IndexedDB keeps their order). A draft that was issued or removed
 * elsewhere while it was written here goes on under a new id: deleting loses to editing, and nothing typed is lost.
 */
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';

export interface DraftSaverPort {
  readonly saveDraft: (id: string, content: InvoiceDraft, seen: InvoiceDraft | null) => Promise<'saved' | 'missing'>;
  readonly newDraftId: () => string;
  /** Told the id under which the draft is stored from now on: at its first save, and where it goes on under a new one. */
  readonly onStored: (id: string) => void;
}

export interface DraftSaver {
  readonly save: (content: InvoiceDraft) => Promise<void>;
  readonly id: () => string;
  /** What the storage is known to hold; null for nothing yet. */
  readonly written: () => InvoiceDraft | null;
}

export function createDraftSaver(startId: string, startSeen: InvoiceDraft | null, port: DraftSaverPort): DraftSaver {
  let id = startId;
  let seen = startSeen;
  let written = startSeen;

  const save = async (content: InvoiceDraft): Promise<void> => {
    const before = seen;
    seen = content;
    try {
      if ((await port.saveDraft(id, content, before)) === 'saved') {
        written = content;
        if (before === null) port.onStored(id);
        return;
      }
      id = port.newDraftId();
      await port.saveDraft(id, content, null);
      written = content;
      port.onStored(id);
    } catch (reason) {
      if (seen === content) seen = before;
      throw reason;
    }
  };
  return { save, id: () => id, written: () => written };
}
