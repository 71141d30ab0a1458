/**
 * Which entry of one company goes next (G3).
 *
 * An entry waits while an earlier one that shares any touched name is still to be sent: calls that depend on each other take
 * effect in the order made. An entry that waits for the person holds back only what is about the same thing (its first name):
 * a rejected invoice holds back its own correction, and not the next invoice of the series.
 */
import type { EntryOutline } from '@/db/outbox/outbox-store';

/** `mayTry`: due, and not tried in this run. `lane`: one company's entries in the order made. */
export function nextSendable(
  lane: readonly EntryOutline[],
  mayTry: (entry: EntryOutline) => boolean,
): EntryOutline | null {
  const heldByWork = new Set<string>();
  const heldByPerson = new Set<string>();
  for (const entry of lane) {
    if (entry.state === 'conflict') continue;
    const afterWork = entry.touches.some((name) => heldByWork.has(name));
    const afterPerson = entry.touches.some((name) => heldByPerson.has(name));
    const waitsForPerson = entry.state === 'rejected' || afterPerson;
    if (!afterWork && !waitsForPerson && entry.state === 'queued' && mayTry(entry)) return entry;
    if (waitsForPerson && !afterWork) hold(heldByPerson, entry.touches.slice(0, 1));
    else hold(heldByWork, entry.touches);
  }
  return null;
}

function hold(held: Set<string>, names: readonly string[]): void {
  for (const name of names) held.add(name);
}
