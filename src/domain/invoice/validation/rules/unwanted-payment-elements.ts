import type { UnwantedElements } from './unwanted-elements';

/** UBL-CR-* about payment, allowances and charges, taxes and totals (reference/invoice-rules.md, section 8). */
export const UNWANTED_PAYMENT_ELEMENTS: readonly UnwantedElements[] = [
  {
    below: ['PaymentMeans'],
    elements: {
      ID: 411,
      PaymentChannelCode: 413,
      InstructionID: 414,
      CreditAccount: 434,
      TradeFinancing: 451,
      InstructionNote: 681,
    },
  },
  {
    below: ['PaymentMeans', 'CardAccount'],
    elements: {
      CardTypeCode: 415,
      ValidityStartDate: 416,
      ExpiryDate: 417,
      IssuerID: 418,
      IssueNumberID: 419,
      CV2ID: 420,
      CardChipCode: 421,
      ChipApplicationID: 422,
    },
  },
  {
    below: ['PaymentMeans', 'PayeeFinancialAccount'],
    elements: {
      AliasName: 424,
      AccountTypeCode: 425,
      AccountFormatCode: 426,
      CurrencyCode: 427,
      PaymentNote: 428,
      Country: 433,
    },
  },
  {
    below: ['PaymentMeans', 'PayeeFinancialAccount', 'FinancialInstitutionBranch'],
    elements: {
      Name: 429,
      Address: 432,
    },
  },
  {
    below: ['PaymentMeans', 'PayeeFinancialAccount', 'FinancialInstitutionBranch', 'FinancialInstitution'],
    elements: {
      Name: 430,
      Address: 431,
    },
  },
  {
    below: ['PaymentMeans', 'PaymentMandate'],
    elements: {
      MandateTypeCode: 435,
      MaximumPaymentInstructionsNumeric: 436,
      MaximumPaidAmount: 437,
      SignatureID: 438,
      PayerParty: 439,
      ValidityPeriod: 448,
      PaymentReversalPeriod: 449,
      Clause: 450,
    },
  },
  {
    below: ['PaymentMeans', 'PaymentMandate', 'PayerFinancialAccount'],
    elements: {
      Name: 440,
      AliasName: 441,
      AccountTypeCode: 442,
      AccountFormatCode: 443,
      CurrencyCode: 444,
      PaymentNote: 445,
      FinancialInstitutionBranch: 446,
      Country: 447,
    },
  },
  {
    below: ['PaymentTerms'],
    elements: {
      ID: 452,
      PaymentMeansID: 453,
      PrepaidPaymentReferenceID: 454,
      ReferenceEventCode: 455,
      SettlementDiscountPercent: 456,
      PenaltySurchargePercent: 457,
      PaymentPercent: 458,
      Amount: 459,
      SettlementDiscountAmount: 460,
      PenaltyAmount: 461,
      PaymentTermsDetailsURI: 462,
      PaymentDueDate: 463,
      InstallmentDueDate: 464,
      InvoicingPartyReference: 465,
      SettlementPeriod: 466,
      PenaltyPeriod: 467,
      ExchangeRate: 468,
      ValidityPeriod: 469,
    },
  },
  {
    below: ['AllowanceCharge'],
    elements: {
      ID: 471,
      PrepaidIndicator: 472,
      SequenceNumeric: 473,
      AccountingCostCode: 474,
      AccountingCost: 475,
      PerUnitAmount: 476,
      TaxTotal: 488,
      PaymentMeans: 489,
    },
  },
  {
    below: ['AllowanceCharge', 'TaxCategory'],
    elements: {
      Name: 477,
      BaseUnitMeasure: 478,
      PerUnitAmount: 479,
      TaxExemptionReasonCode: 480,
      TaxExemptionReason: 481,
      TierRange: 482,
      TierRatePercent: 483,
    },
  },
  {
    below: ['AllowanceCharge', 'TaxCategory', 'TaxScheme'],
    elements: {
      Name: 484,
      TaxTypeCode: 485,
      CurrencyCode: 486,
      JurisdiccionRegionAddress: 487,
    },
  },
  {
    below: ['TaxTotal'],
    elements: {
      RoundingAmount: 494,
      TaxEvidenceIndicator: 495,
      TaxIncludedIndicator: 496,
    },
  },
  {
    below: ['TaxTotal', 'TaxSubtotal'],
    elements: {
      CalculationSequenceNumeric: 497,
      TransactionCurrencyTaxAmount: 498,
      Percent: 499,
      BaseUnitMeasure: 500,
      PerUnitAmount: 501,
      TierRange: 502,
      TierRatePercent: 503,
    },
  },
  {
    below: ['TaxTotal', 'TaxSubtotal', 'TaxCategory'],
    elements: {
      Name: 504,
      BaseUnitMeasure: 505,
      PerUnitAmount: 506,
      TierRange: 507,
      TierRatePercent: 508,
    },
  },
  {
    below: ['TaxTotal', 'TaxSubtotal', 'TaxCategory', 'TaxScheme'],
    elements: {
      Name: 509,
      TaxTypeCode: 510,
      CurrencyCode: 511,
      JurisdictionRegionAddress: 512,
    },
  },
  {
    below: ['LegalMonetaryTotal'],
    elements: {
      PayableAlternativeAmount: 514,
    },
  },
];
