/**
 * Which entry of one company goes next (G3).
 *
 * An entry waits while an earlier one that shares any touched name is still to be sent: calls that depend on each other take
 * effect in the order made. An entry that waits for the person holds back only what is about the same thing (its first name):
 * a rejected invoice holds back its own correction, and not the next invoice of the series. So does one that the server has put
 * off again and again: it goes on being tried, and the same call about other things passes it (numbers of one series may reach
 * the server in any order); another call does not, since it may change what the stuck one stands on (a lease that is closed).
 *
 * While some are on their way, what shares nothing with them goes beside them, and so do invoices of one series (docs/decisions/0025).
 */
import type { EntryOutline } from '@/db/entries/entry-outlines';
import { isStuck } from '@/db/outbox/outbox-entry';

const NONE: ReadonlySet<string> = new Set();

/**
 * `mayTry`: due, and not tried in this run. `lane`: one company's entries in the order made. `onTheWay`: ids of those sent and
 * not answered yet.
 */
export function nextSendable(
  lane: readonly EntryOutline[],
  mayTry: (entry: EntryOutline) => boolean,
  onTheWay: Pick<ReadonlySet<string>, 'has'> = NONE,
): EntryOutline | null {
  const heldByWork = new Set<string>();
  const heldByPerson = new Set<string>();
  const stuck: EntryOutline[] = [];
  const ahead: EntryOutline[] = [];
  for (const entry of lane) {
    if (entry.state === 'conflict') continue;
    if (onTheWay.has(entry.id)) {
      ahead.push(entry);
      continue;
    }
    const afterWork =
      entry.touches.some((name) => heldByWork.has(name)) || ahead.some((one) => mustWaitFor(entry, one));
    const afterPerson = entry.touches.some((name) => heldByPerson.has(name));
    const waitsForPerson = entry.state === 'rejected' || afterPerson || stuck.some((one) => mustFollow(entry, one));
    if (!afterWork && !waitsForPerson && entry.state === 'queued' && mayTry(entry)) return entry;
    if (waitsForPerson && !afterWork) hold(heldByPerson, entry.touches.slice(0, 1));
    else if (!afterWork && isStuck(entry)) stuck.push(entry);
    else hold(heldByWork, entry.touches);
  }
  return null;
}

/** Invoices of one series share nothing but the series: the server takes their numbers in any order. */
function mustWaitFor(entry: EntryOutline, one: EntryOutline): boolean {
  const shared = entry.touches.filter((name) => one.touches.includes(name));
  if (entry.call !== one.call) return shared.length > 0;
  return shared.some((name) => name === entry.touches[0] || !name.startsWith('serial:'));
}

function mustFollow(entry: EntryOutline, stuck: EntryOutline): boolean {
  const shared = entry.touches.filter((name) => stuck.touches.includes(name));
  return entry.call === stuck.call ? shared.includes(stuck.touches[0] ?? '') : shared.length > 0;
}

function hold(held: Set<string>, names: readonly string[]): void {
  for (const name of names) held.add(name);
}
