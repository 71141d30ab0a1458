/**
 * Callbacks on their way to the event loop, counted, and run by the process itself: one after the other within one turn of the
 * real loop, which looks at sockets and timers each time and so takes longer than most of what it runs here.
 *
 * Invariants: they run in the order in which they were asked for; before the next one, ticks and promises have run to their end,
 * as between two immediates of Node's; after so many the real loop has its turn, whatever asks for itself again for ever.
 */
const MOST_AT_ONCE = 1_000;

const nextTurnOf = globalThis.setImmediate;

type Run = (...args: unknown[]) => void;

/** As much of Node's immediates as callers use. */
class Turn {
  run: Run | null;

  constructor(
    run: Run,
    readonly args: readonly unknown[],
  ) {
    this.run = run;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return this.run !== null;
  }
}

let waiting: Turn[] = [];
let isAsked = false;
let underWay = 0;

/** The event loop's next turn, uncounted. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => nextTurnOf(resolve));
}

export function turnsUnderWay(): number {
  return underWay;
}

/** Once a process: replaces `setImmediate` and timers of no time. */
export function countTurns(): void {
  const { setTimeout: later, clearTimeout: stopLater } = globalThis;
  replaceGlobal('setImmediate', ask);
  replaceGlobal('clearImmediate', forget);
  // Timers of no time are turns of the loop too: Dexie tells its live queries by them.
  replaceGlobal('setTimeout', (run: Run, ms = 0, ...args: unknown[]) =>
    ms > 0 ? later(run, ms, ...args) : ask(run, ...args),
  );
  replaceGlobal(
    'clearTimeout',
    (one: unknown) => (one instanceof Turn ? forget(one) : stopLater(one as NodeJS.Timeout)), // What else `setTimeout` has given.
  );
}

function replaceGlobal(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

function ask(run: Run, ...args: unknown[]): Turn {
  const turn = new Turn(run, args);
  waiting.push(turn);
  underWay += 1;
  askLoop();
  return turn;
}

function forget(turn: unknown): void {
  if (!(turn instanceof Turn) || turn.run === null) return;
  turn.run = null;
  underWay -= 1;
}

function askLoop(): void {
  if (isAsked) return;
  isAsked = true;
  nextTurnOf(runWaiting);
}

function runWaiting(): void {
  let done = 0;
  try {
    while (done < waiting.length && done < MOST_AT_ONCE) {
      const turn = waiting[done];
      done += 1;
      const run = turn?.run;
      if (turn === undefined || run == null) continue;
      forget(turn);
      run(...turn.args);
      runTicksAndPromises();
    }
  } finally {
    // Also where one has thrown: it goes up to the process, the others go on.
    waiting = waiting.slice(done);
    isAsked = false;
    if (waiting.length > 0) askLoop();
  }
}

/** What Node itself does between two immediates; it has no other name outside. */
const runTicksAndPromises = Reflect.get(process, '_tickCallback') as () => void;
