/**
 * Letters before authorizations at ANAF end: to the owners of each company, on the days of the domain's table. The link leads into the
 * product; what asks for a certificate by mail would teach people to follow anybody's.
 *
 * Invariants: a company's day is told once, by its authorization that lasts longest; it is marked in the transaction that keeps the letters. An
 * owner gets one letter a run, whatever the number of his companies.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { REMINDER_DAYS } from '@/domain/authorization/reminder-days';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { pageLink } from '../accounts/page-link';
import { authorizationEndsLetter, type EndingAuthorization } from '../mail/letters/authorization-letters';
import { type MailParts, queueMail } from '../mail/queue-mail';
import type { Tables } from '../tables';

export const REMINDERS_TASK = 'authorization-reminders';

const HOUR_MS = 60 * 60_000;
const PAST_HOUR_MS = 12 * 60_000;
/** Companies of a run; the next hour goes on. */
const MOST = 2_000;

/** Hourly, so that a server that was off for days tells what is due: the next time after `now`, both ms since 1970. */
export function nextReminders(now: number): number {
  return now - ((now - PAST_HOUR_MS) % HOUR_MS) + HOUR_MS;
}

interface Due {
  readonly company_id: number;
  readonly name: string;
  readonly cif: string;
  readonly until: Date;
  readonly days: number;
  readonly email: string;
}

export interface ReminderParts extends MailParts {
  readonly origin: string;
  /** Letters go out, or can be read; else nothing is marked as told. */
  readonly hasMail: boolean;
}

/** How many letters were kept to be sent. */
export async function remindByMail(db: Kysely<Tables>, parts: ReminderParts): Promise<number> {
  if (!parts.hasMail) return 0;
  return db.transaction().execute(async (tx) => {
    const steps = sql.lit(`{${REMINDER_DAYS.join(',')}}`);
    const { rows } = await sql<Due>`
      select * from take_ending_authorizations(${new Date(parts.now())}, ${steps}::integer[], ${MOST})`.execute(tx);
    const people = new Set(rows.map(({ email }) => email));
    for (const to of people)
      await write(
        tx,
        parts,
        to,
        rows.filter(({ email }) => email === to),
      );
    return people.size;
  });
}

async function write(tx: Transaction<Tables>, parts: ReminderParts, to: string, due: readonly Due[]): Promise<void> {
  const ending = due.map(
    ({ name, cif, until, days }): EndingAuthorization => ({ name, cif, days, until: bucharestDay(until.getTime()) }),
  );
  const sorted = ending.toSorted((a, b) => a.days - b.days || a.name.localeCompare(b.name, 'ro'));
  await queueMail(tx, parts, { to, letter: authorizationEndsLetter(sorted, pageLink(parts.origin, 'companies')) });
}
