/**
 * The official verdict on a document of ANAF's two services: a UBL invoice or credit note (e-Factura), or an e-Transport
 * declaration, told apart by the root and its namespace.
 */
import { judgeWhileReading, validateTree as validateInvoiceTree } from './invoice/validation/validate';
import type { Verdict } from './invoice/validation/verdict';
import { isTransportDocument } from './transport/transport-namespace';
import { judgeDeclaration } from './transport/validation/judge-declaration';
import { readXml } from './xml/read-xml';
import type { XmlElement } from './xml/xml-element';
import type { XmlLimits } from './xml/xml-limits';

/**
 * Schema and rules, all findings at once. Never throws for what the input holds.
 * @param xml Bytes as they are in the file, or a text already decoded.
 */
export function validate(xml: string | Uint8Array, limits?: XmlLimits): Verdict {
  const { verdict, head } = judgeWhileReading(xml, limits);
  if (head === undefined || !isTransportDocument(head)) return verdict;
  // The judge of invoices let go of what it needed no more; a declaration is short, so it is simply read again.
  const read = readXml(xml, limits);
  return read.ok ? judgeDeclaration(read.root) : verdict;
}

/** The verdict on a tree that was read, or built, before. */
export function validateTree(root: XmlElement): Verdict {
  return isTransportDocument(root) ? judgeDeclaration(root) : validateInvoiceTree(root);
}
