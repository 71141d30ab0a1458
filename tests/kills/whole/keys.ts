/** Keys as a hand presses them, each remembered with its moment. */
import type { Page } from '@playwright/test';
import type { Chance } from '../../simulation/random';

export interface PressedKey {
  readonly key: string;
  /** When it was given to the browser (performance.now). */
  readonly at: number;
}

const SHORTEST_GAP_MS = 30;
const LONGEST_GAP_MS = 110;

/** `pressed` hears of each key before it is given. */
export async function typeKeys(
  page: Page,
  text: string,
  { next }: Chance,
  pressed: (key: PressedKey) => void = () => undefined,
): Promise<void> {
  let due = performance.now();
  for (const key of text) {
    await new Promise((wake) => setTimeout(wake, Math.max(0, due - performance.now())));
    pressed({ key, at: performance.now() });
    // `type` knows letters that no key bears.
    await page.keyboard.type(key);
    due = Math.max(performance.now(), due + SHORTEST_GAP_MS + next() * (LONGEST_GAP_MS - SHORTEST_GAP_MS));
  }
}

export async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
