/** Passwords by Argon2id (RFC 9106, second recommended option: 64 MiB, 3 passes, here 19 MiB and 2 as OWASP's floor for servers). */
import { hash, verify } from '@node-rs/argon2';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared with where there is no account, so that an unknown address takes as long as a known one. */
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** False also where `stored` is undefined, after the same work. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  // Awaited for known accounts too: the first sign-in of a process tells nothing either.
  const other = await decoy;
  const matches = await verify(stored ?? other, password);
  return stored !== undefined && matches;
}
