import type { UnexpectedRow } from './unexpected-row';

/** Rules UBL-CR-001 to -264: document, references, seller, buyer. */
export const UNEXPECTED_IN_HEADER: readonly UnexpectedRow[] = [
  [
    '',
    '001 UBLExtensions 003 ProfileExecutionID CopyIndicator UUID IssueTime PricingCurrencyCode PaymentCurrencyCode PaymentAlternativeCurrencyCode AccountingCostCode LineCountNumeric 077 StatementDocumentReference 137 Signature 294 BuyerCustomerParty SellerSupplierParty 410 DeliveryTerms 470 PrepaidPayment 490 TaxExchangeRate PricingExchangeRate PaymentExchangeRate PaymentAlternativeExchangeRate 513 WithholdingTaxTotal',
  ],
  ['InvoicePeriod', '012 StartTime EndTime DurationMeasure Description'],
  ['OrderReference', '016 CopyIndicator UUID IssueDate IssueTime CustomerReference OrderTypeCode DocumentReference'],
  [
    'BillingReference/InvoiceDocumentReference',
    '023 CopyIndicator UUID IssueTime DocumentTypeCode DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode DocumentDescription Attachment ValidityPeriod IssuerParty ResultOfVerification',
  ],
  [
    'BillingReference',
    '038 SelfBilledInvoiceDocumentReference CreditNoteDocumentReference SelfBilledCreditNoteDocumentReference DebitNoteDocumentReference ReminderDocumentReference AdditionalDocumentReference BillingReferenceLine',
  ],
  [
    'DespatchDocumentReference',
    '045 CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode DocumentDescription Attachment ValidityPeriod IssuerParty ResultOfVerification',
  ],
  [
    'ReceiptDocumentReference',
    '061 CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode DocumentDescription Attachment ValidityPeriod IssuerParty ResultOfVerification',
  ],
  [
    'OriginatorDocumentReference',
    '078 CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode DocumentDescription Attachment ValidityPeriod IssuerParty ResultOfVerification',
  ],
  [
    'ContractDocumentReference',
    '094 CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode DocumentDescription Attachment ValidityPeriod IssuerParty ResultOfVerification',
  ],
  [
    'AdditionalDocumentReference',
    '110 CopyIndicator UUID IssueDate IssueTime DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode 131 ValidityPeriod IssuerParty ResultOfVerification',
  ],
  [
    'AdditionalDocumentReference/Attachment/ExternalReference',
    '121 DocumentHash HashAlgorithmMethod ExpiryDate ExpiryTime MimeCode FormatCode EncodingCode CharacterSetCode FileName Description',
  ],
  ['ProjectReference', '134 UUID IssueDate WorkPhaseReference'],
  [
    'AccountingSupplierParty',
    '138 CustomerAssignedAccountID AdditionalAccountID DataSendingCapability 198 DespatchContact AccountingContact SellerContact',
  ],
  [
    'AccountingSupplierParty/Party',
    '141 MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID IndustryClassificationCode Language 168 PhysicalLocation 193 Person AgentParty ServiceProviderParty PowerOfAttorney FinancialAccount',
  ],
  [
    'AccountingSupplierParty/Party/PostalAddress',
    '147 ID AddressTypeCode AddressFormatCode Postbox Floor Room BlockName BuildingName BuildingNumber InhouseMail Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CountrySubentityCode Region District TimezoneOffset 167 LocationCoordinate',
  ],
  ['AccountingSupplierParty/Party/PostalAddress/Country', '166 Name'],
  [
    'AccountingSupplierParty/Party/PartyTaxScheme',
    '169 RegistrationName TaxLevelCode ExemptionReasonCode ExemptionReason RegistrationAddress',
  ],
  [
    'AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme',
    '174 Name TaxTypeCode CurrencyCode JurisdictionRegionAddress',
  ],
  [
    'AccountingSupplierParty/Party/PartyLegalEntity',
    '178 RegistrationDate RegistrationExpirationDate CompanyLegalFormCode SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount FullyPaidSharesIndicator RegistrationAddress CorporateRegistrationScheme HeadOfficeParty ShareholderParty',
  ],
  ['AccountingSupplierParty/Party/Contact', '189 ID Telefax Note OtherCommunication'],
  [
    'AccountingCustomerParty',
    '201 CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID 262 DeliveryContact AccountingContact BuyerContact',
  ],
  [
    'AccountingCustomerParty/Party',
    '204 MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID IndustryClassificationCode Language 231 PhysicalLocation 257 Person AgentParty ServiceProviderParty PowerOfAttorney FinancialAccount',
  ],
  [
    'AccountingCustomerParty/Party/PostalAddress',
    '210 ID AddressTypeCode AddressFormatCode Postbox Floor Room BlockName BuildingName BuildingNumber InhouseMail Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CountrySubentityCode Region District TimezoneOffset 230 LocationCoordinate',
  ],
  ['AccountingCustomerParty/Party/PostalAddress/Country', '229 Name'],
  [
    'AccountingCustomerParty/Party/PartyTaxScheme',
    '232 RegistrationName TaxLevelCode ExemptionReasonCode ExemptionReason RegistrationAddress',
  ],
  [
    'AccountingCustomerParty/Party/PartyTaxScheme/TaxScheme',
    '237 Name TaxTypeCode CurrencyCode JurisdictionRegionAddress',
  ],
  [
    'AccountingCustomerParty/Party/PartyLegalEntity',
    '241 RegistrationDate RegistrationExpirationDate CompanyLegalFormCode CompanyLegalForm SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount FullyPaidSharesIndicator RegistrationAddress CorporateRegistrationScheme HeadOfficeParty ShareholderParty',
  ],
  ['AccountingCustomerParty/Party/Contact', '253 ID Telefax Note OtherCommunication'],
];
