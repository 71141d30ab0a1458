import { explainFinding } from '../domain/invoice/validation/explain/explain-finding';
import { explainReadError } from '../domain/invoice/validation/explain/explain-read-error';
import type { RuleFinding, Severity } from '../domain/invoice/validation/verdict';
import { explainTransportFinding } from '../domain/transport/explain/explain-transport-finding';
import { isTransportDocument } from '../domain/transport/transport-namespace';
import { validate } from '../domain/validate-document';
import { readXml } from '../domain/xml/read-xml';
import type { SourceItem } from './document-source';

/** A finding with its words. */
export interface ReportedFinding extends RuleFinding {
  /** What is wrong and what to do, in Romanian. */
  readonly message: string;
}

/** The verdict on one document as the command reports it. */
export interface CheckedDocument {
  readonly id: string;
  readonly accepted: boolean;
  readonly xsd: 'valid' | 'invalid';
  readonly fatal: readonly string[];
  readonly warning: readonly string[];
  readonly abort: readonly string[];
  readonly findings: readonly ReportedFinding[];
  /** False where there was no document to judge: not opened, not XML, over a bound. */
  readonly readable: boolean;
}

/** The id of a finding about a file that could not be read. */
const READING = 'XML';

/** Reads and judges one item; never throws for what it holds. */
export function checkDocument(item: SourceItem): CheckedDocument {
  if (!('xml' in item)) return unreadable(item.id, item.reason, 1, 1);
  const { accepted, xsd, fatal, warning, abort, findings, readError } = validate(item.xml);
  if (readError !== undefined) {
    return unreadable(item.id, explainReadError(readError).detail, readError.line, readError.column);
  }
  return {
    id: item.id,
    accepted,
    xsd: xsd === 'valid' ? 'valid' : 'invalid',
    fatal,
    warning,
    abort,
    findings: findings.length === 0 ? [] : reported(findings, item.xml),
    readable: true,
  };
}

/** The words look at the whole document, which is read once more for them. */
function reported(findings: readonly RuleFinding[], xml: string | Uint8Array): readonly ReportedFinding[] {
  const read = readXml(xml);
  const context = read.ok ? { document: read.root } : {};
  const isTransport = read.ok && isTransportDocument(read.root);
  const explain = isTransport ? explainTransportFinding : explainFinding;
  return findings.map((finding) => ({ ...finding, message: explain(finding, context).detail }));
}

function unreadable(id: string, message: string, line: number, column: number): CheckedDocument {
  const severity: Severity = 'fatal';
  const finding = { rule: READING, severity, path: '', line, column, values: {}, message };
  return {
    id,
    accepted: false,
    xsd: 'invalid',
    fatal: [],
    warning: [],
    abort: [],
    findings: [finding],
    readable: false,
  };
}
