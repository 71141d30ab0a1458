/**
 * What the document worker does: makes the XML of a draft, reads documents back, gives verdicts. Plain functions over
 * bytes, so that they are tested without a worker; only the judges of open drafts keep what they saw.
 */

import { sha256Hex } from '@/db/archive/sha256-hex';
import { type AttachedFiles, NO_FILES } from '../../domain/invoice/attachments/attached-documents';
import type { DraftProblem } from '../../domain/invoice/draft-problem';
import type { Invoice } from '../../domain/invoice/invoice';
import type { InvoiceDraft } from '../../domain/invoice/invoice-draft';
import { issueInvoice } from '../../domain/invoice/issue-invoice';
import { buildUbl } from '../../domain/invoice/ubl/build-ubl';
import { readUbl } from '../../domain/invoice/ubl/read-ubl';
import { summarizeUbl } from '../../domain/invoice/ubl/summarize-ubl';
import { withoutTwins } from '../../domain/invoice/validation/explain/twin-rules';
import { validate, validateTree } from '../../domain/invoice/validation/validate';
import type { Verdict } from '../../domain/invoice/validation/verdict';
import { readsAsUtf8 } from '../../domain/xml/decode-xml';
import { readXml } from '../../domain/xml/read-xml';
import type { XmlElement } from '../../domain/xml/xml-element';
import { DraftJudges } from './draft-judges';
import { excerptOfFile } from './excerpt-of-file';
import type { FileReading } from './file-reading';
import {
  contentOfAttachment,
  inspectDocument,
  precedingNumbers,
  rowsOfDocument,
  termsOfDocument,
} from './inspect-document';
import { packZip } from './pack-zip';
import { countRepairs, explainFile, repairFile } from './repair-file';
import { unpackZip } from './unpack-zip';

/** A document as it is frozen at issue: its model, its bytes as text, and their hash. */
export interface IssuedDocument {
  readonly invoice: Invoice;
  readonly xml: string;
  /** Of the XML in UTF-8. */
  readonly bytes: number;
  readonly sha256: string;
  /** Ids of the official rules that refuse it, or cannot be evaluated on it; empty where ANAF will accept it. */
  readonly refusedBy: readonly string[];
}

export type IssueOutcome =
  | { readonly ok: true; readonly document: IssuedDocument }
  | { readonly ok: false; readonly problems: readonly DraftProblem[] };

export async function issueDocument(
  draft: InvoiceDraft,
  number: string,
  files: AttachedFiles = NO_FILES,
): Promise<IssueOutcome> {
  const issued = issueInvoice(draft, number, files);
  if (!issued.ok) return issued;
  const xml = buildUbl(issued.invoice);
  const bytes = new TextEncoder().encode(xml);
  return {
    ok: true,
    document: {
      // What it brings stands in the XML; the page asks for its head and sums.
      invoice: { ...issued.invoice, supportingDocuments: [] },
      xml,
      bytes: bytes.length,
      sha256: await sha256Hex(bytes),
      refusedBy: refusingRules(validate(xml)),
    },
  };
}

function refusingRules({ accepted, abort, findings }: Verdict): readonly string[] {
  const fatal = findings.filter(({ severity }) => severity === 'fatal').map(({ rule }) => rule);
  return accepted ? [] : [...new Set([...fatal, ...abort])];
}

/** The model of an archived document; null where the bytes are no UBL invoice or credit note. */
export function readDocument(bytes: Uint8Array): Invoice | null {
  const read = readXml(bytes);
  if (!read.ok) return null;
  const result = readUbl(read.root);
  return result.ok ? result.invoice : null;
}

const NO_DOCUMENT = {
  document: null,
  readError: null,
  utf8: true,
  accepted: false,
  findings: [],
  repairs: 0,
  warnings: 0,
};

/** Everything the sending screen wants of a file, in one reading. */
export async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  const own = { sha256: await sha256Hex(bytes), bytes: bytes.byteLength };
  const read = readXml(bytes);
  if (!read.ok) return { ...own, ...NO_DOCUMENT, readError: read.error };
  const summary = summarizeUbl(read.root);
  if (summary === undefined) return { ...own, ...NO_DOCUMENT };
  const document = { ...summary, lines: countLines(read.root) };
  const utf8 = readsAsUtf8(bytes);
  return { ...own, document, readError: null, utf8, ...toldVerdict(validateTree(read.root), read.root) };
}

function toldVerdict(
  { accepted, findings }: Verdict,
  root: XmlElement,
): Pick<FileReading, 'accepted' | 'findings' | 'repairs' | 'warnings'> {
  const fatal = findings.filter(({ severity }) => severity === 'fatal');
  const told = withoutTwins(fatal);
  return { accepted, findings: told, repairs: countRepairs(root, told), warnings: findings.length - fatal.length };
}

function countLines(root: XmlElement): number {
  return root.children.filter(({ name }) => name === 'InvoiceLine' || name === 'CreditNoteLine').length;
}

const judges = new DraftJudges();

/** What the worker exposes. */
export const documentApi = {
  judgeDraft: (session: string, draft: InvoiceDraft, number: string) => judges.judge(session, draft, number),
  closeDraft: (session: string) => judges.close(session),
  issueDocument,
  readDocument,
  inspectDocument,
  termsOfDocument,
  rowsOfDocument,
  contentOfAttachment,
  precedingNumbers,
  readFile,
  explainFile,
  excerptOfFile,
  repairFile,
  unpackZip,
  packZip,
  validate,
};
export type DocumentApi = typeof documentApi;
