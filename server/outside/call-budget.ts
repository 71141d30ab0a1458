/** Calls to a service within a slot of time, counted in the database for all processes together. */
import { type Kysely, sql } from 'kysely';
import type { SharedTables } from './shared-tables';

export interface SlotBudget {
  /** Takes one call; 0, or the milliseconds until the next slot. */
  take(): Promise<number>;
}

export interface SlotBudgetSettings {
  /** `anaf`, `register`: the row the count stands in. */
  readonly service: string;
  readonly slotMs: number;
  readonly calls: number;
}

/** Slots that clocks of processes may differ by; a slot farther ahead is of a clock that was wrong and has been set right. */
const MOST_AHEAD = 10;

export function createSlotBudget(
  db: Kysely<SharedTables>,
  { service, slotMs, calls }: SlotBudgetSettings,
  now: () => number,
): SlotBudget {
  return {
    take: async () => {
      const at = now();
      const slot = Math.floor(at / slotMs);
      // A process whose clock runs ahead moves the slot for all; one behind counts into the newer slot.
      const taken = await sql<{ used: number }>`
        insert into call_budget as kept (service, slot, used) values (${service}, ${slot}, 1)
        on conflict (service) do update
          set used = case when kept.slot between excluded.slot and excluded.slot + ${MOST_AHEAD}
                then kept.used + 1 else 1 end,
              slot = case when kept.slot between excluded.slot and excluded.slot + ${MOST_AHEAD}
                then kept.slot else excluded.slot end
          where kept.slot not between excluded.slot and excluded.slot + ${MOST_AHEAD} or kept.used < ${calls}
        returning used`.execute(db);
      return taken.rows.length > 0 ? 0 : (slot + 1) * slotMs - at;
    },
  };
}

/** Waits for its turn; false where that would take longer than `maxWaitMs`. */
export async function waitForTurn(
  budget: SlotBudget,
  maxWaitMs: number,
  sleep: (ms: number) => Promise<void>,
): Promise<boolean> {
  for (let waited = 0; ; ) {
    const wait = await budget.take();
    if (wait === 0) return true;
    if (waited + wait > maxWaitMs) return false;
    await sleep(wait);
    waited += wait;
  }
}
