/** How far a company's mailbox is here, as calls tell it, and what a person asks for of it. */
import { sql } from 'kysely';
import type { MailboxStatus, MessageCounts } from '@/api/calls/mailbox-calls';
import { type Mailbox, nextLook } from './list-window';
import type { MailboxTransaction } from './mailbox-parts';
import type { MailboxPlan } from './mailbox-plan';
import { openMailbox } from './mailbox-store';
import { troubleSentence } from './mailbox-trouble';

const DAY_MS = 86_400_000;
/** ANAF gives a document out for 60 days; the alarm is on day 45. */
const ENDANGERED_MS = 45 * DAY_MS;

/** `since`: `yyyy-MM-dd`, by ANAF's own dates. */
export async function mailboxStatus(tx: MailboxTransaction, companyId: number, since: string): Promise<MailboxStatus> {
  const counts = await tx
    .selectFrom('anaf_message')
    .select((row) => [
      row.fn.countAll<number>().as('listed'),
      row.fn.countAll<number>().filterWhere('state', 'in', ['kept', 'ours']).as('fetched'),
      row.fn.countAll<number>().filterWhere('state', '=', 'listed').as('waiting'),
      // What ANAF has refused once comes by itself, hours later perhaps: nobody sits and waits for it.
      row.fn.countAll<number>().filterWhere('state', '=', 'listed').filterWhere('fetches', '=', 0).as('coming'),
    ])
    .where('company_id', '=', companyId)
    .where('created_at', '>=', since.replaceAll('-', ''))
    .executeTakeFirstOrThrow();
  const mailbox = await tx
    .selectFrom('anaf_mailbox')
    .select(['answered_at', 'window_page', 'wanted_from', 'trouble', 'trouble_text'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  const [listed, fetched, waiting] = [Number(counts.listed), Number(counts.fetched), Number(counts.waiting)];
  const isListing = (mailbox?.window_page ?? 0) > 0 || (mailbox?.wanted_from ?? null) !== null;
  return {
    ...{ listed, fetched, waiting },
    failed: listed - fetched - waiting,
    busy: isListing || Number(counts.coming) > 0,
    answeredAt: mailbox?.answered_at?.toISOString() ?? '',
    trouble: mailbox === undefined ? '' : troubleSentence(mailbox.trouble, mailbox.trouble_text),
  };
}

/** `types`: of the folded ones; absent: all. `now`: ms since 1970. */
export async function countMessages(
  tx: MailboxTransaction,
  companyId: number,
  types: readonly string[] | undefined,
  now: number,
): Promise<MessageCounts> {
  const dangerous = new Date(now - ENDANGERED_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const { rows } = await sql<Record<keyof MessageCounts, string>>`
    select count(*) as total, count(*) filter (where state in ('kept', 'ours')) as safe,
      count(*) filter (where state = 'listed') as waiting,
      count(*) filter (where state = 'listed' and created_at < ${dangerous}) as endangered,
      count(*) filter (where state in ('gone', 'unfit')) as lost
    from anaf_message where company_id = ${companyId}
      and (${types === undefined}::boolean or type = any (${types ?? []}::text[]))`.execute(tx);
  const [row] = rows;
  return {
    total: Number(row?.total ?? 0),
    safe: Number(row?.safe ?? 0),
    waiting: Number(row?.waiting ?? 0),
    endangered: Number(row?.endangered ?? 0),
    lost: Number(row?.lost ?? 0),
  };
}

/** A person has the company in sight: it is looked after soon, and no later than it would be anyway. */
export async function inSight(
  tx: MailboxTransaction,
  companyId: number,
  plan: MailboxPlan,
  now: number,
): Promise<void> {
  const mailbox = await openMailbox(tx, companyId, now);
  // Asked each minute by every tab: written only where it changes something.
  if (now - mailbox.openedAt < plan.inSightMs / 3) return;
  await change(tx, companyId, {
    openedAt: now,
    dueAt: Math.min(mailbox.dueAt, nextLook({ openedAt: now }, plan, now)),
  });
}

/** Their access has changed: what stood in the way may be gone. Where nothing was looked for yet, the first look comes by itself. */
export async function wakeMailboxes(tx: MailboxTransaction, companyIds: readonly number[], now: number): Promise<void> {
  await tx
    .updateTable('anaf_mailbox')
    .set({ due_at: new Date(now) })
    .where('company_id', 'in', companyIds)
    .where('due_at', '>', new Date(now))
    .execute();
}

/** A person asks for what came since then: looked for now, where nothing keeps ANAF from being asked. */
export async function wantSince(tx: MailboxTransaction, companyId: number, since: number, now: number): Promise<void> {
  const { wantedFrom } = await openMailbox(tx, companyId, now);
  const from = wantedFrom === 0 ? since : Math.min(wantedFrom, since);
  await change(tx, companyId, { openedAt: now, dueAt: now, wantedFrom: from });
}

async function change(
  tx: MailboxTransaction,
  companyId: number,
  { openedAt, dueAt, wantedFrom }: Pick<Mailbox, 'openedAt' | 'dueAt'> & Partial<Mailbox>,
): Promise<void> {
  await tx
    .updateTable('anaf_mailbox')
    .set({
      ...{ opened_at: new Date(openedAt), due_at: new Date(dueAt) },
      ...(wantedFrom === undefined ? {} : { wanted_from: new Date(wantedFrom) }),
    })
    .where('company_id', '=', companyId)
    .execute();
}
