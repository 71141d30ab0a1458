/**
 * The pace of calls to a service that counts them by the minute, kept in the database for all processes together, and how many
 * calls each company had of late: the queue of jobs serves the others first (job-queue.ts, invariant 4).
 *
 * One number stands for the pace: when the next call would be due if they came evenly (the generic cell rate algorithm, ITU-T
 * I.371). A tenth of the minute's calls, ten at most, may come at once, the rest evenly, so that no minute, wherever it begins, has more
 * than its calls, and who comes new waits for tenths of a second, not for the next full minute.
 *
 * The row may be of a copy that has been put back, and not know what was called since. Whoever called then has ended before this
 * process began: so a process begins as if all that may come at once had just been used.
 */
import { type Kysely, sql } from 'kysely';
import type { SharedTables } from './shared-tables';

export interface CallPace {
  /**
   * Takes one call, for a company where it is for one. Waits for its turn where that is near; 0: call now; else nothing was
   * taken, and so many milliseconds are a good time to ask again.
   */
  take(companyId?: number): Promise<number>;
  /**
   * As `take`, of what sending leaves: only where the even pace is less than half of what may come at once ahead, which it
   * never is while others wait for their turns. Not counted as a company's: receiving much must not put off its sending.
   */
  takeSpare(): Promise<number>;
  /** The calls of this minute, by company. */
  served(): Promise<ReadonlyMap<number, number>>;
}

export interface CallPaceParts {
  readonly db: Kysely<SharedTables>;
  /** The row that it stands in. */
  readonly service: string;
  readonly callsAMinute: number;
  readonly now: () => number;
  /** 0…1. */
  readonly random: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

interface Claim {
  readonly companyId: number | null;
  /** How far the even pace may be ahead of the clock, and how far a turn that is waited for. */
  readonly aheadMs: number;
  readonly waitedForMs: number;
}

const MINUTE_MS = 60_000;
/** What may come at once is missing from the even pace: with ten of five hundred calls a minute, 490 may be made in each. */
const AT_ONCE = 10;
/** A turn that is this near is waited for; one that is farther is left to those who come back later. */
const WAITED_FOR_MS = 4_000;
/** A step of several calls must get its next one too, however slow the pace: else it would begin again and never end. */
const TURNS_WAITED_FOR = 2;
/** A timer may be late by this; a turn that has been over for longer is none. */
const LATE_MS = 1_000;
/** Those sent away come back spread over this, not all at the same moment. */
const SPREAD_MS = 10_000;
/** Clocks of processes may differ by this; a turn that is farther off was given by a clock that has been set right since. */
const CLOCKS_MS = 10 * MINUTE_MS;

export function createCallPace({ db, service, callsAMinute, now, random, sleep }: CallPaceParts): CallPace {
  const atOnce = Math.max(1, Math.min(AT_ONCE, Math.floor(callsAMinute / 10)));
  const everyMs = MINUTE_MS / Math.max(1, callsAMinute - atOnce);
  /** How far the even pace may be ahead of the clock. */
  const aheadMs = (atOnce - 1) * everyMs;
  const waitedForMs = Math.max(WAITED_FOR_MS, TURNS_WAITED_FOR * everyMs);
  const wrongMs = aheadMs + waitedForMs + CLOCKS_MS;
  const spare = { companyId: null, aheadMs: aheadMs / 2, waitedForMs: TURNS_WAITED_FOR * everyMs };
  let begunAt = now();
  return {
    take: (companyId) => claim({ companyId: companyId ?? null, aheadMs, waitedForMs }),
    takeSpare: () => claim(spare),
    served: async () => {
      const rows = await db
        .selectFrom('call_share')
        .select(['company_id', 'calls'])
        .where('service', '=', service)
        .where('minute', '=', String(Math.floor(now() / MINUTE_MS)))
        .execute();
      return new Map(rows.map(({ company_id, calls }) => [company_id, calls]));
    },
  };

  async function claim(of: Claim): Promise<number> {
    const { companyId } = of;
    const at = now();
    const minute = Math.floor(at / MINUTE_MS);
    const latest = at + of.aheadMs + of.waitedForMs;
    // A clock that has been set back since would hold everybody until it is there again.
    begunAt = Math.min(begunAt, at);
    const from = Math.max(at, begunAt + atOnce * everyMs);
    // Never of a call of sending: how much it leaves is known in a moment.
    if (from > latest) return Math.ceil(from - latest);
    const { rows } = await sql<{ free_at: number }>`
        with taken as (
          insert into call_pace as kept (service, free_at) values (${service}, ${from + everyMs}::float8)
          on conflict (service) do update
            set free_at = ${everyMs}::float8 + case when kept.free_at > ${at + wrongMs}::float8
              then ${from}::float8 else greatest(kept.free_at, ${from}::float8) end
            where kept.free_at <= ${latest}::float8 or kept.free_at > ${at + wrongMs}::float8
          returning free_at
        ), share as (
          insert into call_share as kept (service, company_id, minute, calls)
          select ${service}, ${companyId}::integer, ${minute}::bigint, 1 from taken
          where ${companyId}::integer is not null
          on conflict (service, company_id) do update
            set calls = case when kept.minute = excluded.minute then kept.calls + 1 else 1 end, minute = excluded.minute
        )
        select free_at from taken`.execute(db);
    const [taken] = rows;
    if (taken === undefined) return of.waitedForMs + Math.round(random() * SPREAD_MS);
    const turn = taken.free_at - everyMs;
    const waitMs = Math.round(turn - of.aheadMs - at);
    if (waitMs <= 0) return 0;
    await sleep(waitMs);
    // The machine slept, or its clock was set: all who waited would call at once, on top of those whose turn it is now.
    return now() > turn + LATE_MS ? claim(of) : 0;
  }
}
