/** Rules that take a code only out of its list, exactly as the list writes it (blanks around apart). */
import { UNIT_CODES } from '../../codelists/unit-codes';
import { COUNTIES } from '../../identifiers/counties';
import { normalized } from '../../invoice/validation/value-text';
import { BORDER_POINTS } from '../codes/border-points';
import { COUNTRY_CODES } from '../codes/country-codes';
import { CUSTOMS_OFFICES } from '../codes/customs-offices';
import { CONFIRMATION_TYPES, DOCUMENT_TYPES, PURPOSES } from '../codes/short-lists';
import { OPERATIONS } from '../operations';
import { type AttributeRule, unless } from './rule';

function listRule(id: string, attribute: string, codes: Iterable<string>): AttributeRule {
  const list = new Set(codes);
  return {
    id,
    attribute,
    check: (value) => {
      const actual = normalized(value);
      return unless(list.has(actual), { actual, list: attribute });
    },
  };
}

const COUNTRIES = COUNTRY_CODES.split(' ');

export const CODE_LIST_RULES: readonly AttributeRule[] = [
  listRule('BR-CL-001', 'codTara', COUNTRIES),
  listRule('BR-CL-010', 'codTaraOrgTransport', COUNTRIES),
  listRule(
    'BR-CL-002',
    'codJudet',
    COUNTIES.map(({ number }) => String(number)),
  ),
  listRule('BR-CL-003', 'codUnitateMasura', UNIT_CODES.split(' ')),
  listRule(
    'BR-CL-004',
    'codTipOperatiune',
    OPERATIONS.map(({ code }) => code),
  ),
  listRule('BR-CL-005', 'codScopOperatiune', PURPOSES.keys()),
  listRule('BR-CL-006', 'codPtf', BORDER_POINTS.keys()),
  listRule('BR-CL-007', 'codBirouVamal', CUSTOMS_OFFICES.keys()),
  listRule('BR-CL-008', 'tipConfirmare', CONFIRMATION_TYPES.keys()),
  listRule('BR-CL-009', 'tipDocument', DOCUMENT_TYPES.keys()),
];
