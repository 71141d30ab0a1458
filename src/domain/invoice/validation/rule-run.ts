import type { XmlElement } from '../../xml/xml-element';
import type { ContextMemory, Failure, Outcome } from './check-memory';
import type { DocumentView } from './document-view';
import type { ContextPlan } from './engine-plan';
import type { Fault, Rule } from './rule';
import type { RuleContext } from './rule-context';
import { UNEVALUABLE, Unevaluable } from './unevaluable';
import type { RuleFinding, Severity, Verdict } from './verdict';

/** The id of what the schema refuses. */
export const SCHEMA_RULE = 'UBL-XSD';
/** More findings than this say nothing new and would fill memory; the ids are complete all the same. */
const MAX_FINDINGS = 10_000;
const NOTHING: Outcome = { failures: [], aborted: [] };

/** One document's run: collects what failed and what could not be evaluated. */
export class RuleRun {
  private readonly failures: Failure[] = [];
  private readonly ids: Readonly<Record<Severity, Set<string>>> = { fatal: new Set(), warning: new Set() };
  private readonly aborted = new Set<string>();

  constructor(private readonly view: DocumentView) {}

  /** Something that the schema refuses; it has no official id. */
  refuse(at: XmlElement, values: Fault['values']): void {
    this.note({ rule: SCHEMA_RULE, severity: 'fatal', at, values });
  }

  /** How many failures are noted: each keeps its element. */
  get noted(): number {
    return this.failures.length;
  }

  /**
   * The rules of a context on elements of it: on all of the document's where it has rules that see them together.
   * @param memory What was found before on elements that are still the same; only for rules that take no document.
   */
  runContext(plan: ContextPlan, elements: readonly XmlElement[], memory?: ContextMemory): void {
    const [first] = elements;
    if (first !== undefined && plan.together.length > 0) this.runAll(plan.together, first);
    for (const element of elements) {
      if (memory === undefined) this.runElement(plan, element);
      else this.take(this.remembered(plan, element, memory));
    }
    for (const rule of plan.once) {
      for (const element of elements) if (!this.ids[rule.severity].has(rule.id)) this.runAll([rule], element);
    }
  }

  private runElement({ context, plain, byVariant }: ContextPlan, element: XmlElement): void {
    if (plain.length > 0) this.runAll(plain, element);
    if (byVariant.size === 0) return;
    const variant = variantOf(context, element);
    const chosen = variant === undefined ? undefined : byVariant.get(variant);
    if (chosen !== undefined) this.runAll(chosen, element);
  }

  private remembered(plan: ContextPlan, element: XmlElement, memory: ContextMemory): Outcome {
    const known = memory.get(element);
    if (known !== undefined) return known;
    const part = new RuleRun(this.view);
    part.runElement(plan, element);
    const found = part.failures.length > 0 || part.aborted.size > 0;
    const outcome = found ? { failures: part.failures, aborted: [...part.aborted] } : NOTHING;
    memory.set(element, outcome);
    return outcome;
  }

  private take({ failures, aborted }: Outcome): void {
    for (const failure of failures) {
      this.ids[failure.severity].add(failure.rule);
      this.note(failure);
    }
    for (const id of aborted) this.aborted.add(id);
  }

  verdict(schemaValid: boolean): Verdict {
    const fatal = [...this.ids.fatal].sort();
    const abort = [...this.aborted].sort();
    return {
      accepted: schemaValid && fatal.length === 0 && abort.length === 0,
      xsd: schemaValid ? 'valid' : 'invalid',
      fatal,
      warning: [...this.ids.warning].sort(),
      abort,
      findings: this.failures.length === 0 ? [] : this.findings(),
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
    this.ids[rule.severity].add(rule.id);
    this.note({ rule: rule.id, severity: rule.severity, at: fault.at ?? element, values: fault.values });
  }

  private note(failure: Failure): void {
    if (this.failures.length < MAX_FINDINGS) this.failures.push(failure);
  }

  /** In document order, which a tree without line numbers has as well. */
  private findings(): RuleFinding[] {
    const placeOf = this.view.placesOf(this.failures.map(({ at }) => at));
    return this.failures
      .map(({ rule, severity, at, values }) => ({ rule, severity, at, values, ...placeOf(at) }))
      .sort((a, b) => a.order - b.order)
      .map(({ rule, severity, at, values, path }) => ({
        rule,
        severity,
        path,
        line: at.line,
        column: at.column,
        values,
      }));
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
