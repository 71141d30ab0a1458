import { attribute } from '../element-path';
import type { Check, Rule } from '../rule';
import { withAttribute } from '../rule-contexts';

/** UBL-DT-08 to 28: attributes that should not occur anywhere. Reported once a document. */

const UNWANTED: readonly (readonly [id: string, attribute: string])[] = [
  ['UBL-DT-08', 'schemeName'],
  ['UBL-DT-09', 'schemeAgencyName'],
  ['UBL-DT-10', 'schemeDataURI'],
  ['UBL-DT-11', 'schemeURI'],
  ['UBL-DT-12', 'format'],
  ['UBL-DT-13', 'unitCodeListIdentifier'],
  ['UBL-DT-14', 'unitCodeListAgencyIdentifier'],
  ['UBL-DT-15', 'unitCodeListAgencyName'],
  ['UBL-DT-16', 'listAgencyName'],
  ['UBL-DT-17', 'listName'],
  ['UBL-DT-18', 'name'],
  ['UBL-DT-19', 'languageID'],
  ['UBL-DT-20', 'listURI'],
  ['UBL-DT-21', 'listSchemeURI'],
  ['UBL-DT-22', 'languageLocaleID'],
  ['UBL-DT-23', 'uri'],
  ['UBL-DT-24', 'currencyCodeListVersionID'],
  ['UBL-DT-25', 'characterSetCode'],
  ['UBL-DT-26', 'encodingCode'],
  ['UBL-DT-27', 'schemeAgencyID'],
  ['UBL-DT-28', 'listAgencyID'],
];

/** The text of the payment means is BT-82 and the one @name that is wanted. */
function refuse(name: string): Check {
  return (element) => {
    if (name === 'name' && element.name === 'PaymentMeansCode') return undefined;
    return { values: { element: `${element.name}/@${name}`, actual: attribute(element, name) ?? '' } };
  };
}

export const UNWANTED_ATTRIBUTE_RULES: readonly Rule[] = UNWANTED.map(([id, name]) => ({
  id,
  severity: 'warning',
  group: 'syntax',
  context: withAttribute(name),
  once: true,
  check: refuse(name),
}));
