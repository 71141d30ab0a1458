/**
 * Writes one open draft, save after save, each with what the one before wrote, so that other devices' changes merge.
 *
 * Invariants: `written` is what the last save that succeeded wrote. Removed or declared elsewhere while it was written here, the
 * draft goes on, for deleting loses to editing, and that is told: under its id where nothing stands there any more, else (another
 * tab's word keeps the hidden row until it has left) under a new one, which is kept until the draft is stored there.
 */

import type { EntityId } from '@/api/ids';
import { createSaveQueue, type SaveQueue } from '@/app/unsaved/save-queue';
import type { SaveDraftOutcome } from '@/db/collections/draft';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';

export interface TransportSaverPort {
  readonly save: (id: EntityId, content: TransportDraft, seen: TransportDraft | null) => Promise<SaveDraftOutcome>;
  readonly newDraftId: () => EntityId;
  /** Told the id under which the draft is stored from now on: at its first save, and where it goes on. */
  readonly onStored: (id: EntityId) => void;
  /** It was declared or removed elsewhere. `from`: its id until then. */
  readonly onBeside: (from: EntityId) => void;
}

export interface TransportSaver extends SaveQueue<TransportDraft> {
  readonly id: () => EntityId;
  /** What the storage is known to hold; null for nothing yet. */
  readonly written: () => TransportDraft | null;
}

export function createTransportSaver(
  startId: EntityId,
  startSeen: TransportDraft | null,
  port: TransportSaverPort,
): TransportSaver {
  let id = startId;
  let written = startSeen;
  let left: EntityId | undefined;

  const store = async (content: TransportDraft): Promise<void> => {
    let outcome = await port.save(id, content, written);
    if (outcome === 'missing') left ??= id;
    if (outcome === 'missing' && written !== null) {
      written = null;
      outcome = await port.save(id, content, null);
    }
    if (outcome === 'missing') {
      id = port.newDraftId();
      outcome = await port.save(id, content, null);
    }
    if (outcome === 'missing') throw new Error(`The draft ${id} is new and was there.`);
    const first = written === null;
    written = content;
    if (first) port.onStored(id);
    if (left !== undefined) port.onBeside(left);
    left = undefined;
  };
  return { ...createSaveQueue(store), id: () => id, written: () => written };
}
