/** A declaration as XML: the schema's order, the same bytes for the same declaration, nothing written that is ''. */
import { escapeAttribute, writableText } from '../../invoice/ubl/write/serialize-xml';
import type { XmlElement } from '../../xml/xml-element';
import { TRANSPORT_NAMESPACE } from '../transport-namespace';
import type { Declaration, Notification, RoutePlace, TransportOperation } from './declaration';
import * as fields from './declaration-fields';

/** An element to write; all data of e-Transport are attributes. */
interface Written {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly Written[];
}

function element<F extends fields.Fields>(
  name: string,
  table: F,
  texts: fields.TextsOf<F>,
  children: readonly Written[] = [],
): Written {
  const attributes = Object.entries(table).map(
    ([own, attribute]) => [attribute, writableText(texts[own] ?? '')] as const,
  );
  return { name, attributes: attributes.filter(([, value]) => value !== ''), children };
}

function place(name: string, { address, ...codes }: RoutePlace): Written {
  const inside = address === null ? [] : [element('locatie', fields.ADDRESS_FIELDS, address)];
  return element(name, fields.PLACE_FIELDS, codes, inside);
}

function notification(said: Notification): Written {
  const { operation, corrects, goods, partner, transport, start, end, documents, earlier } = said;
  return element('notificare', { operation: 'codTipOperatiune' }, { operation }, [
    ...(corrects === '' ? [] : [element('corectie', { uit: 'uit' }, { uit: corrects })]),
    ...goods.map((line) => element('bunuriTransportate', fields.GOODS_FIELDS, line)),
    element('partenerComercial', fields.PARTNER_FIELDS, partner),
    element('dateTransport', fields.TRANSPORT_FIELDS, transport),
    place('locStartTraseuRutier', start),
    place('locFinalTraseuRutier', end),
    ...documents.map((one) => element('documenteTransport', fields.DOCUMENT_FIELDS, one)),
    ...earlier.map((one) => element('notificareAnterioara', fields.EARLIER_FIELDS, one)),
  ]);
}

function operation(content: TransportOperation): Written {
  switch (content.kind) {
    case 'notification':
      return notification(content);
    case 'deletion':
      return element('stergere', { uit: 'uit' }, content);
    case 'confirmation':
      return element('confirmare', fields.CONFIRMATION_FIELDS, content);
    case 'vehicleChange':
      return element('modifVehicul', fields.VEHICLE_CHANGE_FIELDS, content);
  }
}

function written(declaration: Declaration): Written {
  return element('eTransport', fields.DECLARER_FIELDS, declaration, [operation(declaration.content)]);
}

/** The file to send, as UTF-8 text. */
export function writeDeclaration(declaration: Declaration): string {
  const root = written(declaration);
  const attributes = [['xmlns', TRANSPORT_NAMESPACE] as const, ...root.attributes];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${textOf({ ...root, attributes }, '')}`;
}

function textOf({ name, attributes, children }: Written, indent: string): string {
  const said = attributes.map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`).join('');
  if (children.length === 0) return `${indent}<${name}${said}/>\n`;
  return `${indent}<${name}${said}>\n${children.map((child) => textOf(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** The tree that reading the written file would give, for judging while it is typed; it stands in no text: line 0. */
export function declarationTree(declaration: Declaration): XmlElement {
  return treeOf(written(declaration));
}

function treeOf({ name, attributes, children }: Written): XmlElement {
  return {
    name,
    namespace: TRANSPORT_NAMESPACE,
    attributes: attributes.map(([attribute, value]) => ({ name: attribute, namespace: '', value })),
    children: children.map(treeOf),
    text: '',
    line: 0,
    column: 0,
  };
}
