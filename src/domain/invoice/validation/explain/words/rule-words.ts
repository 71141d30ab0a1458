import type { FieldKey } from '../fields/field-ref';

/**
 * The words of one rule. Texts are templates (see template.ts) over the finding's values, the row's `params` and:
 * `field` (Romanian name of the place, with article), `Field` (capitalised), `term` (its BT), `at` (` la linia 3` or
 * nothing), `ofRow` (` de la linia 3`), `willBe` (the repair's text). The validator tells its names of values at `Fault`: `actual`, `expected`,
 * `other`, `length`, `max`, `count`, `rate`, `base`, `start`, `end`, `currency`, `element`, `missing` …
 */
export interface RuleWords {
  readonly clause: string;
  readonly detail: string;
  readonly official: string;
  /** The field it is put right at; absent: taken from the finding's path. */
  readonly at?: FieldKey;
  /** Used instead of `document.invoice` where the path names no field. */
  readonly otherwise?: FieldKey;
  /** Terms beside the field's own, separated by blanks. */
  readonly terms?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** A rule may fail for several reasons: said instead where the finding has this value (`missing`), or has it so (`count=0`). */
  readonly when?: Readonly<Record<string, OtherWords>>;
}

/** The parts of a rule's words that one kind of its findings has otherwise. */
export type OtherWords = Partial<Pick<RuleWords, 'clause' | 'detail' | 'at'>>;

export type WordsTable = Readonly<Record<string, RuleWords>>;
