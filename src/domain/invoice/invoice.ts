/**
 * The electronic invoice as EN 16931-1 models it. Every field is named after its business term and carries its BT/BG
 * number; the CIUS-RO restrictions are the validator's matter, not this type's. Amounts are decimal texts in the invoice
 * currency unless said otherwise, dates are ISO calendar dates (`yyyy-MM-dd`), codes are the plain code texts.
 *
 * The model is JSON: it is stored in IndexedDB, sent to workers and to the server as it is.
 */
import type { DecimalText } from '../money/decimal-text';

/** ISO 8601 calendar date, `yyyy-MM-dd`. */
export type IsoDate = string;

/** An identifier with its scheme (`schemeID`), where the standard gives one. */
export interface Identifier {
  readonly value: string;
  readonly schemeId?: string;
}

/** BG-5, BG-8, BG-12, BG-15. */
export interface PostalAddress {
  /** BT-35, BT-50, BT-64, BT-75: street and number. */
  readonly line1?: string;
  /** BT-36, BT-51, BT-65, BT-76. */
  readonly line2?: string;
  /** BT-162, BT-163, BT-164, BT-165. */
  readonly line3?: string;
  /** BT-37, BT-52, BT-66, BT-77; `SECTOR1`…`SECTOR6` in Bucharest. */
  readonly city?: string;
  /** BT-38, BT-53, BT-67, BT-78. */
  readonly postCode?: string;
  /** BT-39, BT-54, BT-68, BT-79: ISO 3166-2:RO code (`RO-CJ`) in Romania. */
  readonly countrySubdivision?: string;
  /** BT-40, BT-55, BT-69, BT-80: ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** BG-6, BG-9. */
export interface Contact {
  /** BT-41, BT-56. */
  readonly name?: string;
  /** BT-42, BT-57. */
  readonly telephone?: string;
  /** BT-43, BT-58. */
  readonly email?: string;
}

/** BG-4 seller, BG-7 buyer. */
export interface Party {
  /** BT-27, BT-44: registered name. */
  readonly name: string;
  /** BT-28, BT-45. */
  readonly tradingName?: string;
  /** BT-29 (0..n), BT-46 (0..1). */
  readonly identifiers: readonly Identifier[];
  /** BT-30, BT-47: trade register number, or the fiscal code where there is none. */
  readonly legalRegistration?: Identifier;
  /** BT-31, BT-48: VAT identifier with its country prefix. */
  readonly vatId?: string;
  /** BT-32 (seller only): tax registration of one not registered for VAT. */
  readonly taxRegistration?: string;
  /** BT-33 (seller only): further legal information; here the share capital. */
  readonly legalForm?: string;
  /** BT-34, BT-49. */
  readonly electronicAddress?: Identifier;
  readonly address: PostalAddress;
  readonly contact?: Contact;
}

/** BG-10. */
export interface Payee {
  /** BT-59. */
  readonly name: string;
  /** BT-60. */
  readonly identifier?: Identifier;
  /** BT-61. */
  readonly legalRegistration?: Identifier;
}

/** BG-11. */
export interface TaxRepresentative {
  /** BT-62. */
  readonly name: string;
  /** BT-63. */
  readonly vatId: string;
  readonly address: PostalAddress;
}

/** BG-13. */
export interface Delivery {
  /** BT-70. */
  readonly name?: string;
  /** BT-71. */
  readonly locationId?: Identifier;
  /** BT-72. */
  readonly date?: IsoDate;
  /** BG-15. */
  readonly address?: PostalAddress;
}

/** BG-14, BG-26. */
export interface Period {
  /** BT-73, BT-134. */
  readonly start?: IsoDate;
  /** BT-74, BT-135. */
  readonly end?: IsoDate;
}

/** BG-17. */
export interface CreditTransfer {
  /** BT-84: IBAN. */
  readonly account: string;
  /** BT-85. */
  readonly accountName?: string;
  /** BT-86: BIC. */
  readonly provider?: string;
}

/** BG-16. */
export interface PaymentInstructions {
  /** BT-81: UNTDID 4461. */
  readonly meansCode: string;
  /** BT-82. */
  readonly meansText?: string;
  /** BT-83. */
  readonly remittance?: string;
  /** BG-17. */
  readonly creditTransfers: readonly CreditTransfer[];
  /** BG-18: BT-87, BT-88. */
  readonly card?: { readonly number: string; readonly holder?: string };
  /** BG-19: BT-89, BT-91 (BT-90 is a seller or payee identifier with scheme SEPA). */
  readonly directDebit?: { readonly mandate?: string; readonly debitedAccount?: string };
}

/** The VAT category of a line, an allowance, a charge or a breakdown row. */
export interface VatCategory {
  /** BT-95, BT-102, BT-118, BT-151: UNCL5305 as restricted by the standard (S, Z, E, AE, K, G, O, L, M, B). */
  readonly code: string;
  /** BT-96, BT-103, BT-119, BT-152: percent; absent for category O. */
  readonly rate?: DecimalText;
}

/** BG-20 / BG-21 on the document, BG-27 / BG-28 on a line (there without VAT category). */
export interface AllowanceCharge {
  /** BT-92, BT-99, BT-136, BT-141. */
  readonly amount: DecimalText;
  /** BT-93, BT-100, BT-137, BT-142. */
  readonly baseAmount?: DecimalText;
  /** BT-94, BT-101, BT-138, BT-143: percent. */
  readonly percent?: DecimalText;
  /** BT-97, BT-104, BT-139, BT-144. */
  readonly reason?: string;
  /** BT-98, BT-105, BT-140, BT-145: UNCL5189 / UNCL7161. */
  readonly reasonCode?: string;
}

export interface DocumentAllowanceCharge extends AllowanceCharge {
  readonly vat: VatCategory;
}

/** BG-22. */
export interface DocumentTotals {
  /** BT-106. */
  readonly lineNet: DecimalText;
  /** BT-107. */
  readonly allowances?: DecimalText;
  /** BT-108. */
  readonly charges?: DecimalText;
  /** BT-109. */
  readonly taxExclusive: DecimalText;
  /** BT-110: absent where the invoice has no VAT total in its currency. */
  readonly vat?: DecimalText;
  /** BT-111: VAT total in the tax currency (BT-6). */
  readonly vatInTaxCurrency?: DecimalText;
  /** BT-112. */
  readonly taxInclusive: DecimalText;
  /** BT-113. */
  readonly prepaid?: DecimalText;
  /** BT-114. */
  readonly rounding?: DecimalText;
  /** BT-115. */
  readonly payable: DecimalText;
}

/** BG-23. */
export interface VatBreakdown {
  /** BT-116. */
  readonly taxable: DecimalText;
  /** BT-117. */
  readonly tax: DecimalText;
  readonly vat: VatCategory;
  /** BT-120. */
  readonly exemptionReason?: string;
  /** BT-121: VATEX code. */
  readonly exemptionReasonCode?: string;
}

/** BG-24, and BT-18 where `typeCode` is 130. */
export interface SupportingDocument {
  /** BT-122. */
  readonly reference: Identifier;
  readonly typeCode?: string;
  /** BT-123. */
  readonly description?: string;
  /** BT-124. */
  readonly location?: string;
  /** BT-125: base64 content with MIME code and file name. */
  readonly attached?: { readonly mimeCode: string; readonly fileName: string; readonly base64: string };
}

/** BG-31. */
export interface Item {
  /** BT-153. */
  readonly name: string;
  /** BT-154. */
  readonly description?: string;
  /** BT-155. */
  readonly sellerId?: string;
  /** BT-156. */
  readonly buyerId?: string;
  /** BT-157. */
  readonly standardId?: Identifier;
  /** BT-158 with its list (NC8, CPV …) and version. */
  readonly classifications: readonly {
    readonly code: string;
    readonly listId: string;
    readonly listVersion?: string;
  }[];
  /** BT-159. */
  readonly originCountry?: string;
  /** BG-32: BT-160, BT-161. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** BG-29. */
export interface Price {
  /** BT-146: item net price, any number of decimals. */
  readonly net: DecimalText;
  /** BT-147. */
  readonly discount?: DecimalText;
  /** BT-148. */
  readonly gross?: DecimalText;
  /** BT-149 with its unit BT-150. */
  readonly baseQuantity?: { readonly value: DecimalText; readonly unitCode?: string };
}

/** BG-25. */
export interface InvoiceLine {
  /** BT-126. */
  readonly id: string;
  /** BT-127. */
  readonly note?: string;
  /** BT-128. */
  readonly objectIdentifier?: Identifier;
  /** BT-129. */
  readonly quantity: DecimalText;
  /** BT-130: UNECE Rec 20/21. */
  readonly unitCode: string;
  /** BT-131. */
  readonly net: DecimalText;
  /** BT-132. */
  readonly orderLineReference?: string;
  /** BT-133. */
  readonly accountingReference?: string;
  /** BG-26. */
  readonly period?: Period;
  /** BG-27. */
  readonly allowances: readonly AllowanceCharge[];
  /** BG-28. */
  readonly charges: readonly AllowanceCharge[];
  readonly price: Price;
  /** BG-30. */
  readonly vat: VatCategory;
  readonly item: Item;
}

/** The UBL root a document has: credit notes (381) are written as CreditNote. */
export type InvoiceKind = 'Invoice' | 'CreditNote';

/** BT-25, BT-26. */
export interface PrecedingInvoice {
  readonly number: string;
  readonly issueDate?: IsoDate;
}

/** An invoice or a credit note, complete. */
export interface Invoice {
  readonly kind: InvoiceKind;
  /** BT-24. */
  readonly customizationId: string;
  /** BT-23. */
  readonly profileId?: string;
  /** BT-1. */
  readonly number: string;
  /** BT-2. */
  readonly issueDate: IsoDate;
  /** BT-9. */
  readonly dueDate?: IsoDate;
  /** BT-3: 380, 384, 389, 751; 381 for a credit note. */
  readonly typeCode: string;
  /** BG-1: BT-21, BT-22. */
  readonly notes: readonly { readonly subjectCode?: string; readonly text: string }[];
  /** BT-7. */
  readonly taxPointDate?: IsoDate;
  /** BT-8: UNTDID 2005 (3, 35, 432). */
  readonly taxPointDateCode?: string;
  /** BT-5. */
  readonly currency: string;
  /** BT-6. */
  readonly taxCurrency?: string;
  /** BT-19. */
  readonly buyerAccountingReference?: string;
  /** BT-10. */
  readonly buyerReference?: string;
  /** BT-11. */
  readonly projectReference?: string;
  /** BT-12. */
  readonly contractReference?: string;
  /** BT-13. */
  readonly purchaseOrderReference?: string;
  /** BT-14. */
  readonly salesOrderReference?: string;
  /** BT-15. */
  readonly receivingAdviceReference?: string;
  /** BT-16. */
  readonly despatchAdviceReference?: string;
  /** BT-17. */
  readonly tenderReference?: string;
  /** BT-18. */
  readonly invoicedObject?: Identifier;
  /** BT-20. */
  readonly paymentTerms?: string;
  /** BG-3: BT-25, BT-26. */
  readonly precedingInvoices: readonly PrecedingInvoice[];
  /** BG-4. */
  readonly seller: Party;
  /** BG-7. */
  readonly buyer: Party;
  /** BG-10. */
  readonly payee?: Payee;
  /** BG-11. */
  readonly taxRepresentative?: TaxRepresentative;
  /** BG-13. */
  readonly delivery?: Delivery;
  /** BG-14. */
  readonly period?: Period;
  /** BG-16. */
  readonly payment?: PaymentInstructions;
  /** BG-20. */
  readonly allowances: readonly DocumentAllowanceCharge[];
  /** BG-21. */
  readonly charges: readonly DocumentAllowanceCharge[];
  /** BG-22. */
  readonly totals: DocumentTotals;
  /** BG-23. */
  readonly vatBreakdown: readonly VatBreakdown[];
  /** BG-24. */
  readonly supportingDocuments: readonly SupportingDocument[];
  /** BG-25. */
  readonly lines: readonly InvoiceLine[];
}
