/**
 * Where a row that two transactions wait at is not there yet: who names the same thing later waits until the first one's
 * transaction has ended, and then sees what it made.
 *
 * Order of locks, everywhere: turns, rows, and the company's row last (publish-changes.ts). A transaction takes one turn of a
 * kind, so that turns cannot wait for each other in a circle.
 */
import { sql, type Transaction } from 'kysely';

/** `what` names the thing within the installation: a kind and its ids. */
export async function takeTurn<T>(tx: Transaction<T>, ...what: readonly (string | number)[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what.join(' ')}, 0))`.execute(tx);
}
