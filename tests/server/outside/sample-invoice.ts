/** A small UBL invoice with what ANAF files a document by; not meant to pass the national rules. */
export interface SampleInvoice {
  readonly number?: string;
  readonly sellerCif?: string;
  readonly buyerCif?: string;
  readonly issueDate?: string;
  readonly total?: string;
  readonly root?: 'Invoice' | 'CreditNote';
  readonly note?: string;
}

export function sampleInvoice(sample: SampleInvoice = {}): Uint8Array {
  const root = sample.root ?? 'Invoice';
  const total = sample.total ?? '121.00';
  const party = (cif: string, name: string): string =>
    `<cac:Party><cac:PostalAddress><cbc:CityName>Cluj-Napoca</cbc:CityName><cac:Country><cbc:IdentificationCode>RO</cbc:IdentificationCode></cac:Country></cac:PostalAddress>` +
    `<cac:PartyTaxScheme><cbc:CompanyID>RO${cif}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>` +
    `<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`;
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" ` +
      `xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" ` +
      `xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">` +
      `<cbc:ID>${sample.number ?? 'FCT-0001'}</cbc:ID><cbc:IssueDate>${sample.issueDate ?? '2026-03-02'}</cbc:IssueDate>` +
      `<cbc:Note>${sample.note ?? 'Mulțumim'}</cbc:Note>` +
      `<cac:AccountingSupplierParty>${party(sample.sellerCif ?? '18547290', 'Tâmplăria Codrul SRL')}</cac:AccountingSupplierParty>` +
      `<cac:AccountingCustomerParty>${party(sample.buyerCif ?? '22334455', 'Comerț Nord SRL')}</cac:AccountingCustomerParty>` +
      `<cac:LegalMonetaryTotal><cbc:TaxInclusiveAmount currencyID="RON">${total}</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>` +
      `</${root}>`,
  );
}
