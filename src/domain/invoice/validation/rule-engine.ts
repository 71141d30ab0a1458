import type { XmlElement } from '../../xml/xml-element';
import { DocumentAutomaton } from './document-automaton';
import { DocumentView } from './document-view';
import { DocumentWalk } from './document-walk';
import type { Fault, Rule } from './rule';
import type { RuleContext } from './rule-context';
import { ASKED_CONTEXTS, DOCUMENT } from './rule-contexts';
import { UNEVALUABLE, Unevaluable } from './unevaluable';
import type { RuleFinding, Verdict } from './verdict';

/** The rules of one context, sorted for running. */
interface ContextRules {
  readonly plain: Rule[];
  readonly once: Rule[];
  readonly together: Rule[];
  readonly byVariant: Map<string, Rule[]>;
}

const NO_ELEMENTS: readonly XmlElement[] = [];
/** The id of what the schema refuses. */
export const SCHEMA_RULE = 'UBL-XSD';

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
    const sorted = this.contexts.map((): ContextRules => ({ plain: [], once: [], together: [], byVariant: new Map() }));
    for (const rule of rules) {
      const of = sorted[this.indexOf.get(rule.context) ?? -1];
      if (of === undefined) continue;
      if (rule.once === true) of.once.push(rule);
      else if (rule.together === true) of.together.push(rule);
      else if (rule.variant === undefined) of.plain.push(rule);
      else of.byVariant.set(rule.variant, [...(of.byVariant.get(rule.variant) ?? []), rule]);
    }
    return sorted;
  }

  /** The verdict on a document that could be read. */
  validate(root: XmlElement): Verdict {
    const walk = new DocumentWalk(this.automaton, this.attributeContexts, this.found);
    try {
      walk.walk(root);
      return this.judge(root, walk);
    } finally {
      walk.clear();
    }
  }

  private judge(root: XmlElement, walk: DocumentWalk): Verdict {
    const view = new DocumentView(root, (context) => this.found[this.indexOf.get(context) ?? -1] ?? NO_ELEMENTS);
    const run = new RuleRun(view);
    for (const { at, values } of walk.schema.problems) run.refuse(at, values);
    for (const index of walk.met) {
      const rules = this.rules[index];
      const context = this.contexts[index];
      if (rules === undefined || context === undefined) continue;
      run.runContext(context, rules, context === DOCUMENT ? [view.head] : (this.found[index] ?? NO_ELEMENTS));
    }
    const verdict = run.verdict(walk.schema.problems.length === 0);
    view.release();
    return verdict;
  }
}

/** One document's run: collects what failed and what could not be evaluated. */
class RuleRun {
  private readonly failed: {
    readonly rule: string;
    readonly severity: Rule['severity'];
    readonly fault: Fault;
    readonly at: XmlElement;
  }[] = [];
  private readonly aborted = new Set<string>();

  constructor(private readonly view: DocumentView) {}

  refuse(at: XmlElement, values: Fault['values']): void {
    this.failed.push({ rule: SCHEMA_RULE, severity: 'fatal', fault: { values }, at });
  }

  runContext(context: RuleContext, rules: ContextRules, elements: readonly XmlElement[]): void {
    const [first] = elements;
    if (first !== undefined && rules.together.length > 0) this.runAll(rules.together, first);
    for (const element of elements) {
      if (rules.plain.length > 0) this.runAll(rules.plain, element);
      if (rules.byVariant.size > 0) this.runVariant(context, rules, element);
    }
    for (const rule of rules.once) {
      const { length } = this.failed;
      for (const element of elements) if (this.failed.length === length) this.runAll([rule], element);
    }
  }

  private runVariant(context: RuleContext, rules: ContextRules, element: XmlElement): void {
    const variant = variantOf(context, element);
    const chosen = variant === undefined ? undefined : rules.byVariant.get(variant);
    if (chosen !== undefined) this.runAll(chosen, element);
  }

  verdict(schemaValid: boolean): Verdict {
    const { failed } = this;
    const fatal = idsOf(failed, 'fatal');
    const warning = idsOf(failed, 'warning');
    const abort = [...this.aborted].sort();
    return {
      accepted: schemaValid && fatal.length === 0 && abort.length === 0,
      xsd: schemaValid ? 'valid' : 'invalid',
      fatal,
      warning,
      abort,
      findings: failed.length === 0 ? [] : this.findings(),
    };
  }

  /** Runs rules on one element; one that cannot be evaluated is noted and the next goes on. */
  private runAll(rules: readonly Rule[], element: XmlElement): void {
    for (let next = 0; next < rules.length; next++) {
      try {
        for (; next < rules.length; next++) this.runOne(rules[next], element);
      } catch (thrown) {
        if (thrown !== UNEVALUABLE) throw thrown;
        this.aborted.add(rules[next]?.id ?? '');
      }
    }
  }

  private runOne(rule: Rule | undefined, element: XmlElement): void {
    const fault = rule?.check(element, this.view);
    if (rule === undefined || fault === undefined) return;
    this.failed.push({ rule: rule.id, severity: rule.severity, fault, at: fault.at ?? element });
  }

  private findings(): RuleFinding[] {
    return this.failed
      .map(({ rule, severity, fault, at }) => ({
        rule,
        severity,
        path: this.view.pathOf(at),
        line: at.line,
        column: at.column,
        values: fault.values,
      }))
      .sort((a, b) => a.line - b.line || a.column - b.column);
  }
}

/** A condition of a context that cannot be evaluated means that the element does not match it. */
function variantOf(context: RuleContext, element: XmlElement): string | undefined {
  try {
    return context.variantOf?.(element);
  } catch (thrown) {
    if (!(thrown instanceof Unevaluable)) throw thrown;
    return undefined;
  }
}

function idsOf(failed: readonly { readonly rule: string; readonly severity: string }[], severity: string): string[] {
  if (failed.length === 0) return [];
  const ids = failed.filter((one) => one.severity === severity && one.rule !== SCHEMA_RULE).map((one) => one.rule);
  return [...new Set(ids)].sort();
}
