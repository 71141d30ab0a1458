import type { UnwantedElements } from './unwanted-elements';

/** UBL-CR-* about the seller (reference/invoice-rules.md, section 8). */
export const UNWANTED_SELLER_ELEMENTS: readonly UnwantedElements[] = [
  {
    below: ['AccountingSupplierParty'],
    elements: {
      CustomerAssignedAccountID: 138,
      AdditionalAccountID: 139,
      DataSendingCapability: 140,
      DespatchContact: 198,
      AccountingContact: 199,
      SellerContact: 200,
    },
  },
  {
    below: ['AccountingSupplierParty', 'Party'],
    elements: {
      MarkCareIndicator: 141,
      MarkAttentionIndicator: 142,
      WebsiteURI: 143,
      LogoReferenceID: 144,
      IndustryClassificationCode: 145,
      Language: 146,
      PhysicalLocation: 168,
      Person: 193,
      AgentParty: 194,
      ServiceProviderParty: 195,
      PowerOfAttorney: 196,
      FinancialAccount: 197,
    },
  },
  {
    below: ['AccountingSupplierParty', 'Party', 'PostalAddress'],
    elements: {
      ID: 147,
      AddressTypeCode: 148,
      AddressFormatCode: 149,
      Postbox: 150,
      Floor: 151,
      Room: 152,
      BlockName: 153,
      BuildingName: 154,
      BuildingNumber: 155,
      InhouseMail: 156,
      Department: 157,
      MarkAttention: 158,
      MarkCare: 159,
      PlotIdentification: 160,
      CitySubdivisionName: 161,
      CountrySubentityCode: 162,
      Region: 163,
      District: 164,
      TimezoneOffset: 165,
      LocationCoordinate: 167,
    },
  },
  {
    below: ['AccountingSupplierParty', 'Party', 'PostalAddress', 'Country'],
    elements: {
      Name: 166,
    },
  },
  {
    below: ['AccountingSupplierParty', 'Party', 'PartyTaxScheme'],
    elements: {
      RegistrationName: 169,
      TaxLevelCode: 170,
      ExemptionReasonCode: 171,
      ExemptionReason: 172,
      RegistrationAddress: 173,
    },
  },
  {
    below: ['AccountingSupplierParty', 'Party', 'PartyTaxScheme', 'TaxScheme'],
    elements: {
      Name: 174,
      TaxTypeCode: 175,
      CurrencyCode: 176,
      JurisdictionRegionAddress: 177,
    },
  },
  {
    below: ['AccountingSupplierParty', 'Party', 'PartyLegalEntity'],
    elements: {
      RegistrationDate: 178,
      RegistrationExpirationDate: 179,
      CompanyLegalFormCode: 180,
      SoleProprietorshipIndicator: 181,
      CompanyLiquidationStatusCode: 182,
      CorporateStockAmount: 183,
      FullyPaidSharesIndicator: 184,
      RegistrationAddress: 185,
      CorporateRegistrationScheme: 186,
      HeadOfficeParty: 187,
      ShareholderParty: 188,
    },
  },
  {
    below: ['AccountingSupplierParty', 'Party', 'Contact'],
    elements: {
      ID: 189,
      Telefax: 190,
      Note: 191,
      OtherCommunication: 192,
    },
  },
];
