/**
 * Reads every chain of the audit and computes it anew: each entry's commitment and hash, its place, the chain's head, and the seals
 * that were made with the key outside the database. What was forgotten with a person's data keeps its commitment, and passes.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuditDamageKind } from '@/api/calls/audit-calls';
import type { AuditTables } from '../database/audit-tables';
import type { TokenCipher } from '../process/token-cipher';
import { openAuditSeal } from './audit-seal';

export interface AuditDamage {
  readonly chain: string;
  readonly seq: number;
  readonly what: AuditDamageKind;
}

export interface AuditFound {
  readonly chains: number;
  readonly entries: number;
  readonly seals: number;
  /** The first of each chain. */
  readonly damages: readonly AuditDamage[];
}

export type Audit = Pick<Kysely<AuditTables>, 'selectFrom'>;

const PAGE = 5_000;
/** Of a chain without entries. */
export const BEGINNING = createHash('sha256').update('').digest();

/** As the owner of the database, who sees every chain. */
export async function verifyAudit(db: Audit, cipher: TokenCipher): Promise<AuditFound> {
  const heads = await db.selectFrom('audit_head').selectAll().orderBy('chain').execute();
  const orphans = await db
    .selectFrom('audit_event')
    .select('chain')
    .distinct()
    .where('chain', 'not in', (query) => query.selectFrom('audit_head').select('chain'))
    .execute();
  const damages: AuditDamage[] = orphans.map(({ chain }) => ({ chain, seq: 0, what: 'head' }));
  let [entries, seals] = [0, 0];
  for (const head of heads) {
    const found = await verifyChain(db, cipher, head, PAGE);
    entries += found.entries;
    seals += found.seals;
    if (found.damage !== undefined) damages.push(found.damage);
  }
  return { chains: heads.length, entries, seals, damages };
}

export interface ChainFound {
  readonly entries: number;
  readonly seals: number;
  readonly damage: AuditDamage | undefined;
}

/** `page`: how many entries are computed between two turns of the process. */
export async function verifyChain(
  db: Audit,
  cipher: TokenCipher,
  { chain, count, hash }: { readonly chain: string; readonly count: string | number; readonly hash: Buffer },
  page: number,
): Promise<ChainFound> {
  const seals = await sealsOf(db, cipher, chain);
  const forged = [...seals].find(([, sealed]) => sealed === undefined);
  let entries = 0;
  let last: { readonly seq: number; readonly hash: Buffer } = { seq: 0, hash: BEGINNING };
  const end = (damage?: Omit<AuditDamage, 'chain'>): ChainFound => ({
    entries,
    seals: seals.size,
    damage: damage === undefined ? undefined : { chain, ...damage },
  });
  if (forged !== undefined) return end({ seq: forged[0], what: 'seal' });
  for await (const row of entriesOf(db, chain, page)) {
    const seq = Number(row.seq);
    const before = entries === 0 ? beginningBefore(seq, row, seals) : last.hash;
    entries += 1;
    if (before === undefined) return end({ seq, what: 'beginning' });
    if (last.seq > 0 && seq !== last.seq + 1) return end({ seq, what: 'gap' });
    const what = damageOf(row, before, entries === 1 && seq > 1);
    if (what !== undefined) return end({ seq, what });
    const sealed = seals.get(seq);
    if (sealed !== undefined && sealed !== row.hash.toString('hex')) return end({ seq, what: 'seal' });
    last = { seq, hash: row.hash };
  }
  const isWhole = last.seq === Number(count) && last.hash.equals(hash);
  const beyond = [...seals.keys()].find((seq) => seq > last.seq);
  if (beyond !== undefined) return end({ seq: beyond, what: 'seal' });
  return isWhole ? end() : end({ seq: last.seq, what: 'head' });
}

/** By entry: the hash that was sealed; undefined where the seal does not open. */
async function sealsOf(
  db: Audit,
  cipher: TokenCipher,
  chain: string,
): Promise<ReadonlyMap<number, string | undefined>> {
  const rows = await db.selectFrom('audit_seal').selectAll().where('chain', '=', chain).execute();
  return new Map(
    rows.map(({ seq, sealed }) => [Number(seq), openAuditSeal(cipher, { chain, seq: Number(seq), sealed })]),
  );
}

/**
 * In their order, up to the first that follows a gap. Asked for by their numbers: with a limit alone, a database that does not know yet how
 * long the chain has grown sorts all the rest of it for each page.
 */
async function* entriesOf(db: Audit, chain: string, page: number) {
  const entries = db.selectFrom('audit_event').selectAll().where('chain', '=', chain).orderBy('seq');
  const [first] = await entries.limit(1).execute();
  for (let after = Number(first?.seq ?? 1) - 1; ; after += page) {
    const rows = await entries
      .where('seq', '>', after)
      .where('seq', '<=', after + page)
      .execute();
    yield* rows;
    if (rows.length < page) {
      yield* await entries
        .where('seq', '>', after + page)
        .limit(1)
        .execute();
      return;
    }
  }
}

type Row = ReturnType<typeof entriesOf> extends AsyncGenerator<infer R> ? R : never;

/** The first of a chain, or of what is left of it: then a seal has to vouch for it. */
function beginningBefore(seq: number, row: Row, seals: ReadonlyMap<number, string | undefined>): Buffer | undefined {
  if (seq === 1) return BEGINNING;
  return seals.get(seq) === row.hash.toString('hex') ? row.hash : undefined;
}

/** `vouched`: a seal has its hash, and what it went on from is forgotten. */
function damageOf(row: Row, before: Buffer, vouched: boolean): AuditDamageKind | undefined {
  const { salt, content, commitment, subject } = row;
  if (content !== null && salt !== null) {
    if (!createHash('sha256').update(salt).update(content, 'utf8').digest().equals(commitment)) return 'content';
    const said: { readonly subject?: string } = JSON.parse(content);
    if ((said.subject ?? null) !== subject) return 'content';
  } else if (content !== null || salt !== null) return 'content';
  if (vouched) return undefined;
  const instant = row.at.toISOString().replace('Z', '000');
  const bound = `${row.chain}|${row.seq}|${instant}|${row.kind}|`;
  const hash = createHash('sha256').update(before).update(bound, 'utf8').update(commitment).digest();
  return hash.equals(row.hash) ? undefined : 'hash';
}
