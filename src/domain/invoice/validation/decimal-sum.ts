import type { XmlElement } from '../../xml/xml-element';
import { type ElementPath, select } from './element-path';
import { add, type ExactDecimal, parseDecimal, ZERO } from './exact-decimal';
import { UNEVALUABLE } from './unevaluable';

/** An exact sum that remembers whether one of its terms could not be read. */
export class DecimalSum {
  private total = ZERO;
  private broken = false;

  /** Adds (or takes off) the amount at the path; none adds nothing, two or no number break the sum. */
  add(from: XmlElement, steps: ElementPath, sign: 1 | -1 = 1): void {
    const found = select(from, steps);
    const [element] = found;
    if (element === undefined) return;
    const value = parseDecimal(element.text);
    if (value === undefined || found.length > 1) this.broken = true;
    else this.total = add(this.total, sign === 1 ? value : { units: -value.units, scale: value.scale });
  }

  /** @throws Unevaluable where a term could not be read. */
  value(): ExactDecimal {
    if (this.broken) throw UNEVALUABLE;
    return this.total;
  }
}
