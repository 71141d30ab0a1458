/** The documents an invoice refers to: BT-11 to BT-18, BG-3, BG-24. */
import type { XmlElement } from '../../../xml/xml-element';
import type { Invoice, InvoiceKind, SupportingDocument } from '../../invoice';
import { OBJECT_REFERENCE, PROJECT_REFERENCE } from '../ubl-names';
import { NO_PURCHASE_ORDER } from '../write/write-references';
import { readIdentifier } from './read-basics';
import { at, attributeOf, childOf, childrenOf, optional, textAt } from './ubl-tree';

type References = Pick<
  Invoice,
  | 'projectReference'
  | 'contractReference'
  | 'purchaseOrderReference'
  | 'salesOrderReference'
  | 'receivingAdviceReference'
  | 'despatchAdviceReference'
  | 'tenderReference'
  | 'invoicedObject'
  | 'precedingInvoices'
  | 'supportingDocuments'
>;

export function readReferences(root: XmlElement, kind: InvoiceKind): References {
  const documents = childrenOf(root, 'AdditionalDocumentReference').map(readDocument);
  const object = documents.find((one) => one.typeCode === OBJECT_REFERENCE && isBare(one));
  const project = kind === 'CreditNote' ? documents.find((one) => one.typeCode === PROJECT_REFERENCE) : undefined;
  return {
    ...optional('projectReference', project?.reference.value ?? textAt(root, 'ProjectReference/ID')),
    ...optional('contractReference', textAt(root, 'ContractDocumentReference/ID')),
    ...optional('purchaseOrderReference', purchaseOrder(root)),
    ...optional('salesOrderReference', textAt(root, 'OrderReference/SalesOrderID')),
    ...optional('receivingAdviceReference', textAt(root, 'ReceiptDocumentReference/ID')),
    ...optional('despatchAdviceReference', textAt(root, 'DespatchDocumentReference/ID')),
    ...optional('tenderReference', textAt(root, 'OriginatorDocumentReference/ID')),
    ...optional('invoicedObject', object?.reference),
    precedingInvoices: precedingIn(root),
    supportingDocuments: documents.filter((one) => one !== object && one !== project),
  };
}

function purchaseOrder(root: XmlElement): string | undefined {
  const order = childOf(root, 'OrderReference');
  const id = textAt(order, 'ID');
  return id === NO_PURCHASE_ORDER && childOf(order, 'SalesOrderID') !== undefined ? undefined : id;
}

/** BG-3 of an invoice or a credit note. */
export function precedingIn(root: XmlElement): Invoice['precedingInvoices'] {
  return childrenOf(root, 'BillingReference').flatMap(readPreceding);
}

function readPreceding(reference: XmlElement): Invoice['precedingInvoices'] {
  return ['InvoiceDocumentReference', 'CreditNoteDocumentReference']
    .flatMap((name) => childrenOf(reference, name))
    .map((one) => ({ number: textAt(one, 'ID') ?? '', ...optional('issueDate', textAt(one, 'IssueDate')) }));
}

function readDocument(element: XmlElement): SupportingDocument {
  return {
    reference: readIdentifier(childOf(element, 'ID')) ?? { value: '' },
    ...optional('typeCode', textAt(element, 'DocumentTypeCode')),
    ...optional('description', textAt(element, 'DocumentDescription')),
    ...optional('location', textAt(element, 'Attachment/ExternalReference/URI')),
    ...optional('attached', readAttached(at(element, 'Attachment/EmbeddedDocumentBinaryObject'))),
  };
}

function readAttached(element: XmlElement | undefined): SupportingDocument['attached'] {
  if (element === undefined) return undefined;
  return {
    mimeCode: attributeOf(element, 'mimeCode') ?? '',
    fileName: attributeOf(element, 'filename') ?? '',
    base64: element.text.replace(/\s+/g, ''),
  };
}

/** A reference and nothing more: what BT-18 is. */
function isBare(document: SupportingDocument): boolean {
  return document.description === undefined && document.location === undefined && document.attached === undefined;
}
