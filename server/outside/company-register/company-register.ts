/** The port to ANAF's register of companies (reference/public-services.md, section 1). */

/** What the register says of a company: the contract's CompanyDetails without where it came from. */
export interface CompanyRegistration {
  readonly cui: string;
  readonly found: boolean;
  readonly name: string;
  readonly registration: string;
  readonly address: {
    readonly line1: string;
    readonly city: string;
    readonly postCode: string;
    readonly countrySubdivision: string;
    readonly country: string;
  };
  readonly telephone: string;
  readonly vatRegistered: boolean;
  readonly cashVat: boolean;
  readonly inactive: boolean;
  readonly splitVat: boolean;
  readonly eInvoiceRegistered: boolean;
  readonly registrationState: string;
  /** The day the answer holds for, `yyyy-MM-dd`. */
  readonly checkedOn: string;
}

export type RegisterAnswer =
  | { readonly kind: 'answer'; readonly company: CompanyRegistration }
  /** No answer that could be read; `detail` is for the log. */
  | { readonly kind: 'unavailable'; readonly detail: string };

export interface CompanyRegister {
  /** `cui`: digits. `day`: `yyyy-MM-dd`, not in the future. A code the register does not know is an answer too. */
  lookUp(cui: string, day: string): Promise<RegisterAnswer>;
}
