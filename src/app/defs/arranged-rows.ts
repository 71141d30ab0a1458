/** Which rows of a definition answer what was asked, and in which order. */
import type { Sort } from '@/app/ui/table/column';
import { fold } from '@/domain/text/fold';
import type { DefinitionColumn, DefinitionKind, DefinitionRow } from './definition-list';

/** What the person narrows a list by. */
export interface DefinitionQuery {
  /** Of the phone's one field. */
  readonly search: string;
  /** Id of a view; '' all. */
  readonly view: string;
  /** By column: typed words, or the id of a choice. */
  readonly filters: Readonly<Record<string, string>>;
}

export const EVERYTHING: DefinitionQuery = { search: '', view: '', filters: {} };

export function isNarrowed({ search, view, filters }: DefinitionQuery): boolean {
  return search !== '' || view !== '' || Object.values(filters).some((typed) => typed.trim() !== '');
}

type Kind<Content> = Pick<DefinitionKind<Content>, 'searchedText' | 'columns' | 'views'>;

/** The rows that answer a query, in the order of a column; texts are compared as Romanian does. */
export function arrangedRows<Content>(
  rows: readonly DefinitionRow<Content>[],
  kind: Kind<Content>,
  query: DefinitionQuery,
  sort: Sort,
): readonly DefinitionRow<Content>[] {
  const wanted = fold(query.search.trim());
  const view = kind.views.find(({ id }) => id === query.view);
  const tests = kind.columns.flatMap((column) => columnTest(column, query.filters[column.id] ?? ''));
  const found = rows.filter(
    ({ content }) =>
      (wanted === '' || fold(kind.searchedText(content)).includes(wanted)) &&
      (view?.holds(content) ?? true) &&
      tests.every((test) => test(content)),
  );
  const key = kind.columns.find(({ id }) => id === sort.column)?.text;
  if (key === undefined) return found;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...found].sort((a, b) => sign * COLLATOR.compare(key(a.content), key(b.content)));
}

function columnTest<Content>(
  { narrow, text }: DefinitionColumn<Content>,
  typed: string,
): readonly ((content: Content) => boolean)[] {
  const wanted = typed.trim();
  if (wanted === '' || narrow === undefined) return [];
  if (narrow.choices === undefined) {
    const folded = fold(wanted);
    return [(content) => fold(text(content)).includes(folded)];
  }
  const choice = narrow.choices.find(({ id }) => id === wanted);
  return choice === undefined ? [] : [choice.holds];
}

const COLLATOR = new Intl.Collator('ro', { numeric: true });

/** The rows in an order that was shown, with what they hold now; new ones last. For while one types among them. */
export function steadyRows<Row extends { readonly id: string }>(
  order: readonly string[],
  rows: readonly Row[],
  all: readonly Row[],
): readonly Row[] {
  const byId = new Map(all.map((row) => [row.id, row]));
  const kept = new Set(order);
  return [...order.flatMap((id) => byId.get(id) ?? []), ...rows.filter(({ id }) => !kept.has(id))];
}
