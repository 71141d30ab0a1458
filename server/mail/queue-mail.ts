/**
 * The one way for a letter to go out: kept sealed, and sent by a job, in the transaction of what it tells of.
 *
 * Invariants: a letter goes to one address; of an address and of an account so many a day; an address that the other side refused for
 * good gets none for a week. What is not sent is not told to who asked: an address tells nothing of itself.
 */
import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { TokenCipher } from '../process/token-cipher';
import type { JobQueue } from '../queue/job-queue';
import { addressKey, oneAddress } from '../session/one-address';
import { type Letter, type LetterTexts, letterTexts } from './letter';
import { mayBeWritten } from './letter-room';
import type { MailTables } from './mail-tables';

export const MAIL_TASK = 'mail';
export const MAIL_ATTEMPTS = 12;

export interface MailParts {
  readonly cipher: TokenCipher;
  /** Keys the hash of addresses. */
  readonly secret: string;
  readonly queue: Pick<JobQueue, 'add'>;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface SealedLetter extends LetterTexts {
  readonly to: string;
}

export function recipientHash(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`mail ${addressKey(address)}`)
    .digest('hex');
}

export interface MailToQueue {
  readonly to: string;
  readonly letter: Letter;
  readonly unsent?: boolean;
  /** Of the address; the usual bound is that of a person. */
  readonly mostADay?: number;
}

/** False where nothing goes out. `unsent`: all of the work, and nothing goes out: the address has nothing to be told. */
export async function queueMail<T extends MailTables>(
  tx: Transaction<T>,
  parts: MailParts,
  { to, letter, unsent = false, mostADay }: MailToQueue,
): Promise<boolean> {
  const address = oneAddress(to);
  if (address === undefined) return false;
  const mails = tx as unknown as Transaction<MailTables>;
  const recipient = recipientHash(parts.secret, address);
  const now = parts.now();
  if (!(await mayBeWritten(mails, { kind: letter.kind, recipient, mostADay }, now))) return false;
  const id = parts.newId();
  const content: SealedLetter = { to: address, ...letterTexts(letter) };
  const sealed = parts.cipher.seal(JSON.stringify(content), `mail-${id}`);
  const row = { id, kind: letter.kind, recipient_hash: recipient, made_at: new Date(now), settled_at: null };
  const how = unsent ? { sealed: null, state: 'sent' as const } : { sealed };
  await mails
    .insertInto('mail')
    .values({ ...row, ...how })
    .execute();
  const job = { kind: MAIL_TASK, key: `${MAIL_TASK}:${id}`, payload: { mail: id }, maxAttempts: MAIL_ATTEMPTS };
  await parts.queue.add(tx, { ...job, runAt: new Date(now) });
  return !unsent;
}
