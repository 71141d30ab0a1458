/** A report of a problem: kept once, and sent to the support where it has an address, in one transaction. */
import { reportReference } from '@/domain/support/report-lines';
import type { ReportLog } from '@/domain/support/report-log';
import type { TenantTransaction } from '../database/app-database';
import { bugReportLetter } from '../mail/letters/report-letter';
import { type MailParts, queueMail } from '../mail/queue-mail';

/** An address of a service, not of a person. */
const MOST_A_DAY = 500;

export interface BugReport {
  readonly id: string;
  readonly text: string;
  readonly log: ReportLog;
}

/** `to`: '' where nothing goes out. `sent`: a letter goes out, of this time or of an earlier one. */
export async function keepReport(
  tx: TenantTransaction,
  parts: MailParts & { readonly to: string },
  user: number,
  { id, text, log }: BugReport,
): Promise<{ readonly reference: string; readonly sent: boolean }> {
  const reference = reportReference(id);
  const kept = await tx
    .insertInto('bug_report')
    .values({ user_id: user, id, reference, text, log: JSON.stringify(log), made_at: new Date(parts.now()) })
    .onConflict((same) => same.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (parts.to === '') return { reference, sent: false };
  // Its answer was lost: the letter is on its way since the first time.
  if (kept === undefined) return { reference, sent: true };
  const { email } = await tx.selectFrom('app_user').select('email').where('id', '=', user).executeTakeFirstOrThrow();
  const letter = bugReportLetter({ reference, text, log, from: email });
  return { reference, sent: await queueMail(tx, parts, { to: parts.to, letter, mostADay: MOST_A_DAY }) };
}
