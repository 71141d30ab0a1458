/** The job of one letter. What was sent is forgotten here at once; what the mailbox page shows is kept for a week. */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { TokenCipher } from '../process/token-cipher';
import type { MailSender } from './mail-sender';
import type { MailTables } from './mail-tables';
import type { SealedLetter } from './queue-mail';

export const mailPayloadSchema = v.looseObject({ mail: v.string() });

const letterSchema = v.object({ to: v.string(), subject: v.string(), text: v.string(), html: v.string() });

export interface SendMailParts<T extends MailTables> {
  readonly db: Kysely<T>;
  readonly cipher: TokenCipher;
  readonly sender: MailSender;
  readonly now: () => number;
}

export async function sendMail<T extends MailTables>(parts: SendMailParts<T>, id: string): Promise<void> {
  const mails = parts.db as unknown as Kysely<MailTables>;
  const row = await mails
    .selectFrom('mail')
    .select('sealed')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  const letter = row?.sealed == null ? undefined : openLetter(parts.cipher, id, row.sealed);
  if (letter === undefined) return;
  const outcome = await parts.sender(id, letter);
  await mails
    .updateTable('mail')
    .set({
      state: outcome === 'refused' ? 'refused' : 'sent',
      settled_at: new Date(parts.now()),
      ...(outcome === 'kept' ? {} : { sealed: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** Undefined: sealed with another key. */
export function openLetter(cipher: TokenCipher, id: string, sealed: Uint8Array): SealedLetter | undefined {
  const plain = cipher.open(sealed, `mail-${id}`);
  return plain === undefined ? undefined : v.parse(letterSchema, JSON.parse(plain));
}
