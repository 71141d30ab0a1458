import type { XmlElement } from '../../xml/xml-element';
import type { Fault } from './rule';
import type { Severity } from './verdict';

/** One failure, before its place is worked out. */
export interface Failure {
  readonly rule: string;
  readonly severity: Severity;
  readonly at: XmlElement;
  readonly values: Fault['values'];
}

/** What the rules of one context found on one element. */
export interface Outcome {
  readonly failures: readonly Failure[];
  readonly aborted: readonly string[];
}

/** Outcomes by element; an element that is dropped takes its outcome with it. */
export type ContextMemory = WeakMap<XmlElement, Outcome>;

/**
 * Outcomes of earlier checks of the same document, for checking it again after a change. Elements are immutable: one
 * that is the same object holds the same values, and a rule whose check takes no document can say nothing new of it.
 * One memory belongs to one engine.
 */
export class CheckMemory {
  private readonly contexts = new Map<number, ContextMemory>();

  of(context: number): ContextMemory {
    const known = this.contexts.get(context);
    if (known !== undefined) return known;
    const memory: ContextMemory = new WeakMap();
    this.contexts.set(context, memory);
    return memory;
  }
}
