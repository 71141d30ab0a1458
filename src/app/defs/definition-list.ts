/** What the shared screen of a definition (partners, products, payment methods, VAT rates) needs to know of it. */
import type { Column } from '@/app/ui/table/column';
import type { DefinitionField } from './definition-field';

/** A row as the screen shows it: the server's row with what was changed here over it. */
export interface DefinitionRow<Content> {
  readonly id: string;
  readonly content: Content;
  /** Changed here and not yet on the server. */
  readonly pending: boolean;
}

/** What a person had before the eyes when what is done was begun. */
export type SeenRow<Content> = Pick<DefinitionRow<Content>, 'id' | 'content'>;

export interface DefinitionWords {
  readonly title: string;
  readonly add: string;
  readonly save: string;
  readonly remove: string;
  readonly undo: string;
  readonly removed: (name: string) => string;
  readonly filterLabel: string;
  readonly filterHint: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly noMatchTitle: string;
  /** The device's rows could not be read; the words of all definitions where it is absent. */
  readonly unreadTitle?: string;
  /** „Toți”, „Toate”. */
  readonly all: string;
}

export interface DefinitionActions<Content> {
  /** Gives the new row's id. */
  readonly add: (content: Content) => Promise<string>;
  /** Many at once, all or none; gives their ids in this order. */
  readonly addMany: (contents: readonly Content[]) => Promise<readonly string[]>;
  /**
   * Puts these values in place of those of `seen`, the row as the person had it before the eyes; of the others none. False: it was removed
   * meanwhile. Null: rows are added and removed, never changed.
   */
  readonly update: ((seen: SeenRow<Content>, changes: Partial<Content>) => Promise<boolean>) | null;
  /** False: the row is not what was seen any more, and stays. */
  readonly remove: (seen: SeenRow<Content>) => Promise<boolean>;
  /** Gives those that are not what was seen any more, and stay. */
  readonly removeMany: (seen: readonly SeenRow<Content>[]) => Promise<readonly string[]>;
  /** The list stands as it is until the work ends, and is then read once. */
  readonly atRest: <T>(work: () => Promise<T>) => Promise<T>;
  /** Does several of these at once: all or none. */
  readonly together: <T>(work: () => Promise<T>) => Promise<T>;
  /** The fields that could not be kept, as dotted paths. */
  readonly refused: (content: Content) => readonly string[];
}

/** How a column's filter narrows: by words its text contains, or by a choice. */
export interface ColumnFilter<Content> {
  readonly label: string;
  readonly hint?: string;
  readonly choices?: readonly DefinitionView<Content>[];
}

export interface DefinitionColumn<Content>
  extends Omit<Column<DefinitionRow<Content>>, 'filter' | 'edit' | 'sortable'> {
  /** What it sorts and filters by. */
  readonly text: (content: Content) => string;
  readonly narrow?: ColumnFilter<Content>;
  /** Name of the field that is typed into its cells. */
  readonly field?: string;
}

/** A part of the rows with a name: a saved view, or a choice of a filter. */
export interface DefinitionView<Content> {
  readonly id: string;
  readonly label: string;
  readonly holds: (content: Content) => boolean;
}

/** How a table from elsewhere is taken in. */
export interface DefinitionImport<Content> {
  /** Heads of columns beside the fields' labels: folded words by field name. */
  readonly heads: Readonly<Record<string, readonly string[]>>;
  /** By any of these texts an imported row is the same as one that is there; none for a row without a name. */
  readonly keys: (content: Content) => readonly string[];
  /** What the table says takes the place of what stands; absent: it only fills what is empty. */
  readonly replaces?: true;
}

/** A kind whose rows can be taken from a table. */
export type ImportableKind<Content> = DefinitionKind<Content> & { readonly import: DefinitionImport<Content> };

export interface DefinitionKind<Content> {
  /** Names the columns' layout kept on this device. */
  readonly id: string;
  readonly words: DefinitionWords;
  readonly columns: readonly DefinitionColumn<Content>[];
  readonly fields: readonly DefinitionField<Content>[];
  readonly nameOf: (content: Content) => string;
  /** What a search looks into. */
  readonly searchedText: (content: Content) => string;
  /** Beside the one that holds all. */
  readonly views: readonly DefinitionView<Content>[];
  readonly empty: Content;
  /** Fields without which no row is added or imported; the name where absent. */
  readonly needed?: readonly string[];
  /** One and many: „partener”, „parteneri”. Absent where rows are few and never chosen in numbers. */
  readonly noun?: readonly [one: string, many: string];
  /** Absent for the few rows that one writes by hand. */
  readonly import?: DefinitionImport<Content>;
}

/** The fields without which a row is none, by name. */
export function neededFields<Content>({
  needed = ['name'],
}: Pick<DefinitionKind<Content>, 'needed'>): readonly string[] {
  return needed;
}
