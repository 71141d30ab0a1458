/**
 * A chain computed anew for a person who may read it, while the server serves others: in short turns, one chain at a time in a process,
 * so that long ones take neither its connections nor its pace.
 */
import type { ResultOf } from '@/api/call';
import type { VerifyAudit } from '@/api/calls/audit-calls';
import type { AppDatabase } from '../database/app-database';
import { readAsUser } from '../database/as-user';
import type { TokenCipher } from '../process/token-cipher';
import { type Audit, BEGINNING, verifyChain } from './verify-audit';

/** Entries; about ten milliseconds of work. */
const TURN = 500;

type Verdict = Omit<ResultOf<typeof VerifyAudit>, 'at'>;

export function chainVerifier(db: AppDatabase, cipher: TokenCipher) {
  let before: Promise<unknown> = Promise.resolve();
  return (userId: number, chain: string): Promise<Verdict> => {
    const own = before.then(() => readAsUser(db, userId, (tx) => verdictOn(tx, cipher, chain)));
    // Whose fails is told by its own promise; the next goes on.
    before = own.catch(() => undefined);
    return own;
  };
}

async function verdictOn(tx: Audit, cipher: TokenCipher, chain: string): Promise<Verdict> {
  const found = await tx.selectFrom('audit_head').selectAll().where('chain', '=', chain).executeTakeFirst();
  // A chain without a head has no entries; where it has some, the head was taken away.
  const head = found ?? { chain, count: 0, hash: BEGINNING };
  const { entries, seals, damage } = await verifyChain(tx, cipher, head, TURN);
  return {
    ...{ entries, seals, end: found?.hash.toString('hex') ?? '' },
    damage: damage === undefined ? null : { seq: damage.seq, what: damage.what },
  };
}
