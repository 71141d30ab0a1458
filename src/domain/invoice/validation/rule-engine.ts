import type { XmlElement } from '../../xml/xml-element';
import type { CheckMemory } from './check-memory';
import { DocumentAutomaton } from './document-automaton';
import { DocumentView } from './document-view';
import { DocumentWalk } from './document-walk';
import type { Rule } from './rule';
import type { RuleContext } from './rule-context';
import { ASKED_CONTEXTS, DOCUMENT } from './rule-contexts';
import { type ContextRules, RuleRun } from './rule-run';
import type { Verdict } from './verdict';

const NO_ELEMENTS: readonly XmlElement[] = [];

/**
 * Runs a set of rules on documents. Made once for a set: what it learns of element names serves every later document;
 * it keeps nothing of the documents themselves.
 */
export class RuleEngine {
  private readonly contexts: readonly RuleContext[];
  private readonly indexOf: ReadonlyMap<RuleContext, number>;
  private readonly rules: readonly ContextRules[];
  private readonly attributeContexts: ReadonlyMap<string, number>;
  private readonly automaton: DocumentAutomaton;
  /** What the walk of the document in hand has found, by context; empty between documents. */
  private readonly found: (XmlElement[] | undefined)[];

  constructor(rules: readonly Rule[]) {
    const live = rules.filter((rule) => rule.neverFires === undefined);
    this.contexts = [...new Set([...live.map((rule) => rule.context), ...ASKED_CONTEXTS])];
    this.indexOf = new Map(this.contexts.map((context, index) => [context, index]));
    this.rules = this.sortRules(live);
    this.attributeContexts = new Map(
      this.contexts.flatMap(({ attribute }, index) => (attribute === undefined ? [] : [[attribute, index] as const])),
    );
    this.automaton = new DocumentAutomaton(this.contexts);
    this.found = new Array<XmlElement[] | undefined>(this.contexts.length).fill(undefined);
  }

  private sortRules(rules: readonly Rule[]): ContextRules[] {
    const sorted = this.contexts.map(
      (): ContextRules => ({ plain: [], once: [], together: [], byVariant: new Map(), pure: true }),
    );
    for (const rule of rules) {
      const of = sorted[this.indexOf.get(rule.context) ?? -1];
      if (of === undefined) continue;
      // A check that declares no second parameter cannot look at the document.
      if (rule.check.length > 1) of.pure = false;
      if (rule.once === true) of.once.push(rule);
      else if (rule.together === true) of.together.push(rule);
      else if (rule.variant === undefined) of.plain.push(rule);
      else of.byVariant.set(rule.variant, [...(of.byVariant.get(rule.variant) ?? []), rule]);
    }
    return sorted;
  }

  /**
   * The verdict on a document that could be read.
   * @param memory Of earlier checks of a tree that shares elements with this one; the verdict is the same without.
   */
  validate(root: XmlElement, memory?: CheckMemory): Verdict {
    const walk = new DocumentWalk(this.automaton, this.attributeContexts, this.found);
    try {
      walk.walk(root);
      return this.judge(root, walk, memory);
    } finally {
      walk.clear();
    }
  }

  private judge(root: XmlElement, walk: DocumentWalk, memory: CheckMemory | undefined): Verdict {
    const view = new DocumentView(root, (context) => this.found[this.indexOf.get(context) ?? -1] ?? NO_ELEMENTS);
    const run = new RuleRun(view);
    for (const { at, values } of walk.schema.problems) run.refuse(at, values);
    for (const index of walk.met) {
      const rules = this.rules[index];
      const context = this.contexts[index];
      if (rules === undefined || context === undefined) continue;
      const elements = context === DOCUMENT ? [view.head] : (this.found[index] ?? NO_ELEMENTS);
      run.runContext(context, rules, elements, isWorthRemembering(rules) ? memory?.of(index) : undefined);
    }
    const verdict = run.verdict(walk.schema.problems.length === 0);
    view.release();
    return verdict;
  }
}

/** Looking an outcome up costs about as much as two or three checks. */
const FEW_RULES = 3;

function isWorthRemembering(rules: ContextRules): boolean {
  return rules.pure && rules.plain.length + rules.byVariant.size > FEW_RULES;
}
