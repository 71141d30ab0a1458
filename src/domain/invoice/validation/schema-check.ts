import { isSchemaValue } from '../../ubl/schema-values';
import { EXT, prefixedName } from '../../ubl/ubl-namespaces';
import type { AggregateType, BasicType, SchemaChild, SchemaType } from '../../ubl/ubl-schema';
import { XSI_NAMESPACE } from '../../xml/namespace-scope';
import { isBlank } from '../../xml/xml-characters';
import type { XmlAttribute, XmlElement } from '../../xml/xml-element';
import type { SchemaProblem } from './schema-problem';

/** More problems than this say nothing new of a document; the list is cut there. */
const MAX_PROBLEMS = 1000;

/** Collects what the schema refuses while the document is walked. */
export class SchemaCheck {
  readonly problems: SchemaProblem[] = [];

  /** The root is neither Invoice nor CreditNote. */
  refuseRoot(root: XmlElement): void {
    this.add(root, { problem: 'root', element: prefixedName(root.namespace, root.name) });
  }

  /** Attributes and value of an element; its children are followed by a {@link SequenceCheck}. */
  checkElement(element: XmlElement, type: SchemaType): void {
    if (type.kind === 'basic') this.checkBasic(element, type);
    else {
      for (const attribute of element.attributes) this.checkAttribute(element, attribute, type);
      if (element.text !== '' && !isBlank(element.text)) {
        this.add(element, { problem: 'text', element: nameOf(element), actual: element.text.trim() });
      }
    }
  }

  add(at: XmlElement, values: Readonly<Record<string, string>>): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push({ at, values });
  }

  private checkBasic(element: XmlElement, type: BasicType): void {
    for (const attribute of element.attributes) this.checkAttribute(element, attribute, type);
    for (const name of type.required) {
      if (!element.attributes.some((attribute) => attribute.name === name && attribute.namespace === '')) {
        this.add(element, { problem: 'attribute-missing', element: nameOf(element), attribute: name });
      }
    }
    if (element.children.length > 0) this.add(element, { problem: 'children', element: nameOf(element) });
    else if (!isSchemaValue(type.base, element.text)) {
      this.add(element, { problem: 'value', element: nameOf(element), actual: element.text, type: type.base });
    }
  }

  private checkAttribute(element: XmlElement, attribute: XmlAttribute, type: SchemaType): void {
    if (attribute.namespace === XSI_NAMESPACE) {
      if (!isInstanceAttribute(attribute, element, type)) this.refuseAttribute(element, attribute, 'nil');
      return;
    }
    const base = type.kind === 'basic' && attribute.namespace === '' ? type.attributes.get(attribute.name) : undefined;
    if (base === undefined) this.refuseAttribute(element, attribute, 'attribute');
    else if (!isSchemaValue(base, attribute.value)) this.refuseAttribute(element, attribute, 'attribute-value');
  }

  private refuseAttribute(element: XmlElement, attribute: XmlAttribute, problem: string): void {
    this.add(element, { problem, element: nameOf(element), attribute: attribute.name, actual: attribute.value });
  }
}

/**
 * `xsi:schemaLocation` stands anywhere; `xsi:type` may only repeat the type, which has the namespace of the element that
 * UBL declares with it, since nothing is derived from these types; no element of UBL may be nil.
 */
function isInstanceAttribute(attribute: XmlAttribute, element: XmlElement, type: SchemaType): boolean {
  if (attribute.name === 'schemaLocation' || attribute.name === 'noNamespaceSchemaLocation') return true;
  if (attribute.name !== 'type') return false;
  const named = attribute.valueName ?? null;
  const declared = type.kind === 'basic' ? `${element.name}Type` : `${type.name}Type`;
  return named !== null && named.name === declared && named.namespace === element.namespace;
}

function nameOf(element: XmlElement): string {
  return prefixedName(element.namespace, element.name);
}

/**
 * Follows the children of one aggregate through its sequence. `at` is the place reached, `count` the children seen
 * there; a child that is out of order does not move it.
 */
export class SequenceCheck {
  private at = 0;
  private count = 0;

  constructor(
    private readonly parent: XmlElement,
    private readonly type: AggregateType,
    private readonly check: SchemaCheck,
  ) {}

  /** The next child, with its place in the sequence. */
  next(child: XmlElement, place: SchemaChild | undefined): void {
    if (this.type.open) this.nextOpen(child);
    else if (place === undefined) this.report(child, 'unknown');
    else if (place.ordinal < this.at) this.report(child, 'misplaced');
    else {
      if (place.ordinal > this.at) this.moveTo(place.ordinal);
      this.count++;
      if (this.count > place.max) this.report(child, 'repeated');
    }
  }

  /** After the last child: what is still missing. */
  end(): void {
    if (!this.type.open) this.moveTo(this.type.children.length);
    else if (this.count !== 1) this.missing('*');
  }

  private nextOpen(child: XmlElement): void {
    this.count++;
    if (child.namespace === EXT || child.namespace === '') this.report(child, 'unknown');
  }

  private moveTo(ordinal: number): void {
    const { children } = this.type;
    for (let i = this.at; i < ordinal; i++) {
      const place = children[i];
      if (place !== undefined && place.min > 0 && (i > this.at || this.count === 0)) {
        this.missing(prefixedName(place.namespace, place.name));
      }
    }
    this.at = ordinal;
    this.count = 0;
  }

  private missing(missing: string): void {
    this.check.add(this.parent, { problem: 'missing', missing, parent: nameOf(this.parent) });
  }

  private report(child: XmlElement, problem: string): void {
    this.check.add(child, { problem, element: nameOf(child), parent: nameOf(this.parent) });
  }
}
