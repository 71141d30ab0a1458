/**
 * What a person writes in the editor, before there is a number, totals and XML. A draft may be incomplete and wrong in
 * every way: texts are as typed, an amount not yet readable as a number stays as it was typed. `issueInvoice` makes the
 * Invoice of it, `computeDraftTotals` the totals at every keystroke.
 *
 * The draft is JSON and is merged field by field between devices: each property of InvoiceDraft is one field of the
 * merge (lines as a whole are one field).
 */
import type { IsoDate, PostalAddress } from './invoice';

/** A VAT treatment as chosen for a line or a document discount. */
export interface DraftVat {
  /** BT-151: S, Z, E, AE, K, G, O … */
  readonly category: string;
  /** BT-152 as typed, percent; '' where the category has none. */
  readonly rate: string;
  /** BT-121: VATEX code; '' where none. */
  readonly exemptionReasonCode: string;
  /** BT-120; '' where none. */
  readonly exemptionReason: string;
}

/** A discount: a percent of the base or an amount, as typed; both '' means none. */
export interface DraftDiscount {
  readonly percent: string;
  readonly amount: string;
  /** BT-97 / BT-139; '' takes „Discount”. */
  readonly reason: string;
}

/** Where a line's price and discount come from; what was typed is never put anew. */
export interface DraftPricing {
  /** The buyer's price list, what the buyer paid last, the product itself, or a person. */
  readonly by: 'list' | 'client' | 'product' | 'hand';
  /** The list's name, or the day of the last invoice; '' else. */
  readonly from: string;
}

export interface DraftLine {
  /** Stable over edits and moves; not BT-126, which is given by position. */
  readonly id: string;
  /** The product it was taken from. */
  readonly productId?: string;
  /** BT-153. */
  readonly name: string;
  /** BT-154. */
  readonly description: string;
  /** BT-155. */
  readonly sellerItemId: string;
  /** BT-158 with list `TSP` is not used here: the NC8/CPV code and its list; '' where none. */
  readonly classification: { readonly code: string; readonly listId: string };
  /** BT-130: code where chosen from the list, else the text as typed. */
  readonly unitCode: string;
  /** BT-129 as typed. */
  readonly quantity: string;
  /** BT-146 before the line discount, as typed. */
  readonly price: string;
  readonly vat: DraftVat;
  /** BG-27. */
  readonly discount: DraftDiscount;
  /** BT-127. */
  readonly note: string;
  /** Absent where nobody knows, as in lines of before. */
  readonly priced?: DraftPricing;
}

export interface DraftParty {
  /** The partner it was taken from. */
  readonly partnerId?: string;
  /** BT-44. */
  readonly name: string;
  /** Fiscal code as typed: CUI with or without RO, CNP, foreign VAT number; '' for an unnamed consumer. */
  readonly taxId: string;
  /** Whether the fiscal code is a VAT number (goes to BT-48 with its prefix), by look-up or by choice. */
  readonly vatRegistered: boolean;
  /** BT-47: trade register number. */
  readonly registration: string;
  readonly address: Required<Omit<PostalAddress, 'line2' | 'line3'>>;
  readonly email: string;
  readonly telephone: string;
  readonly contactName: string;
}

/** The seller as it stands on the invoice: the company's details at the time of issue, with its own lines. */
export interface DraftSeller extends DraftParty {
  /** BT-33: „Capital social: 200 lei”. */
  readonly legalForm: string;
  readonly tradingName: string;
}

/** What few invoices say, each as typed; '' where it says nothing. */
export interface DraftMore {
  /** BT-11. */
  readonly project: string;
  /** BT-14. */
  readonly salesOrder: string;
  /** BT-15. */
  readonly receivingAdvice: string;
  /** BT-17. */
  readonly tender: string;
  /** BT-18. */
  readonly object: string;
  /** BT-19. */
  readonly accounting: string;
  /** BT-73, BT-74. */
  readonly periodStart: IsoDate;
  readonly periodEnd: IsoDate;
  /** BT-8: `432` is VAT on collection (Fiscal Code, art. 282 (3)). */
  readonly taxPointCode: string;
  /** BT-70. */
  readonly deliveryName: string;
  /** BT-75, BT-77, BT-78, BT-79, BT-80: elsewhere than at the buyer. */
  readonly deliveryLine: string;
  readonly deliveryCity: string;
  readonly deliveryPostCode: string;
  readonly deliveryCounty: string;
  readonly deliveryCountry: string;
}

/** BG-24: a file that the invoice brings along. Its content stands apart from the draft, under `id`. */
export interface DraftAttachment {
  /** Made of the content. */
  readonly id: string;
  /** BT-125: with the ending of what it is. */
  readonly fileName: string;
  readonly mimeCode: string;
  readonly bytes: number;
  /** BT-122; '' takes the file's name. */
  readonly reference: string;
  /** BT-123. */
  readonly description: string;
}

export interface InvoiceDraft {
  /** 380 invoice, 381 credit note, 384 corrected, 389 self-billed, 751 accounting purposes (BT-3). */
  readonly typeCode: string;
  /** The series the number will be taken from. */
  readonly serialId: string;
  /** BT-2. */
  readonly issueDate: IsoDate;
  /** BT-9; '' where none. */
  readonly dueDate: IsoDate;
  /** BT-72; '' where none. */
  readonly deliveryDate: IsoDate;
  /** BT-5. */
  readonly currency: string;
  /** Lei for one unit of the currency, as typed, with the rate's own day and source; '' in RON. */
  readonly exchangeRate: string;
  readonly exchangeRateDate: IsoDate;
  readonly seller: DraftSeller;
  readonly buyer: DraftParty;
  readonly lines: readonly DraftLine[];
  /** BG-20: one discount a document, spread over the VAT rates in proportion to their bases. */
  readonly discount: DraftDiscount;
  /** BG-16. */
  readonly payment: {
    /** BT-81. */
    readonly meansCode: string;
    /** BT-84. */
    readonly iban: string;
    /** BT-86 or the bank's name. */
    readonly bank: string;
    /** BT-83. */
    readonly remittance: string;
  };
  /** BT-113 as typed; '' where none. */
  readonly prepaid: string;
  /** BT-22. */
  readonly notes: string;
  /** BT-20. */
  readonly paymentTerms: string;
  /** BT-13, BT-12, BT-10, BT-16. */
  readonly references: {
    readonly purchaseOrder: string;
    readonly contract: string;
    readonly buyerReference: string;
    readonly despatchAdvice: string;
  };
  /** BG-3: the invoice a credit note or correction changes. */
  readonly precedingInvoices: readonly { readonly number: string; readonly issueDate: IsoDate }[];
  /** Absent where nothing of it is said, as in drafts of before. */
  readonly more?: DraftMore;
  /** Of its paper; '' or absent: the company's look decides. */
  readonly language?: '' | 'ro' | 'ro-en';
  /** Absent where it brings none, as in drafts of before. */
  readonly attachments?: readonly DraftAttachment[];
}

/** The fields that merge on their own between devices. */
export type InvoiceDraftField = keyof InvoiceDraft;
