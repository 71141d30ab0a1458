/** The stand-in's look at a document: the shared XML reader and the validation port, both given by the composition. */
import type { XmlElement, XmlReadError } from '@/domain/xml/xml-element';
import type { CheckDocument, FiledDocument } from './document-check';
import { parserWords } from './parser-words';

/** What the validation port answers, in the words an errors document carries. */
export interface RuleVerdict {
  /** False: the schema refuses it, which ANAF says at upload already. */
  readonly schemaValid: boolean;
  readonly errors: readonly string[];
}

export interface DocumentReading {
  readonly readXml: (bytes: Uint8Array) => { ok: true; root: XmlElement } | { ok: false; error: XmlReadError };
  readonly validate: (bytes: Uint8Array, root: XmlElement) => RuleVerdict;
}

const NOTE = 'mfp:anaf:dgti:spv:reqMesaj:v1';

export function createDocumentCheck({ readXml, validate }: DocumentReading): CheckDocument {
  return (bytes) => {
    const read = readXml(bytes);
    if (!read.ok) return { kind: 'unreadable', message: parserWords(read.error) };
    if (read.root.namespace === NOTE) return { kind: 'note', about: attribute(read.root, 'index_incarcare') };
    // The rules at hand are UBL's; a CII document is taken as it is.
    if (read.root.name === 'CrossIndustryInvoice')
      return { kind: 'document', document: filedCii(read.root), errors: [] };
    const verdict = validate(bytes, read.root);
    if (!verdict.schemaValid) return { kind: 'unreadable', message: verdict.errors[0] ?? 'cvc-complex-type.2.4.a' };
    return { kind: 'document', document: filedDocument(read.root), errors: verdict.errors };
  };
}

function filedDocument(root: XmlElement): FiledDocument {
  return {
    root: root.name,
    sellerCif: fiscalCode(at(root, 'AccountingSupplierParty', 'Party')),
    buyerCif: fiscalCode(at(root, 'AccountingCustomerParty', 'Party')),
    number: textAt(root, 'ID'),
    issueDate: textAt(root, 'IssueDate'),
    total: textAt(root, 'LegalMonetaryTotal', 'TaxInclusiveAmount'),
    note: textAt(root, 'Note'),
  };
}

function filedCii(root: XmlElement): FiledDocument {
  const trade = at(root, 'SupplyChainTradeTransaction');
  const parties = at(trade, 'ApplicableHeaderTradeAgreement');
  const settled = at(trade, 'ApplicableHeaderTradeSettlement', 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const code = (party: XmlElement | undefined): string => bare(textAt(party, 'SpecifiedTaxRegistration', 'ID'));
  return {
    root: root.name,
    sellerCif: code(at(parties, 'SellerTradeParty')),
    buyerCif: code(at(parties, 'BuyerTradeParty')),
    number: textAt(root, 'ExchangedDocument', 'ID'),
    issueDate: textAt(root, 'ExchangedDocument', 'IssueDateTime', 'DateTimeString'),
    total: textAt(settled, 'GrandTotalAmount'),
    note: '',
  };
}

function attribute(element: XmlElement, name: string): string {
  return element.attributes.find((one) => one.name === name)?.value ?? '';
}

/** VAT identifier, else the legal registration, digits only. */
function fiscalCode(party: XmlElement | undefined): string {
  const code = textAt(party, 'PartyTaxScheme', 'CompanyID') || textAt(party, 'PartyLegalEntity', 'CompanyID');
  return bare(code);
}

function bare(code: string): string {
  return code.replace(/^RO/i, '').trim();
}

function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let current = element;
  for (const name of path) current = current?.children.find((child) => child.name === name);
  return current;
}

function textAt(element: XmlElement | undefined, ...path: readonly string[]): string {
  return at(element, ...path)?.text.trim() ?? '';
}
