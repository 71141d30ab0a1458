/** Rules whose value is an attribute of the element their finding is at. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  'BR-23': 'unitCode',
  'BR-CL-03': 'currencyID',
  'BR-CL-07': 'schemeID',
  'BR-CL-10': 'schemeID',
  'BR-CL-11': 'schemeID',
  'BR-CL-13': 'listID',
  'BR-CL-21': 'schemeID',
  'BR-CL-23': 'unitCode',
  'BR-CL-24': 'mimeCode',
  'BR-CL-25': 'schemeID',
  'BR-CL-26': 'schemeID',
  'BR-RO-L1016': 'name',
  'BR-RO-L211': 'filename',
};

/** Name of the attribute the rule is about; undefined where it is about the element's text. */
export function attributeOfRule(rule: string): string | undefined {
  return ATTRIBUTES[rule];
}
