/**
 * Paths as findings carry them: `Invoice/cac:InvoiceLine[3]/cac:Price[1]`, positions from 1 among the siblings of that
 * name, 1 where none is written; an attribute at the end as `/@unitCode`.
 */
import type { XmlElement } from '../../../xml/xml-element';

export interface PathStep {
  /** Local name, without prefix. */
  readonly name: string;
  /** From 1. */
  readonly position: number;
}

export interface XmlPath {
  /** The root first. */
  readonly steps: readonly PathStep[];
  readonly attribute: string | null;
}

function localName(qualified: string): string {
  return qualified.slice(qualified.indexOf(':') + 1);
}

function parseStep(text: string): PathStep {
  const bracket = text.indexOf('[');
  if (bracket < 0) return { name: localName(text), position: 1 };
  return { name: localName(text.slice(0, bracket)), position: Number.parseInt(text.slice(bracket + 1), 10) || 1 };
}

/** Reads a path; a leading `/` is allowed. */
export function parseXmlPath(path: string): XmlPath {
  const parts = path.split('/').filter((part) => part !== '');
  const last = parts.at(-1);
  const attribute = last?.startsWith('@') ? localName(last.slice(1)) : null;
  return { steps: (attribute === null ? parts : parts.slice(0, -1)).map(parseStep), attribute };
}

const NONE: readonly XmlElement[] = [];

/** Children by local name. Elements are immutable, so what was sorted once serves every finding of a long document. */
const SORTED = new WeakMap<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>();

/** The children of one name, in document order. */
export function childrenNamed(parent: XmlElement, name: string): readonly XmlElement[] {
  const known = SORTED.get(parent);
  if (known !== undefined) return known.get(name) ?? NONE;
  const sorted = new Map<string, XmlElement[]>();
  for (const child of parent.children) {
    const same = sorted.get(child.name);
    if (same === undefined) sorted.set(child.name, [child]);
    else same.push(child);
  }
  SORTED.set(parent, sorted);
  return sorted.get(name) ?? NONE;
}

/** The child a step names. */
export function childAt(parent: XmlElement, step: PathStep): XmlElement | undefined {
  return childrenNamed(parent, step.name)[step.position - 1];
}

/** The element at the path (of an attribute: the element that carries it), or undefined where there is none. */
export function elementAt(root: XmlElement, path: XmlPath): XmlElement | undefined {
  let at: XmlElement | undefined = root;
  for (const step of path.steps.slice(1)) at = at && childAt(at, step);
  return at;
}

/** The first descendant reached by local names, from `start`. */
export function descendant(start: XmlElement | undefined, names: readonly string[]): XmlElement | undefined {
  let at = start;
  for (const name of names) at = at && childrenNamed(at, name)[0];
  return at;
}

/** The path without its last step (or attribute). */
export function parentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
