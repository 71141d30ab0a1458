/** The last contacts outlive the page: told at the start before anybody answers, written down whenever there is a newer one. */
import type { CondicaDatabase } from '@/db/condica-database';
import { lastAnafContact } from '@/db/replication/last-anaf-contact';
import { lastServerContact, noteServerContact } from '@/db/replication/last-server-contact';
import type { WritableStatusStore } from './status-store';

/** Ends with the function it gives. What cannot be read or written costs only the sentence, never the exchange. */
export function keepContacts(db: CondicaDatabase, status: WritableStatusStore): () => void {
  let kept: string | null = null;
  const failed = (error: unknown): void => console.warn('The last contact is not kept:', error);
  const end = status.subscribe(() => {
    const { lastServerContact: newest } = status.getSnapshot();
    if (newest === null || newest === kept) return;
    kept = newest;
    noteServerContact(db, newest).catch(failed);
  });
  tellKept(db, status).catch(failed);
  return end;
}

/** Says nothing over what an exchange said meanwhile. */
async function tellKept(db: CondicaDatabase, status: WritableStatusStore): Promise<void> {
  const [server, anaf] = await Promise.all([lastServerContact(db), lastAnafContact(db)]);
  const now = status.getSnapshot();
  status.set({
    lastServerContact: now.lastServerContact ?? server,
    lastAnafContact: now.lastAnafContact ?? anaf,
  });
}
