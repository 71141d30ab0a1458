import type { XmlAttribute, XmlElement } from '../../../xml/xml-element';
import { CAC_NAMESPACE, CBC_NAMESPACE } from '../ubl-names';
import type { OutNode } from './out-node';
import { writableText } from './serialize-xml';

const NO_ATTRIBUTES: readonly XmlAttribute[] = [];
const NO_CHILDREN: readonly XmlElement[] = [];
const NAMESPACES: Readonly<Record<string, string>> = { cac: CAC_NAMESPACE, cbc: CBC_NAMESPACE };

/** The element that reading the node's written text would give. It stands in no text, so its line and column are 0. */
export function treeOfNode({ name, attributes, content }: OutNode): XmlElement {
  const colon = name.indexOf(':');
  const text = typeof content === 'string';
  return {
    name: name.slice(colon + 1),
    namespace: NAMESPACES[name.slice(0, colon)] ?? '',
    attributes: attributes.length === 0 ? NO_ATTRIBUTES : attributes.map(plainAttribute),
    children: text ? NO_CHILDREN : content.map(treeOfNode),
    text: text ? writableText(content) : '',
    line: 0,
    column: 0,
  };
}

function plainAttribute([name, value]: readonly [string, string]): XmlAttribute {
  return { name, namespace: '', value: writableText(value) };
}

/** Whether two nodes give the same element. */
export function sameNode(a: OutNode, b: OutNode): boolean {
  if (a.name !== b.name || a.attributes.length !== b.attributes.length) return false;
  if (!a.attributes.every(([name, value], at) => name === b.attributes[at]?.[0] && value === b.attributes[at]?.[1]))
    return false;
  if (typeof a.content === 'string' || typeof b.content === 'string') return a.content === b.content;
  const others = b.content;
  return (
    a.content.length === others.length &&
    a.content.every((child, at) => {
      const other = others[at];
      return other !== undefined && sameNode(child, other);
    })
  );
}
