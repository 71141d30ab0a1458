/** Looks for a message to a supplier among what the mailbox has brought. */
import { sha256Hex } from '../../filings/sha256-hex';
import type { MailboxTransaction } from '../mailbox-parts';
import { noteDocument } from './note-document';
import type { Note } from './note-store';

/** ANAF's clock may be behind ours, and its minute begins before. */
const CLOCK_MS = 5 * 60_000;
const SENT = 'MESAJ CUMPARATOR TRANSMIS';

/** `unread`: something is listed of which nobody knows yet what it says. */
export type FoundNote =
  | { readonly kind: 'found'; readonly uploadIndex: string }
  | { readonly kind: 'unread' | 'absent' };

/** By its bytes, among what the mailbox brought since it may have left first (ms since 1970) and no other note has. */
export async function findNote(
  tx: MailboxTransaction,
  companyId: number,
  note: Pick<Note, 'about' | 'text'>,
  since: number,
): Promise<FoundNote> {
  const found = await tx
    .selectFrom('anaf_message as message')
    .select('message.upload_index')
    .where('message.company_id', '=', companyId)
    .where('message.about', '=', note.about)
    .where('message.type', '=', SENT)
    .where('message.state', '=', 'kept')
    .where('message.xml_sha256', '=', sha256Hex(noteDocument(note.about, note.text)))
    .where('message.listed_at', '>=', new Date(since - CLOCK_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('anaf_note as other')
            .select('other.id')
            .where('other.company_id', '=', companyId)
            .whereRef('other.upload_index', '=', 'message.upload_index'),
        ),
      ),
    )
    .orderBy('message.listed_at')
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) return { kind: 'found', uploadIndex: found.upload_index };
  return { kind: (await someWait(tx, companyId)) ? 'unread' : 'absent' };
}

/** Listed, and its zip has not come. */
async function someWait(tx: MailboxTransaction, companyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('anaf_message')
    .select('id')
    .where('company_id', '=', companyId)
    .where('type', '=', SENT)
    .where('state', '=', 'listed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
