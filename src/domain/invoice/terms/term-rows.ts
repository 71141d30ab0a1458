/**
 * What each leaf of a UBL invoice or credit note means, by its path below the root. The rows of the editor's fields, and those that
 * no field of the editor is for: a due date of a credit note, schemes of identifiers, what is said of a list or a content.
 */
import type { FieldArea, FieldRow } from '../validation/explain/fields/field-ref';
import { FIELD_ROWS } from '../validation/explain/fields/field-rows';

export interface TermRow {
  /** `BT-1`, `BT-29-1`; '' for what EN 16931 has no term for. */
  readonly term: string;
  readonly name: string;
  readonly area: FieldArea;
}

/** Terms of UBL that stand elsewhere than the editor's field, or only say of what kind another is (EN 16931-3-2, table 4). */
const MORE: Readonly<Record<string, readonly [area: FieldArea, term: string, name: string]>> = {
  'PaymentMeans/PaymentDueDate': ['header', 'BT-9', 'scadența'],
  'PaymentMeans/CardAccount/NetworkID': ['payment', '', 'rețeaua cardului'],
  'PaymentMeans/InstructionNote': ['payment', '', 'nota instrucțiunii de plată'],
  'InvoicedObject/DocumentTypeCode': ['references', '', 'felul referinței'],
  'ProjectReference/DocumentTypeCode': ['references', '', 'felul referinței'],
  UBLVersionID: ['document', '', 'versiunea UBL'],
  'InvoicedObject/ID/@schemeID': ['references', 'BT-18-1', 'schema identificatorului obiectului facturat'],
  'AccountingSupplierParty/Party/PartyIdentification/ID/@schemeID': [
    'seller',
    'BT-29-1',
    'schema identificatorului furnizorului',
  ],
  'AccountingSupplierParty/Party/PartyLegalEntity/CompanyID/@schemeID': [
    'seller',
    'BT-30-1',
    'schema numărului de înregistrare al furnizorului',
  ],
  'AccountingSupplierParty/Party/EndpointID/@schemeID': [
    'seller',
    'BT-34-1',
    'schema adresei electronice a furnizorului',
  ],
  'AccountingCustomerParty/Party/PartyIdentification/ID/@schemeID': [
    'buyer',
    'BT-46-1',
    'schema identificatorului cumpărătorului',
  ],
  'AccountingCustomerParty/Party/PartyLegalEntity/CompanyID/@schemeID': [
    'buyer',
    'BT-47-1',
    'schema numărului de înregistrare al cumpărătorului',
  ],
  'AccountingCustomerParty/Party/EndpointID/@schemeID': [
    'buyer',
    'BT-49-1',
    'schema adresei electronice a cumpărătorului',
  ],
  'PayeeParty/PartyIdentification/ID/@schemeID': ['payee', 'BT-60-1', 'schema identificatorului beneficiarului plății'],
  'PayeeParty/PartyLegalEntity/CompanyID/@schemeID': [
    'payee',
    'BT-61-1',
    'schema numărului de înregistrare al beneficiarului plății',
  ],
  'Delivery/DeliveryLocation/ID/@schemeID': ['delivery', 'BT-71-1', 'schema identificatorului locului de livrare'],
  'BillingReference/CreditNoteDocumentReference/ID': ['references', 'BT-25', 'numărul facturii anterioare'],
  'BillingReference/CreditNoteDocumentReference/IssueDate': ['references', 'BT-26', 'data facturii anterioare'],
  'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject/@mimeCode': [
    'attachments',
    'BT-125-1',
    'felul documentului atașat',
  ],
  'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject/@filename': [
    'attachments',
    'BT-125-2',
    'numele fișierului atașat',
  ],
  'Line/DocumentReference/ID/@schemeID': ['lines', 'BT-128-1', 'schema identificatorului obiectului facturat pe linie'],
  'Line/DocumentReference/DocumentTypeCode': ['lines', 'BT-128', 'felul obiectului facturat pe linie'],
  'Line/Item/StandardItemIdentification/ID/@schemeID': ['lines', 'BT-157-1', 'schema codului standard al articolului'],
  'Line/Item/CommodityClassification/ItemClassificationCode/@listID': [
    'lines',
    'BT-158-1',
    'lista codului de clasificare al articolului',
  ],
  'Line/Item/CommodityClassification/ItemClassificationCode/@listVersionID': [
    'lines',
    'BT-158-2',
    'versiunea listei codului de clasificare al articolului',
  ],
};

let rows: ReadonlyMap<string, TermRow> | null = null;

/** By a path as field-ref.ts writes it; undefined for what is neither of the standard nor known beside it. */
export function termRow(path: string): TermRow | undefined {
  rows ??= new Map([...fieldRows(), ...moreRows()]);
  return rows.get(path);
}

function fieldRows(): readonly (readonly [string, TermRow])[] {
  return Object.entries<FieldRow>(FIELD_ROWS)
    .filter(([, [term]]) => term.startsWith('BT-'))
    .map(([key, [term, path, name]]) => [path, { term, name, area: areaOf(key) }]);
}

function moreRows(): readonly (readonly [string, TermRow])[] {
  return Object.entries(MORE).map(([path, [area, term, name]]) => [path, { area, term, name }]);
}

const AREAS: readonly FieldArea[] = [
  ...(['document', 'header', 'references', 'notes', 'seller', 'buyer', 'payee', 'representative'] as const),
  ...(['delivery', 'payment', 'allowances', 'charges', 'totals', 'taxBreakdown', 'attachments', 'lines'] as const),
];

function areaOf(key: string): FieldArea {
  return AREAS.find((area) => key.startsWith(`${area}.`)) ?? 'document';
}
