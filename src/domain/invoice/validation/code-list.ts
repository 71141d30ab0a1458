import type { XmlElement } from '../../xml/xml-element';
import type { Fault } from './rule';
import { normalized } from './value-text';

/** A code list by name; its set is made when a document first needs it. */
export interface CodeList {
  readonly name: string;
  has(code: string): boolean;
}

/** @param codes The codes, separated by single spaces. */
export function codeList(name: string, codes: string): CodeList {
  let set: ReadonlySet<string> | undefined;
  return {
    name,
    has(code) {
      set ??= new Set(codes.split(' '));
      return set.has(code);
    },
  };
}

/** The trimmed value is a code of the list (case sensitive); the empty text and a text with a blank inside are none. */
export function codeFault(list: CodeList, value: string, at: XmlElement, name = at.name): Fault | undefined {
  if (list.has(value)) return undefined;
  const actual = normalized(value);
  if (list.has(actual)) return undefined;
  return { at, values: { element: name, actual, list: list.name } };
}
