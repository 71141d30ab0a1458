/** The orders of a list, as comparisons of the documents at two places: over numbers alone, but for sums that no number holds. */
import { compareTexts } from '../../domain/text/compare-texts';
import type { ArchiveColumns } from './archive-columns';
import type { ArchiveQuery, ArchiveSortKey } from './archive-query';
import type { SumFact } from './document-facts';
import type { Compare } from './kept-orders';
import { ranksOf } from './ranks-of';

/** Equal keys stand by issue day, then number, then id, so that the order is one and the same every time. */
export function orderOf(columns: ArchiveColumns, { by, direction }: ArchiveQuery['sort']): Compare {
  const { facts, entries } = columns;
  const compare = ORDERS[by](columns);
  const ofDays = byNumbers(facts.issueDay);
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) =>
    sign *
    (compare(a, b) ||
      ofDays(a, b) ||
      facts.numbers.compare(a, b) ||
      compareTexts(entries[a]?.id ?? '', entries[b]?.id ?? ''));
}

const ORDERS: Readonly<Record<ArchiveSortKey, (columns: ArchiveColumns) => Compare>> = {
  issueDate: ({ facts }) => byNumbers(facts.issueDay),
  dueDate: ({ facts }) => byNumbers(facts.dueDay),
  number:
    ({ facts }) =>
    (a, b) =>
      facts.numbers.compare(a, b),
  partnerName: ({ facts, partners }) => byRank(facts.partner, () => partners.ranksBy('key')),
  taxId: ({ facts, partners }) => byRank(facts.partner, () => partners.ranksBy('tax')),
  net: (columns) => bySum(columns, 'net'),
  vat: (columns) => bySum(columns, 'vat'),
  total: (columns) => bySum(columns, 'total'),
  state: ({ facts }) => {
    const { texts } = facts.states;
    return byRank(facts.state, () => ranksOf(texts));
  },
  arrived: ({ facts }) => byNumbers(facts.arrived),
};

function byNumbers(of: Uint32Array): Compare {
  return (a, b) => (of[a] ?? 0) - (of[b] ?? 0);
}

/** `code`: which text a place has; `ranks`: how that text stands among all, told when the first two are compared. */
function byRank(code: Uint32Array, ranks: () => Uint32Array): Compare {
  let known: Uint32Array | undefined;
  return (a, b) => {
    known ??= ranks();
    return (known[code[a] ?? 0] ?? 0) - (known[code[b] ?? 0] ?? 0);
  };
}

function bySum({ facts, entries }: ArchiveColumns, fact: SumFact): Compare {
  const sums = facts[fact];
  return (a, b) => {
    const [one = 0, other = 0] = [sums[a], sums[b]];
    const difference = one - other;
    if (!Number.isNaN(difference)) return difference;
    const [exact = 0, exactOther = 0] = [entries[a]?.[fact], entries[b]?.[fact]];
    return exact < exactOther ? -1 : exact > exactOther ? 1 : 0;
  };
}
