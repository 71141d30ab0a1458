/**
 * What this process does beside the world's own turns: callbacks on their way to the event loop, and cryptography in other
 * threads. Both are counted from `countWork` on, so that a world knows when nothing moves by itself any more.
 */

import { AsyncLocalStorage } from 'node:async_hooks';

/** Ends of cryptography, in the order they were begun; the world lets them go on. */
export type Deliver = (resume: () => void) => void;

let immediates = 0;
let ciphers = 0;
let deliver: Deliver = (resume) => resume();
let counting = false;

const nextTurnOf = globalThis.setImmediate;

/** The event loop's next turn, uncounted. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => nextTurnOf(resolve));
}

export function workUnderWay(): number {
  return immediates + ciphers;
}

const unordered = new AsyncLocalStorage<true>();

/** For work that is counted as a whole, as the handshake of a connection is: its cryptography goes on by itself. */
export function asOne<T>(work: () => T): T {
  return unordered.run(true, work);
}

/** For work that another one has begun and does not wait for. */
export function onItsOwn<T>(work: () => T): T {
  return unordered.exit(work);
}

/** Who lets results of cryptography go on from now on. */
export function deliverThrough(next: Deliver): void {
  deliver = next;
}

/** Once a process: replaces `setImmediate` and the asynchronous cryptography by counted ones. */
export function countWork(): void {
  if (counting) return;
  counting = true;
  countImmediates();
  countCiphers();
}

function countImmediates(): void {
  const waiting = new Set<NodeJS.Immediate>();
  const stop = globalThis.clearImmediate;
  const counted = (run: (...args: unknown[]) => void, ...args: unknown[]): NodeJS.Immediate => {
    const one = nextTurnOf(() => {
      forget(one);
      run(...args);
    });
    waiting.add(one);
    immediates += 1;
    return one;
  };
  const forget = (one: NodeJS.Immediate | undefined): void => {
    if (one !== undefined && waiting.delete(one)) immediates -= 1;
  };
  const replace = (name: string, value: unknown): void => {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  replace('setImmediate', counted);
  replace('clearImmediate', (one: NodeJS.Immediate | undefined) => {
    forget(one);
    stop(one);
  });
}

const CIPHERS = ['digest', 'encrypt', 'decrypt', 'sign', 'verify', 'importKey', 'exportKey', 'generateKey'] as const;

function countCiphers(): void {
  const { subtle } = globalThis.crypto;
  for (const name of CIPHERS) {
    const begin: (...args: never[]) => Promise<unknown> = subtle[name].bind(subtle);
    const counted = async (...args: never[]): Promise<unknown> => {
      if (unordered.getStore() === true) return begin(...args);
      ciphers += 1;
      const ended = await begin(...args).then(
        (value) => ({ value }),
        (reason: unknown) => ({ reason }),
      );
      ciphers -= 1;
      await new Promise<void>((resolve) => deliver(resolve));
      if ('reason' in ended) throw ended.reason;
      return ended.value;
    };
    Object.defineProperty(subtle, name, { value: counted, configurable: true, writable: true });
  }
}
