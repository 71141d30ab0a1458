import type { RuleFinding, Verdict } from '../../invoice/validation/verdict';
import { type Place, pathOf } from './place';

/** More findings say nothing new of a document; the ids are complete all the same. */
const MAX_FINDINGS = 2000;

/** The id of a finding about the schema. */
export const SCHEMA_RULE = 'ETR-XSD';

/** Collects what is found of one document. */
export class Findings {
  private readonly list: RuleFinding[] = [];
  private readonly fatal = new Set<string>();
  private readonly abort = new Set<string>();
  private schemaFaults = 0;

  schema(place: Place, values: RuleFinding['values']): void {
    this.schemaFaults += 1;
    this.add(SCHEMA_RULE, place, values, values.attribute);
  }

  failed(rule: string, place: Place, values: RuleFinding['values'], attribute?: string): void {
    this.fatal.add(rule);
    this.add(rule, place, values, attribute);
  }

  /** The rule cannot be evaluated on this document. */
  stopped(rule: string): void {
    this.abort.add(rule);
  }

  /** Where the official processor stops it names no rule at all; what was found is still told. */
  verdict(): Verdict {
    const fatal = this.abort.size > 0 ? [] : [...this.fatal].sort();
    const xsd = this.schemaFaults === 0 ? 'valid' : 'invalid';
    const accepted = xsd === 'valid' && fatal.length === 0 && this.abort.size === 0;
    return { accepted, xsd, fatal, warning: [], abort: [...this.abort].sort(), findings: this.list };
  }

  private add(rule: string, place: Place, values: RuleFinding['values'], attribute?: string): void {
    if (this.list.length >= MAX_FINDINGS) return;
    const { line, column } = place.element;
    this.list.push({ rule, severity: 'fatal', path: pathOf(place, attribute), line, column, values });
  }
}
