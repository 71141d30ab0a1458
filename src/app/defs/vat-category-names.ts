/** VAT categories (UNCL5305) as definitions name them. */
export const VAT_CATEGORY_NAMES: Readonly<Record<string, string>> = {
  S: 'Cotă de TVA',
  AE: 'Taxare inversă',
  E: 'Scutit fără drept de deducere',
  K: 'Livrare intracomunitară',
  G: 'Export',
  O: 'În afara sferei TVA',
  Z: 'Cotă zero',
};
