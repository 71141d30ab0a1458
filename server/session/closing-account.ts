/**
 * An account that is to be deleted: nobody works in it, and whoever has its password (and code) reads until when, and may keep it.
 *
 *   open ──asked──► closing, 30 days ──its time──► deleted (jobs/leaving)
 *    ▲                 │
 *    └──── kept, at sign-in
 */
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import type { TenantTransaction } from '../database/app-database';
import { auditUser, placeWords } from '../database/audit';
import { deviceWords } from './device-words';

/** Between the request and the deletion. */
export const GRACE_DAYS = 30;

/** Takes the sign-in's transaction back, the code that it used up too: it is asked for once more with the answer. */
class ClosingAccount extends Error {
  override readonly name = 'ClosingAccount';
  constructor(readonly deleteAt: Date) {
    super('The account is to be deleted.');
  }
}

export interface ClosingRefusal {
  readonly ok: false;
  readonly code: 'account-closing';
  readonly text: string;
}

/** In the sign-in's transaction, once the person is known. Goes on where nothing closes, or where it is taken back. */
export async function passClosing(
  tx: TenantTransaction,
  userId: number,
  input: { readonly keepAccount?: boolean; readonly agent: string; readonly network: string },
  now: number,
): Promise<void> {
  const closing = await tx
    .selectFrom('account_closing')
    .select('delete_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (closing === undefined) return;
  if (input.keepAccount !== true) throw new ClosingAccount(closing.delete_at);
  await tx.deleteFrom('account_closing').where('user_id', '=', userId).execute();
  await tx
    .updateTable('account_link')
    .set({ withdrawn_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('kind', '=', 'leaving')
    .where('withdrawn_at', 'is', null)
    .execute();
  const from = placeWords(deviceWords(input.agent), input.network);
  await auditUser(tx, { kind: 'account.kept', at: new Date(now), from });
}

export function closingRefusal(error: unknown): ClosingRefusal {
  if (!(error instanceof ClosingAccount)) throw error;
  const [year, month, day] = bucharestDay(error.deleteAt.getTime()).split('-');
  const text = `Ați cerut închiderea contului: la ${day}.${month}.${year} se șterge. Până atunci îl puteți păstra, cu tot ce are.`;
  return { ok: false, code: 'account-closing', text };
}
