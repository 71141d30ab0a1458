/**
 * A certain remedy, as one change. `was` and `willBe` are the texts to show („este”, „va fi”) and to write into the draft
 * through the explanation's FieldRef; `path` and `kind` say the same for the file's XML tree (see apply-repair.ts).
 */

/** An element to be made: name with the usual prefix (`cbc:Percent`), attributes, text or children. */
export interface NewElement {
  readonly name: `${'cac' | 'cbc'}:${string}`;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly children?: readonly NewElement[];
}

interface ChangeTexts {
  /** Path of the element changed; of its parent for `insertElement`; of the root for `removeEvery`. */
  readonly path: string;
  /** The text there now; '' where nothing is there. */
  readonly was: string;
  /** The text after; '' where it is removed. */
  readonly willBe: string;
}

export type Change =
  | (ChangeTexts & { readonly kind: 'setText' })
  | (ChangeTexts & { readonly kind: 'setAttribute'; readonly attribute: string })
  | (ChangeTexts & { readonly kind: 'removeElement' })
  /** Every node the pattern names: steps below the root (`Line` for both kinds of line), `//` for any depth, `@x` last. */
  | (ChangeTexts & { readonly kind: 'removeEvery'; readonly pattern: string; readonly except?: string })
  /** New child of `path`, right after its last child named in `after` (schema order); the first where there is none. */
  | (ChangeTexts & { readonly kind: 'insertElement'; readonly element: NewElement; readonly after: readonly string[] });

export interface Repair {
  /** What the key does: „Pune SECTOR3”. */
  readonly label: string;
  readonly change: Change;
}
