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

  constructor(rules: readonly Rule[]) {
    const live = rules.filter((rule) => rule.neverFires === undefined);
    this.contexts = [...new Set([...live.map((rule) => rule.context), ...ASKED_CONTEXTS])];
    this.indexOf = new Map(this.contexts.map((context, index) => [context, index]));
    this.rules = this.contexts.map((context) => sortedRules(live.filter((rule) => rule.context === context)));
    this.attributeContexts = new Map(
      this.contexts.flatMap(({ attribute }, index) => (attribute === undefined ? [] : [[attribute, index] as const])),
    );
    this.automaton = new DocumentAutomaton(this.contexts);
  }

  /** The verdict on a document that could be read. */
  validate(root: XmlElement): Verdict {
    const walk = new DocumentWalk(this.automaton, this.attributeContexts, this.contexts.length);
    walk.walk(root);
    const view = new DocumentView(root, (context) => walk.found[this.indexOf.get(context) ?? -1] ?? NO_ELEMENTS);
    const run = new RuleRun(view);
    for (const { at, values } of walk.schema.problems) run.refuse(at, values);
    for (const index of walk.met) {
      const rules = this.rules[index];
      const context = this.contexts[index];
      if (rules === undefined || context === undefined) continue;
      run.runContext(context, rules, context === DOCUMENT ? [view.head] : (walk.found[index] ?? NO_ELEMENTS));
    }
    return run.verdict(walk.schema.problems.length === 0);
  }
}

function sortedRules(rules: readonly Rule[]): ContextRules {
  const sorted: ContextRules = { plain: [], once: [], byVariant: new Map() };
  for (const rule of rules) {
    if (rule.once === true) sorted.once.push(rule);
    else if (rule.variant === undefined) sorted.plain.push(rule);
    else sorted.byVariant.set(rule.variant, [...(sorted.byVariant.get(rule.variant) ?? []), rule]);
  }
  return sorted;
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
    for (const element of elements) {
      for (const rule of rules.plain) this.run(rule, element);
      if (rules.byVariant.size === 0) continue;
      const variant = variantOf(context, element);
      for (const rule of (variant === undefined ? undefined : rules.byVariant.get(variant)) ?? [])
        this.run(rule, element);
    }
    for (const rule of rules.once) elements.some((element) => this.run(rule, element));
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

  /** Whether the rule failed. */
  private run(rule: Rule, element: XmlElement): boolean {
    try {
      const fault = rule.check(element, this.view);
      if (fault === undefined) return false;
      this.failed.push({ rule: rule.id, severity: rule.severity, fault, at: fault.at ?? element });
      return true;
    } catch (thrown) {
      if (thrown !== UNEVALUABLE) throw thrown;
      this.aborted.add(rule.id);
      return false;
    }
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
