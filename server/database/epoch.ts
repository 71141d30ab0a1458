/**
 * Which database this is (docs/decisions/0017). A device that knew another one asks itself what this one has lost.
 *
 * A new epoch begins, once each:
 *   `restore`  by whoever put a copy in place (beginEpoch by the restore's command)
 *   `cluster`  where the database finds itself on another cluster or timeline than its epoch began on
 *   `ahead`    where a device that knew this very epoch stands beyond a company's head
 * A folder copied in place by hand is the same cluster: nobody notices until a device asks that is ahead of it.
 *
 * Read at every request, in the request's transaction: one row and PostgreSQL's control file. Nothing is kept in the
 * process, so there is nothing to go stale, and each of several processes sees the same.
 */
import { sql, type Transaction } from 'kysely';

export type EpochReason = 'first' | 'restore' | 'cluster' | 'ahead';

export interface Epoch {
  /** Rises with each one. */
  readonly seq: number;
  readonly id: string;
  readonly reason: EpochReason;
}

export interface EpochTables {
  readonly epoch: Epoch & { readonly system: string; readonly timeline: number; readonly begun_at: Date };
  readonly epoch_head: { readonly epoch_seq: number; readonly company_id: number; readonly version: number };
}

/** What a new epoch is made with; the clock in ms since 1970. */
export interface EpochParts {
  readonly now: () => number;
  readonly newId: () => string;
}

type EpochTransaction<T> = Transaction<T>;

export async function currentEpoch<T>(tx: EpochTransaction<T>, parts: EpochParts): Promise<Epoch> {
  const { here, ...epoch } = await readEpoch(tx);
  return here ? epoch : beginEpoch(tx, parts, 'cluster', epoch);
}

/** Ends `known`, and tells the epoch that stands now: the new one, or that of whoever was first. */
export async function beginEpoch<T>(
  tx: EpochTransaction<T>,
  { now, newId }: EpochParts,
  reason: EpochReason,
  known: Epoch,
): Promise<Epoch> {
  await sql`select begin_epoch(${newId()}, ${reason}, ${new Date(now())}, ${known.seq})`.execute(tx);
  const { here: _, ...epoch } = await readEpoch(tx);
  return epoch;
}

/** `here`: it began on this cluster and timeline. */
async function readEpoch<T>(tx: EpochTransaction<T>): Promise<Epoch & { readonly here: boolean }> {
  const { rows } = await sql<Epoch & { here: boolean }>`
    select seq, id, reason, system = system_identifier::text and timeline = timeline_id as here
    from epoch, pg_control_system(), pg_control_checkpoint() order by seq desc limit 1`.execute(tx);
  const [epoch] = rows;
  if (epoch === undefined) throw new Error('The database has no epoch: migration 0008 makes the first one.');
  return epoch;
}

/** When what was here came from a copy last, ms since 1970; 0 never. What was made before may have had effects that it lost. */
export async function lastEpochBegan<T>(tx: Transaction<T>): Promise<number> {
  const { rows } = await sql<{ begun: Date | null }>`
    select max(begun_at) as begun from epoch where reason <> 'first'`.execute(tx);
  return rows[0]?.begun?.getTime() ?? 0;
}

/**
 * How far the company stood at most when the database stopped being the one that a device knew: what that device has beyond it
 * may be lost. An epoch that this database has never heard of was lost itself, and nobody here knows by which restore: any of
 * them counts, as a copy may have grown since past all that the lost one had written under the same versions.
 */
export async function headSince(tx: Transaction<EpochTables>, companyId: number, knownEpoch: string): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`
    select min(version) as version from epoch_head
    where company_id = ${companyId}
      and epoch_seq > coalesce(
        (select seq from epoch where id = ${knownEpoch}),
        (select min(seq) from epoch where reason <> 'first') - 1)`.execute(tx);
  // A company made since, or a database of its first epoch yet: nothing of it was there.
  return rows[0]?.version ?? 0;
}

/** How far the company stood when this epoch began. */
export async function headAt(tx: Transaction<EpochTables>, companyId: number, { seq }: Epoch): Promise<number> {
  const head = await tx
    .selectFrom('epoch_head')
    .select('version')
    .where('company_id', '=', companyId)
    .where('epoch_seq', '=', seq)
    .executeTakeFirst();
  return head?.version ?? 0;
}

/**
 * A version that a device saw, in this database's: of what it saw of another one no more counts than what both had. `epoch`: the one that
 * the device knew; undefined where it does not say.
 */
export async function seenHere(
  tx: Transaction<EpochTables>,
  companyId: number,
  { version, epoch }: { readonly version: number; readonly epoch?: string | undefined },
): Promise<number> {
  if (epoch === undefined) return version;
  const { id } = await tx.selectFrom('epoch').select('id').orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow();
  return epoch === id ? version : Math.min(version, await headSince(tx, companyId, epoch));
}
