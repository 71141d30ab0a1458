import { Unevaluable } from '../../invoice/validation/unevaluable';
import type { Verdict } from '../../invoice/validation/verdict';
import type { XmlElement } from '../../xml/xml-element';
import { DocumentFacts } from '../rules/document-facts';
import type { Values } from '../rules/rule';
import { rulesOfAttribute, rulesOfElement } from '../rules/rule-table';
import { checkChildren } from '../schema/check-children';
import { checkElement } from '../schema/check-element';
import { ELEMENT_TYPES, type ElementType, ROOT_TYPE } from '../schema/declaration-schema';
import { isTransportElement } from '../transport-namespace';
import { Findings } from './findings';
import { type Place, placesBelow } from './place';

/**
 * The official verdict on an e-Transport document: schema v2 (1.02) and the rules of Schematron 2.0.2, all findings at
 * once. The rules are asked also of what the schema refuses, as the ministry's own files do. Never throws for what the
 * document holds.
 */
export function judgeDeclaration(root: XmlElement): Verdict {
  const findings = new Findings();
  const facts = new DocumentFacts(root);
  const place: Place = { element: root, parent: undefined, position: 1 };
  const isRoot = root.name === 'eTransport' && isTransportElement(root);
  if (!isRoot) findings.schema(place, { problem: 'root', element: root.name, actual: root.namespace });
  walk(place, isRoot ? ROOT_TYPE : undefined, facts, findings);
  return findings.verdict();
}

/** @param type What the schema says of the element; undefined below what it refused, where nothing more is asked. */
function walk(place: Place, type: ElementType | undefined, facts: DocumentFacts, findings: Findings): void {
  applyRules(place, facts, findings);
  const below = placesBelow(place);
  if (type !== undefined) checkSchema(place, type, below, findings);
  for (const child of below) walk(child, typeBelow(type, child.element), facts, findings);
}

/** Only a child that the parent's type names has a type. */
function typeBelow(type: ElementType | undefined, child: XmlElement): ElementType | undefined {
  const known = type?.content?.places.some(({ name }) => name === child.name) ?? false;
  return known && isTransportElement(child) ? ELEMENT_TYPES.get(child.name) : undefined;
}

function checkSchema(place: Place, type: ElementType, below: readonly Place[], findings: Findings): void {
  const { element } = place;
  checkElement(element, type, (_, fault) => findings.schema(place, fault));
  let places: ReadonlyMap<XmlElement, Place> | undefined;
  checkChildren(element, type, (at, fault) => {
    places ??= new Map(below.map((child) => [child.element, child]));
    findings.schema(places.get(at) ?? place, fault);
  });
}

function applyRules(place: Place, facts: DocumentFacts, findings: Findings): void {
  const { element, parent } = place;
  if (isTransportElement(element)) {
    for (const rule of rulesOfElement(element.name)) {
      if (rule.parent !== undefined && !isParent(parent, rule.parent)) continue;
      run(rule, () => rule.check(element, facts), place, findings);
    }
  }
  for (const { name, namespace, value } of element.attributes) {
    if (namespace !== '') continue;
    for (const rule of rulesOfAttribute(name)) run(rule, () => rule.check(value, facts), place, findings);
  }
}

function isParent(parent: Place | undefined, name: string): boolean {
  return parent !== undefined && parent.element.name === name && isTransportElement(parent.element);
}

function run(
  { id, attribute }: { readonly id: string; readonly attribute?: string },
  check: () => Values | undefined,
  place: Place,
  findings: Findings,
): void {
  try {
    const values = check();
    if (values !== undefined) findings.failed(id, place, values, attribute);
  } catch (fault) {
    if (!(fault instanceof Unevaluable)) throw fault;
    findings.stopped(id);
  }
}
