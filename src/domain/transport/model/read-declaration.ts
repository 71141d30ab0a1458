/** A declaration out of its XML tree. What is not there is ''; whether it may be so the verdict says. */
import type { XmlElement } from '../../xml/xml-element';
import { attributeOf, childrenOf } from '../rules/document-facts';
import { isTransportElement } from '../transport-namespace';
import type { Declaration, Notification, RoutePlace, TransportOperation } from './declaration';
import * as fields from './declaration-fields';

/** Why a tree is no declaration that the model can hold. */
export type DeclarationProblem =
  /** Another root or namespace than e-Transport's version 2. */
  | 'not-a-declaration'
  /** No operation, or more than one. */
  | 'not-one-operation'
  /** A part that stands once is missing or stands twice. */
  | 'parts';

export type ReadDeclaration =
  | { readonly ok: true; readonly declaration: Declaration }
  | { readonly ok: false; readonly problem: DeclarationProblem };

function textsOf<F extends fields.Fields>(table: F, element: XmlElement | undefined): fields.TextsOf<F> {
  const texts = Object.entries(table).map(([own, attribute]) => [
    own,
    (element && attributeOf(element, attribute)) ?? '',
  ]);
  // The entries have the table's own keys, which Object.fromEntries does not keep in the type.
  return Object.fromEntries(texts) as fields.TextsOf<F>;
}

function placeOf(element: XmlElement | undefined): RoutePlace {
  const address = element && childrenOf(element, 'locatie')[0];
  const codes = textsOf(fields.PLACE_FIELDS, element);
  return { ...codes, address: address === undefined ? null : textsOf(fields.ADDRESS_FIELDS, address) };
}

const ONCE = ['partenerComercial', 'dateTransport', 'locStartTraseuRutier', 'locFinalTraseuRutier'];

function notificationOf(element: XmlElement): Notification | undefined {
  const all = (name: string): readonly XmlElement[] => childrenOf(element, name);
  const corrections = all('corectie');
  if (corrections.length > 1 || ONCE.some((name) => all(name).length !== 1)) return undefined;
  return {
    kind: 'notification',
    operation: attributeOf(element, 'codTipOperatiune') ?? '',
    corrects: textsOf({ uit: 'uit' }, corrections[0]).uit,
    goods: all('bunuriTransportate').map((one) => textsOf(fields.GOODS_FIELDS, one)),
    partner: textsOf(fields.PARTNER_FIELDS, all('partenerComercial')[0]),
    transport: textsOf(fields.TRANSPORT_FIELDS, all('dateTransport')[0]),
    start: placeOf(all('locStartTraseuRutier')[0]),
    end: placeOf(all('locFinalTraseuRutier')[0]),
    documents: all('documenteTransport').map((one) => textsOf(fields.DOCUMENT_FIELDS, one)),
    earlier: all('notificareAnterioara').map((one) => textsOf(fields.EARLIER_FIELDS, one)),
  };
}

const READERS: Readonly<Record<string, (element: XmlElement) => TransportOperation | undefined>> = {
  notificare: notificationOf,
  stergere: (element) => ({ kind: 'deletion', ...textsOf({ uit: 'uit' }, element) }),
  confirmare: (element) => ({ kind: 'confirmation', ...textsOf(fields.CONFIRMATION_FIELDS, element) }),
  modifVehicul: (element) => ({ kind: 'vehicleChange', ...textsOf(fields.VEHICLE_CHANGE_FIELDS, element) }),
};

/** Reads a tree that was read from XML. */
export function readDeclaration(root: XmlElement): ReadDeclaration {
  if (root.name !== 'eTransport' || !isTransportElement(root)) return { ok: false, problem: 'not-a-declaration' };
  const operations = Object.keys(READERS).flatMap((name) => childrenOf(root, name));
  const [operation] = operations;
  if (operation === undefined || operations.length > 1) return { ok: false, problem: 'not-one-operation' };
  const content = READERS[operation.name]?.(operation);
  if (content === undefined) return { ok: false, problem: 'parts' };
  return { ok: true, declaration: { ...textsOf(fields.DECLARER_FIELDS, root), content } };
}
