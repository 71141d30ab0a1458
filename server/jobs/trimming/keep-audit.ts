/**
 * Keeps the chains of the audit (migration 0030): their heads are sealed with a key outside the database, so that a chain that was
 * written anew does not pass for the old one; what the law no longer asks for is forgotten up to a seal, from which the rest goes on.
 */
import { type Kysely, sql } from 'kysely';
import { auditSeal, type ChainHead } from '../../audit/audit-seal';
import type { TokenCipher } from '../../process/token-cipher';
import type { Tables } from '../../tables';
import { RETENTION } from './retention';

const MOST_SEALS = 5_000;
const MOST_FORGOTTEN = 20_000;

/** `now` in ms since 1970. What is left of either waits for the next hour. */
export async function keepAudit(
  db: Kysely<Tables>,
  cipher: TokenCipher,
  now: number,
): Promise<{ readonly sealed: number; readonly forgotten: number }> {
  const { rows: heads } = await sql<ChainHead>`select chain, seq, hash from audit_unsealed(${MOST_SEALS})`.execute(db);
  for (const head of heads) {
    const seal = auditSeal(cipher, head);
    await sql`select audit_keep_seal(${head.chain}, ${head.seq}, ${seal}, ${new Date(now)})`.execute(db);
  }
  const before = new Date(now - RETENTION.auditMs);
  const { rows } = await sql<{ count: number }>`select audit_forget(${before}, ${MOST_FORGOTTEN}) as count`.execute(db);
  return { sealed: heads.length, forgotten: rows[0]?.count ?? 0 };
}
