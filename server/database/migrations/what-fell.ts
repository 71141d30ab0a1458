/** Which documents stand no longer, of all that take each other back or correct each other, as migration 0090 finds it. Pure. */
import { type Entries, hundredths, isMinus } from './issued-marks';

/** A document that names one that names it ends there. */
const MOST_TURNS = 100;

/**
 * Ids of what stands no longer: taken back whole by what stands, and nothing that stands corrects it. It begins with what the rows say, so that
 * of two that name each other the same one stands.
 */
export function fallenOf(entries: ReadonlyMap<string, Entries>): ReadonlySet<string> {
  const fallen = new Set<string>();
  const told = new Map<string, string[]>();
  for (const { document, takenBack, correctedBy } of entries.values()) {
    for (const { id, reversed } of [...(document.takenBack ?? []), ...(document.correctedBy ?? [])])
      if (reversed === true) fallen.add(id);
    for (const { id } of [...takenBack, ...correctedBy]) {
      const known = told.get(id);
      if (known === undefined) told.set(id, [document.id]);
      else known.push(document.id);
    }
  }
  const turns = new Map<string, number>();
  const waiting = new Set(entries.keys());
  // What is put there meanwhile comes after the others.
  for (const id of waiting) {
    waiting.delete(id);
    const one = entries.get(id);
    const turn = turns.get(id) ?? 0;
    if (one === undefined || isFallen(one, fallen) === fallen.has(id) || turn >= MOST_TURNS) continue;
    turns.set(id, turn + 1);
    if (!fallen.delete(id)) fallen.add(id);
    for (const next of told.get(id) ?? []) waiting.add(next);
  }
  return fallen;
}

function isFallen(one: Entries, fallen: ReadonlySet<string>): boolean {
  return isReversed(one, fallen) && one.correctedBy.every(({ id }) => fallen.has(id));
}

/** By the amounts of what stands; VAT is rounded once a document: of parts each but the first may leave a hundredth. */
export function isReversed({ document, takenBack }: Entries, fallen: ReadonlySet<string>): boolean {
  const standing = takenBack.filter(({ id }) => !fallen.has(id));
  const amounts = standing.flatMap(({ total }) => (total === undefined ? [] : hundredths(total)));
  const sum = amounts.reduce((left, amount) => left + amount, hundredths(document.total));
  const left = isMinus(document) ? -sum : sum;
  return standing.length > 0 && left <= BigInt(Math.max(0, amounts.length - 1));
}
