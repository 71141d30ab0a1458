/** Whether the device has what was typed into it, as long ago as the design promises. */
import { PROMISED_MS } from '../typing-kill';
import type { Work } from './work';

/** Age of the oldest key that the device lacks, ms before the kill; 0 where it has them all. `content`: of the draft, where it is one still. */
export function oldestLostKey({ typed }: Work, content: unknown, killedAt: number): number {
  const texts = textsIn(content);
  const ages = typed.flatMap(({ whole, keys }) => {
    const kept = Math.max(0, ...texts.map((text) => commonStart(text, whole)));
    const lost = keys[kept];
    return lost === undefined ? [] : [killedAt - lost.at];
  });
  return Math.max(0, ...ages);
}

/** The words that were whole so long before the end that they must be somewhere. */
export function sureWords({ typed }: Work, until: number): readonly string[] {
  return typed
    .filter(({ whole, keys }) => {
      const last = keys[whole.length - 1];
      return last !== undefined && until - last.at >= PROMISED_MS;
    })
    .map(({ whole }) => whole);
}

function commonStart(text: string, whole: string): number {
  const end = [...whole].findIndex((letter, place) => text[place] !== letter);
  return end < 0 ? whole.length : end;
}

function textsIn(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : [];
}
