import type { UnwantedElements } from './unwanted-elements';

/** UBL-CR-* about the buyer (reference/invoice-rules.md, section 8). */
export const UNWANTED_BUYER_ELEMENTS: readonly UnwantedElements[] = [
  {
    below: ['AccountingCustomerParty'],
    elements: {
      CustomerAssignedAccountID: 201,
      SupplierAssignedAccountID: 202,
      AdditionalAccountID: 203,
      DeliveryContact: 262,
      AccountingContact: 263,
      BuyerContact: 264,
    },
  },
  {
    below: ['AccountingCustomerParty', 'Party'],
    elements: {
      MarkCareIndicator: 204,
      MarkAttentionIndicator: 205,
      WebsiteURI: 206,
      LogoReferenceID: 207,
      IndustryClassificationCode: 208,
      Language: 209,
      PhysicalLocation: 231,
      Person: 257,
      AgentParty: 258,
      ServiceProviderParty: 259,
      PowerOfAttorney: 260,
      FinancialAccount: 261,
    },
  },
  {
    below: ['AccountingCustomerParty', 'Party', 'PostalAddress'],
    elements: {
      ID: 210,
      AddressTypeCode: 211,
      AddressFormatCode: 212,
      Postbox: 213,
      Floor: 214,
      Room: 215,
      BlockName: 216,
      BuildingName: 217,
      BuildingNumber: 218,
      InhouseMail: 219,
      Department: 220,
      MarkAttention: 221,
      MarkCare: 222,
      PlotIdentification: 223,
      CitySubdivisionName: 224,
      CountrySubentityCode: 225,
      Region: 226,
      District: 227,
      TimezoneOffset: 228,
      LocationCoordinate: 230,
    },
  },
  {
    below: ['AccountingCustomerParty', 'Party', 'PostalAddress', 'Country'],
    elements: {
      Name: 229,
    },
  },
  {
    below: ['AccountingCustomerParty', 'Party', 'PartyTaxScheme'],
    elements: {
      RegistrationName: 232,
      TaxLevelCode: 233,
      ExemptionReasonCode: 234,
      ExemptionReason: 235,
      RegistrationAddress: 236,
    },
  },
  {
    below: ['AccountingCustomerParty', 'Party', 'PartyTaxScheme', 'TaxScheme'],
    elements: {
      Name: 237,
      TaxTypeCode: 238,
      CurrencyCode: 239,
      JurisdictionRegionAddress: 240,
    },
  },
  {
    below: ['AccountingCustomerParty', 'Party', 'PartyLegalEntity'],
    elements: {
      RegistrationDate: 241,
      RegistrationExpirationDate: 242,
      CompanyLegalFormCode: 243,
      CompanyLegalForm: 244,
      SoleProprietorshipIndicator: 245,
      CompanyLiquidationStatusCode: 246,
      CorporateStockAmount: 247,
      FullyPaidSharesIndicator: 248,
      RegistrationAddress: 249,
      CorporateRegistrationScheme: 250,
      HeadOfficeParty: 251,
      ShareholderParty: 252,
    },
  },
  {
    below: ['AccountingCustomerParty', 'Party', 'Contact'],
    elements: {
      ID: 253,
      Telefax: 254,
      Note: 255,
      OtherCommunication: 256,
    },
  },
];
