/**
 * Looking into a UBL document by local names. Prefixes do not matter (the tree is resolved), elements this application
 * does not know are passed over.
 */
import type { XmlElement } from '../../../xml/xml-element';

/** The first child of that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first element along a path of names: `Party/PostalAddress/Country`. */
export function at(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path.split('/').reduce(childOf, element);
}

/** The trimmed text at a path; undefined where there is no element or it is empty. */
export function textAt(element: XmlElement | undefined, path: string): string | undefined {
  return textOf(at(element, path));
}

export function textOf(element: XmlElement | undefined): string | undefined {
  const text = element?.text.trim();
  return text === undefined || text === '' ? undefined : text;
}

export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  const value = element?.attributes.find((one) => one.name === name && one.namespace === '')?.value.trim();
  return value === '' ? undefined : value;
}

/** An object of those fields that are there: the model has no fields set to undefined. */
export function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  if (value === undefined) return {};
  const found: { [P in K]?: V } = {};
  found[key] = value;
  return found;
}
