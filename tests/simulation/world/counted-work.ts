/**
 * What this process does beside the world's own turns: callbacks on their way to the event loop, and cryptography in other
 * threads. Both are counted from `countWork` on, so that a world knows when nothing moves by itself any more.
 */

import { whoActs } from './acting';
import { cipherNow } from './cipher-now';
import { countTurns } from './counted-turns';

/** The end of a piece of cryptography, with its place among those begun; the world lets it go on. */
export type Deliver = (place: number, resume: () => void) => void;

let ciphers = 0;
const atOnce: Deliver = (_place, resume) => resume();
let deliver = atOnce;
let places = 0;
let counting = false;

export function ciphersUnderWay(): number {
  return ciphers;
}

let stirring: (() => void) | null = null;

/** Work of another thread or process has ended. */
export function stir(): void {
  stirring?.();
}

/** True where work ended within that time. */
export function stirred(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (ended: boolean) => (): void => {
      clearTimeout(late);
      stirring = null;
      resolve(ended);
    };
    const late = setTimeout(end(false), ms);
    stirring = end(true);
  });
}

/** Who lets results of cryptography go on from now on; null: nobody, they go on by themselves. */
export function deliverThrough(next: Deliver | null): void {
  deliver = next ?? atOnce;
}

/** Once a process: replaces `setImmediate`, timers of no time and the asynchronous cryptography by counted ones. */
export function countWork(): void {
  if (counting) return;
  counting = true;
  countTurns();
  countCiphers();
}

async function byThread(
  work: () => Promise<unknown>,
): Promise<{ readonly value: unknown } | { readonly reason: unknown }> {
  ciphers += 1;
  const ended = await work().then(
    (value) => ({ value }),
    (reason: unknown) => ({ reason }),
  );
  ciphers -= 1;
  stir();
  return ended;
}

const CIPHERS = ['digest', 'encrypt', 'decrypt', 'sign', 'verify', 'importKey', 'exportKey', 'generateKey'] as const;

function countCiphers(): void {
  const { subtle } = globalThis.crypto;
  for (const name of CIPHERS) {
    const begin: (...args: never[]) => Promise<unknown> = subtle[name].bind(subtle);
    const counted = async (...args: never[]): Promise<unknown> => {
      // Who is counted as a whole has its cryptography go on by itself.
      const one = whoActs();
      const now = cipherNow(name, args);
      if (one?.counted != null && one.waits === 0) return now === null ? begin(...args) : now.value;
      places += 1;
      const place = places;
      const ended = now ?? (await byThread(() => begin(...args)));
      await new Promise<void>((resolve) => deliver(place, resolve));
      if ('reason' in ended) throw ended.reason;
      return ended.value;
    };
    Object.defineProperty(subtle, name, { value: counted, configurable: true, writable: true });
  }
}
