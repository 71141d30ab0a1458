import type { XmlElement } from '../../xml/xml-element';
import type { DocumentView } from './document-view';
import type { RuleContext } from './rule-context';
import type { Severity } from './verdict';

/** Groups of the official rule set: inside one, an element is seen by its first matching context only. */
export type RuleGroup = 'model' | 'syntax' | 'codes' | 'national';

/**
 * What a failed check found. The names of `values` are stable:
 * - `missing`: the element or attribute that should be there; several alternatives joined by ` | `
 * - `element`: the element or attribute that should not be there, or that the value belongs to
 * - `actual`, `expected`: the two things compared; `other`: a third amount that took part
 * - `max`, `length`, `count`, `decimals`: bounds and what was counted
 * - `list`: the code list; `codes`: what is allowed where it is short enough to say
 * - `category`, `rate`, `base`: VAT category, rate in percent and taxable amount
 * - `start`, `end`, `currency`, `country`: as named
 */
export interface Fault {
  /** The most useful element, where it is not the context's own. */
  readonly at?: XmlElement;
  readonly values: Readonly<Record<string, string>>;
}

/** Undefined where the rule holds. @throws Unevaluable where it cannot be evaluated. */
export type Check = (element: XmlElement, document: DocumentView) => Fault | undefined;

/** One rule of the official set. */
export interface Rule {
  /** The official id. */
  readonly id: string;
  readonly severity: Severity;
  readonly group: RuleGroup;
  readonly context: RuleContext;
  /** Sees only elements of this variant of the context. */
  readonly variant?: string;
  /** Reported once a document, at the first place, however often it fails. */
  readonly once?: true;
  /** Run once a document, with the first element of the context; it looks at the others through the document. */
  readonly together?: true;
  /** Why the official set can never report this rule; such a rule is never run. */
  readonly neverFires?: string;
  readonly check: Check;
}
