import { UNEVALUABLE } from '../../invoice/validation/unevaluable';
import { normalized } from '../../invoice/validation/value-text';
import type { XmlElement } from '../../xml/xml-element';
import { isTransportElement } from '../transport-namespace';

/**
 * What the rules ask of the whole document, at any depth and whoever carries it (`//@codTara`): gathered in one walk
 * before the first rule runs.
 */
const ASKED = new Set(['codTipOperatiune', 'codTara', 'cod', 'codOrgTransport', 'observatii', 'codBirouVamal']);

export class DocumentFacts {
  private readonly found = new Map<string, string[]>();
  hasEarlierNotification = false;
  /** A border point stands at the start, at the end. */
  startsAtBorder = false;
  endsAtBorder = false;

  constructor(root: XmlElement) {
    this.gather(root);
  }

  /** Every value of an attribute, as written. */
  all(name: string): readonly string[] {
    return this.found.get(name) ?? [];
  }

  /** `normalize-space(//@name)`: '' where there is none. @throws Unevaluable where there are several. */
  one(name: string): string {
    const values = this.all(name);
    if (values.length > 1) throw UNEVALUABLE;
    return normalized(values[0] ?? '');
  }

  /** `normalize-space(//@codTipOperatiune)`. @throws Unevaluable where there are several. */
  get operation(): string {
    return this.one('codTipOperatiune');
  }

  private gather(element: XmlElement): void {
    for (const { name, namespace, value } of element.attributes) {
      if (namespace === '' && ASKED.has(name)) this.add(name, value);
    }
    if (isTransportElement(element)) this.note(element);
    for (const child of element.children) this.gather(child);
  }

  private add(name: string, value: string): void {
    const values = this.found.get(name);
    if (values === undefined) this.found.set(name, [value]);
    else values.push(value);
  }

  private note(element: XmlElement): void {
    if (element.name === 'notificareAnterioara') this.hasEarlierNotification = true;
    else if (element.name === 'locStartTraseuRutier') this.startsAtBorder ||= hasAttribute(element, 'codPtf');
    else if (element.name === 'locFinalTraseuRutier') this.endsAtBorder ||= hasAttribute(element, 'codPtf');
  }
}

/** The value of an attribute without namespace; undefined where there is none. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.name === name && attribute.namespace === '') return attribute.value;
  }
  return undefined;
}

export function hasAttribute(element: XmlElement, name: string): boolean {
  return attributeOf(element, name) !== undefined;
}

/** Children of the schema's namespace. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name && isTransportElement(child));
}
