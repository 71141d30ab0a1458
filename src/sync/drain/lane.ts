/**
 * Sends the entries of one company, several at a time where their order allows it.
 *
 *   one on the way ─ answered ─► up to three ─ one fails ─► one at a time again
 *
 * Invariants: a road that is not known to be open carries one entry; the lane ends only when everything that it sent has been
 * settled, also where the storage fails one of them, for the drainer's lock is given up after it. A run that is cut off gives
 * the lock up at once (ports/lock-port.ts): what it had on the way is another drainer's then, under the same keys.
 */
import type { CompanyId } from '@/api/ids';
import type { EntryOutline } from '@/db/entries/entry-outlines';
import { isStuck } from '@/db/outbox/outbox-entry';
import { nextSendable } from './next-sendable';
import type { SendOutcome } from './send-entry';

export interface LanePorts {
  /** Due, and not tried in this run. */
  readonly mayTry: (entry: EntryOutline) => boolean;
  /** Nothing more is begun. */
  readonly isOver: () => boolean;
  readonly send: (entry: EntryOutline) => Promise<SendOutcome>;
  readonly readAgain: (company: CompanyId) => Promise<readonly EntryOutline[]>;
}

/** A browser gives one server six connections, of which the stream of hints holds one and the pull another. */
const SIDE_BY_SIDE = 3;
const FAILURES_IN_A_ROW = 2;

interface Landed {
  readonly entry: EntryOutline;
  readonly outcome: SendOutcome;
}

export async function drainLane(entries: readonly EntryOutline[], ports: LanePorts): Promise<void> {
  let lane = entries;
  let [failures, width] = [0, 1];
  const flying = new Map<string, Promise<Landed>>();
  const onTheWay = { has: (id: string) => flying.has(id) };
  const begin = (): void => {
    while (flying.size < width && failures < FAILURES_IN_A_ROW && !ports.isOver()) {
      const next = nextSendable(lane, ports.mayTry, onTheWay);
      if (next === null) return;
      flying.set(
        next.id,
        ports.send(next).then((outcome) => ({ entry: next, outcome })),
      );
    }
  };
  try {
    for (begin(); flying.size > 0; begin()) {
      const { entry, outcome } = await Promise.race(flying.values());
      flying.delete(entry.id);
      const failed = outcome === 'failed' || outcome === 'away';
      width = failed ? 1 : SIDE_BY_SIDE;
      // One that may never settle says nothing of the road: two of them would end every run.
      if (!isStuck(entry)) failures = outcome === 'failed' ? failures + 1 : 0;
      lane = outcome === 'waiting' ? await ports.readAgain(entry.companyId) : afterOutcome(lane, entry, outcome);
    }
  } finally {
    await Promise.allSettled(flying.values());
  }
}

/**
 * What the lane looks like afterwards, without reading it again. One that is `gone` may be another drainer's just now: what
 * depends on it waits for the next round, which reads again.
 */
function afterOutcome(
  lane: readonly EntryOutline[],
  { id }: EntryOutline,
  outcome: SendOutcome,
): readonly EntryOutline[] {
  if (outcome === 'done' || outcome === 'conflict') return lane.filter((one) => one.id !== id);
  if (outcome !== 'rejected') return lane;
  return lane.map((one) => (one.id === id ? { ...one, state: 'rejected' as const } : one));
}
