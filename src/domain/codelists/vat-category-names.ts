/** VAT categories with the reference's English names. Kept apart from the codes so that the validator's bundle is free of names. */
export const VAT_CATEGORY_NAMES: ReadonlyMap<string, string> = new Map([
  ['S', 'Standard rate'],
  ['Z', 'Zero rated'],
  ['E', 'Exempt'],
  ['AE', 'Reverse charge'],
  ['K', 'Intra-community supply'],
  ['G', 'Export outside the EU'],
  ['O', 'Outside scope of VAT'],
  ['L', 'Canary Islands IGIC'],
  ['M', 'Ceuta and Melilla IPSI'],
  ['B', 'Split payment (Italy only)'],
]);
