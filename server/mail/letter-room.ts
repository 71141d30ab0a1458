/**
 * Whether one more letter may go out today: bounds of the address, and of the account that brings it about. What tells somebody of a
 * change of his own account has room of its own, so that nobody fills it up with other letters first.
 */
import { sql, type Transaction } from 'kysely';
import type { MailTables } from './mail-tables';

const DAY_MS = 24 * 60 * 60_000;
const REFUSED_MS = 7 * DAY_MS;

const MOST_A_DAY = {
  /** A person who mistypes, asks again, and again. */
  ofAddress: 12,
  /** Each is behind a password, a code or a link, and they are counted for themselves. */
  noticesOfAddress: 24,
  /** An office that brings its people and its clients in; invitations and reports have narrower bounds, which are told. */
  ofAccount: 500,
} as const;

/** Kinds of letters that tell of what was done with the reader's own account. */
const NOTICES: readonly string[] = [
  ...['password-changed', 'factor-changed', 'address-asked', 'address-changed'],
  ...['token-copied', 'account-closing', 'account-deleted'],
];

export interface LetterToCount {
  readonly kind: string;
  readonly recipient: string;
  /** Of the address; the usual bound is that of a person. */
  readonly mostADay: number | undefined;
}

/** In the transaction of what the letter tells of, which says whose it is. `now`: milliseconds. */
export async function mayBeWritten(
  tx: Transaction<MailTables>,
  { kind, recipient, mostADay = MOST_A_DAY.ofAddress }: LetterToCount,
  now: number,
): Promise<boolean> {
  const isNotice = NOTICES.includes(kind);
  const { letters, refused } = await countsOf(tx, { recipient, isNotice, now });
  if (refused > 0 || letters >= (isNotice ? MOST_A_DAY.noticesOfAddress : mostADay)) return false;
  return isNotice || (await causedToday(tx, now)) < MOST_A_DAY.ofAccount;
}

async function countsOf(
  tx: Transaction<MailTables>,
  { recipient, isNotice, now }: { readonly recipient: string; readonly isNotice: boolean; readonly now: number },
): Promise<{ readonly letters: number; readonly refused: number }> {
  const { letters, refused } = await tx
    .selectFrom('mail')
    .select((row) => [
      row.fn
        .countAll<number>()
        .filterWhere('made_at', '>', new Date(now - DAY_MS))
        .filterWhere('kind', isNotice ? 'in' : 'not in', NOTICES)
        .as('letters'),
      row.fn.countAll<number>().filterWhere('state', '=', 'refused').as('refused'),
    ])
    .where('recipient_hash', '=', recipient)
    .where('made_at', '>', new Date(now - REFUSED_MS))
    .executeTakeFirstOrThrow();
  return { letters: Number(letters), refused: Number(refused) };
}

/** None where nobody is signed in: those are bounded by network and by address. */
async function causedToday(tx: Transaction<MailTables>, now: number): Promise<number> {
  const { today } = await tx
    .selectFrom('mail')
    .select((row) => row.fn.countAll<number>().as('today'))
    .where('caused_by', '=', sql<number>`nullif(current_setting('app.user_id', true), '')::integer`)
    .where('made_at', '>', new Date(now - DAY_MS))
    .executeTakeFirstOrThrow();
  return Number(today);
}
