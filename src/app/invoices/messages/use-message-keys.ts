/** What the keys do with the message that is open; nothing while there is none. */
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { archiveById } from '@/db/archive/archive-queries';
import { askNote } from '../archive/notes/asked-note';
import { shownItemOf } from '../archive/shown-item';
import { useDocumentDownload } from '../archive/use-document-download';
import type { MessageRow } from './message-row';
import type { Reading } from './use-reading';

export function useMessageKeys(row: MessageRow | undefined, { isUnread, mark }: Reading): void {
  const invoice = row?.invoice ?? null;
  const download = useZipDownload();
  // Only a supplier's invoice is written about: SPV carries nothing from the supplier to the buyer.
  const written = row?.kind === 'received' || row?.kind === 'to-supplier' ? invoice : null;
  useScreenKeys('messages', {
    unread: row?.news === true ? () => void mark([row], isUnread(row)) : undefined,
    message: written === null ? undefined : () => askNote(written),
    zip: invoice === null ? undefined : () => void download(invoice),
  });
}

/** The signed zip of an invoice. */
function useZipDownload(): (id: string) => Promise<void> {
  const { db } = useWorkspace();
  const download = useDocumentDownload();
  return async (id) => {
    const view = await archiveById(db, id);
    if (view !== null) await download(shownItemOf(view), 'zip');
  };
}
