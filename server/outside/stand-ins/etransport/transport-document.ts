/** What the service reads of a document to file it, and what its rules say of it. */
import { explainTransportFinding } from '@/domain/transport/explain/explain-transport-finding';
import { SCHEMA_RULE } from '@/domain/transport/validation/findings';
import { judgeDeclaration } from '@/domain/transport/validation/judge-declaration';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';

export type DocumentType = 'NOT' | 'COR' | 'DEL' | 'CON' | 'MVH';

export type TransportCheck =
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'document'; readonly root: XmlElement; readonly errors: readonly string[] };

/** The schema's refusal comes at upload, the rules' with the state. */
export function checkTransport(bytes: Uint8Array): TransportCheck {
  const read = readXml(bytes);
  if (!read.ok) {
    const { line, column, message } = read.error;
    return { kind: 'unreadable', message: parserWords(line, column, message) };
  }
  const verdict = judgeDeclaration(read.root);
  const schema = verdict.findings.find(({ rule }) => rule === SCHEMA_RULE);
  if (schema !== undefined) {
    const { official } = explainTransportFinding(schema);
    return { kind: 'unreadable', message: parserWords(schema.line, schema.column, official) };
  }
  const errors = verdict.findings.map((finding) => `${finding.rule}: ${explainTransportFinding(finding).official}`);
  return { kind: 'document', root: read.root, errors: [...errors, ...verdict.abort.map((rule) => `${rule}: abort`)] };
}

function parserWords(line: number, column: number, message: string): string {
  return `org.xml.sax.SAXParseException; lineNumber: ${line}; columnNumber: ${column}; ${message}`;
}

export function attribute(element: XmlElement | undefined, name: string): string {
  return element?.attributes.find((one) => one.name === name)?.value ?? '';
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((one) => one.name === name);
}

export function typeOf(root: XmlElement): DocumentType {
  const notice = child(root, 'notificare');
  if (notice !== undefined) return child(notice, 'corectie') === undefined ? 'NOT' : 'COR';
  if (child(root, 'stergere') !== undefined) return 'DEL';
  return child(root, 'confirmare') === undefined ? 'MVH' : 'CON';
}

/** The UIT that a document speaks of; '' for a new declaration. */
export function uitOf(root: XmlElement): string {
  const [content] = root.children;
  return content?.name === 'notificare' ? attribute(child(content, 'corectie'), 'uit') : attribute(content, 'uit');
}
