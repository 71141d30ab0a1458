import type { XmlElement } from '../../xml/xml-element';
import type { CheckMemory } from './check-memory';
import { DocumentJudging } from './document-judging';
import { type EnginePlan, planEngine } from './engine-plan';
import type { GatheredFact } from './gathered-fact';
import type { Rule } from './rule';
import type { Verdict } from './verdict';

/**
 * Runs a set of rules on documents. Made once for a set: what it learns of element names serves every later document;
 * it keeps nothing of the documents themselves.
 */
export class RuleEngine {
  private readonly plan: EnginePlan;
  /** What the document in hand was found to have, by context; empty between documents. */
  private readonly met: (XmlElement[] | undefined)[];

  constructor(rules: readonly Rule[], facts: readonly GatheredFact<unknown>[]) {
    this.plan = planEngine(rules, facts);
    this.met = new Array<XmlElement[] | undefined>(this.plan.contexts.length).fill(undefined);
  }

  /** A document whose root has just begun. Whoever asks for it releases it before the next one begins. */
  begin(root: XmlElement, memory?: CheckMemory): DocumentJudging {
    return new DocumentJudging(this.plan, this.met, root, memory);
  }

  /** The verdict on a document that was read, or built, before. */
  validate(root: XmlElement, memory?: CheckMemory): Verdict {
    const judging = this.begin(root, memory);
    try {
      judging.children(root.children);
      return judging.verdict();
    } finally {
      judging.release();
    }
  }
}
