/** The filters of a list in words, for where nobody sees the row that they stand in. Says what `queryOf` asks, and nothing else. */
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { TEXTS_APART } from '@/workers/archive-search/archive-query';
import { parseAmountRange } from './amount-range';
import { keysIn, type ListFilters, noFilters } from './list-filters';
import type { InvoiceListKind } from './list-kind';
import { listTexts } from './list-texts';
import type { DayRange } from './month-range';
import { printedTexts } from './printed-texts';

export interface AskedFilters {
  readonly filters: ListFilters;
  readonly ranges: readonly DayRange[];
  /** Whether a filter may hold several values (ability cautareSelectieMultipla). */
  readonly several: boolean;
}

const { heads } = listTexts;

/** „Stare: Validată”, „Emisă: oct. 2026 sau nov. 2026”: in the order of the columns; none where all is shown. */
export function filterWords(kind: InvoiceListKind, { filters, ranges, several }: AskedFilters): readonly string[] {
  const typed = (head: string, text: string): readonly string[] => {
    const texts = text.split(TEXTS_APART);
    return said(head, (several ? texts : texts.slice(0, 1)).flatMap(quoted));
  };
  const days = (head: string, keys: string): readonly string[] =>
    said(
      head,
      keysIn(keys).flatMap((key) => ranges.find((range) => range.key === key)?.label ?? []),
    );
  const sum = (head: string, text: string): readonly string[] =>
    said(head, text.trim() === '' || parseAmountRange(text) === null ? [] : [text.trim()]);
  const states = keysIn(filters.state).flatMap((key) => kind.states.find(({ value }) => value === key)?.value ?? []);
  return [
    ...viewWords(kind, filters, states.length > 0),
    ...said(printedTexts.search, quoted(filters.text)),
    ...typed(heads.number, filters.number),
    ...days(heads.issueDate, filters.days),
    ...days(heads.dueDate, filters.due),
    ...typed(kind.words.partner, filters.partner),
    ...typed(heads.taxId, filters.taxId),
    ...sum(heads.net, filters.net),
    ...sum(heads.vat, filters.vat),
    ...sum(heads.total, filters.total),
    ...days(heads.arrived, filters.arrived),
    ...said(
      kind.words.state,
      states.map((state) => INVOICE_STATES[state].label),
    ),
  ];
}

/** Chosen states stand in place of those of the view. */
function viewWords(kind: InvoiceListKind, filters: ListFilters, hasStates: boolean): readonly string[] {
  const view = kind.views.find(({ id }) => id === filters.view);
  if (view === undefined || view.id === noFilters(kind).view) return [];
  return hasStates && view.group === null ? [] : said(printedTexts.view, [view.label]);
}

function said(head: string, values: readonly string[]): readonly string[] {
  return values.length === 0 ? [] : [`${head}: ${values.join(printedTexts.or)}`];
}

function quoted(text: string): readonly string[] {
  return text.trim() === '' ? [] : [`„${text.trim()}”`];
}
