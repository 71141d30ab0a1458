/** One finding as the repairers see it, and the changes they all make. */
import type { XmlElement } from '../../../../xml/xml-element';
import type { RuleFinding } from '../../verdict';
import type { ExplainContext } from '../explanation';
import { elementAt, parseXmlPath } from '../xml-path';
import type { NewElement, Repair } from './repair';

export interface RepairCase {
  readonly finding: RuleFinding;
  readonly context: ExplainContext;
  /** Path of the element whose value the rule is about; it may not exist. */
  readonly path: string;
  /** Its text, or that of the rule's attribute; undefined where there is none. */
  readonly actual: string | undefined;
}

/** The certain remedy of one rule, or null where this case has none. */
export type Repairer = (at: RepairCase) => Repair | null;

/** The element at a path of this case, where the document is at hand. */
export function elementOf(at: RepairCase, path = at.path): XmlElement | undefined {
  return at.context.document && elementAt(at.context.document, parseXmlPath(path));
}

/** Writes another text into the element; null where nothing would change. */
export function putText(at: RepairCase, willBe: string | undefined, label = `Pune ${willBe}`): Repair | null {
  if (willBe === undefined || at.actual === undefined || willBe === at.actual) return null;
  return { label, change: { kind: 'setText', path: at.path, was: at.actual, willBe } };
}

/** Writes another value into the element's attribute, or adds it. */
export function putAttribute(
  at: RepairCase,
  attribute: string,
  was: string,
  willBe: string | undefined,
): Repair | null {
  if (willBe === undefined || willBe === was) return null;
  return { label: `Pune ${willBe}`, change: { kind: 'setAttribute', path: at.path, attribute, was, willBe } };
}

/** Adds a child; `willBe` is what is shown of it. */
export function putElement(
  path: string,
  element: NewElement,
  after: readonly string[],
  willBe: string,
  label = `Pune ${willBe}`,
): Repair {
  return { label, change: { kind: 'insertElement', path, was: '', willBe, element, after } };
}
