/**
 * Writes one open draft, save after save, with what was stored before each, so that other devices' changes merge.
 *
 * Invariants: saves are made one after the other, and `written` is what the last one that succeeded wrote: a save that failed
 * leaves it as it was, so what the next one compares with is what the storage holds. The id changes only where a draft
 * that was stored is there no more (issued or removed elsewhere while it was written here): it goes on under a new one, for
 * deleting loses to editing, and that is told. That id is kept until it is stored, however often that fails, so one page makes
 * one draft.
 */
import { createSaveQueue, type SaveQueue } from '@/app/unsaved/save-queue';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';

type DraftSaved = 'saved' | 'joined' | 'missing';

export interface DraftSaverPort {
  readonly saveDraft: (id: string, content: InvoiceDraft, seen: InvoiceDraft | null) => Promise<DraftSaved>;
  readonly newDraftId: () => string;
  /** Told the id under which the draft is stored from now on: at its first save, and where it goes on under a new one. */
  readonly onStored: (id: string) => void;
  /** Another tab or device had begun the same draft, and it says what both wrote. */
  readonly onJoined: () => void;
  /** It was issued or removed elsewhere; what is typed is stored beside. `from`: its id until then. */
  readonly onBeside: (from: string) => void;
}

export interface DraftSaver extends SaveQueue<InvoiceDraft> {
  readonly id: () => string;
  /** What the storage is known to hold; null for nothing yet. */
  readonly written: () => InvoiceDraft | null;
}

export function createDraftSaver(startId: string, startSeen: InvoiceDraft | null, port: DraftSaverPort): DraftSaver {
  let id = startId;
  let written = startSeen;
  let left: string | undefined;

  const store = async (content: InvoiceDraft): Promise<void> => {
    const before = written;
    let outcome = await port.saveDraft(id, content, before);
    if (outcome === 'missing') {
      left ??= id;
      id = port.newDraftId();
      written = null;
      outcome = await port.saveDraft(id, content, null);
    }
    if (outcome === 'missing') throw new Error(`The draft ${id} is new and was there.`);
    const first = written === null;
    written = content;
    if (first) port.onStored(id);
    if (outcome === 'joined') port.onJoined();
    if (left !== undefined) port.onBeside(left);
    left = undefined;
  };
  return { ...createSaveQueue(store), id: () => id, written: () => written };
}
