/**
 * Documents that come to be accepted in a company's archive, brought by the mailbox or an import, or by a verdict: one transaction of a company
 * at a time, from its beginning. Two bring the same document, or what names each other (with-taken-back.ts).
 */
import { sql, type Transaction } from 'kysely';

export async function oneAtATime<T>(tx: Transaction<T>, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BRINGING}::integer, ${companyId}::integer)`.execute(tx);
}

/** Any number that no other lock of the product has. */
const BRINGING = 14_038;
