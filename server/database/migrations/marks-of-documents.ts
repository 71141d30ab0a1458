/**
 * Which documents with minus or plus take which back, and which a 384 corrects, as migration 0090 finds it of all that a company has. By itself, as
 * what the product tells may change (server/filings/note-of-invoices.ts), and a migration may not. Pure.
 */
import {
  CORRECTED,
  type Correction,
  compare,
  type Entries,
  hundredths,
  type Issued,
  isMinus,
  type Marks,
  type Named,
  negated,
  type TakenBack,
} from './issued-marks';
import { meant } from './meant-by-number';
import { fallenOf, isReversed } from './what-fell';

/** Those whose marks are others than their rows have, with all of them; `naming`: what accepted documents name, by their id. */
export function marksOf(
  documents: readonly Issued[],
  naming: ReadonlyMap<string, readonly Named[]>,
): ReadonlyMap<string, Marks> {
  const ofNumber = byNumber(documents);
  // Told by what cannot be read now: it stays.
  const entries = new Map(
    documents.map((document): [string, Entries] => {
      const unread = ({ id }: { readonly id: string }) => !naming.has(id);
      const { takenBack = [], correctedBy = [] } = document;
      return [document.id, { document, takenBack: takenBack.filter(unread), correctedBy: correctedBy.filter(unread) }];
    }),
  );
  const notes = documents
    .filter(({ id, accepted }) => accepted && naming.has(id))
    .sort((a, b) => compare(a.issueDate, b.issueDate) || compare(a.number, b.number) || compare(a.id, b.id));
  for (const note of notes) tell(note, naming.get(note.id) ?? [], ofNumber, entries);
  for (const one of entries.values()) inOrder(one, entries);
  const fallen = fallenOf(entries);
  const changed = new Map<string, Marks>();
  for (const one of entries.values()) {
    const marks = marksFrom(one, fallen);
    if (JSON.stringify(marks) !== JSON.stringify(plain(one.document))) changed.set(one.document.id, marks);
  }
  return changed;
}

function byNumber(documents: readonly Issued[]): ReadonlyMap<string, readonly Issued[]> {
  const ofNumber = new Map<string, Issued[]>();
  for (const one of documents) {
    const known = ofNumber.get(one.number);
    if (known === undefined) ofNumber.set(one.number, [one]);
    else known.push(one);
  }
  return ofNumber;
}

function tell(
  note: Issued,
  named: readonly Named[],
  ofNumber: ReadonlyMap<string, readonly Issued[]>,
  entries: ReadonlyMap<string, Entries>,
): void {
  const invoices = new Set(named.flatMap((one) => meant(one, ofNumber.get(one.number) ?? [], note) ?? []));
  const sum = [note, ...invoices].reduce((left, { total }) => left + hundredths(total), 0n);
  const isWhole = invoices.size === named.length && sum === 0n;
  for (const invoice of invoices) {
    const of = entries.get(invoice.id);
    const total = named.length === 1 ? note.total : isWhole ? negated(invoice.total) : undefined;
    const { id, number, issueDate } = note;
    if (note.typeCode === CORRECTED && !isMinus(invoice)) of?.correctedBy.push({ id, number, issueDate });
    if (isMinus(note) || (isMinus(invoice) && isPartOf(invoice, total)))
      of?.takenBack.push({ id, number, ...(total === undefined ? {} : { total }) });
  }
}

function isPartOf(storno: Issued, total: string | undefined): boolean {
  return total !== undefined && hundredths(total) <= -hundredths(storno.total);
}

/** As the rows have them, then the new ones by their day; of one number and day once, the one that is told already. */
function inOrder(one: Entries, entries: ReadonlyMap<string, Entries>): void {
  const dayOf = ({ id }: { readonly id: string }) => entries.get(id)?.document.issueDate ?? id;
  const { takenBack = [], correctedBy = [] } = one.document;
  one.takenBack = ordered(one.takenBack, takenBack);
  one.correctedBy = ordered(one.correctedBy, correctedBy);

  function ordered<T extends TakenBack | Correction>(found: readonly T[], before: readonly T[]): T[] {
    const known = before.flatMap(({ id }) => found.find((entry) => entry.id === id) ?? []);
    const all = [...known, ...found.filter((entry) => !known.includes(entry))];
    const seen = new Set<string>();
    return all.filter((entry) => {
      const key = `${dayOf(entry)} ${entry.number}`;
      return !seen.has(key) && seen.add(key);
    });
  }
}

function marksFrom(one: Entries, fallen: ReadonlySet<string>): Marks {
  const withState = <T extends { readonly id: string }>(entry: T): T =>
    fallen.has(entry.id) ? { ...entry, reversed: true } : entry;
  return plain({
    takenBack: one.takenBack.map(withState),
    correctedBy: one.correctedBy.map(withState),
    reversed: isReversed(one, fallen),
  });
}

/** With its parts in one order, and none that says nothing: to be compared. */
function plain({ takenBack = [], correctedBy = [], reversed = false }: Marks): Marks {
  const gone = (entry: { readonly reversed?: boolean }) => (entry.reversed === true ? { reversed: true } : {});
  const taken = takenBack.map((entry) => {
    const { id, number, total } = entry;
    return { id, number, ...(total === undefined ? {} : { total }), ...gone(entry) };
  });
  const corrections = correctedBy.map((entry) => {
    const { id, number, issueDate } = entry;
    return { id, number, issueDate, ...gone(entry) };
  });
  return {
    ...(taken.length === 0 ? {} : { takenBack: taken }),
    ...(reversed ? { reversed } : {}),
    ...(corrections.length === 0 ? {} : { correctedBy: corrections }),
  };
}
