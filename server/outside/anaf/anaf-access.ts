/** How a job comes by the token of the person through whom a company reaches ANAF. */

/**
 * Why a renewal that is due brings nothing now. `client`: ANAF does not take our client id or secret. `unavailable`: its
 * token service does not answer as such. `refused`: ANAF refuses a token that it has just given.
 */
export type RenewalTrouble = 'client' | 'unavailable' | 'refused';

/**
 * `none`: a person must give access, or give it again; a company of the demonstration has none at the real ANAF.
 * `later`: the authorization stands; another process is renewing, or `trouble` is in the way.
 */
export type TokenResult =
  | {
      readonly kind: 'token';
      readonly token: string;
      /** Whether ANAF has answered for the company with this person's right; null: it was not asked, or has not said. */
      readonly covers: boolean | null;
    }
  | { readonly kind: 'none'; readonly reason: 'not-authorized' | 'ended' | 'demonstration' }
  | { readonly kind: 'later'; readonly trouble?: RenewalTrouble };

export interface AnafTokens {
  /** Renewed where it is near its end. */
  tokenFor(companyId: number): Promise<TokenResult>;
  /** After a 401: another token than the one refused, where there is one. A 403 is not told here: no token helps. */
  tokenAfterRefusal(companyId: number, refused: string): Promise<TokenResult>;
}

/** What a person asks of one authorization, and what is asked of each. */
export interface AnafAuthorizations extends AnafTokens {
  /** A new pair for one authorization of the company, now. */
  renewed(companyId: number, credentialId: string): Promise<TokenResult>;
  /** The token of each person through whom the company reaches ANAF, as it stands. */
  tokensOf(companyId: number): Promise<readonly { readonly credentialId: string; readonly token: string }[]>;
}
