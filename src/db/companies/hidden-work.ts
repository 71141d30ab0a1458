import type { CondicaDatabase } from '../condica-database';
import { type SealedNote, sealedNotes } from '../settings/sealed-note';

/** A company that is hidden on this device, with how many calls of it were not acknowledged. */
export interface HiddenWork extends Pick<SealedNote, 'companyId' | 'cif' | 'name' | 'taken'> {
  readonly unsent: number;
}

export async function hiddenWork(db: CondicaDatabase): Promise<readonly HiddenWork[]> {
  const notes = await sealedNotes(db);
  return Promise.all(
    notes.map(async (note) => ({
      ...note,
      unsent: await db.outbox.where('companyId').equals(note.companyId).count(),
    })),
  );
}
