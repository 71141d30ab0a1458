/** Rules on the root, on the five elements that carry a UIT, and on the places of the route. */

import { UNEVALUABLE } from '../../invoice/validation/unevaluable';
import { normalized } from '../../invoice/validation/value-text';
import type { XmlElement } from '../../xml/xml-element';
import { attributeOf, childrenOf, hasAttribute } from './document-facts';
import { MOMENT_PART, TIN } from './patterns';
import { type ElementRule, unless, type Values } from './rule';

const ROOT = ['eTransport'];

const OPERATION_ELEMENTS = ['notificare', 'confirmare', 'stergere', 'modifVehicul'];

/** BT-TY-005: exactly one operation. */
function oneOperation(root: XmlElement): Values | undefined {
  const count = OPERATION_ELEMENTS.reduce((sum, name) => sum + childrenOf(root, name).length, 0);
  return unless(count === 1, { count: String(count) });
}

/** The attribute of every vehicle change in the document's root. */
function ofVehicleChanges(root: XmlElement, name: string): readonly string[] {
  return childrenOf(root, 'modifVehicul').flatMap((change) => attributeOf(change, name) ?? []);
}

/** BR-202, BR-204: where there is a vehicle change, one of them has the attribute. */
function changeHas(name: string): ElementRule['check'] {
  return (root) => {
    if (childrenOf(root, 'modifVehicul').length === 0) return undefined;
    const given = ofVehicleChanges(root, name).some((value) => normalized(value) !== '');
    return unless(given, { missing: name });
  };
}

/** BR-203. @throws Unevaluable where several changes have a moment. */
function changeMoment(root: XmlElement): Values | undefined {
  if (childrenOf(root, 'modifVehicul').length === 0) return undefined;
  const values = ofVehicleChanges(root, 'dataModificare');
  if (values.length > 1) throw UNEVALUABLE;
  const actual = normalized(values[0] ?? '');
  return unless(MOMENT_PART.test(actual), { actual });
}

function hasUit(element: XmlElement): Values | undefined {
  return unless(normalized(attributeOf(element, 'uit') ?? '') !== '', { missing: 'uit' });
}

/** BR-210, BR-211: exactly one of border point, customs office, address. */
function onePlace(place: XmlElement): Values | undefined {
  const given = ['codPtf', 'codBirouVamal'].filter((name) => hasAttribute(place, name));
  const count = given.length + (childrenOf(place, 'locatie').length > 0 ? 1 : 0);
  return unless(count === 1, { count: String(count), element: place.name });
}

/** BR-216, BR-217: a customs office only for one operation (compared as written). */
function customsOnlyFor(operation: string): ElementRule['check'] {
  return (place, facts) => {
    const allowed = !hasAttribute(place, 'codBirouVamal') || facts.all('codTipOperatiune').includes(operation);
    return unless(allowed, { operation: facts.all('codTipOperatiune')[0] ?? '', element: 'codBirouVamal' });
  };
}

const START = ['locStartTraseuRutier'];
const END = ['locFinalTraseuRutier'];

export const DECLARATION_RULES: readonly ElementRule[] = [
  { id: 'BT-TY-005', elements: ROOT, check: oneOperation },
  {
    id: 'BR-002',
    elements: ROOT,
    attribute: 'codDeclarant',
    check: (root) => {
      const actual = normalized(attributeOf(root, 'codDeclarant') ?? '');
      return unless(TIN.test(actual), { actual });
    },
  },
  {
    id: 'BR-201',
    elements: ROOT,
    attribute: 'declPostAvarie',
    check: (root) => {
      const actual = attributeOf(root, 'declPostAvarie');
      return actual === undefined ? undefined : unless(actual.includes('D'), { actual });
    },
  },
  { id: 'BR-202', elements: ROOT, check: changeHas('dataModificare') },
  { id: 'BR-203', elements: ROOT, check: changeMoment },
  { id: 'BR-204', elements: ROOT, check: changeHas('nrVehicul') },
  { id: 'BR-008', elements: ['corectie', 'notificareAnterioara'], parent: 'notificare', check: hasUit },
  { id: 'BR-008', elements: ['stergere', 'confirmare', 'modifVehicul'], check: hasUit },
  { id: 'BR-210', elements: START, check: onePlace },
  { id: 'BR-216', elements: START, attribute: 'codBirouVamal', check: customsOnlyFor('40') },
  { id: 'BR-211', elements: END, check: onePlace },
  { id: 'BR-217', elements: END, attribute: 'codBirouVamal', check: customsOnlyFor('50') },
];
