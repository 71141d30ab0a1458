/** InvoiceMessage: records a message to the supplier; the mailbox's job sends it. */

import * as v from 'valibot';
import type { SentNote } from '@/api/entities/archive-item';
import { entityIdSchema } from '@/api/ids';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { writableText } from '@/domain/invoice/ubl/write/serialize-xml';
import type { TenantTransaction } from '../../database/app-database';
import { lastEpochBegan } from '../../database/epoch';
import type { CallInputOf } from '../call-handler';
import { type Reply, refused } from '../reply';
import { nameOf } from './author-of';
import { missingDocument } from './missing-document';
import { sinceTold } from './precedent-of';
import { itemAsItStands, putArchiveItem } from './put-archive-item';
import { lockArchiveItem } from './read-archive';

/** ANAF's own bound of a company and day (reference, section 3). */
const MOST_A_DAY = 1000;

export interface MessageParts {
  readonly now: () => number;
  /** Plans the company's mailbox now, in the transaction. */
  readonly lookNow: (tx: TenantTransaction, companyId: number) => Promise<void>;
}

export async function sendMessage(
  tx: TenantTransaction,
  { body, idempotencyKey }: Pick<CallInputOf<'InvoiceMessage'>, 'body' | 'idempotencyKey'>,
  userId: number,
  { now, lookNow }: MessageParts,
): Promise<Reply> {
  const item = await lockArchiveItem(tx, body.company, body.invoice);
  if (item === undefined) return missingDocument(tx, body.company, now());
  if (item.direction !== 'in' || item.uploadIndex === '') return refused('no-message-way');
  const text = writableText(body.message).trim();
  if (text === '') return refused('invalid-request');
  const day = bucharestDay(now());
  // A client without ids of its own has one by its key.
  const id = body.id ?? v.parse(entityIdSchema, idempotencyKey);
  const { lost } = body;
  if (lost !== undefined && item.notes?.some((note) => note.id === id)) return itemAsItStands(tx, body, item);
  const ended = lost === undefined || lost.state === 'open' ? undefined : lost.state;
  if (ended === undefined && (await countOfDay(tx, body.company, day)) >= MOST_A_DAY) return refused('messages-full');
  const at = new Date(Math.min(body.at === undefined ? now() : Date.parse(body.at), now()));
  // What a restored server lost may be at ANAF since: as after a lost answer (mailbox/notes/note-step.ts).
  const state = ended ?? (lost === undefined ? 'recorded' : 'doubtful');
  await tx
    .insertInto('anaf_note')
    .values({
      ...{ company_id: body.company, id, invoice_id: item.id, about: item.uploadIndex, text, state },
      ...{ written_at: at, day: ended === undefined ? day : bucharestDay(at.getTime()), due_at: new Date(now()) },
      ...(lost === undefined ? {} : { first_sent_at: new Date(sinceTold(at.getTime(), await lastEpochBegan(tx))) }),
    })
    .execute();
  const name = await nameOf(tx, userId);
  const by = lost === undefined || lost.by === name ? name : '';
  const note: SentNote = { id, text, by, at: at.toISOString(), state, detail: lost?.detail ?? '' };
  await lookNow(tx, body.company);
  return putArchiveItem(tx, body, { ...item, notes: [...(item.notes ?? []), note] });
}

async function countOfDay(tx: TenantTransaction, company: number, day: string): Promise<number> {
  const row = await tx
    .selectFrom('anaf_note')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('company_id', '=', company)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
