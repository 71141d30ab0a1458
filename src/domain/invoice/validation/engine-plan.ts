import { DocumentAutomaton } from './document-automaton';
import { type GatheredFact, ROOT_LINES } from './gathered-fact';
import type { Rule } from './rule';
import type { RuleContext } from './rule-context';
import { ASKED_CONTEXTS, DOCUMENT } from './rule-contexts';

/** One context with its rules, sorted for running. */
export interface ContextPlan {
  readonly context: RuleContext;
  readonly plain: readonly Rule[];
  readonly once: readonly Rule[];
  readonly together: readonly Rule[];
  readonly byVariant: ReadonlyMap<string, readonly Rule[]>;
  /** Values gathered from its elements. */
  readonly facts: readonly GatheredFact<unknown>[];
  /** No check takes the document and nobody asks for the elements: each is judged where it is met, and forgotten. */
  readonly alone: boolean;
  /** The outcome on an element that did not change is worth looking up. */
  readonly worthRemembering: boolean;
  readonly ofDocument: boolean;
}

/** What an engine does with a document: made once for a set of rules, and nothing of any document is kept in it. */
export interface EnginePlan {
  readonly contexts: readonly ContextPlan[];
  readonly indexOf: ReadonlyMap<RuleContext, number>;
  readonly attributeContexts: ReadonlyMap<string, number>;
  /** Gathered from the lines that are children of the root. */
  readonly lineFacts: readonly GatheredFact<unknown>[];
  readonly automaton: DocumentAutomaton;
}

export function planEngine(rules: readonly Rule[], facts: readonly GatheredFact<unknown>[]): EnginePlan {
  const live = rules.filter((rule) => rule.neverFires === undefined);
  const gathered = facts.flatMap(({ from }) => (from === ROOT_LINES ? [] : [from]));
  const contexts = [...new Set([...live.map((rule) => rule.context), ...ASKED_CONTEXTS, ...gathered])];
  const byContext = grouped(live, (rule) => rule.context);
  return {
    contexts: contexts.map((context) => planContext(context, byContext.get(context) ?? [], facts)),
    indexOf: new Map(contexts.map((context, index) => [context, index])),
    attributeContexts: new Map(
      contexts.flatMap(({ attribute }, index) => (attribute === undefined ? [] : [[attribute, index] as const])),
    ),
    lineFacts: facts.filter(({ from }) => from === ROOT_LINES),
    automaton: new DocumentAutomaton(contexts),
  };
}

/** Looking an outcome up costs about as much as two or three checks. */
const FEW_RULES = 3;
const ASKED: ReadonlySet<RuleContext> = new Set(ASKED_CONTEXTS);

function planContext(
  context: RuleContext,
  rules: readonly Rule[],
  facts: readonly GatheredFact<unknown>[],
): ContextPlan {
  const once = rules.filter((rule) => rule.once === true);
  const together = rules.filter((rule) => rule.together === true);
  const others = rules.filter((rule) => rule.once !== true && rule.together !== true);
  const plain = others.filter((rule) => rule.variant === undefined);
  const variants = grouped(others, (rule) => rule.variant);
  // A check that declares no second parameter cannot look at the document.
  const pure = rules.every((rule) => rule.check.length <= 1);
  const belowRoot = context.patterns.every((pattern) => pattern.names.length > 0);
  return {
    context,
    plain,
    once,
    together,
    byVariant: variants,
    facts: facts.filter(({ from }) => from === context),
    alone: pure && belowRoot && together.length === 0 && !ASKED.has(context),
    worthRemembering: pure && plain.length + variants.size > FEW_RULES,
    ofDocument: context === DOCUMENT,
  };
}

/** Things by what they go by, in their order; those that go by nothing are left out. */
function grouped<K, T>(things: readonly T[], by: (thing: T) => K | undefined): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = by(thing);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
}
