import type { UnexpectedRow } from './unexpected-row';

/** Rules UBL-CR-515 to -682: lines, and patterns over the whole document. */
export const UNEXPECTED_IN_LINES: readonly UnexpectedRow[] = [
  [
    'Line',
    '515 UUID TaxPointDate AccountingCostCode PaymentPurposeCode FreeOfChargeIndicator 529 DespatchLineReference ReceiptLineReference BillingReference 548 PricingReference OriginatorParty Delivery PaymentTerms 561 TaxTotal WithholdingTaxTotal 645 DeliveryTerms SubInvoiceLine ItemPriceExtension',
  ],
  ['Line/InvoicePeriod', '520 StartTime EndTime DurationMeasure DescriptionCode Description'],
  ['Line/OrderLineReference', '525 SalesOrderLineID UUID LineStatusCode OrderReference'],
  [
    'Line/DocumentReference',
    '532 CopyIndicator UUID IssueDate IssueTime 537 DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode DocumentDescription Attachment ValidityPeriod IssuerParty ResultOfVerification',
  ],
  [
    'Line/AllowanceCharge',
    '552 ID PrepaidIndicator SequenceNumeric AccountingCostCode AccountingCost PerUnitAmount TaxCategory TaxTotal PaymentMeans',
  ],
  [
    'Line/Item',
    '563 PackQuantity PackSizeNumeric CatalogueIndicator HazardousRiskIndicator AdditionalInformation Keyword BrandName ModelName 581 ManufacturersItemIdentification 587 CatalogueItemIdentification AdditionalItemIdentification CatalogueDocumentReference ItemSpecificationDocumentReference 595 TransactionConditions HazardousItem 619 ManufacturerParty InformationContentProviderParty OriginAddress ItemInstance Certificate Dimension',
  ],
  [
    'Line/Item/BuyersItemIdentification',
    '571 ExtendedID BarecodeSymbologyID PhysicalAttribute MeasurementDimension IssuerParty',
  ],
  [
    'Line/Item/SellersItemIdentification',
    '576 ExtendedID BarecodeSymbologyID PhysicalAttribute MeasurementDimension IssuerParty',
  ],
  [
    'Line/Item/StandardItemIdentification',
    '582 ExtendedID BarecodeSymbologyID PhysicalAttribute MeasurementDimension IssuerParty',
  ],
  ['Line/Item/OriginCountry', '591 Name'],
  ['Line/Item/CommodityClassification', '592 NatureCode CargoTypeCode CommodityCode'],
  [
    'Line/Item/ClassifiedTaxCategory',
    '597 Name BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason TierRange TierRatePercent',
  ],
  ['Line/Item/ClassifiedTaxCategory/TaxScheme', '604 Name TaxTypeCode CurrencyCode JurisdictionRegionAddress'],
  [
    'Line/Item/AdditionalItemProperty',
    '608 ID NameCode TestMethod ValueQuantity ValueQualifier ImportanceCode ListValue UsabilityPeriod ItemPropertyGroup RangeDimension ItemPropertyRange',
  ],
  [
    'Line/Price',
    '625 PriceChangeReason PriceTypeCode PriceType OrderableUnitFactorRate ValidityPeriod PriceList OrderableUnitFactorRate 644 PricingExchangeRate',
  ],
  [
    'Line/Price/AllowanceCharge',
    '632 ID AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric PrepaidIndicator SequenceNumeric AccountingCostCode AccountingCost PerUnitAmount TaxCategory TaxTotal PaymentMeans',
  ],
  [
    '*',
    '648 CustomizationID/@schemeID ProfileID/@schemeID ID/@schemeID SalesOrderID/@schemeID //PartyTaxScheme/CompanyID/@schemeID PaymentMeans/PaymentID/@schemeID PaymentMeans/PayeeFinancialAccount/ID/@schemeID PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID/@schemeID InvoiceTypeCode/@listID DocumentCurrencyCode/@listID TaxCurrencyCode/@listID AdditionalDocumentReference/DocumentTypeCode/@listID //Country/IdentificationCode/@listID PaymentMeans/PaymentMeansCode/@listID //AllowanceChargeReasonCode/@listID //@unitCodeListID //FinancialInstitution 667 //BuyersItemIdentification/ID/@schemeID //SellersItemIdentification/ID/@schemeID //Price/AllowanceCharge/AllowanceChargeReasonCode //Price/AllowanceCharge/AllowanceChargeReason //Price/AllowanceCharge/MultiplierFactorNumeric CreditNoteTypeCode/@listID 674 //PrimaryAccountNumber/@schemeID //CardAccount/NetworkID/@schemeID //PaymentMandate/ID/@schemeID //PaymentMandate/PayerFinancialAccount/ID/@schemeID //TaxCategory/ID/@schemeID //ClassifiedTaxCategory/ID/@schemeID //PaymentMeans/PayerFinancialAccount',
  ],
];
