/**
 * What one account may have this process do at a time and in a minute, where a call costs much: a large body is parsed on the
 * event loop, and a whole list of drafts is made in memory.
 *
 * Invariants: of an account at most `atOnce` costly calls are under way and `waiting` wait for a place; a body waits untaken,
 * so it is no memory here. What a minute's bytes do not hold, or finds no place to wait, is refused and may be repeated.
 */
export interface LoadBounds {
  readonly atOnce: number;
  readonly waiting: number;
  readonly bytesAMinute: number;
}

/** Some hundred drafts of hundreds of lines a minute; five of the largest. */
export const LOAD_BOUNDS: LoadBounds = { atOnce: 2, waiting: 32, bytesAMinute: 60 * 1024 * 1024 };

/** `leave` gives the place back; harmless when repeated. */
export type Admission =
  | { readonly kind: 'admitted'; readonly leave: () => void }
  | { readonly kind: 'refused'; readonly waitMs: number };

export type AccountLoad = (account: number, bytes: number) => Promise<Admission>;

interface Account {
  running: number;
  readonly queue: (() => void)[];
  /** Of the minute's bytes, as they stood at `at`. */
  spent: number;
  at: number;
}

const MINUTE_MS = 60_000;
/** Until one of the calls under way has ended. */
const FULL_WAIT_MS = 2_000;

export function accountLoad(bounds: LoadBounds, now: () => number): AccountLoad {
  const accounts = new Map<number, Account>();
  const accountOf = (id: number): Account => {
    const at = now();
    const known = accounts.get(id) ?? { running: 0, queue: [], spent: 0, at };
    accounts.set(id, known);
    known.spent = Math.max(0, known.spent - ((at - known.at) / MINUTE_MS) * bounds.bytesAMinute);
    known.at = at;
    return known;
  };
  const forgetIdle = (): void => {
    for (const [id, { running, at }] of accounts) if (running === 0 && now() - at > MINUTE_MS) accounts.delete(id);
  };
  return async (id, bytes) => {
    forgetIdle();
    const account = accountOf(id);
    const tooMuch = account.spent + bytes - bounds.bytesAMinute;
    // Whatever one call may bring is let through by an account that has spent nothing.
    if (account.spent > 0 && tooMuch > 0)
      return { kind: 'refused', waitMs: Math.ceil((tooMuch / bounds.bytesAMinute) * MINUTE_MS) };
    if (account.queue.length >= bounds.waiting) return { kind: 'refused', waitMs: FULL_WAIT_MS };
    account.spent += bytes;
    if (account.running >= bounds.atOnce) await new Promise<void>((admit) => account.queue.push(admit));
    else account.running += 1;
    return { kind: 'admitted', leave: leaveOnce(account) };
  };
}

/** The place goes to who waits longest. */
function leaveOnce(account: Account): () => void {
  let left = false;
  return () => {
    if (left) return;
    left = true;
    const next = account.queue.shift();
    if (next === undefined) account.running -= 1;
    else next();
  };
}
