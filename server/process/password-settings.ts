import { StartError } from './start-error';

/** What one guess at a password costs (Argon2id, RFC 9106). */
export interface PasswordCost {
  readonly memoryMib: number;
  /** Passes over that memory. */
  readonly passes: number;
}

/**
 * The least is the floor of OWASP's Password Storage Cheat Sheet (19 MiB and two passes; 2025-11). The most keeps a sign-in below a
 * second or so, and four at once, as many as a process computes beside each other, within 2 GiB.
 */
const BOUNDS = {
  PASSWORD_MEMORY_MIB: { usual: 19, least: 19, most: 512, what: 'un număr de MiB' },
  PASSWORD_PASSES: { usual: 2, least: 2, most: 10, what: 'un număr de treceri' },
} as const;

export const USUAL_PASSWORD_COST: PasswordCost = {
  memoryMib: BOUNDS.PASSWORD_MEMORY_MIB.usual,
  passes: BOUNDS.PASSWORD_PASSES.usual,
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws StartError outside the bounds. */
export function passwordCostOf(env: Environment): PasswordCost {
  return { memoryMib: boundedOf(env, 'PASSWORD_MEMORY_MIB'), passes: boundedOf(env, 'PASSWORD_PASSES') };
}

function boundedOf(env: Environment, name: keyof typeof BOUNDS): number {
  const { usual, least, most, what } = BOUNDS[name];
  const text = env[name];
  const value = text === undefined ? usual : Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new StartError('settings', `${name}=${text}: ${what} între ${least} și ${most}.`);
}
