/** What the shared screen of a definition (partners, products) needs to know of it. */
import type { Column } from '@/app/ui/table/column';
import type { DefinitionField } from './definition-field';

/** A row as the screen shows it: the server's row with what was changed here over it. */
export interface DefinitionRow<Content> {
  readonly id: string;
  readonly content: Content;
  /** Changed here and not yet on the server. */
  readonly pending: boolean;
}

export interface DefinitionWords {
  readonly title: string;
  readonly add: string;
  readonly save: string;
  readonly remove: string;
  readonly undo: string;
  readonly removed: (name: string) => string;
  readonly saved: (field: string, name: string) => string;
  readonly filterLabel: string;
  readonly filterHint: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly noMatchTitle: string;
}

export interface DefinitionActions<Content> {
  /** Gives the new row's id. */
  readonly add: (content: Content) => Promise<string>;
  readonly update: (id: string, changes: Partial<Content>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export interface DefinitionKind<Content> {
  readonly words: DefinitionWords;
  readonly columns: readonly Column<DefinitionRow<Content>>[];
  readonly fields: readonly DefinitionField<Content>[];
  readonly nameOf: (content: Content) => string;
  /** What a search looks into. */
  readonly searchedText: (content: Content) => string;
  /** By which text or number a column sorts. */
  readonly sortKeys: Readonly<Record<string, (content: Content) => string>>;
  readonly empty: Content;
  /** Heads of imported columns beside the fields' labels: folded words by field name. */
  readonly importHeads: Readonly<Record<string, readonly string[]>>;
  /** By any of these texts an imported row is the same as one that is there; none for a row without a name. */
  readonly importKeys: (content: Content) => readonly string[];
}

/** The rows that answer a search, in the order of a column; texts are compared as Romanian does. */
export function arrangedRows<Content>(
  rows: readonly DefinitionRow<Content>[],
  kind: Pick<DefinitionKind<Content>, 'searchedText' | 'sortKeys'>,
  search: { readonly text: string; readonly fold: (text: string) => string },
  sort: { readonly column: string; readonly direction: 'ascending' | 'descending' },
): readonly DefinitionRow<Content>[] {
  const wanted = search.fold(search.text.trim());
  const found = rows.filter(({ content }) => search.fold(kind.searchedText(content)).includes(wanted));
  const key = kind.sortKeys[sort.column];
  if (key === undefined) return found;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...found].sort((a, b) => sign * COLLATOR.compare(key(a.content), key(b.content)));
}

const COLLATOR = new Intl.Collator('ro', { numeric: true });
