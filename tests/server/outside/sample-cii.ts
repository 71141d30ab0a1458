/** A small CII invoice with what a list shows of it. */
export interface SampleCii {
  readonly seller: string;
  readonly buyer: string;
  readonly number: string;
}

export function sampleCii({ seller, buyer, number }: SampleCii): Uint8Array {
  const party = (name: string, cif: string): string =>
    `<ram:Name>${name}</ram:Name><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">RO${cif}</ram:ID></ram:SpecifiedTaxRegistration>`;
  const day = (name: string, date: string): string =>
    `<ram:${name}><udt:DateTimeString format="102">${date}</udt:DateTimeString></ram:${name}>`;
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode>${day('IssueDateTime', '20260302')}</rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty>${party('Alfa Papetărie SRL', seller)}</ram:SellerTradeParty>
      <ram:BuyerTradeParty>${party('Comerț Nord SRL', buyer)}</ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>RON</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradePaymentTerms>${day('DueDateDateTime', '20260401')}</ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="RON">21.00</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>121.00</ram:GrandTotalAmount><ram:DuePayableAmount>121.00</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`,
  );
}
