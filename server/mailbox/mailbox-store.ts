/** A mailbox and its messages in the database. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { AnafMessage } from '../outside/anaf/anaf-port';
import type { Mailbox } from './list-window';
import type { MailboxTransaction } from './mailbox-parts';
import type { MailboxTables } from './mailbox-tables';
import type { Trouble } from './mailbox-trouble';

type Row = Selectable<MailboxTables['anaf_mailbox']>;

/** Made at the first look. */
export async function openMailbox(tx: MailboxTransaction, companyId: number, now: number): Promise<Mailbox> {
  await tx
    .insertInto('anaf_mailbox')
    .values({ company_id: companyId, due_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('anaf_mailbox')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return toMailbox(row);
}

function toMailbox(row: Row): Mailbox {
  const { window_from: from, window_to: to, window_page: page } = row;
  return {
    listedTo: instant(row.listed_to),
    window: from === null || to === null || page === 0 ? undefined : { from: instant(from), to: instant(to), page },
    wholeAt: instant(row.whole_at),
    wantedFrom: instant(row.wanted_from),
    clockAheadMs: row.clock_ahead_ms,
    openedAt: instant(row.opened_at),
    dueAt: instant(row.due_at),
  };
}

/** What a page has changed of the mailbox `before` it; what people ask for meanwhile (in sight, due, wanted) stays. */
export async function keepMailbox(
  tx: MailboxTransaction,
  companyId: number,
  { before, after }: { readonly before: Mailbox; readonly after: Mailbox },
  answeredAt: number,
): Promise<void> {
  const { listedTo, window, wholeAt, clockAheadMs } = after;
  const met = after.wantedFrom === 0 ? before.wantedFrom : 0;
  await tx
    .updateTable('anaf_mailbox')
    .set({
      listed_to: orNull(listedTo),
      window_from: orNull(window?.from ?? 0),
      window_to: orNull(window?.to ?? 0),
      window_page: window?.page ?? 0,
      whole_at: orNull(wholeAt),
      ...(met === 0 ? {} : { wanted_from: sql<Date | null>`nullif(wanted_from, ${new Date(met)})` }),
      clock_ahead_ms: clockAheadMs,
      ...{ asked_at: new Date(answeredAt), answered_at: new Date(answeredAt) },
      ...{ trouble: '', trouble_text: '', trouble_since: null },
    })
    .where('company_id', '=', companyId)
    .execute();
}

export async function keepTrouble(
  tx: MailboxTransaction,
  companyId: number,
  { code, text }: Trouble,
  now: number,
): Promise<void> {
  await tx
    .updateTable('anaf_mailbox')
    .set((row) => ({
      ...{ asked_at: new Date(now), trouble: code, trouble_text: text.slice(0, 2000) },
      trouble_since: row.fn.coalesce('trouble_since', row.val(new Date(now))),
    }))
    .where('company_id', '=', companyId)
    .execute();
}

export async function keepDue(tx: MailboxTransaction, companyId: number, dueAt: number): Promise<void> {
  await tx
    .updateTable('anaf_mailbox')
    .set({ due_at: new Date(dueAt) })
    .where('company_id', '=', companyId)
    .execute();
}

/** Each message once, however many windows show it. */
export async function keepListed(
  tx: MailboxTransaction,
  companyId: number,
  messages: readonly AnafMessage[],
  now: number,
): Promise<void> {
  if (messages.length === 0) return;
  const at = new Date(now);
  const rows = messages.map(
    (message): Insertable<MailboxTables['anaf_message']> => ({
      company_id: companyId,
      id: message.id,
      upload_index: message.uploadIndex,
      type: message.type,
      created_at: message.createdAt,
      raw: JSON.stringify(message.raw),
      listed_at: at,
      fetch_due_at: at,
    }),
  );
  await tx
    .insertInto('anaf_message')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doNothing())
    .execute();
}

function instant(date: Date | null): number {
  return date?.getTime() ?? 0;
}

function orNull(ms: number): Date | null {
  return ms === 0 ? null : new Date(ms);
}
