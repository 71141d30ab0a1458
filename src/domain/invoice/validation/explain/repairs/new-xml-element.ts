import type { XmlElement } from '../../../../xml/xml-element';
import type { NewElement } from './repair';

const NAMESPACES: Readonly<Record<string, string>> = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/** An element of the tree, with its parent's place. */
export function newXmlElement(element: NewElement, parent: XmlElement): XmlElement {
  const [prefix = '', name = ''] = element.name.split(':');
  return {
    name,
    namespace: NAMESPACES[prefix] ?? '',
    attributes: Object.entries(element.attributes ?? {}).map(([key, value]) => ({ name: key, namespace: '', value })),
    children: (element.children ?? []).map((child) => newXmlElement(child, parent)),
    text: element.text ?? '',
    line: parent.line,
    column: parent.column,
  };
}
