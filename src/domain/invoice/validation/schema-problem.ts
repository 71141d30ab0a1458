import type { XmlElement } from '../../xml/xml-element';

/** What the UBL 2.1 schema would refuse, at one element. */
export interface SchemaProblem {
  readonly at: XmlElement;
  /**
   * `problem` is one of: `root`, `unknown` (no such child here), `misplaced` (known, too late in the order), `repeated`,
   * `missing` (a required child), `text` (characters between children), `children` (in an element with a value),
   * `value` (not of its type), `attribute` (not allowed), `attribute-missing`, `attribute-value`, `nil`.
   * With it: `element`, `parent`, `missing`, `attribute`, `actual`, `type` as they apply.
   */
  readonly values: Readonly<Record<string, string>>;
}
