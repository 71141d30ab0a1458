import type { XmlElement } from '../../xml/xml-element';
import { type ElementPath, only } from './element-path';
import { type ExactDecimal, parseDecimal } from './exact-decimal';
import { UNEVALUABLE } from './unevaluable';

/** `normalize-space`: trimmed, inner runs of space, tab, CR and LF as one space. The catalogue's ns(). */
export function normalized(text: string): string {
  return /^[ \t\r\n]|[ \t\r\n]$|[\t\r\n]| {2}/.test(text)
    ? text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '')
    : text;
}

/** ns() of the one element at the path, '' where there is none. @throws Unevaluable where there are several. */
export function normalizedAt(from: XmlElement, steps: ElementPath): string {
  const element = only(from, steps);
  return element === undefined ? '' : normalized(element.text);
}

/** Number of Unicode code points. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0xd800 && code < 0xdc00) count--;
  }
  return count;
}

/** Characters after the first dot of the raw text (catalogue, section 1.5). */
export function decimalsOf(text: string): number {
  const dot = text.indexOf('.');
  return dot < 0 ? 0 : codePoints(text.slice(dot + 1));
}

/** The element's value as xs:decimal. @throws Unevaluable where it is none. */
export function decimalOf(element: XmlElement): ExactDecimal {
  const value = parseDecimal(element.text);
  if (value === undefined) throw UNEVALUABLE;
  return value;
}

/** xs:decimal of the one element at the path, undefined where there is none. */
export function decimalAt(from: XmlElement, steps: ElementPath): ExactDecimal | undefined {
  const element = only(from, steps);
  return element === undefined ? undefined : decimalOf(element);
}

const DOUBLE = /^[ \t\r\n]*(?:([+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)|(NaN)|(-?)INF)[ \t\r\n]*$/;

/** The element's value as xs:double, as comparisons with a number convert it. @throws Unevaluable where it is none. */
export function doubleOf(element: XmlElement): number {
  const match = DOUBLE.exec(element.text);
  if (match === null) throw UNEVALUABLE;
  if (match[2] !== undefined) return Number.NaN;
  if (match[1] === undefined) return match[3] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return Number(match[1]);
}

/** xs:boolean: `true` or `1`, `false` or `0`, blanks around; undefined for anything else. */
export function booleanOf(element: XmlElement | undefined): boolean | undefined {
  if (element === undefined) return undefined;
  const text = element.text === 'true' || element.text === 'false' ? element.text : normalized(element.text);
  return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined;
}
