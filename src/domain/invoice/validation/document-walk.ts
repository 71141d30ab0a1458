import type { XmlElement } from '../../xml/xml-element';
import type { PlaceState } from './document-automaton';
import type { EnginePlan } from './engine-plan';
import { SchemaCheck, SequenceCheck } from './schema-check';

/**
 * One pass over a document: the schema is checked, and every element is told of with each context that it belongs to. The
 * children of the root are given one by one, each when it is whole, so that a document can be walked while it is read.
 */
export class DocumentWalk {
  readonly schema = new SchemaCheck();
  private readonly state: PlaceState;
  private readonly sequence: SequenceCheck | undefined;

  /** @param root Its attributes are there, its children and text may still come. */
  constructor(
    private readonly plan: Pick<EnginePlan, 'automaton' | 'attributeContexts'>,
    private readonly root: XmlElement,
    private readonly meet: (context: number, element: XmlElement) => void,
  ) {
    const { state, contexts, known } = plan.automaton.start(root);
    this.state = state;
    if (!known) this.schema.refuseRoot(root);
    for (const context of contexts) meet(context, root);
    if (root.attributes.length > 0) this.meetAttributes(root);
    this.sequence = state.type?.kind === 'aggregate' ? new SequenceCheck(root, state.type, this.schema) : undefined;
  }

  /** The next child of the root. */
  child(child: XmlElement): void {
    this.step(child, this.state, this.sequence);
  }

  /** After the last child. */
  end(): void {
    if (this.state.type !== undefined) this.schema.checkElement(this.root, this.state.type);
    this.sequence?.end();
  }

  private step(child: XmlElement, state: PlaceState, sequence: SequenceCheck | undefined): void {
    const transition = this.plan.automaton.step(state, child);
    sequence?.next(child, transition.child);
    for (const context of transition.contexts) this.meet(context, child);
    this.visit(child, transition.state);
  }

  private visit(element: XmlElement, state: PlaceState): void {
    const { type } = state;
    if (type !== undefined) this.schema.checkElement(element, type);
    if (element.attributes.length > 0) this.meetAttributes(element);
    const sequence = type?.kind === 'aggregate' ? new SequenceCheck(element, type, this.schema) : undefined;
    for (const child of element.children) this.step(child, state, sequence);
    sequence?.end();
  }

  private meetAttributes(element: XmlElement): void {
    for (const attribute of element.attributes) {
      const context = attribute.namespace === '' ? this.plan.attributeContexts.get(attribute.name) : undefined;
      if (context !== undefined) this.meet(context, element);
    }
  }
}
