import type { UnexpectedRow } from './unexpected-row';

/** Rules UBL-CR-265 to -514: payee, representative, delivery, payment, allowances, totals. */
export const UNEXPECTED_IN_MIDDLE: readonly UnexpectedRow[] = [
  [
    'PayeeParty',
    '265 MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode Language PostalAddress PhysicalLocation PartyTaxScheme 288 Contact Person AgentParty ServiceProviderParty PowerOfAttorney FinancialAccount',
  ],
  [
    'PayeeParty/PartyLegalEntity',
    '275 RegistrationName RegistrationDate RegistrationExpirationDate CompanyLegalFormCode CompanyLegalForm SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount FullyPaidSharesIndicator RegistrationAddress CorporateRegistrationScheme HeadOfficeParty ShareholderParty',
  ],
  [
    'TaxRepresentativeParty',
    '296 MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode PartyIdentification Language 325 PhysicalLocation 335 PartyLegalEntity Contact Person AgentParty ServiceProviderParty PowerOfAttorney FinancialAccount',
  ],
  [
    'TaxRepresentativeParty/PostalAddress',
    '304 ID AddressTypeCode AddressFormatCode Postbox Floor Room BlockName BuildingName BuildingNumber InhouseMail Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CountrySubentityCode Region District TimezoneOffset 324 LocationCoordinate',
  ],
  ['TaxRepresentativeParty/PostalAddress/Country', '323 Name'],
  [
    'TaxRepresentativeParty/PartyTaxScheme',
    '326 RegistrationName TaxLevelCode ExemptionReasonCode ExemptionReason RegistrationAddress',
  ],
  ['TaxRepresentativeParty/PartyTaxScheme/TaxScheme', '331 Name TaxTypeCode CurrencyCode JurisdictionRegionAddress'],
  [
    'Delivery',
    '342 ID Quantity MinimumQuantity MaximumQuantity ActualDeliveryTime LatestDeliveryDate LatestDeliveryTime ReleaseID TrackingID 382 AlternativeDeliveryLocation RequestedDeliveryPeriod EstimatedDeliveryPeriod CarrierParty 404 NotifyParty Despatch DeliveryTerms MinimumDeliveryUnit MaximumDeliveryUnit Shipment 682 DeliveryAddress',
  ],
  [
    'Delivery/DeliveryLocation',
    '351 Description Conditions CountrySubentity CountrySubentityCode LocationTypeCode InformationURI Name ValidityPeriod 380 SubsidiaryLocation LocationCoordinate',
  ],
  [
    'Delivery/DeliveryLocation/Address',
    '359 ID AddressTypeCode AddressFormatCode Postbox Floor Room BlockName BuildingName BuildingNumber InhouseMail Department MarkAttention MarkCare PlotIdentification CitySubdivisionName CountrySubentityCode Region District TimezoneOffset 379 LocationCoordinate',
  ],
  ['Delivery/DeliveryLocation/Address/Country', '378 Name'],
  [
    'Delivery/DeliveryParty',
    '386 MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode PartyIdentification Language PostalAddress PhysicalLocation PartyTaxScheme PartyLegalEntity Contact Person AgentParty ServiceProviderParty PowerOfAttorney FinancialAccount',
  ],
  [
    'PaymentMeans',
    '411 ID 413 PaymentChannelCode InstructionID 434 CreditAccount 451 TradeFinancing 681 InstructionNote',
  ],
  [
    'PaymentMeans/CardAccount',
    '415 CardTypeCode ValidityStartDate ExpiryDate IssuerID IssueNumberID CV2ID CardChipCode ChipApplicationID',
  ],
  [
    'PaymentMeans/PayeeFinancialAccount',
    '424 AliasName AccountTypeCode AccountFormatCode CurrencyCode PaymentNote 433 Country',
  ],
  ['PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch', '429 Name 432 Address'],
  ['PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/FinancialInstitution', '430 Name Address'],
  [
    'PaymentMeans/PaymentMandate',
    '435 MandateTypeCode MaximumPaymentInstructionsNumeric MaximumPaidAmount SignatureID PayerParty 448 ValidityPeriod PaymentReversalPeriod Clause',
  ],
  [
    'PaymentMeans/PaymentMandate/PayerFinancialAccount',
    '440 Name AliasName AccountTypeCode AccountFormatCode CurrencyCode PaymentNote FinancialInstitutionBranch Country',
  ],
  [
    'PaymentTerms',
    '452 ID PaymentMeansID PrepaidPaymentReferenceID ReferenceEventCode SettlementDiscountPercent PenaltySurchargePercent PaymentPercent Amount SettlementDiscountAmount PenaltyAmount PaymentTermsDetailsURI PaymentDueDate InstallmentDueDate InvoicingPartyReference SettlementPeriod PenaltyPeriod ExchangeRate ValidityPeriod',
  ],
  [
    'AllowanceCharge',
    '471 ID PrepaidIndicator SequenceNumeric AccountingCostCode AccountingCost PerUnitAmount 488 TaxTotal PaymentMeans',
  ],
  [
    'AllowanceCharge/TaxCategory',
    '477 Name BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason TierRange TierRatePercent',
  ],
  ['AllowanceCharge/TaxCategory/TaxScheme', '484 Name TaxTypeCode CurrencyCode JurisdiccionRegionAddress'],
  ['TaxTotal', '494 RoundingAmount TaxEvidenceIndicator TaxIncludedIndicator'],
  [
    'TaxTotal/TaxSubtotal',
    '497 CalculationSequenceNumeric TransactionCurrencyTaxAmount Percent BaseUnitMeasure PerUnitAmount TierRange TierRatePercent',
  ],
  ['TaxTotal/TaxSubtotal/TaxCategory', '504 Name BaseUnitMeasure PerUnitAmount TierRange TierRatePercent'],
  ['TaxTotal/TaxSubtotal/TaxCategory/TaxScheme', '509 Name TaxTypeCode CurrencyCode JurisdictionRegionAddress'],
  ['LegalMonetaryTotal', '514 PayableAlternativeAmount'],
];
