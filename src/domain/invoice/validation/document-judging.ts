import type { XmlElement } from '../../xml/xml-element';
import type { CheckMemory } from './check-memory';
import { DocumentView } from './document-view';
import { DocumentWalk } from './document-walk';
import type { ContextPlan, EnginePlan } from './engine-plan';
import { isLine } from './line-names';
import { RuleRun } from './rule-run';
import type { Verdict } from './verdict';

const NO_ELEMENTS: readonly XmlElement[] = [];

/**
 * One document, judged while the root's children come, some hundred at a time: what an element shows by itself is judged
 * when it is met, what needs the whole document at the end.
 *
 * Invariants: `kept` holds the elements that a later rule will look at, by context, in document order; `met` is empty between
 * two calls of {@link children}. A child in which nothing was kept or noted is asked for by nobody any more.
 */
export class DocumentJudging {
  private readonly view: DocumentView;
  private readonly run: RuleRun;
  private readonly walk: DocumentWalk;
  private readonly kept = new Map<number, XmlElement[]>();
  /** Contexts with elements in `met`, in the order first met. */
  private metContexts: number[] = [];
  private keptCount = 0;

  /** @param memory Of earlier checks of a tree that shares elements with this one; the verdict is the same without. */
  constructor(
    private readonly plan: EnginePlan,
    /** By context; the engine's own, which serves one document after the other. */
    private readonly met: (XmlElement[] | undefined)[],
    root: XmlElement,
    private readonly memory?: CheckMemory,
  ) {
    this.view = new DocumentView(root, (context) => this.kept.get(plan.indexOf.get(context) ?? -1) ?? NO_ELEMENTS);
    this.run = new RuleRun(this.view);
    this.walk = new DocumentWalk(plan, root, (context, element) => this.meet(context, element));
  }

  /**
   * The root's next children, each whole.
   * @returns Indexes of the lines among them of which the verdict needs nothing any more.
   */
  children(children: readonly XmlElement[]): readonly number[] {
    const done: number[] = [];
    for (let index = 0; index < children.length; index++) {
      const child = children[index];
      if (child === undefined) continue;
      const before = this.keptCount + this.walk.schema.problems.length;
      this.walk.child(child);
      if (!isLine(child)) continue;
      for (const fact of this.plan.lineFacts) fact.add(this.view, child);
      if (this.keptCount + this.walk.schema.problems.length === before) done.push(index);
    }
    const before = this.run.noted;
    this.judgeMet();
    return this.run.noted === before ? done : [];
  }

  /** After the last child. */
  verdict(): Verdict {
    this.walk.end();
    this.judgeMet();
    const { problems } = this.walk.schema;
    for (const { at, values } of problems) this.run.refuse(at, values);
    for (const [index, elements] of this.kept) {
      const step = this.plan.contexts[index];
      if (step !== undefined) this.run.runContext(step, step.ofDocument ? [this.view.head] : elements);
    }
    return this.run.verdict(problems.length === 0);
  }

  /** Lets go of what was worked out; also where the document could not be read to its end. */
  release(): void {
    for (const index of this.metContexts) this.met[index] = undefined;
    this.view.release();
  }

  private meet(context: number, element: XmlElement): void {
    if (this.plan.contexts[context]?.alone === false) this.keptCount++;
    const elements = this.met[context];
    if (elements !== undefined) elements.push(element);
    else {
      this.met[context] = [element];
      this.metContexts.push(context);
    }
  }

  private judgeMet(): void {
    for (const index of this.metContexts) {
      const step = this.plan.contexts[index];
      const elements = this.met[index];
      this.met[index] = undefined;
      if (step !== undefined && elements !== undefined) this.judge(index, step, elements);
    }
    this.metContexts = [];
  }

  private judge(index: number, step: ContextPlan, elements: XmlElement[]): void {
    for (const fact of step.facts) for (const element of elements) fact.add(this.view, element);
    if (step.alone) {
      this.run.runContext(step, elements, step.worthRemembering ? this.memory?.of(index) : undefined);
      return;
    }
    const kept = this.kept.get(index);
    if (kept === undefined) this.kept.set(index, elements);
    else for (const element of elements) kept.push(element);
  }
}
