/** What proves that the document was filed; absent on a draft. */
export interface DocumentProof {
  /** ANAF's upload index; '' until known. */
  readonly uploadIndex: string;
  /** `24.11.2026, 10:04`; '' until accepted. */
  readonly validatedAt: string;
  readonly xmlSha256: string;
  /** Filed at ANAF's test environment: it proves nothing. */
  readonly atTest?: true;
}
