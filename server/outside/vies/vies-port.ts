/** The port to VIES, the Union's register of VAT numbers (reference/public-services.md, section 3). */

export interface ViesQuestion {
  /** VIES's own prefix: Greece `EL`, Northern Ireland `XI`. */
  readonly countryCode: string;
  /** Without the prefix. */
  readonly vatNumber: string;
  /** Who asks; with it the answer has a consultation number, which is evidence. */
  readonly requester?: { readonly countryCode: string; readonly vatNumber: string };
}

/**
 * `unknown`: nothing was said of the number, whatever the reason; it is never `invalid`. `code`: VIES's own, '' where nothing
 * that can be read came back.
 */
export type ViesAnswer =
  | {
      readonly state: 'valid' | 'invalid';
      /** '' where the member state hides it. */
      readonly name: string;
      readonly address: string;
      /** '' without a requester. */
      readonly consultation: string;
    }
  | { readonly state: 'unknown'; readonly code: string };

export interface Vies {
  check(question: ViesQuestion): Promise<ViesAnswer>;
}
