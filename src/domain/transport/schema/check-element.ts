import { XSI_NAMESPACE } from '../../xml/namespace-scope';
import { isBlank } from '../../xml/xml-characters';
import type { XmlAttribute, XmlElement } from '../../xml/xml-element';
import { TRANSPORT_NAMESPACE } from '../transport-namespace';
import type { ElementType } from './declaration-schema';
import type { ValueType } from './value-types';

/**
 * What the schema refuses at one element. `problem` is one of: `root`, `unknown`, `misplaced`, `repeated`, `missing`,
 * `choice` (not exactly one operation), `text`, `attribute` (not allowed), `attribute-missing`, `attribute-value`, `nil`.
 * With it: `element`, `parent`, `missing`, `attribute`, `actual`, `type`, `max`, `codes` as they apply.
 */
export type SchemaFault = Readonly<Record<string, string>>;

/** Told of every fault with the element it is at. */
export type Refuse = (at: XmlElement, fault: SchemaFault) => void;

/** Attributes and text of an element; its children's order is checked by {@link checkChildren}. */
export function checkElement(element: XmlElement, type: ElementType, refuse: Refuse): void {
  for (const attribute of element.attributes) checkAttribute(element, attribute, type, refuse);
  for (const [name, { required }] of type.attributes) {
    if (required && !element.attributes.some((one) => one.name === name && one.namespace === '')) {
      refuse(element, { problem: 'attribute-missing', element: element.name, attribute: name });
    }
  }
  if (element.holdsCdata === true || (type.content === null ? element.text !== '' : !isBlank(element.text))) {
    refuse(element, { problem: 'text', element: element.name, actual: element.text.trim() });
  }
}

function checkAttribute(element: XmlElement, attribute: XmlAttribute, type: ElementType, refuse: Refuse): void {
  const { name, namespace, value } = attribute;
  const known = namespace === '' ? type.attributes.get(name) : undefined;
  const told = { element: element.name, attribute: name, actual: value };
  if (namespace === XSI_NAMESPACE) {
    if (!isInstanceAttribute(attribute, type)) refuse(element, { problem: 'nil', ...told });
  } else if (known === undefined) refuse(element, { problem: 'attribute', ...told });
  else if (!known.type.accepts(value)) {
    refuse(element, { problem: 'attribute-value', ...told, ...boundsOf(known.type) });
  }
}

/** What a sentence can say of a type; long lists are left out. */
function boundsOf({ name, max, codes }: ValueType): SchemaFault {
  return {
    type: name,
    ...(max !== undefined && { max: String(max) }),
    ...(codes !== undefined && codes.length <= 16 && { codes: codes.join(', ') }),
  };
}

/** `xsi:schemaLocation` stands anywhere; `xsi:type` may only repeat the type; nothing here may be nil. */
function isInstanceAttribute({ name, valueName }: XmlAttribute, type: ElementType): boolean {
  if (name === 'schemaLocation' || name === 'noNamespaceSchemaLocation') return true;
  return name === 'type' && valueName?.name === type.name && valueName.namespace === TRANSPORT_NAMESPACE;
}
