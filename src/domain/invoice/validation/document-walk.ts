import type { XmlElement } from '../../xml/xml-element';
import type { DocumentAutomaton, PlaceState } from './document-automaton';
import { SchemaCheck, SequenceCheck } from './schema-check';

/**
 * One pass over a document: the schema is checked and the elements of every context are collected. The rules run
 * afterwards on what was collected.
 */
export class DocumentWalk {
  readonly schema = new SchemaCheck();
  /** Indexes of the contexts that have elements, in the order first met. */
  readonly met: number[] = [];

  constructor(
    private readonly automaton: DocumentAutomaton,
    private readonly attributeContexts: ReadonlyMap<string, number>,
    /** Elements by context index; contexts without any are absent. Must be empty; {@link clear} empties it again. */
    readonly found: (XmlElement[] | undefined)[],
  ) {}

  clear(): void {
    for (const context of this.met) this.found[context] = undefined;
  }

  walk(root: XmlElement): void {
    const { state, contexts, known } = this.automaton.start(root);
    if (!known) this.schema.refuseRoot(root);
    for (const context of contexts) this.meet(context, root);
    this.visit(root, state);
  }

  private visit(element: XmlElement, state: PlaceState): void {
    const { type } = state;
    if (type !== undefined) this.schema.checkElement(element, type);
    if (element.attributes.length > 0) this.meetAttributes(element);
    const { children } = element;
    const sequence = type?.kind === 'aggregate' ? new SequenceCheck(element, type, this.schema) : undefined;
    for (const child of children) {
      const transition = this.automaton.step(state, child);
      sequence?.next(child, transition.child);
      for (const context of transition.contexts) this.meet(context, child);
      this.visit(child, transition.state);
    }
    sequence?.end();
  }

  private meetAttributes(element: XmlElement): void {
    for (const attribute of element.attributes) {
      const context = attribute.namespace === '' ? this.attributeContexts.get(attribute.name) : undefined;
      if (context !== undefined) this.meet(context, element);
    }
  }

  private meet(context: number, element: XmlElement): void {
    const elements = this.found[context];
    if (elements !== undefined) elements.push(element);
    else {
      this.found[context] = [element];
      this.met.push(context);
    }
  }
}
