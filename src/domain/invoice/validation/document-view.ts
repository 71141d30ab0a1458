import type { XmlElement } from '../../xml/xml-element';
import { ElementPlaces } from './element-places';
import { isLine } from './line-names';
import type { RuleContext } from './rule-context';

/** The document as rules see it: the root, and the elements found for each context. */
export class DocumentView {
  private readonly places: ElementPlaces;
  private readonly releases: (() => void)[] = [];
  private knownHead: XmlElement | undefined;

  constructor(
    readonly root: XmlElement,
    /** Elements of a context, in document order; the context must be one that the engine was made with. */
    readonly elements: (context: RuleContext) => readonly XmlElement[],
  ) {
    this.places = new ElementPlaces(root);
  }

  /**
   * The root without its lines: rules about the head look here and do not pay for thousands of lines. Only once the whole
   * document was walked.
   */
  get head(): XmlElement {
    this.knownHead ??= new HeadElement(
      this.root,
      this.root.children.filter((child) => !isLine(child)),
    );
    return this.knownHead;
  }

  /** Notes what to do when nobody needs the document any more. */
  onRelease(forget: () => void): void {
    this.releases.push(forget);
  }

  /** Lets facts about the document go, so that a large one does not stay in memory. */
  release(): void {
    for (const forget of this.releases) forget();
  }

  /** The elements around one, innermost first; worked out only for documents that need it. */
  ancestors(element: XmlElement): readonly XmlElement[] {
    const around: XmlElement[] = [];
    for (let at = this.places.parentOf(element); at !== undefined; at = this.places.parentOf(at)) around.push(at);
    return around;
  }

  /** Places of elements: their path from the root, `Invoice/cac:InvoiceLine[3]/cac:Price[1]`; the head is the root. */
  placesOf(elements: Iterable<XmlElement>): (element: XmlElement) => ElementPlace {
    const rooted = (element: XmlElement) => (element === this.head ? this.root : element);
    const paths = this.places.pathsOf(new Set([...elements].map(rooted)));
    const found = new Map(
      [...paths].map(([element, path], order): [XmlElement, ElementPlace] => [element, { path, order }]),
    );
    return (element) => found.get(rooted(element)) ?? NOWHERE;
  }
}

export interface ElementPlace {
  readonly path: string;
  /** Smaller for what comes earlier in the document. */
  readonly order: number;
}

const NOWHERE: ElementPlace = { path: '', order: -1 };

/** Stands for the root; its place is asked of the root only when somebody wants it. */
class HeadElement implements XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: XmlElement['attributes'];
  readonly text: string;

  constructor(
    private readonly root: XmlElement,
    readonly children: readonly XmlElement[],
  ) {
    this.name = root.name;
    this.namespace = root.namespace;
    this.attributes = root.attributes;
    this.text = root.text;
  }

  get line(): number {
    return this.root.line;
  }

  get column(): number {
    return this.root.column;
  }
}

/**
 * A value worked out from a document once, however many rules ask for it. Rules run on one document at a time, so the
 * last document's value is all that is kept, until that document is released.
 */
export function documentFact<T>(work: (document: DocumentView) => T): (document: DocumentView) => T {
  let known: { readonly document: DocumentView; readonly value: T } | undefined;
  const forget = () => {
    known = undefined;
  };
  return (document) => {
    if (known?.document === document) return known.value;
    const value = work(document);
    known = { document, value };
    document.onRelease(forget);
    return value;
  };
}
