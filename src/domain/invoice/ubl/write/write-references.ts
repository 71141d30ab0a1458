/** The documents an invoice refers to (BT-11 to BT-18, BG-3, BG-24), in the order each root has them. */
import type { Invoice, SupportingDocument } from '../../invoice';
import { OBJECT_REFERENCE, PROJECT_REFERENCE } from '../ubl-names';
import { branch, leaf, type OutNode } from './out-node';
import { identifier } from './write-basics';

export function references(invoice: Invoice): (OutNode | undefined)[] {
  const originator = single('cac:OriginatorDocumentReference', invoice.tenderReference);
  const contract = single('cac:ContractDocumentReference', invoice.contractReference);
  const common = [
    order(invoice),
    ...invoice.precedingInvoices.map(precedingInvoice),
    single('cac:DespatchDocumentReference', invoice.despatchAdviceReference),
    single('cac:ReceiptDocumentReference', invoice.receivingAdviceReference),
  ];
  if (invoice.kind === 'CreditNote') return [...common, contract, ...additional(invoice), originator];
  const project = branch('cac:ProjectReference', [leaf('cbc:ID', invoice.projectReference)]);
  return [...common, originator, contract, ...additional(invoice), project];
}

/** The schema wants the order's ID even where only the seller's order is known; `NA` stands for it then. */
function order(invoice: Invoice): OutNode | undefined {
  const { purchaseOrderReference, salesOrderReference } = invoice;
  if (purchaseOrderReference === undefined && salesOrderReference === undefined) return undefined;
  return branch('cac:OrderReference', [
    leaf('cbc:ID', purchaseOrderReference ?? NO_PURCHASE_ORDER),
    leaf('cbc:SalesOrderID', salesOrderReference),
  ]);
}

export const NO_PURCHASE_ORDER = 'NA';

function precedingInvoice({ number, issueDate }: Invoice['precedingInvoices'][number]): OutNode | undefined {
  return branch('cac:BillingReference', [
    branch('cac:InvoiceDocumentReference', [leaf('cbc:ID', number), leaf('cbc:IssueDate', issueDate)]),
  ]);
}

function single(name: string, id: string | undefined): OutNode | undefined {
  return branch(name, [leaf('cbc:ID', id)]);
}

/** BT-18 first: a reader takes the first reference of its kind for it. */
function additional(invoice: Invoice): (OutNode | undefined)[] {
  const project = invoice.kind === 'CreditNote' ? invoice.projectReference : undefined;
  return [
    invoice.invoicedObject === undefined
      ? undefined
      : supportingDocument({ reference: invoice.invoicedObject, typeCode: OBJECT_REFERENCE }),
    ...invoice.supportingDocuments.map(supportingDocument),
    project === undefined
      ? undefined
      : supportingDocument({ reference: { value: project }, typeCode: PROJECT_REFERENCE }),
  ];
}

function supportingDocument(document: SupportingDocument): OutNode | undefined {
  const { attached } = document;
  return branch('cac:AdditionalDocumentReference', [
    identifier('cbc:ID', document.reference),
    leaf('cbc:DocumentTypeCode', document.typeCode),
    leaf('cbc:DocumentDescription', document.description),
    branch('cac:Attachment', [
      leaf('cbc:EmbeddedDocumentBinaryObject', attached?.base64, {
        mimeCode: attached?.mimeCode,
        filename: attached?.fileName,
      }),
      branch('cac:ExternalReference', [leaf('cbc:URI', document.location)]),
    ]),
  ]);
}
