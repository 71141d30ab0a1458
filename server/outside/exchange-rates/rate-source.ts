/** The port to BNR's published rates (reference/public-services.md, section 2). */

export interface PublishedRate {
  readonly currency: string;
  /** Lei for `multiplier` units; a decimal text as published. */
  readonly rate: string;
  readonly multiplier: number;
}

/** One banking day. */
export interface RatesOfDay {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  readonly rates: readonly PublishedRate[];
}

export type RateFile = { readonly kind: 'recent' } | { readonly kind: 'year'; readonly year: number };

export type RateAnswer =
  | { readonly kind: 'days'; readonly days: readonly RatesOfDay[] }
  | { readonly kind: 'unavailable'; readonly detail: string };

export interface RateSource {
  /** `recent`: the last ten banking days. `year`: a whole year, the current one as far as it has come. */
  read(file: RateFile): Promise<RateAnswer>;
}
