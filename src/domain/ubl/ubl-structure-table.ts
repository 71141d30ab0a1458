/**
 * The UBL 2.1 schema of Invoice and CreditNote (OASIS XSD), made by scripts/generate-reference-tables.mjs from
 * reference/ubl21-structure.json. Not edited by hand.
 *
 * A sequence lists the children in order: `Name` exactly one, `Name?` at most one, `Name+` at least one, `Name*` any
 * number. A name without prefix is the only one of that name in `cac` or `cbc`.
 */
export const ROOT_SEQUENCES: Readonly<Record<string, string>> = {
  Invoice:
    'ext:UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID? IssueDate IssueTime? DueDate? InvoiceTypeCode? Note* TaxPointDate? DocumentCurrencyCode? TaxCurrencyCode? PricingCurrencyCode? PaymentCurrencyCode? PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost? LineCountNumeric? BuyerReference? InvoicePeriod* OrderReference? BillingReference* DespatchDocumentReference* ReceiptDocumentReference* StatementDocumentReference* OriginatorDocumentReference* ContractDocumentReference* AdditionalDocumentReference* ProjectReference* Signature* AccountingSupplierParty AccountingCustomerParty PayeeParty? BuyerCustomerParty? SellerSupplierParty? TaxRepresentativeParty? Delivery* DeliveryTerms? PaymentMeans* PaymentTerms* PrepaidPayment* AllowanceCharge* TaxExchangeRate? PricingExchangeRate? PaymentExchangeRate? PaymentAlternativeExchangeRate? TaxTotal* WithholdingTaxTotal* LegalMonetaryTotal InvoiceLine+',
  CreditNote:
    'ext:UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID CopyIndicator? UUID? IssueDate IssueTime? TaxPointDate? CreditNoteTypeCode? Note* DocumentCurrencyCode? TaxCurrencyCode? PricingCurrencyCode? PaymentCurrencyCode? PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost? LineCountNumeric? BuyerReference? InvoicePeriod* DiscrepancyResponse* OrderReference? BillingReference* DespatchDocumentReference* ReceiptDocumentReference* ContractDocumentReference* AdditionalDocumentReference* StatementDocumentReference* OriginatorDocumentReference* Signature* AccountingSupplierParty AccountingCustomerParty PayeeParty? BuyerCustomerParty? SellerSupplierParty? TaxRepresentativeParty? Delivery* DeliveryTerms* PaymentMeans* PaymentTerms* TaxExchangeRate? PricingExchangeRate? PaymentExchangeRate? PaymentAlternativeExchangeRate? AllowanceCharge* TaxTotal* LegalMonetaryTotal CreditNoteLine+',
};

/** Children of an aggregate type, by the type's name without `Type`. */
export const AGGREGATE_SEQUENCES: Readonly<Record<string, string>> = {
  ExtensionContent: '*any*',
  UBLExtension:
    'ID? Name? ext:ExtensionAgencyID? ext:ExtensionAgencyName? ext:ExtensionVersionID? ext:ExtensionAgencyURI? ext:ExtensionURI? ext:ExtensionReasonCode? ext:ExtensionReason? ext:ExtensionContent',
  UBLExtensions: 'ext:UBLExtension+',
  Period: 'StartDate? StartTime? EndDate? EndTime? DurationMeasure? DescriptionCode* Description*',
  ExternalReference:
    'URI? DocumentHash? HashAlgorithmMethod? ExpiryDate? ExpiryTime? MimeCode? FormatCode? EncodingCode? CharacterSetCode? FileName? Description*',
  Attachment: 'EmbeddedDocumentBinaryObject? ExternalReference?',
  PartyIdentification: 'ID',
  PartyName: 'Name',
  Language: 'ID? Name? LocaleCode?',
  AddressLine: 'Line',
  Country: 'IdentificationCode? Name?',
  LocationCoordinate:
    'CoordinateSystemCode? LatitudeDegreesMeasure? LatitudeMinutesMeasure? LatitudeDirectionCode? LongitudeDegreesMeasure? LongitudeMinutesMeasure? LongitudeDirectionCode? AltitudeMeasure?',
  Address:
    'ID? AddressTypeCode? AddressFormatCode? Postbox? Floor? Room? StreetName? AdditionalStreetName? BlockName? BuildingName? BuildingNumber? InhouseMail? Department? MarkAttention? MarkCare? PlotIdentification? CitySubdivisionName? CityName? PostalZone? CountrySubentity? CountrySubentityCode? Region? District? TimezoneOffset? AddressLine* Country? LocationCoordinate*',
  Location:
    'ID? Description* Conditions* CountrySubentity? CountrySubentityCode? LocationTypeCode? InformationURI? Name? ValidityPeriod* Address? SubsidiaryLocation* LocationCoordinate*',
  TaxScheme: 'ID? Name? TaxTypeCode? CurrencyCode? JurisdictionRegionAddress*',
  PartyTaxScheme:
    'RegistrationName? CompanyID? TaxLevelCode? ExemptionReasonCode? ExemptionReason* RegistrationAddress? TaxScheme',
  CorporateRegistrationScheme: 'ID? Name? CorporateRegistrationTypeCode? JurisdictionRegionAddress*',
  ShareholderParty: 'PartecipationPercent? Party?',
  PartyLegalEntity:
    'RegistrationName? CompanyID? RegistrationDate? RegistrationExpirationDate? CompanyLegalFormCode? CompanyLegalForm? SoleProprietorshipIndicator? CompanyLiquidationStatusCode? CorporateStockAmount? FullyPaidSharesIndicator? RegistrationAddress? CorporateRegistrationScheme? HeadOfficeParty? ShareholderParty*',
  Communication: 'ChannelCode? Channel? Value?',
  Contact: 'ID? Name? Telephone? Telefax? ElectronicMail? Note* OtherCommunication*',
  FinancialInstitution: 'ID? Name? Address?',
  Branch: 'ID? Name? FinancialInstitution? Address?',
  FinancialAccount:
    'ID? Name? AliasName? AccountTypeCode? AccountFormatCode? CurrencyCode? PaymentNote* FinancialInstitutionBranch? Country?',
  Person:
    'ID? FirstName? FamilyName? Title? MiddleName? OtherName? NameSuffix? JobTitle? NationalityID? GenderCode? BirthDate? BirthplaceName? OrganizationDepartment? Contact? FinancialAccount? IdentityDocumentReference* ResidenceAddress?',
  ServiceProviderParty: 'ID? ServiceTypeCode? ServiceType* Party SellerContact?',
  PowerOfAttorney:
    'ID? IssueDate? IssueTime? Description* NotaryParty? AgentParty WitnessParty* MandateDocumentReference*',
  Party:
    'MarkCareIndicator? MarkAttentionIndicator? WebsiteURI? LogoReferenceID? EndpointID? IndustryClassificationCode? PartyIdentification* PartyName* Language? PostalAddress? PhysicalLocation? PartyTaxScheme* PartyLegalEntity* Contact? Person* AgentParty? ServiceProviderParty* PowerOfAttorney* FinancialAccount?',
  ResultOfVerification:
    'ValidatorID? ValidationResultCode? ValidationDate? ValidationTime? ValidateProcess? ValidateTool? ValidateToolVersion? SignatoryParty?',
  DocumentReference:
    'ID CopyIndicator? UUID? IssueDate? IssueTime? DocumentTypeCode? DocumentType? XPath* LanguageID? LocaleCode? VersionID? DocumentStatusCode? DocumentDescription* Attachment? ValidityPeriod? IssuerParty? ResultOfVerification?',
  OrderReference:
    'ID SalesOrderID? CopyIndicator? UUID? IssueDate? IssueTime? CustomerReference? OrderTypeCode? DocumentReference?',
  TaxCategory:
    'ID? Name? Percent? BaseUnitMeasure? PerUnitAmount? TaxExemptionReasonCode? TaxExemptionReason* TierRange? TierRatePercent? TaxScheme',
  TaxSubtotal:
    'TaxableAmount? TaxAmount CalculationSequenceNumeric? TransactionCurrencyTaxAmount? Percent? BaseUnitMeasure? PerUnitAmount? TierRange? TierRatePercent? TaxCategory',
  TaxTotal: 'TaxAmount RoundingAmount? TaxEvidenceIndicator? TaxIncludedIndicator? TaxSubtotal*',
  CardAccount:
    'PrimaryAccountNumberID NetworkID CardTypeCode? ValidityStartDate? ExpiryDate? IssuerID? IssueNumberID? CV2ID? CardChipCode? ChipApplicationID? HolderName?',
  CreditAccount: 'AccountID',
  Clause: 'ID? Content*',
  PaymentMandate:
    'ID? MandateTypeCode? MaximumPaymentInstructionsNumeric? MaximumPaidAmount? SignatureID? PayerParty? PayerFinancialAccount? ValidityPeriod? PaymentReversalPeriod? Clause*',
  TradeFinancing:
    'ID? FinancingInstrumentCode? ContractDocumentReference? DocumentReference* FinancingParty FinancingFinancialAccount? Clause*',
  PaymentMeans:
    'ID? PaymentMeansCode PaymentDueDate? PaymentChannelCode? InstructionID? InstructionNote* PaymentID* CardAccount? PayerFinancialAccount? PayeeFinancialAccount? CreditAccount? PaymentMandate? TradeFinancing?',
  AllowanceCharge:
    'ID? ChargeIndicator AllowanceChargeReasonCode? AllowanceChargeReason* MultiplierFactorNumeric? PrepaidIndicator? SequenceNumeric? Amount BaseAmount? AccountingCostCode? AccountingCost? PerUnitAmount? TaxCategory* TaxTotal? PaymentMeans*',
  BillingReferenceLine: 'ID Amount? AllowanceCharge*',
  BillingReference:
    'InvoiceDocumentReference? SelfBilledInvoiceDocumentReference? CreditNoteDocumentReference? SelfBilledCreditNoteDocumentReference? DebitNoteDocumentReference? ReminderDocumentReference? AdditionalDocumentReference? BillingReferenceLine*',
  WorkPhaseReference: 'ID? WorkPhaseCode? WorkPhase* ProgressPercent? StartDate? EndDate? WorkOrderDocumentReference*',
  ProjectReference: 'ID UUID? IssueDate? WorkPhaseReference*',
  Signature:
    'ID Note* ValidationDate? ValidationTime? ValidatorID? CanonicalizationMethod? SignatureMethod? SignatoryParty? DigitalSignatureAttachment? OriginalDocumentReference?',
  SupplierParty:
    'CustomerAssignedAccountID? AdditionalAccountID* DataSendingCapability? Party? DespatchContact? AccountingContact? SellerContact?',
  CustomerParty:
    'CustomerAssignedAccountID? SupplierAssignedAccountID? AdditionalAccountID* Party? DeliveryContact? AccountingContact? BuyerContact?',
  Despatch:
    'ID? RequestedDespatchDate? RequestedDespatchTime? EstimatedDespatchDate? EstimatedDespatchTime? ActualDespatchDate? ActualDespatchTime? GuaranteedDespatchDate? GuaranteedDespatchTime? ReleaseID? Instructions* DespatchAddress? DespatchLocation? DespatchParty? CarrierParty? NotifyParty* Contact? EstimatedDespatchPeriod? RequestedDespatchPeriod?',
  DeliveryTerms: 'ID? SpecialTerms* LossRiskResponsibilityCode? LossRisk* Amount? DeliveryLocation? AllowanceCharge?',
  DeliveryUnit: 'BatchQuantity ConsumerUnitQuantity? HazardousRiskIndicator?',
  CustomsDeclaration: 'ID IssuerParty?',
  Condition: 'AttributeID Measure? Description* MinimumMeasure? MaximumMeasure?',
  Status:
    'ConditionCode? ReferenceDate? ReferenceTime? Description* StatusReasonCode? StatusReason* SequenceID? Text* IndicationIndicator? Percent? ReliabilityPercent? cac:Condition*',
  TransportEvent:
    'IdentificationID? OccurrenceDate? OccurrenceTime? TransportEventTypeCode? Description* CompletionIndicator? ReportedShipment? CurrentStatus* Contact* cac:Location? Signature? Period*',
  Contract:
    'ID? IssueDate? IssueTime? NominationDate? NominationTime? ContractTypeCode? ContractType? Note* VersionID? Description* ValidityPeriod? ContractDocumentReference* NominationPeriod? ContractualDelivery?',
  Dimension: 'AttributeID Measure? Description* MinimumMeasure? MaximumMeasure?',
  TransportEquipmentSeal: 'ID SealIssuerTypeCode? cbc:Condition? SealStatusCode? SealingPartyType?',
  Temperature: 'AttributeID Measure Description*',
  Stowage: 'LocationID? cbc:Location* MeasurementDimension*',
  AirTransport: 'AircraftID',
  RoadTransport: 'LicensePlateID',
  RailTransport: 'TrainID RailCarID?',
  MaritimeTransport:
    'VesselID? VesselName? RadioCallSignID? ShipsRequirements* GrossTonnageMeasure? NetTonnageMeasure? RegistryCertificateDocumentReference? RegistryPortLocation?',
  TransportMeans:
    'JourneyID? RegistrationNationalityID? RegistrationNationality* DirectionCode? TransportMeansTypeCode? TradeServiceCode? Stowage? AirTransport? RoadTransport? RailTransport? MaritimeTransport? OwnerParty? MeasurementDimension*',
  TradingTerms: 'Information* Reference? ApplicableAddress?',
  HazardousGoodsTransit:
    'TransportEmergencyCardCode? PackingCriteriaCode? HazardousRegulationCode? InhalationToxicityZoneCode? TransportAuthorizationCode? MaximumTemperature? MinimumTemperature?',
  OrderLineReference: 'LineID SalesOrderLineID? UUID? LineStatusCode? OrderReference?',
  PhysicalAttribute: 'AttributeID PositionCode? DescriptionCode? Description*',
  ItemIdentification: 'ID ExtendedID? BarcodeSymbologyID? PhysicalAttribute* MeasurementDimension* IssuerParty?',
  CommodityClassification: 'NatureCode? CargoTypeCode? CommodityCode? ItemClassificationCode?',
  TransactionConditions: 'ID? ActionCode? Description* DocumentReference*',
  SecondaryHazard: 'ID? PlacardNotation? PlacardEndorsement? EmergencyProceduresCode? Extension*',
  HazardousItem:
    'ID? PlacardNotation? PlacardEndorsement? AdditionalInformation* UNDGCode? EmergencyProceduresCode? MedicalFirstAidGuideCode? TechnicalName? CategoryName? HazardousCategoryCode? UpperOrangeHazardPlacardID? LowerOrangeHazardPlacardID? MarkingID? HazardClassID? NetWeightMeasure? NetVolumeMeasure? Quantity? ContactParty? SecondaryHazard* HazardousGoodsTransit* EmergencyTemperature? FlashpointTemperature? AdditionalTemperature*',
  ItemPropertyGroup: 'ID Name? ImportanceCode?',
  ItemPropertyRange: 'MinimumValue? MaximumValue?',
  ItemProperty:
    'ID? Name NameCode? TestMethod? Value? ValueQuantity? ValueQualifier* ImportanceCode? ListValue* UsabilityPeriod? ItemPropertyGroup* RangeDimension? ItemPropertyRange?',
  LotIdentification: 'LotNumberID? ExpiryDate? AdditionalItemProperty*',
  ItemInstance:
    'ProductTraceID? ManufactureDate? ManufactureTime? BestBeforeDate? RegistrationID? SerialID? AdditionalItemProperty* LotIdentification?',
  Certificate: 'ID CertificateTypeCode CertificateType Remarks* IssuerParty DocumentReference* Signature*',
  Item: 'Description* PackQuantity? PackSizeNumeric? CatalogueIndicator? Name? HazardousRiskIndicator? AdditionalInformation* Keyword* BrandName* ModelName* BuyersItemIdentification? SellersItemIdentification? ManufacturersItemIdentification* StandardItemIdentification? CatalogueItemIdentification? AdditionalItemIdentification* CatalogueDocumentReference? ItemSpecificationDocumentReference* OriginCountry? CommodityClassification* TransactionConditions* HazardousItem* ClassifiedTaxCategory* AdditionalItemProperty* ManufacturerParty* InformationContentProviderParty? OriginAddress* ItemInstance* Certificate* Dimension*',
  DespatchLine:
    'ID UUID? Note* LineStatusCode? DeliveredQuantity? BackorderQuantity? BackorderReason* OutstandingQuantity? OutstandingReason* OversupplyQuantity? OrderLineReference+ DocumentReference* Item Shipment*',
  GoodsItemContainer: 'ID Quantity? TransportEquipment*',
  LineReference: 'LineID UUID? LineStatusCode? DocumentReference?',
  PriceList: 'ID? StatusCode? ValidityPeriod* PreviousPriceList?',
  ExchangeRate:
    'SourceCurrencyCode SourceCurrencyBaseRate? TargetCurrencyCode TargetCurrencyBaseRate? ExchangeMarketID? CalculationRate? MathematicOperatorCode? Date? ForeignExchangeContract?',
  Price:
    'PriceAmount BaseQuantity? PriceChangeReason* PriceTypeCode? PriceType? OrderableUnitFactorRate? ValidityPeriod* PriceList? AllowanceCharge* PricingExchangeRate?',
  DependentPriceReference: 'Percent? LocationAddress? DependentLineReference?',
  ItemLocationQuantity:
    'LeadTimeMeasure? MinimumQuantity? MaximumQuantity? HazardousRiskIndicator? TradingRestrictions* ApplicableTerritoryAddress* Price? DeliveryUnit* ApplicableTaxCategory* Package? AllowanceCharge* DependentPriceReference?',
  PricingReference: 'OriginalItemLocationQuantity? AlternativeConditionPrice*',
  PaymentTerms:
    'ID? PaymentMeansID* PrepaidPaymentReferenceID? Note* ReferenceEventCode? SettlementDiscountPercent? PenaltySurchargePercent? PaymentPercent? Amount? SettlementDiscountAmount? PenaltyAmount? PaymentTermsDetailsURI? PaymentDueDate? InstallmentDueDate? InvoicingPartyReference? SettlementPeriod? PenaltyPeriod? ExchangeRate? ValidityPeriod?',
  PriceExtension: 'Amount TaxTotal*',
  InvoiceLine:
    'ID UUID? Note* InvoicedQuantity? LineExtensionAmount TaxPointDate? AccountingCostCode? AccountingCost? PaymentPurposeCode? FreeOfChargeIndicator? InvoicePeriod* OrderLineReference* DespatchLineReference* ReceiptLineReference* BillingReference* DocumentReference* PricingReference? OriginatorParty? Delivery* PaymentTerms* AllowanceCharge* TaxTotal* WithholdingTaxTotal* Item Price? DeliveryTerms? SubInvoiceLine* ItemPriceExtension?',
  Pickup:
    'ID? ActualPickupDate? ActualPickupTime? EarliestPickupDate? EarliestPickupTime? LatestPickupDate? LatestPickupTime? PickupLocation? PickupParty?',
  GoodsItem:
    'ID? SequenceNumberID? Description* HazardousRiskIndicator? DeclaredCustomsValueAmount? DeclaredForCarriageValueAmount? DeclaredStatisticsValueAmount? FreeOnBoardValueAmount? InsuranceValueAmount? ValueAmount? GrossWeightMeasure? NetWeightMeasure? NetNetWeightMeasure? ChargeableWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure? Quantity? PreferenceCriterionCode? RequiredCustomsID? CustomsStatusCode? CustomsTariffQuantity? CustomsImportClassifiedIndicator? ChargeableQuantity? ReturnableQuantity? TraceID? Item* GoodsItemContainer* FreightAllowanceCharge* InvoiceLine* Temperature* ContainedGoodsItem* OriginAddress? Delivery? Pickup? Despatch? MeasurementDimension* ContainingPackage* ShipmentDocumentReference? MinimumTemperature? MaximumTemperature?',
  Package:
    'ID? Quantity? ReturnableMaterialIndicator? PackageLevelCode? PackagingTypeCode? PackingMaterial* TraceID? ContainedPackage* ContainingTransportEquipment? GoodsItem* MeasurementDimension* DeliveryUnit* Delivery? Pickup? Despatch?',
  ReceiptLine:
    'ID UUID? Note* ReceivedQuantity? ShortQuantity? ShortageActionCode? RejectedQuantity? RejectReasonCode? RejectReason* RejectActionCode? QuantityDiscrepancyCode? OversupplyQuantity? ReceivedDate? TimingComplaintCode? TimingComplaint? OrderLineReference? DespatchLineReference* DocumentReference* Item* Shipment*',
  TransportHandlingUnit:
    'ID? TransportHandlingUnitTypeCode? HandlingCode? HandlingInstructions* HazardousRiskIndicator? TotalGoodsItemQuantity? TotalPackageQuantity? DamageRemarks* ShippingMarks* TraceID? HandlingUnitDespatchLine* ActualPackage* ReceivedHandlingUnitReceiptLine* TransportEquipment* TransportMeans* HazardousGoodsTransit* MeasurementDimension* MinimumTemperature? MaximumTemperature? GoodsItem* FloorSpaceMeasurementDimension? PalletSpaceMeasurementDimension? ShipmentDocumentReference* Status* CustomsDeclaration* ReferencedShipment* Package*',
  TransportEquipment:
    'ID? ReferencedConsignmentID* TransportEquipmentTypeCode? ProviderTypeCode? OwnerTypeCode? SizeTypeCode? DispositionCode? FullnessIndicationCode? RefrigerationOnIndicator? Information* ReturnabilityIndicator? LegalStatusIndicator? AirFlowPercent? HumidityPercent? AnimalFoodApprovedIndicator? HumanFoodApprovedIndicator? DangerousGoodsApprovedIndicator? RefrigeratedIndicator? Characteristics? DamageRemarks* Description* SpecialTransportRequirements* GrossWeightMeasure? GrossVolumeMeasure? TareWeightMeasure? TrackingDeviceCode? PowerIndicator? TraceID? MeasurementDimension* TransportEquipmentSeal* MinimumTemperature? MaximumTemperature? ProviderParty? LoadingProofParty? SupplierParty? OwnerParty? OperatingParty? LoadingLocation? UnloadingLocation? StorageLocation? PositioningTransportEvent* QuarantineTransportEvent* DeliveryTransportEvent* PickupTransportEvent* HandlingTransportEvent* LoadingTransportEvent* TransportEvent* ApplicableTransportMeans? HaulageTradingTerms* HazardousGoodsTransit* PackagedTransportHandlingUnit* ServiceAllowanceCharge* FreightAllowanceCharge* AttachedTransportEquipment* Delivery? Pickup? Despatch? ShipmentDocumentReference* ContainedInTransportEquipment* Package* GoodsItem*',
  ShipmentStage:
    'ID? TransportModeCode? TransportMeansTypeCode? TransitDirectionCode? PreCarriageIndicator? OnCarriageIndicator? EstimatedDeliveryDate? EstimatedDeliveryTime? RequiredDeliveryDate? RequiredDeliveryTime? LoadingSequenceID? SuccessiveSequenceID? Instructions* DemurrageInstructions* CrewQuantity? PassengerQuantity? TransitPeriod? CarrierParty* TransportMeans? LoadingPortLocation? UnloadingPortLocation? TransshipPortLocation? LoadingTransportEvent? ExaminationTransportEvent? AvailabilityTransportEvent? ExportationTransportEvent? DischargeTransportEvent? WarehousingTransportEvent? TakeoverTransportEvent? OptionalTakeoverTransportEvent? DropoffTransportEvent? ActualPickupTransportEvent? DeliveryTransportEvent? ReceiptTransportEvent? StorageTransportEvent? AcceptanceTransportEvent? TerminalOperatorParty? CustomsAgentParty? EstimatedTransitPeriod? FreightAllowanceCharge* FreightChargeLocation? DetentionTransportEvent* RequestedDepartureTransportEvent? RequestedArrivalTransportEvent? RequestedWaypointTransportEvent* PlannedDepartureTransportEvent? PlannedArrivalTransportEvent? PlannedWaypointTransportEvent* ActualDepartureTransportEvent? ActualWaypointTransportEvent? ActualArrivalTransportEvent? TransportEvent* EstimatedDepartureTransportEvent? EstimatedArrivalTransportEvent? PassengerPerson* DriverPerson* ReportingPerson? CrewMemberPerson* SecurityOfficerPerson? MasterPerson? ShipsSurgeonPerson?',
  EmissionCalculationMethod:
    'CalculationMethodCode? FullnessIndicationCode? MeasurementFromLocation? MeasurementToLocation?',
  EnvironmentalEmission: 'EnvironmentalEmissionTypeCode ValueMeasure Description* EmissionCalculationMethod*',
  ServiceFrequency: 'WeekDayCode',
  TransportationService:
    'TransportServiceCode TariffClassCode? Priority? FreightRateClassCode? TransportationServiceDescription* TransportationServiceDetailsURI? NominationDate? NominationTime? Name? SequenceNumeric? TransportEquipment* SupportedTransportEquipment* UnsupportedTransportEquipment* CommodityClassification* SupportedCommodityClassification* UnsupportedCommodityClassification* TotalCapacityDimension? ShipmentStage* TransportEvent* ResponsibleTransportServiceProviderParty? EnvironmentalEmission* EstimatedDurationPeriod? ScheduledServiceFrequency*',
  Consignment:
    'ID CarrierAssignedID? ConsigneeAssignedID? ConsignorAssignedID? FreightForwarderAssignedID? BrokerAssignedID? ContractedCarrierAssignedID? PerformingCarrierAssignedID? SummaryDescription* TotalInvoiceAmount? DeclaredCustomsValueAmount? TariffDescription* TariffCode? InsurancePremiumAmount? GrossWeightMeasure? NetWeightMeasure? NetNetWeightMeasure? ChargeableWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure? LoadingLengthMeasure? Remarks* HazardousRiskIndicator? AnimalFoodIndicator? HumanFoodIndicator? LivestockIndicator? BulkCargoIndicator? ContainerizedIndicator? GeneralCargoIndicator? SpecialSecurityIndicator? ThirdPartyPayerIndicator? CarrierServiceInstructions* CustomsClearanceServiceInstructions* ForwarderServiceInstructions* SpecialServiceInstructions* SequenceID? ShippingPriorityLevelCode? HandlingCode? HandlingInstructions* Information* TotalGoodsItemQuantity? TotalTransportHandlingUnitQuantity? InsuranceValueAmount? DeclaredForCarriageValueAmount? DeclaredStatisticsValueAmount? FreeOnBoardValueAmount? SpecialInstructions* SplitConsignmentIndicator? DeliveryInstructions* ConsignmentQuantity? ConsolidatableIndicator? HaulageInstructions* LoadingSequenceID? ChildConsignmentQuantity? TotalPackagesQuantity? ConsolidatedShipment* CustomsDeclaration* RequestedPickupTransportEvent? RequestedDeliveryTransportEvent? PlannedPickupTransportEvent? PlannedDeliveryTransportEvent? Status* ChildConsignment* ConsigneeParty? ExporterParty? ConsignorParty? ImporterParty? CarrierParty? FreightForwarderParty? NotifyParty? OriginalDespatchParty? FinalDeliveryParty? PerformingCarrierParty? SubstituteCarrierParty? LogisticsOperatorParty? TransportAdvisorParty? HazardousItemNotificationParty? InsuranceParty? MortgageHolderParty? BillOfLadingHolderParty? OriginalDepartureCountry? FinalDestinationCountry? TransitCountry* TransportContract? TransportEvent* OriginalDespatchTransportationService? FinalDeliveryTransportationService? DeliveryTerms? PaymentTerms? CollectPaymentTerms? DisbursementPaymentTerms? PrepaidPaymentTerms? FreightAllowanceCharge* ExtraAllowanceCharge* MainCarriageShipmentStage* PreCarriageShipmentStage* OnCarriageShipmentStage* TransportHandlingUnit* FirstArrivalPortLocation? LastExitPortLocation?',
  Shipment:
    'ID ShippingPriorityLevelCode? HandlingCode? HandlingInstructions* Information* GrossWeightMeasure? NetWeightMeasure? NetNetWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure? TotalGoodsItemQuantity? TotalTransportHandlingUnitQuantity? InsuranceValueAmount? DeclaredCustomsValueAmount? DeclaredForCarriageValueAmount? DeclaredStatisticsValueAmount? FreeOnBoardValueAmount? SpecialInstructions* DeliveryInstructions* SplitConsignmentIndicator? ConsignmentQuantity? Consignment* GoodsItem* ShipmentStage* Delivery? TransportHandlingUnit* ReturnAddress? OriginAddress? FirstArrivalPortLocation? LastExitPortLocation? ExportCountry? FreightAllowanceCharge*',
  Delivery:
    'ID? Quantity? MinimumQuantity? MaximumQuantity? ActualDeliveryDate? ActualDeliveryTime? LatestDeliveryDate? LatestDeliveryTime? ReleaseID? TrackingID? DeliveryAddress? DeliveryLocation? AlternativeDeliveryLocation? RequestedDeliveryPeriod? PromisedDeliveryPeriod? EstimatedDeliveryPeriod? CarrierParty? DeliveryParty? NotifyParty* Despatch? DeliveryTerms* MinimumDeliveryUnit? MaximumDeliveryUnit? Shipment?',
  Payment: 'ID? PaidAmount? ReceivedDate? PaidDate? PaidTime? InstructionID?',
  MonetaryTotal:
    'LineExtensionAmount? TaxExclusiveAmount? TaxInclusiveAmount? AllowanceTotalAmount? ChargeTotalAmount? PrepaidAmount? PayableRoundingAmount? PayableAmount PayableAlternativeAmount?',
  Response: 'ReferenceID? ResponseCode? Description* EffectiveDate? EffectiveTime? Status*',
  CreditNoteLine:
    'ID UUID? Note* CreditedQuantity? LineExtensionAmount? TaxPointDate? AccountingCostCode? AccountingCost? PaymentPurposeCode? FreeOfChargeIndicator? InvoicePeriod* OrderLineReference* DiscrepancyResponse* DespatchLineReference* ReceiptLineReference* BillingReference* DocumentReference* PricingReference? OriginatorParty? Delivery* PaymentTerms* TaxTotal* AllowanceCharge* Item? Price? DeliveryTerms* SubCreditNoteLine* ItemPriceExtension?',
};

/** Aggregate elements named otherwise than their type, by type. */
export const AGGREGATE_ELEMENTS: Readonly<Record<string, string>> = {
  Period:
    'InvoicePeriod ValidityPeriod PaymentReversalPeriod RequestedDeliveryPeriod PromisedDeliveryPeriod EstimatedDeliveryPeriod EstimatedDespatchPeriod RequestedDespatchPeriod NominationPeriod UsabilityPeriod SettlementPeriod PenaltyPeriod TransitPeriod EstimatedTransitPeriod EstimatedDurationPeriod',
  Party:
    'IssuerParty HeadOfficeParty AgentParty NotaryParty WitnessParty SignatoryParty PayerParty FinancingParty PayeeParty TaxRepresentativeParty CarrierParty DeliveryParty NotifyParty DespatchParty ConsigneeParty ExporterParty ConsignorParty ImporterParty FreightForwarderParty OriginalDespatchParty FinalDeliveryParty PerformingCarrierParty SubstituteCarrierParty LogisticsOperatorParty TransportAdvisorParty HazardousItemNotificationParty InsuranceParty MortgageHolderParty BillOfLadingHolderParty ProviderParty LoadingProofParty OwnerParty OperatingParty ContactParty ManufacturerParty InformationContentProviderParty OriginatorParty PickupParty TerminalOperatorParty CustomsAgentParty ResponsibleTransportServiceProviderParty',
  Address:
    'PostalAddress RegistrationAddress JurisdictionRegionAddress ResidenceAddress DeliveryAddress DespatchAddress ApplicableAddress OriginAddress ApplicableTerritoryAddress LocationAddress ReturnAddress',
  Location:
    'PhysicalLocation SubsidiaryLocation DeliveryLocation AlternativeDeliveryLocation DespatchLocation LoadingLocation UnloadingLocation StorageLocation RegistryPortLocation PickupLocation LoadingPortLocation UnloadingPortLocation TransshipPortLocation FreightChargeLocation MeasurementFromLocation MeasurementToLocation FirstArrivalPortLocation LastExitPortLocation',
  Communication: 'OtherCommunication',
  Branch: 'FinancialInstitutionBranch',
  DocumentReference:
    'IdentityDocumentReference MandateDocumentReference InvoiceDocumentReference SelfBilledInvoiceDocumentReference CreditNoteDocumentReference SelfBilledCreditNoteDocumentReference DebitNoteDocumentReference ReminderDocumentReference AdditionalDocumentReference ContractDocumentReference DespatchDocumentReference ReceiptDocumentReference StatementDocumentReference OriginatorDocumentReference WorkOrderDocumentReference OriginalDocumentReference RegistryCertificateDocumentReference CatalogueDocumentReference ItemSpecificationDocumentReference ShipmentDocumentReference',
  Contact: 'SellerContact DespatchContact AccountingContact DeliveryContact BuyerContact',
  FinancialAccount: 'PayerFinancialAccount PayeeFinancialAccount FinancingFinancialAccount',
  Attachment: 'DigitalSignatureAttachment',
  SupplierParty: 'AccountingSupplierParty SellerSupplierParty',
  CustomerParty: 'AccountingCustomerParty BuyerCustomerParty',
  DeliveryUnit: 'MinimumDeliveryUnit MaximumDeliveryUnit',
  Shipment: 'ConsolidatedShipment ReportedShipment ReferencedShipment',
  TransportEvent:
    'RequestedPickupTransportEvent RequestedDeliveryTransportEvent PlannedPickupTransportEvent PlannedDeliveryTransportEvent PositioningTransportEvent QuarantineTransportEvent DeliveryTransportEvent PickupTransportEvent HandlingTransportEvent LoadingTransportEvent ExaminationTransportEvent AvailabilityTransportEvent ExportationTransportEvent DischargeTransportEvent WarehousingTransportEvent TakeoverTransportEvent OptionalTakeoverTransportEvent DropoffTransportEvent ActualPickupTransportEvent ReceiptTransportEvent StorageTransportEvent AcceptanceTransportEvent DetentionTransportEvent RequestedDepartureTransportEvent RequestedArrivalTransportEvent RequestedWaypointTransportEvent PlannedDepartureTransportEvent PlannedArrivalTransportEvent PlannedWaypointTransportEvent ActualDepartureTransportEvent ActualWaypointTransportEvent ActualArrivalTransportEvent EstimatedDepartureTransportEvent EstimatedArrivalTransportEvent',
  Status: 'CurrentStatus',
  Consignment: 'ChildConsignment',
  Country: 'OriginalDepartureCountry FinalDestinationCountry TransitCountry OriginCountry ExportCountry',
  Contract: 'TransportContract ForeignExchangeContract',
  Delivery: 'ContractualDelivery',
  TransportationService: 'OriginalDespatchTransportationService FinalDeliveryTransportationService',
  Dimension:
    'MeasurementDimension RangeDimension FloorSpaceMeasurementDimension PalletSpaceMeasurementDimension TotalCapacityDimension',
  Temperature: 'MinimumTemperature MaximumTemperature EmergencyTemperature FlashpointTemperature AdditionalTemperature',
  TransportMeans: 'ApplicableTransportMeans',
  TradingTerms: 'HaulageTradingTerms',
  TransportHandlingUnit: 'PackagedTransportHandlingUnit',
  DespatchLine: 'HandlingUnitDespatchLine',
  ItemIdentification:
    'BuyersItemIdentification SellersItemIdentification ManufacturersItemIdentification StandardItemIdentification CatalogueItemIdentification AdditionalItemIdentification',
  TaxCategory: 'ClassifiedTaxCategory ApplicableTaxCategory',
  ItemProperty: 'AdditionalItemProperty',
  Package: 'ActualPackage ContainedPackage ContainingPackage',
  TransportEquipment:
    'ContainingTransportEquipment AttachedTransportEquipment ContainedInTransportEquipment SupportedTransportEquipment UnsupportedTransportEquipment',
  AllowanceCharge: 'FreightAllowanceCharge ServiceAllowanceCharge ExtraAllowanceCharge',
  LineReference: 'DespatchLineReference ReceiptLineReference DependentLineReference',
  ItemLocationQuantity: 'OriginalItemLocationQuantity',
  PriceList: 'PreviousPriceList',
  ExchangeRate: 'PricingExchangeRate TaxExchangeRate PaymentExchangeRate PaymentAlternativeExchangeRate',
  Price: 'AlternativeConditionPrice',
  TaxTotal: 'WithholdingTaxTotal',
  InvoiceLine: 'SubInvoiceLine',
  PriceExtension: 'ItemPriceExtension',
  GoodsItem: 'ContainedGoodsItem',
  ReceiptLine: 'ReceivedHandlingUnitReceiptLine',
  CommodityClassification: 'SupportedCommodityClassification UnsupportedCommodityClassification',
  Person:
    'PassengerPerson DriverPerson ReportingPerson CrewMemberPerson SecurityOfficerPerson MasterPerson ShipsSurgeonPerson',
  ServiceFrequency: 'ScheduledServiceFrequency',
  PaymentTerms: 'CollectPaymentTerms DisbursementPaymentTerms PrepaidPaymentTerms',
  ShipmentStage: 'MainCarriageShipmentStage PreCarriageShipmentStage OnCarriageShipmentStage',
  Payment: 'PrepaidPayment',
  MonetaryTotal: 'LegalMonetaryTotal',
  Response: 'DiscrepancyResponse',
  CreditNoteLine: 'SubCreditNoteLine',
};

/** Basic elements by data type. */
export const BASIC_ELEMENTS: Readonly<Record<string, string>> = {
  T5: 'AccountFormatCode AccountTypeCode AccountingCostCode ActionCode AddressFormatCode AddressTypeCode AllowanceChargeReasonCode CalculationMethodCode CardChipCode CardTypeCode CargoTypeCode CertificateTypeCode ChannelCode CharacterSetCode CommodityCode CompanyLegalFormCode CompanyLiquidationStatusCode ConditionCode ContractTypeCode CoordinateSystemCode CorporateRegistrationTypeCode CountrySubentityCode CreditNoteTypeCode CurrencyCode CustomsStatusCode DescriptionCode DirectionCode DispositionCode DocumentCurrencyCode DocumentStatusCode DocumentTypeCode EmergencyProceduresCode EncodingCode EnvironmentalEmissionTypeCode ExemptionReasonCode FinancingInstrumentCode FormatCode FreightRateClassCode FullnessIndicationCode GenderCode HandlingCode HazardousCategoryCode HazardousRegulationCode IdentificationCode ImportanceCode IndustryClassificationCode InhalationToxicityZoneCode InvoiceTypeCode ItemClassificationCode LatitudeDirectionCode LineStatusCode LocaleCode LocationTypeCode LongitudeDirectionCode LossRiskResponsibilityCode MandateTypeCode MathematicOperatorCode MedicalFirstAidGuideCode MimeCode NameCode NatureCode OrderTypeCode OwnerTypeCode PackageLevelCode PackagingTypeCode PackingCriteriaCode PaymentAlternativeCurrencyCode PaymentChannelCode PaymentCurrencyCode PaymentMeansCode PaymentPurposeCode PositionCode PreferenceCriterionCode PriceTypeCode PricingCurrencyCode ProviderTypeCode QuantityDiscrepancyCode ReferenceEventCode RejectActionCode RejectReasonCode ResponseCode SealIssuerTypeCode SealStatusCode ServiceTypeCode ShippingPriorityLevelCode ShortageActionCode SizeTypeCode SourceCurrencyCode StatusCode StatusReasonCode TargetCurrencyCode TariffClassCode TariffCode TaxCurrencyCode TaxExemptionReasonCode TaxLevelCode TaxTypeCode TimingComplaintCode TrackingDeviceCode TradeServiceCode TransitDirectionCode TransportAuthorizationCode TransportEmergencyCardCode TransportEquipmentTypeCode TransportEventTypeCode TransportHandlingUnitTypeCode TransportMeansTypeCode TransportModeCode TransportServiceCode UNDGCode ValidationResultCode WeekDayCode WorkPhaseCode ext:ExtensionReasonCode',
  T6: 'AccountID AdditionalAccountID AircraftID AttributeID BarcodeSymbologyID BrokerAssignedID CV2ID CarrierAssignedID ChipApplicationID CompanyID ConsigneeAssignedID ConsignorAssignedID ContractedCarrierAssignedID CustomerAssignedAccountID CustomizationID EndpointID ExchangeMarketID ExtendedID FreightForwarderAssignedID HazardClassID ID IdentificationID InformationURI InstructionID IssueNumberID IssuerID JourneyID LanguageID LicensePlateID LineID LoadingSequenceID LocationID LogoReferenceID LotNumberID LowerOrangeHazardPlacardID MarkingID NationalityID NetworkID PaymentID PaymentMeansID PaymentTermsDetailsURI PerformingCarrierAssignedID PrepaidPaymentReferenceID PrimaryAccountNumberID ProductTraceID ProfileExecutionID ProfileID RadioCallSignID RailCarID ReferenceID ReferencedConsignmentID RegistrationID RegistrationNationalityID ReleaseID RequiredCustomsID SalesOrderID SalesOrderLineID SequenceID SequenceNumberID SerialID SignatureID SuccessiveSequenceID SupplierAssignedAccountID TraceID TrackingID TrainID TransportationServiceDetailsURI UBLVersionID URI UUID UpperOrangeHazardPlacardID ValidatorID VersionID VesselID WebsiteURI ext:ExtensionAgencyID ext:ExtensionAgencyURI ext:ExtensionURI ext:ExtensionVersionID',
  T4: 'AccountingCost AdditionalInformation AdditionalStreetName AliasName AllowanceChargeReason BackorderReason BirthplaceName BlockName BrandName BuildingName BuildingNumber BuyerReference CanonicalizationMethod CarrierServiceInstructions CategoryName CertificateType Channel Characteristics CityName CitySubdivisionName CompanyLegalForm Condition Conditions Content ContractType CountrySubentity CustomerReference CustomsClearanceServiceInstructions DamageRemarks DataSendingCapability DeliveryInstructions DemurrageInstructions Department Description District DocumentDescription DocumentHash DocumentType ElectronicMail ExemptionReason Extension FamilyName FileName FirstName Floor ForwarderServiceInstructions HandlingInstructions HashAlgorithmMethod HaulageInstructions HolderName Information InhouseMail InstructionNote Instructions InvoicingPartyReference JobTitle Keyword Line ListValue Location LossRisk MarkAttention MarkCare MaximumValue MiddleName MinimumValue ModelName Name NameSuffix Note OrganizationDepartment OtherName OutstandingReason PackingMaterial PaymentNote PlacardEndorsement PlacardNotation PlotIdentification PostalZone Postbox PriceChangeReason PriceType Priority Reference Region RegistrationName RegistrationNationality RejectReason Remarks Room SealingPartyType ServiceType ShippingMarks ShipsRequirements SignatureMethod SpecialInstructions SpecialServiceInstructions SpecialTerms SpecialTransportRequirements StatusReason StreetName SummaryDescription TariffDescription TaxExemptionReason TechnicalName Telefax Telephone TestMethod Text TierRange TimezoneOffset TimingComplaint Title TradingRestrictions TransportationServiceDescription ValidateProcess ValidateTool ValidateToolVersion Value ValueQualifier VesselName WorkPhase XPath ext:ExtensionAgencyName ext:ExtensionReason',
  T10: 'ActualDeliveryDate ActualDespatchDate ActualPickupDate BestBeforeDate BirthDate Date DueDate EarliestPickupDate EffectiveDate EndDate EstimatedDeliveryDate EstimatedDespatchDate ExpiryDate GuaranteedDespatchDate InstallmentDueDate IssueDate LatestDeliveryDate LatestPickupDate ManufactureDate NominationDate OccurrenceDate PaidDate PaymentDueDate ReceivedDate ReferenceDate RegistrationDate RegistrationExpirationDate RequestedDespatchDate RequiredDeliveryDate StartDate TaxPointDate ValidationDate ValidityStartDate',
  T11: 'ActualDeliveryTime ActualDespatchTime ActualPickupTime EarliestPickupTime EffectiveTime EndTime EstimatedDeliveryTime EstimatedDespatchTime ExpiryTime GuaranteedDespatchTime IssueTime LatestDeliveryTime LatestPickupTime ManufactureTime NominationTime OccurrenceTime PaidTime ReferenceTime RequestedDespatchTime RequiredDeliveryTime StartTime ValidationTime',
  T3: 'AirFlowPercent CalculationRate CalculationSequenceNumeric HumidityPercent LineCountNumeric MaximumPaymentInstructionsNumeric MultiplierFactorNumeric OrderableUnitFactorRate PackSizeNumeric PartecipationPercent PaymentPercent PenaltySurchargePercent Percent ProgressPercent ReliabilityPercent SequenceNumeric SettlementDiscountPercent SourceCurrencyBaseRate TargetCurrencyBaseRate TierRatePercent',
  T2: 'AllowanceTotalAmount Amount BaseAmount ChargeTotalAmount CorporateStockAmount DeclaredCustomsValueAmount DeclaredForCarriageValueAmount DeclaredStatisticsValueAmount FreeOnBoardValueAmount InsurancePremiumAmount InsuranceValueAmount LineExtensionAmount MaximumPaidAmount PaidAmount PayableAlternativeAmount PayableAmount PayableRoundingAmount PenaltyAmount PerUnitAmount PrepaidAmount PriceAmount RoundingAmount SettlementDiscountAmount TaxAmount TaxExclusiveAmount TaxInclusiveAmount TaxableAmount TotalInvoiceAmount TransactionCurrencyTaxAmount ValueAmount',
  T8: 'AltitudeMeasure BaseUnitMeasure ChargeableWeightMeasure DurationMeasure GrossTonnageMeasure GrossVolumeMeasure GrossWeightMeasure LatitudeDegreesMeasure LatitudeMinutesMeasure LeadTimeMeasure LoadingLengthMeasure LongitudeDegreesMeasure LongitudeMinutesMeasure MaximumMeasure Measure MinimumMeasure NetNetWeightMeasure NetTonnageMeasure NetVolumeMeasure NetWeightMeasure TareWeightMeasure ValueMeasure',
  T9: 'AnimalFoodApprovedIndicator AnimalFoodIndicator BulkCargoIndicator CatalogueIndicator ChargeIndicator CompletionIndicator ConsolidatableIndicator ContainerizedIndicator CopyIndicator CustomsImportClassifiedIndicator DangerousGoodsApprovedIndicator FreeOfChargeIndicator FullyPaidSharesIndicator GeneralCargoIndicator HazardousRiskIndicator HumanFoodApprovedIndicator HumanFoodIndicator IndicationIndicator LegalStatusIndicator LivestockIndicator MarkAttentionIndicator MarkCareIndicator OnCarriageIndicator PowerIndicator PreCarriageIndicator PrepaidIndicator RefrigeratedIndicator RefrigerationOnIndicator ReturnabilityIndicator ReturnableMaterialIndicator SoleProprietorshipIndicator SpecialSecurityIndicator SplitConsignmentIndicator TaxEvidenceIndicator TaxIncludedIndicator ThirdPartyPayerIndicator',
  T7: 'BackorderQuantity BaseQuantity BatchQuantity ChargeableQuantity ChildConsignmentQuantity ConsignmentQuantity ConsumerUnitQuantity CreditedQuantity CrewQuantity CustomsTariffQuantity DeliveredQuantity InvoicedQuantity MaximumQuantity MinimumQuantity OutstandingQuantity OversupplyQuantity PackQuantity PassengerQuantity Quantity ReceivedQuantity RejectedQuantity ReturnableQuantity ShortQuantity TotalGoodsItemQuantity TotalPackageQuantity TotalPackagesQuantity TotalTransportHandlingUnitQuantity ValueQuantity',
  T1: 'EmbeddedDocumentBinaryObject',
};

/** XML Schema base and attributes (`name:base`, `!` where required) of a data type. */
export const DATA_TYPES: Readonly<Record<string, { readonly base: string; readonly attributes: string }>> = {
  T1: {
    base: 'base64Binary',
    attributes:
      'characterSetCode:normalizedString encodingCode:normalizedString filename:string format:string mimeCode:normalizedString! uri:anyURI',
  },
  T2: { base: 'decimal', attributes: 'currencyCodeListVersionID:normalizedString currencyID:normalizedString!' },
  T3: { base: 'decimal', attributes: 'format:string' },
  T4: { base: 'string', attributes: 'languageID:language languageLocaleID:normalizedString' },
  T5: {
    base: 'normalizedString',
    attributes:
      'languageID:language listAgencyID:normalizedString listAgencyName:string listID:normalizedString listName:string listSchemeURI:anyURI listURI:anyURI listVersionID:normalizedString name:string',
  },
  T6: {
    base: 'normalizedString',
    attributes:
      'schemeAgencyID:normalizedString schemeAgencyName:string schemeDataURI:anyURI schemeID:normalizedString schemeName:string schemeURI:anyURI schemeVersionID:normalizedString',
  },
  T7: {
    base: 'decimal',
    attributes:
      'unitCode:normalizedString unitCodeListAgencyID:normalizedString unitCodeListAgencyName:string unitCodeListID:normalizedString',
  },
  T8: { base: 'decimal', attributes: 'unitCode:normalizedString! unitCodeListVersionID:normalizedString' },
  T9: { base: 'boolean', attributes: '' },
  T10: { base: 'date', attributes: '' },
  T11: { base: 'time', attributes: '' },
};
