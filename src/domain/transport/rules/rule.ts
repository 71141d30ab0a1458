/**
 * A rule of the ministry's Schematron 2.0.2 (12.08.2024) as code. A check gives the values it compared where the rule fails
 * (`actual`, `expected`, `other`, `operation`, `codes`, `missing`, `attribute`, `list`), undefined where it holds.
 */
import type { XmlElement } from '../../xml/xml-element';
import type { DocumentFacts } from './document-facts';

export type Values = Readonly<Record<string, string>>;

/** A rule about elements of one name in the schema's namespace. @throws Unevaluable where it cannot be evaluated. */
export interface ElementRule {
  readonly id: string;
  readonly elements: readonly string[];
  /** Only below this parent. */
  readonly parent?: string;
  /** The attribute that the finding points at. */
  readonly attribute?: string;
  readonly check: (element: XmlElement, facts: DocumentFacts) => Values | undefined;
}

/** A rule about attributes of one name, whatever element carries them. @throws Unevaluable where it cannot be evaluated. */
export interface AttributeRule {
  readonly id: string;
  readonly attribute: string;
  readonly check: (value: string, facts: DocumentFacts) => Values | undefined;
}

/** Fails where the condition does not hold. */
export function unless(holds: boolean, values: Values): Values | undefined {
  return holds ? undefined : values;
}
