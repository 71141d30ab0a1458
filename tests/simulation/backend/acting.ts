/**
 * For whom code runs: a request, a timer's work. Statements and calls that it parks bear the name. A request counts as work
 * under way from its arrival to its answer, whatever threads it uses, but for the time in which it waits for the world.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { asOne, onItsOwn } from '../world/counted-work';
import type { Scheduler } from '../world/scheduler';

interface Actor {
  readonly name: string;
  /** Null: what it does is counted elsewhere. */
  readonly counted: Scheduler | null;
  waits: number;
}

const acting = new AsyncLocalStorage<Actor>();

export function actAs<T>(name: string, work: () => T): T {
  return acting.run({ name, counted: null, waits: 0 }, () => onItsOwn(work));
}

export function countedAs<T>(name: string, scheduler: Scheduler, work: () => Promise<T>): Promise<T> {
  return acting.run({ name, counted: scheduler, waits: 0 }, () => scheduler.during(asOne(work)));
}

export function actor(): string {
  return acting.getStore()?.name ?? '';
}

/** The one who acts waits for the world meanwhile. */
export async function waiting<T>(wait: () => Promise<T>): Promise<T> {
  const one = acting.getStore();
  if (one === undefined || one.counted === null) return wait();
  if (one.waits === 0) one.counted.end();
  one.waits += 1;
  try {
    return await wait();
  } finally {
    one.waits -= 1;
    if (one.waits === 0) one.counted.begin();
  }
}
