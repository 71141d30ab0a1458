/**
 * Passwords by Argon2id (RFC 9106), at the cost that the server is started with. A hash names the cost it was made at, so the cost can
 * be raised: who signs in next is kept at the new one (decision 0146).
 */
import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../process/password-settings';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False also where `stored` is undefined, after the same work; so for a hash that was made at a lower cost. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
  /** Made at a lower cost than the server's. */
  isOutdated(stored: string): boolean;
}

export function passwordsAt({ memoryMib, passes }: PasswordCost): Passwords {
  const options = { memoryCost: memoryMib * KIB_A_MIB, timeCost: passes, parallelism: 1 };
  const work = options.memoryCost * passes;
  /** Compared with where there is no account, so that an unknown address takes as long as a known one. */
  let decoy: Promise<string> | undefined;
  const make = (password: string): Promise<string> => hash(password, options);
  return {
    hash: make,
    matches: async (stored, password) => {
      decoy ??= make('no account has this password');
      // Awaited for known accounts too: the first sign-in of a process tells nothing either.
      const other = await decoy;
      const matches = await verify(stored ?? other, password);
      const rest = stored === undefined ? 0 : Math.floor((work - workOf(stored)) / passes);
      // Before the first sign-in after a raise the account's own hash is cheaper: what is missing is done beside.
      if (rest >= LEAST_KIB) await hash(password, { ...options, memoryCost: rest });
      return stored !== undefined && matches;
    },
    isOutdated: (stored) => workOf(stored) < work,
  };
}

/** Whether `stored` was made of `password`; for who is signed in, as the time tells what the hash costs. */
export function isPasswordOf(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

const KIB_A_MIB = 1024;
/** Argon2 takes no less for one lane. */
const LEAST_KIB = 8;

/** Memory times passes, as the hash's own text names them ($argon2id$v=19$m=19456,t=2,p=1$…); none for a text that does not. */
function workOf(stored: string): number {
  const [, memory, passes] = /\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? [];
  return Number(memory ?? 0) * Number(passes ?? 0);
}
