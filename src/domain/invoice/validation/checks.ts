import type { XmlElement } from '../../xml/xml-element';
import { attribute, type ElementPath, first, has, only, pathText, select, some } from './element-path';
import type { Check, Fault } from './rule';
import { UNEVALUABLE } from './unevaluable';
import { codePoints, decimalsOf, normalized } from './value-text';

/** Checks that many rules share, by what must hold. */

/** The path exists, even empty. */
export function exists(steps: ElementPath): Check {
  const fault = { values: { missing: pathText(steps) } };
  return (element) => (has(element, steps) ? undefined : fault);
}

/** One of the paths exists. */
export function existsAny(...paths: readonly ElementPath[]): Check {
  const fault = { values: { missing: paths.map(pathText).join(' | ') } };
  return (element) => {
    for (const steps of paths) if (has(element, steps)) return undefined;
    return fault;
  };
}

function hasText(element: XmlElement): boolean {
  return element.text !== '';
}

function hasInk(element: XmlElement): boolean {
  return normalized(element.text) !== '';
}

/** A value at one of the paths is not the empty string; blanks count as a value. */
export function nonEmpty(...paths: readonly ElementPath[]): Check {
  return (element) => {
    for (const steps of paths) if (some(element, steps, hasText)) return undefined;
    const at = paths.map((steps) => first(element, steps)).find((found) => found !== undefined);
    return { ...(at && { at }), values: { missing: paths.map(pathText).join(' | ') } };
  };
}

/** A value at the path is more than blanks. */
export function nonBlank(steps: ElementPath): Check {
  return (element) => {
    if (some(element, steps, hasInk)) return undefined;
    const at = first(element, steps);
    return { ...(at && { at }), values: { missing: pathText(steps) } };
  };
}

/** The context's own element carries the attribute. */
export function hasAttribute(name: string): Check {
  return (element) => (attribute(element, name) === undefined ? { values: { missing: `@${name}` } } : undefined);
}

/** At most so many elements at the path. */
export function atMost(max: number, steps: ElementPath): Check {
  const name = pathText(steps);
  return (element) => tooMany(select(element, steps), max, name);
}

/** The same for the elements of one path, already found. */
export function countAtMost(max: number) {
  return (found: readonly XmlElement[], name: string): Fault | undefined => tooMany(found, max, name);
}

/** A fault at the first element past the bound. */
export function tooMany(found: readonly XmlElement[], max: number, element: string): Fault | undefined {
  const at = found[max];
  if (at === undefined) return undefined;
  return { at, values: { element, count: String(found.length), max: String(max) } };
}

/** The one value at the path has at most so many code points, trimmed. Two values cannot be evaluated. */
export function maxLength(max: number, steps: ElementPath): Check {
  const name = pathText(steps);
  return (element) => {
    const at = only(element, steps);
    return at === undefined ? undefined : lengthFault(at, at.text, max, name);
  };
}

/** The same for the elements of one path, already found. */
export function onlyLength(max: number) {
  return ([at, second]: readonly XmlElement[], name: string): Fault | undefined => {
    if (second !== undefined) throw UNEVALUABLE;
    return at === undefined ? undefined : lengthFault(at, at.text, max, name);
  };
}

export function lengthFault(at: XmlElement, text: string, max: number, element: string): Fault | undefined {
  if (text.length <= max) return undefined;
  const actual = normalized(text);
  const length = codePoints(actual);
  return length > max ? { at, values: { element, actual, length: String(length), max: String(max) } } : undefined;
}

/** At most so many characters after the dot of the one value at the path. */
export function maxDecimals(max: number, steps: ElementPath): Check {
  return (element) => {
    const at = only(element, steps);
    return at === undefined ? undefined : decimalsFault(at, max);
  };
}

export function decimalsFault(at: XmlElement, max: number): Fault | undefined {
  const decimals = decimalsOf(at.text);
  if (decimals <= max) return undefined;
  return { at, values: { element: at.name, actual: at.text, decimals: String(decimals), max: String(max) } };
}
