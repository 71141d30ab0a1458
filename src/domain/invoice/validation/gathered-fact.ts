import type { XmlElement } from '../../xml/xml-element';
import type { DocumentView } from './document-view';
import type { RuleContext } from './rule-context';
import { UNEVALUABLE, Unevaluable } from './unevaluable';

/** The children of the root that are lines, whatever their namespace. */
export const ROOT_LINES = 'root lines';

/**
 * A value about many elements, gathered while the walk meets them, so that none of them has to stay in memory for it. An
 * element comes whole, once, in document order.
 */
export interface GatheredFact<T> {
  readonly from: RuleContext | typeof ROOT_LINES;
  add(document: DocumentView, element: XmlElement): void;
  /** Only after the walk. @throws Unevaluable where one of the elements cannot be evaluated. */
  of(document: DocumentView): T;
}

/** As with `documentFact`, the value of one document at a time is kept, until that document is released. */
export function gatheredFact<T>(
  from: GatheredFact<T>['from'],
  start: () => T,
  add: (value: T, element: XmlElement) => void,
): GatheredFact<T> {
  let known: { readonly document: DocumentView; readonly value: T; broken: boolean } | undefined;
  const forget = () => {
    known = undefined;
  };
  const stateOf = (document: DocumentView) => {
    if (known?.document === document) return known;
    known = { document, value: start(), broken: false };
    document.onRelease(forget);
    return known;
  };
  return {
    from,
    add(document, element) {
      const state = stateOf(document);
      try {
        add(state.value, element);
      } catch (fault) {
        if (!(fault instanceof Unevaluable)) throw fault;
        state.broken = true;
      }
    },
    of(document) {
      const { value, broken } = stateOf(document);
      if (broken) throw UNEVALUABLE;
      return value;
    },
  };
}
