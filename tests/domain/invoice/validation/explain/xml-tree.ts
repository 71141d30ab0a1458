import type { XmlElement } from '@/domain/xml/xml-element';

const NAMESPACES: Readonly<Record<string, string>> = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/** An element of a test document: text or children, and attributes without namespace. */
export function node(
  name: string,
  content: string | readonly XmlElement[] = '',
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  const [prefix = '', local = name] = name.includes(':') ? name.split(':') : ['', name];
  return {
    name: local,
    namespace: NAMESPACES[prefix] ?? 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    attributes: Object.entries(attributes).map(([key, value]) => ({ name: key, namespace: '', value })),
    children: typeof content === 'string' ? [] : content,
    text: typeof content === 'string' ? content : '',
    line: 1,
    column: 1,
  };
}

/** The first text reached by local names, undefined where there is none. */
export function textAt(root: XmlElement, ...names: readonly string[]): string | undefined {
  let at: XmlElement | undefined = root;
  for (const name of names) at = at?.children.find((child) => child.name === name);
  return at?.text;
}

/** A finding as the validator gives it. */
export function finding(rule: string, path: string, values: Readonly<Record<string, string>> = {}) {
  return { rule, severity: 'fatal', path, line: 1, column: 1, values } as const;
}
