/** What the page of a document asks of the worker beside the invoice itself: verdict, attachments, every value, the XML as a tree. */
import { decodeBase64 } from '../../domain/invoice/attachments/base64';
import { type JudgedAttachment, judgeAttachment } from '../../domain/invoice/attachments/judge-attachment';
import { summarizeCii } from '../../domain/invoice/cii/summarize-cii';
import type { SupportingDocument } from '../../domain/invoice/invoice';
import { type DocumentTerm, documentTerms } from '../../domain/invoice/terms/document-terms';
import { type XmlRow, xmlRows } from '../../domain/invoice/terms/xml-rows';
import { readReferences } from '../../domain/invoice/ubl/read/read-references';
import type { UblProblem } from '../../domain/invoice/ubl/read/ubl-problem';
import { readUbl, ublKind } from '../../domain/invoice/ubl/read-ubl';
import { summarizeUbl, type UblSummary } from '../../domain/invoice/ubl/summarize-ubl';
import { explainFinding } from '../../domain/invoice/validation/explain/explain-finding';
import { withoutTwins } from '../../domain/invoice/validation/explain/twin-rules';
import { validateTree } from '../../domain/invoice/validation/validate';
import { readXml } from '../../domain/xml/read-xml';
import type { XmlElement, XmlReadError } from '../../domain/xml/xml-element';
import type { ExplainedFinding } from './repair-file';

export interface InspectedDocument {
  /** `other`: XML, but neither a UBL invoice or credit note nor a Cross Industry Invoice. */
  readonly kind: 'ubl' | 'cii' | 'other' | 'unreadable';
  readonly readError: XmlReadError | null;
  readonly summary: UblSummary | null;
  /** Why no paper can be made of a UBL document; empty where one can. */
  readonly problems: readonly UblProblem[];
  /** Of the official rules, those that refuse first; none for what they are not made for. */
  readonly findings: readonly ExplainedFinding[];
  readonly attachments: readonly JudgedAttachment[];
}

const NOTHING = { readError: null, summary: null, problems: [], findings: [], attachments: [] };

export function inspectDocument(bytes: Uint8Array): InspectedDocument {
  const read = readXml(bytes);
  if (!read.ok) return { ...NOTHING, kind: 'unreadable', readError: read.error };
  const { root } = read;
  if (ublKind(root) !== undefined) return inspectUbl(root);
  const summary = summarizeCii(root) ?? null;
  return { ...NOTHING, kind: summary === null ? 'other' : 'cii', summary };
}

function inspectUbl(root: XmlElement): InspectedDocument {
  const invoice = readUbl(root);
  return {
    kind: 'ubl',
    readError: null,
    summary: summarizeUbl(root) ?? null,
    problems: invoice.ok ? [] : invoice.problems,
    findings: explained(root),
    attachments: documentsOf(root).map(judgeAttachment),
  };
}

function documentsOf(root: XmlElement): readonly SupportingDocument[] {
  const kind = ublKind(root);
  return kind === undefined ? [] : readReferences(root, kind).supportingDocuments;
}

function explained(root: XmlElement): readonly ExplainedFinding[] {
  const { findings } = validateTree(root);
  const fatal = withoutTwins(findings.filter(({ severity }) => severity === 'fatal'));
  const warnings = withoutTwins(findings.filter(({ severity }) => severity !== 'fatal'));
  return [...fatal, ...warnings].map((finding) => ({
    finding,
    explanation: explainFinding(finding, { document: root }),
  }));
}

/** Empty for what is no UBL document. */
export function termsOfDocument(bytes: Uint8Array): readonly DocumentTerm[] {
  const read = readXml(bytes);
  return read.ok && ublKind(read.root) !== undefined ? documentTerms(read.root) : [];
}

/** Empty for what cannot be read. */
export function rowsOfDocument(bytes: Uint8Array): readonly XmlRow[] {
  const read = readXml(bytes);
  return read.ok ? xmlRows(read.root) : [];
}

/** The content of one attachment, by its place among those of the document; null where there is none. */
export function contentOfAttachment(bytes: Uint8Array, index: number): Uint8Array<ArrayBuffer> | null {
  const read = readXml(bytes);
  const attached = read.ok ? documentsOf(read.root)[index]?.attached : undefined;
  return attached === undefined ? null : decodeBase64(attached.base64);
}

/** Numbers of the invoices that a document names as changed by it (BT-25). */
export function precedingNumbers(bytes: Uint8Array): readonly string[] {
  const read = readXml(bytes);
  const kind = read.ok ? ublKind(read.root) : undefined;
  if (!read.ok || kind === undefined) return [];
  return readReferences(read.root, kind).precedingInvoices.map(({ number }) => number);
}
