/**
 * One hand types into one field, a key each 60 to 200 ms, until the whole browser is killed (SIGKILL) at a moment of
 * chance. What the device then has of it is read at the next start on the same profile.
 */
import type { KillableBrowser } from '../browser/killable-browser';
import type { Chance } from '../simulation/random';
import type { TypedField } from './typed-field';

/** What the design promises: a key is on the device so long after it was pressed. */
export const PROMISED_MS = 300;

const SHORTEST_GAP_MS = 60;
const LONGEST_GAP_MS = 200;
const SHORTEST_LIFE_MS = 200;
const LONGEST_LIFE_MS = 3000;

export interface TypedText {
  readonly field: TypedField;
  /** Each key, with when it was given to the browser. */
  readonly keys: readonly { readonly key: string; readonly at: number }[];
  readonly killedAt: number;
  /** Drafts or forms that had a text there before. */
  readonly before: readonly string[];
}

export interface KillOutcome {
  readonly field: TypedField;
  readonly typed: number;
  readonly kept: number;
  /** From the first lost key to the kill; 0 where none was lost. */
  readonly oldestLostMs: number;
}

/** Types into the field, then kills. A new draft is open. */
export async function typeUntilKilled(
  { page, kill }: KillableBrowser,
  field: TypedField,
  { next, below }: Chance,
): Promise<TypedText> {
  await field.enter(page);
  const before = [...(await field.kept(page)).keys()];
  const keys: { readonly key: string; readonly at: number }[] = [];
  const end = performance.now() + SHORTEST_LIFE_MS + next() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS);
  let due = performance.now();
  while (due < end) {
    await until(due);
    const key = field.keys.charAt(below(field.keys.length));
    keys.push({ key, at: performance.now() });
    await page.keyboard.press(key);
    due = Math.max(performance.now(), due + SHORTEST_GAP_MS + next() * (LONGEST_GAP_MS - SHORTEST_GAP_MS));
  }
  await until(end);
  const killedAt = performance.now();
  await kill();
  return { field, keys, killedAt, before };
}

/** What is there of it; what is there must be what was typed. */
export async function outcomeOf({ page }: KillableBrowser, typed: TypedText): Promise<KillOutcome> {
  const { field, keys, killedAt, before } = typed;
  const whole = keys.map(({ key }) => key).join('');
  const made = [...(await field.kept(page))].filter(([id]) => !before.includes(id));
  if (made.length > 1) throw new Error(`${field.name}: one hand left its text in ${made.length} places.`);
  const kept = made[0]?.[1] ?? '';
  if (!whole.startsWith(kept)) throw new Error(`${field.name}: «${whole}» was typed and «${kept}» is there.`);
  const lost = keys[kept.length];
  return { field, typed: keys.length, kept: kept.length, oldestLostMs: lost === undefined ? 0 : killedAt - lost.at };
}

function until(moment: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));
}
