/** The VAT categories as the rule ids name them. */
export interface VatCategoryName {
  /** UNCL5305 code. */
  readonly code: string;
  /** „taxare inversă”, as in the editor. */
  readonly name: string;
  /** The official name, for the accountant. */
  readonly official: string;
  /** What the category asks of the parties' codes: rules 02 to 04. */
  readonly parties: 'seller' | 'sellerVat' | 'both' | 'bothVat' | 'none';
  /** What the rate must be: rules 05 to 07. */
  readonly rate: 'positive' | 'zero' | 'absent' | 'notNegative';
  /** Whether an exemption reason must be there: rule 10. */
  readonly reason: boolean;
}

/** By the part of the rule id between `BR-` and the number (`BR-IC-05`). */
export const VAT_CATEGORIES: Readonly<Record<string, VatCategoryName>> = {
  S: {
    code: 'S',
    name: 'cotă normală sau redusă',
    official: 'Cotă normală',
    parties: 'seller',
    rate: 'positive',
    reason: false,
  },
  Z: { code: 'Z', name: 'cotă zero', official: 'Cotă 0', parties: 'seller', rate: 'zero', reason: false },
  E: { code: 'E', name: 'scutit de TVA', official: 'Scutit de TVA', parties: 'seller', rate: 'zero', reason: true },
  AE: { code: 'AE', name: 'taxare inversă', official: 'Taxare inversă', parties: 'both', rate: 'zero', reason: true },
  IC: {
    code: 'K',
    name: 'livrare intracomunitară',
    official: 'Livrare intracomunitară',
    parties: 'bothVat',
    rate: 'zero',
    reason: true,
  },
  G: {
    code: 'G',
    name: 'export în afara UE',
    official: 'Export în afara UE',
    parties: 'sellerVat',
    rate: 'zero',
    reason: true,
  },
  O: {
    code: 'O',
    name: 'în afara sferei TVA',
    official: 'Nu face obiectul TVA',
    parties: 'none',
    rate: 'absent',
    reason: true,
  },
  IG: {
    code: 'L',
    name: 'IGIC, Insulele Canare',
    official: 'IGIC (taxa din Insulele Canare)',
    parties: 'seller',
    rate: 'notNegative',
    reason: false,
  },
  IP: {
    code: 'M',
    name: 'IPSI, Ceuta și Melilla',
    official: 'IPSI (taxa din Ceuta și Melilla)',
    parties: 'seller',
    rate: 'notNegative',
    reason: false,
  },
};
