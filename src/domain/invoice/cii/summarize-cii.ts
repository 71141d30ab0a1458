/** What lists need of a UN/CEFACT Cross Industry Invoice (EN 16931-3-3), as of a UBL document; what is not there is ''. */
import { type DecimalText, isDecimalText } from '../../money/decimal-text';
import type { XmlElement } from '../../xml/xml-element';
import type { IsoDate } from '../invoice';
import { at, attributeOf, childOf, childrenOf, textAt, textOf } from '../ubl/read/ubl-tree';
import { distinctAccounts, type PartySummary, type UblSummary } from '../ubl/summarize-ubl';

const NAMESPACE = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
/** BT-3 of credit notes (UNTDID 1001 as EN 16931 has it). */
const CREDIT_NOTES = new Set(['261', '262', '296', '308', '381', '396', '420', '458', '532']);

/** Undefined where the root is not a CII document. */
export function summarizeCii(root: XmlElement): UblSummary | undefined {
  if (root.name !== 'CrossIndustryInvoice' || root.namespace !== NAMESPACE) return undefined;
  const trade = childOf(root, 'SupplyChainTradeTransaction');
  const parties = childOf(trade, 'ApplicableHeaderTradeAgreement');
  const settlement = childOf(trade, 'ApplicableHeaderTradeSettlement');
  const sums = childOf(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const typeCode = textAt(root, 'ExchangedDocument/TypeCode') ?? '';
  const currency = textAt(settlement, 'InvoiceCurrencyCode') ?? '';
  return {
    kind: CREDIT_NOTES.has(typeCode) ? 'CreditNote' : 'Invoice',
    typeCode,
    number: textAt(root, 'ExchangedDocument/ID') ?? '',
    issueDate: dayAt(root, 'ExchangedDocument/IssueDateTime/DateTimeString'),
    dueDate: dayAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'),
    currency,
    seller: partySummary(childOf(parties, 'SellerTradeParty')),
    buyer: partySummary(childOf(parties, 'BuyerTradeParty')),
    net: decimal(textAt(sums, 'TaxBasisTotalAmount')),
    vat: vatIn(sums, (stated) => stated === undefined || stated === currency),
    total: decimal(textAt(sums, 'GrandTotalAmount')),
    payable: decimal(textAt(sums, 'DuePayableAmount')),
    vatInTaxCurrency: vatIn(sums, (stated) => stated !== undefined && stated !== currency),
    precedingNumber: textAt(settlement, 'InvoiceReferencedDocument/IssuerAssignedID') ?? '',
    accounts: distinctAccounts(
      childrenOf(settlement, 'SpecifiedTradeSettlementPaymentMeans').map((means) => {
        const account = childOf(means, 'PayeePartyCreditorFinancialAccount');
        return textAt(account, 'IBANID') ?? textAt(account, 'ProprietaryID');
      }),
    ),
  };
}

function vatIn(sums: XmlElement | undefined, wanted: (currency: string | undefined) => boolean) {
  const total = childrenOf(sums, 'TaxTotalAmount').find((one) => wanted(attributeOf(one, 'currencyID')));
  return decimal(textOf(total));
}

function partySummary(party: XmlElement | undefined): PartySummary {
  const registrations = childrenOf(party, 'SpecifiedTaxRegistration').map((one) => childOf(one, 'ID'));
  const vat = registrations.find((id) => attributeOf(id, 'schemeID') === 'VA') ?? registrations[0];
  return {
    name: textAt(party, 'Name') ?? '',
    taxId: textOf(vat) ?? textAt(party, 'SpecifiedLegalOrganization/ID') ?? '',
    country: textAt(party, 'PostalTradeAddress/CountryID') ?? '',
  };
}

/** Format 102 is yyyyMMdd; any other is not a day of the standard's. */
function dayAt(element: XmlElement | undefined, path: string): IsoDate {
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(textOf(at(element, path)) ?? '');
  return digits === null ? '' : `${digits[1]}-${digits[2]}-${digits[3]}`;
}

function decimal(text: string | undefined): DecimalText | undefined {
  return text !== undefined && isDecimalText(text) ? text : undefined;
}
