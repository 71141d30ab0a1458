/** A search by text alone over the columns, for a few rows: one scan, no sort of what was found. */
import type { ArchiveColumns } from './archive-columns';
import type { Fold } from './columns-entry';
import { oncePerPartner } from './listed-partners';
import { type FoundLines, NO_LINES } from './searched-lines';

export interface TextFinding {
  /** At most as many as asked for, in order. */
  readonly ids: readonly string[];
  /** All that were found. */
  readonly count: number;
}

const ASKING: readonly string[] = ['rejected', 'refused', 'held', 'doubtful'];

/**
 * Documents, issued or received, whose number, partner, fiscal code or lines have the text: what asks for something first, then the newest.
 * `lines`: documents whose lines hold it.
 */
export function findByText(
  columns: ArchiveColumns,
  text: string,
  limit: number,
  fold: Fold,
  lines: FoundLines = NO_LINES,
): TextFinding {
  const wanted = fold(text.trim());
  const { facts, entries, partners } = columns;
  const isNumbered = wanted === '' ? () => true : facts.numbers.containing(wanted);
  const isNamed = oncePerPartner(partners, (partner) => partner.text.includes(wanted));
  const isBefore = asksFirst(columns);
  const best: number[] = [];
  let count = 0;
  for (let place = 0; place < entries.length; place += 1) {
    if (!(isNumbered(place) || isNamed(facts.partner[place] ?? 0) || lines.has(place))) continue;
    count += 1;
    const last = best.at(-1);
    if (best.length === limit && (last === undefined || !isBefore(place, last))) continue;
    insert(best, place, isBefore);
    if (best.length > limit) best.pop();
  }
  return { ids: best.flatMap((place) => entries[place]?.id ?? []), count };
}

type IsBefore = (one: number, other: number) => boolean;

function asksFirst({ facts: { state, states, issueDay, numbers } }: ArchiveColumns): IsBefore {
  const asks = states.flagsOf(ASKING);
  const asksAt = (place: number): number => asks[state[place] ?? 0] ?? 0;
  return (a, b) => {
    const order = asksAt(b) - asksAt(a) || (issueDay[b] ?? 0) - (issueDay[a] ?? 0) || numbers.compare(b, a);
    return order < 0;
  };
}

function insert(best: number[], place: number, isBefore: IsBefore): void {
  const at = best.findIndex((other) => isBefore(place, other));
  best.splice(at === -1 ? best.length : at, 0, place);
}
