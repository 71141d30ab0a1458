export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** A field of a definition's form: how it is shown, read from the content and written back. */
export interface DefinitionField<Content> {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'area' | 'select' | 'choice' | 'checkbox';
  readonly required?: boolean;
  /** Half of the form's width, so that two stand side by side. */
  readonly half?: boolean;
  readonly help?: string;
  /** A phone offers figures first; a `number` always has them. */
  readonly figures?: (content: Content) => boolean;
  readonly options?: readonly FieldOption[];
  /** Of a `text`: what others have there, offered while one types; any other may stand too. */
  readonly suggested?: readonly string[];
  /** Of a `choice`: what is offered for a query, the best first; null where any text may stand. */
  readonly offers?: (content: Content) => ((query: string) => readonly FieldOption[]) | null;
  /** How its value is read by people, where it has no options. */
  readonly shown?: (value: string) => string;
  readonly get: (content: Content) => string;
  /** The content's fields that the typed text changes. */
  readonly set: (content: Content, typed: string) => Partial<Content>;
  /** A sentence where the typed text cannot be read, and `set` leaves the content as it is. */
  readonly unread?: (typed: string) => string | undefined;
  /** Of a `choice`: what a cell of a table means, and what is written into one, where that is not the value itself. */
  readonly cell?: { readonly read: (cell: string) => string; readonly write: (value: string) => string };
  /** A sentence where the value cannot stand; undefined where it can. */
  readonly check?: (content: Content) => string | undefined;
}

/** A field that is one text of the content, as it is typed. */
export function textField<Name extends string>(
  name: Name,
  label: string,
): DefinitionField<Readonly<Record<Name, string>>> {
  return {
    name,
    label,
    kind: 'text',
    get: (content) => content[name],
    // A computed key loses its name: it is `name`.
    set: (_content, typed) => ({ [name]: typed }) as Readonly<Record<Name, string>>,
  };
}

/** Checkboxes travel as these two texts. */
export const CHECKED = 'true';
export const UNCHECKED = '';

/** The first complaint of each field, by name. */
export function complaintsOf<Content>(
  fields: readonly DefinitionField<Content>[],
  content: Content,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const complaint = field.check?.(content);
      return complaint === undefined ? [] : [[field.name, complaint]];
    }),
  );
}
