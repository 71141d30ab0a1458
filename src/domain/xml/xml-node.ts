import type { LineIndex } from './line-index';
import type { XmlAttribute, XmlElement } from './xml-element';

/** What every element without attributes shares. */
export const NO_ATTRIBUTES: readonly XmlAttribute[] = [];
const NO_CHILDREN: XmlElement[] = [];

/**
 * An element as the reader makes it. Elements without children or attributes share one empty array, and the place
 * is kept as an offset: line and column are worked out when asked for.
 */
export class XmlNode implements XmlElement {
  attributes: readonly XmlAttribute[] = NO_ATTRIBUTES;
  children: XmlElement[] = NO_CHILDREN;
  text = '';
  /** Set on the few elements that they are true of, no fields of all the others. */
  declare splitText?: true;
  declare holdsCdata?: true;

  constructor(
    readonly name: string,
    readonly namespace: string,
    private readonly offset: number,
    private readonly places: LineIndex,
  ) {}

  get line(): number {
    return this.places.lineAt(this.offset);
  }

  get column(): number {
    return this.places.columnAt(this.offset);
  }

  /** Lets go of what it holds; its name and place stay. */
  empty(): void {
    this.attributes = NO_ATTRIBUTES;
    this.children = NO_CHILDREN;
    this.text = '';
  }

  append(child: XmlElement): void {
    if (this.children === NO_CHILDREN) this.children = [child];
    else this.children.push(child);
  }
}
