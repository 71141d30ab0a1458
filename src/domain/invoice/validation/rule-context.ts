import type { XmlElement } from '../../xml/xml-element';
import { LINE_NAMES } from './line-names';

/** Where elements of a context stand: the last names of their path, or the whole path under the root. */
export interface ContextPattern {
  readonly names: readonly string[];
  /** `anywhere`: the names end the path; a root: the names are the whole path below that root. */
  readonly under: 'anywhere' | 'root' | 'Invoice' | 'CreditNote';
}

/**
 * What a group of rules looks at: the elements at given places of the document. Found once a document by names, then
 * every rule of the context is run on each of them.
 */
export interface RuleContext {
  /** Stable name, for the catalogue. */
  readonly name: string;
  readonly patterns: readonly ContextPattern[];
  /** Places that an earlier context of the same group has taken (first match wins, catalogue section 1.1). */
  readonly except?: readonly ContextPattern[];
  /** Elements (of any namespace) whose local name passes, instead of patterns. */
  readonly nameTest?: (name: string) => boolean;
  /** Leaves out elements inside Price/AllowanceCharge. */
  readonly outsidePriceAllowances?: true;
  /** Elements that carry this attribute, instead of patterns. */
  readonly attribute?: string;
  /**
   * Splits the elements by what they hold, for example allowances from charges; a rule with a `variant` sees only its
   * own, and elements without variant are seen by none of those.
   */
  readonly variantOf?: (element: XmlElement) => string | undefined;
}

export function anywhere(...names: readonly string[]): ContextPattern {
  return { names, under: 'anywhere' };
}

export function underRoot(...names: readonly string[]): ContextPattern {
  return { names, under: 'root' };
}

export function underInvoice(...names: readonly string[]): ContextPattern {
  return { names, under: 'Invoice' };
}

/** The path below a line of either kind, at any depth. */
export function belowLine(...names: readonly string[]): ContextPattern[] {
  return LINE_NAMES.map((line) => anywhere(line, ...names));
}
