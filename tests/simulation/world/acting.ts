/**
 * For whom code runs: a request, a timer's work. Statements and calls that it parks bear the name. A request counts as work
 * under way from its arrival to its answer, whatever threads it uses, but for the time in which it waits for the world.
 *
 * Invariants: the world lets one thing go on at a time and runs it until nothing moves, so the one who acts is a variable, which
 * costs nothing; a context that travels along with promises takes a quarter of a run. Whoever lets something go on (the
 * scheduler, a timer, the answer to a wait) says who acts from then on. Work that another one's work begins is parked first.
 */
export interface Counter {
  begin(): void;
  end(): void;
}

export interface Actor {
  readonly name: string;
  /** Null: what it does is counted elsewhere. */
  readonly counted: Counter | null;
  waits: number;
}

let acting: Actor | null = null;

export function whoActs(): Actor | null {
  return acting;
}

/** From now on, until the next one is let go on. */
export function goOnAs(actor: Actor | null): void {
  acting = actor;
}

export function newActor(name: string, counted: Counter | null = null): Actor {
  return { name, counted, waits: 0 };
}

export async function countedAs<T>(name: string, counter: Counter, work: () => Promise<T>): Promise<T> {
  acting = newActor(name, counter);
  counter.begin();
  try {
    return await work();
  } finally {
    counter.end();
    acting = null;
  }
}

/** Its name, where somebody acts. */
export function actor(): string {
  return acting?.name ?? '';
}

/** The one who acts waits for the world meanwhile. */
export async function waiting<T>(wait: () => Promise<T>): Promise<T> {
  const one = acting;
  if (one?.waits === 0) one.counted?.end();
  if (one !== null) one.waits += 1;
  try {
    return await wait();
  } finally {
    acting = one;
    if (one !== null) one.waits -= 1;
    if (one?.waits === 0) one.counted?.begin();
  }
}
