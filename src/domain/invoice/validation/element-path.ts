import { namespaceOfName } from '../../ubl/ubl-schema';
import type { XmlElement } from '../../xml/xml-element';
import { UNEVALUABLE } from './unevaluable';

/** One step down: a child's name in its namespace. */
export interface Step {
  readonly name: string;
  readonly namespace: string;
}

/** A way down from an element, one step a child. */
export type ElementPath = readonly Step[];

/** The path of the named UBL elements; the namespace follows from the name. */
export function path(...names: readonly string[]): ElementPath {
  return names.map((name) => ({ name, namespace: namespaceOfName(name) }));
}

/** A path as the official texts write it: `AccountingSupplierParty/Party`. */
export function pathText(steps: ElementPath): string {
  return steps.map((step) => step.name).join('/');
}

/** The first element at the path, in document order. */
export function first(from: XmlElement, steps: ElementPath, depth = 0): XmlElement | undefined {
  const step = steps[depth];
  if (step === undefined) return from;
  for (const child of from.children) {
    if (child.name !== step.name || child.namespace !== step.namespace) continue;
    const found = first(child, steps, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function has(from: XmlElement, steps: ElementPath): boolean {
  return first(from, steps) !== undefined;
}

const NONE: readonly XmlElement[] = [];

/** Every element at the path, in document order. */
export function select(from: XmlElement, steps: ElementPath): readonly XmlElement[] {
  return collect(from, steps, 0, undefined) ?? NONE;
}

/** Makes the list only when there is something to put into it: most paths of most documents lead nowhere. */
function collect(
  from: XmlElement,
  steps: ElementPath,
  depth: number,
  known: XmlElement[] | undefined,
): XmlElement[] | undefined {
  const step = steps[depth];
  if (step === undefined) {
    if (known === undefined) return [from];
    known.push(from);
    return known;
  }
  let found = known;
  for (const child of from.children) {
    if (child.name === step.name && child.namespace === step.namespace) found = collect(child, steps, depth + 1, found);
  }
  return found;
}

/** The element at the path where there is at most one. @throws Unevaluable where there are more. */
export function only(from: XmlElement, steps: ElementPath): XmlElement | undefined {
  const found = collect(from, steps, 0, undefined);
  if (found === undefined) return undefined;
  if (found.length > 1) throw UNEVALUABLE;
  return found[0];
}

/** Whether any element at the path satisfies the condition. */
export function some(
  from: XmlElement,
  steps: ElementPath,
  holds: (element: XmlElement) => boolean,
  depth = 0,
): boolean {
  const step = steps[depth];
  if (step === undefined) return holds(from);
  for (const child of from.children) {
    if (child.name !== step.name || child.namespace !== step.namespace) continue;
    if (some(child, steps, holds, depth + 1)) return true;
  }
  return false;
}

/** An attribute without namespace. */
export function attribute(element: XmlElement, name: string): string | undefined {
  for (const candidate of element.attributes) {
    if (candidate.name === name && candidate.namespace === '') return candidate.value;
  }
  return undefined;
}
