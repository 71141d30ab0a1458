/** What the stand-in asks about a document; given from outside (readXml and validate of the domain), never built in. */

/** What ANAF reads from a document to file it. */
export interface FiledDocument {
  /** `Invoice`, `CreditNote` or `CrossIndustryInvoice`. */
  readonly root: string;
  /** Fiscal codes, digits only; '' where there is none. */
  readonly sellerCif: string;
  readonly buyerCif: string;
  readonly number: string;
  readonly issueDate: string;
  /** BT-112 as written. */
  readonly total: string;
  /** BT-22, the first of them. */
  readonly note: string;
}

/**
 * `unreadable`: not well-formed or not of the schema, refused at upload with the parser's words.
 * `note`: a buyer's message on the invoice of that upload index.
 * `document`: taken in; `errors` are the texts of the rules that refuse it, empty for a valid one.
 */
export type DocumentCheck =
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'note'; readonly about: string }
  | { readonly kind: 'document'; readonly document: FiledDocument; readonly errors: readonly string[] };

export type CheckDocument = (bytes: Uint8Array) => DocumentCheck;
