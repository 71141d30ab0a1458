/** How a job comes by the token of the person through whom a company reaches ANAF. */

/** `none`: a person must give access, or give it again. `later`: another process is renewing, or ANAF did not answer. */
export type TokenResult =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'none'; readonly reason: 'not-authorized' | 'ended' }
  | { readonly kind: 'later' };

export interface AnafTokens {
  /** Renewed where it is near its end. */
  tokenFor(companyId: number): Promise<TokenResult>;
  /** After a 401: another token than the one refused, where there is one. */
  tokenAfterRefusal(companyId: number, refused: string): Promise<TokenResult>;
}
