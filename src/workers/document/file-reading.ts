/** What was read from one XML file; plain data, so that it crosses from the worker. */
import type { UblSummary } from '../../domain/invoice/ubl/summarize-ubl';
import type { RuleFinding } from '../../domain/invoice/validation/verdict';
import type { XmlReadError } from '../../domain/xml/xml-element';

export interface ReadDocument extends UblSummary {
  readonly lines: number;
}

export interface FileReading {
  readonly sha256: string;
  readonly bytes: number;
  /** Null where it is no UBL invoice or credit note. */
  readonly document: ReadDocument | null;
  readonly readError: XmlReadError | null;
  /** Its letters arrive as they were read: the outbox carries documents as UTF-8. */
  readonly utf8: boolean;
  readonly accepted: boolean;
  /** The fatal ones, one of those that say the same; warnings are counted. */
  readonly findings: readonly RuleFinding[];
  /** How many of them have a certain repair. */
  readonly repairs: number;
  readonly warnings: number;
}
