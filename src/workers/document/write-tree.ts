/**
 * Writes a read document's tree as XML text again, for repaired copies. Comments and processing instructions were not
 * read and do not come back; what the elements say does.
 */
import type { OutNode } from '../../domain/invoice/ubl/write/out-node';
import { serializeXml } from '../../domain/invoice/ubl/write/serialize-xml';
import type { XmlAttribute, XmlElement } from '../../domain/xml/xml-element';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const USUAL_PREFIXES: readonly (readonly [namespace: string, prefix: string])[] = [
  [`${UBL}CommonAggregateComponents-2`, 'cac'],
  [`${UBL}CommonBasicComponents-2`, 'cbc'],
  [`${UBL}CommonExtensionComponents-2`, 'ext'],
  ['http://www.w3.org/2001/XMLSchema-instance', 'xsi'],
];
/** In force in every document, never declared. */
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

/** Null where text stands between elements: writing it again would change what it says. */
export function writeTree(root: XmlElement): string | null {
  if (hasMixedContent(root)) return null;
  const prefixes = new Map<string, string>();
  collectPrefixes(root, root.namespace, prefixes);
  const declared = [...prefixes].map(([uri, prefix]): readonly [string, string] => [`xmlns:${prefix}`, uri]);
  const node = outNode(root, '', prefixes);
  return serializeXml({ ...node, attributes: [...declared, ...node.attributes] });
}

function hasMixedContent({ children, text }: XmlElement): boolean {
  return children.length > 0 && (text.trim() !== '' || children.some(hasMixedContent));
}

/** Every namespace but the root's gets a prefix; an attribute's always does. */
function collectPrefixes(element: XmlElement, rootNamespace: string, into: Map<string, string>): void {
  if (element.namespace !== rootNamespace) prefixOf(element.namespace, into);
  for (const { namespace, valueName } of element.attributes) {
    prefixOf(namespace, into);
    if (valueName && valueName.namespace !== rootNamespace) prefixOf(valueName.namespace, into);
  }
  for (const child of element.children) collectPrefixes(child, rootNamespace, into);
}

function prefixOf(namespace: string, into: Map<string, string>): void {
  if (namespace === '' || namespace === XML_NAMESPACE || into.has(namespace)) return;
  const usual = USUAL_PREFIXES.find(([uri]) => uri === namespace)?.[1];
  into.set(namespace, usual ?? `ns${into.size + 1}`);
}

/** `inForce`: the namespace of names without prefix where the element stands. */
function outNode(element: XmlElement, inForce: string, prefixes: ReadonlyMap<string, string>): OutNode {
  const { namespace, name, children, text } = element;
  const prefix = prefixes.get(namespace);
  const within = prefix === undefined ? namespace : inForce;
  const declared: readonly (readonly [string, string])[] = within === inForce ? [] : [['xmlns', namespace]];
  const own = element.attributes.map((attribute): readonly [string, string] => [
    attributeName(attribute, prefixes),
    attributeValue(attribute, prefixes),
  ]);
  return {
    name: prefix === undefined ? name : `${prefix}:${name}`,
    attributes: [...declared, ...own],
    content: children.length === 0 ? text : children.map((child) => outNode(child, within, prefixes)),
  };
}

function attributeName({ name, namespace }: XmlAttribute, prefixes: ReadonlyMap<string, string>): string {
  if (namespace === '') return name;
  return namespace === XML_NAMESPACE ? `xml:${name}` : `${prefixes.get(namespace) ?? ''}:${name}`;
}

/** A name in a value takes the prefix that its namespace has here. */
function attributeValue({ value, valueName }: XmlAttribute, prefixes: ReadonlyMap<string, string>): string {
  if (!valueName) return value;
  const prefix = prefixes.get(valueName.namespace);
  return prefix === undefined ? valueName.name : `${prefix}:${valueName.name}`;
}
