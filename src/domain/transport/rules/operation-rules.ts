/** Rules on `codTipOperatiune`: what the operation leaves possible for the partner, the places and earlier notifications. */
import { normalized } from '../../invoice/validation/value-text';
import { OPERATIONS, type Operation } from '../operations';
import type { DocumentFacts } from './document-facts';
import { isInUnion, isTinOrPerson } from './patterns';
import { type AttributeRule, unless, type Values } from './rule';

type OperationCheck = (operation: string, facts: DocumentFacts) => Values | undefined;

/** A rule that looks only at operations of some codes. */
function forOperations(id: string, codes: readonly string[], check: OperationCheck): AttributeRule {
  return {
    id,
    attribute: 'codTipOperatiune',
    check: (value, facts) => {
      const operation = normalized(value);
      return codes.includes(operation) ? check(operation, facts) : undefined;
    },
  };
}

function codesWhere(takes: (operation: Operation) => boolean): readonly string[] {
  return OPERATIONS.filter(takes).map(({ code }) => code);
}

/** Where the partner must be, as the code of a country says it. */
function partnerIn(holds: (country: string) => boolean): OperationCheck {
  return (operation, facts) => {
    const actual = facts.one('codTara');
    return unless(holds(actual), { operation, actual });
  };
}

/** BR-213 forgets 10, BR-046 names only these five; the rest is left to BR-216 and BR-217. */
const NO_BORDER_END = ['12', '14', '30', '40', '60'];
const NO_CUSTOMS = ['10', '20', '30', '60', '70'];

export const OPERATION_RULES: readonly AttributeRule[] = [
  forOperations(
    'BR-004',
    codesWhere(({ partner }) => partner === 'union'),
    partnerIn((country) => isInUnion(country) && country !== 'RO'),
  ),
  forOperations(
    'BR-005',
    codesWhere(({ partner }) => partner === 'romania'),
    partnerIn((country) => country === 'RO'),
  ),
  forOperations(
    'BR-006',
    codesWhere(({ partner }) => partner === 'outside'),
    partnerIn((country) => !isInUnion(country)),
  ),
  forOperations('BR-007', ['30'], (operation, facts) => {
    const actual = facts.one('cod');
    return unless(isTinOrPerson(actual), { operation, actual });
  }),
  forOperations(
    'BR-025',
    codesWhere(({ earlier }) => !earlier),
    (operation, facts) => unless(!facts.hasEarlierNotification, { operation, element: 'notificareAnterioara' }),
  ),
  forOperations(
    'BR-212',
    codesWhere(({ start }) => !start.includes('border')),
    (operation, facts) => unless(!facts.startsAtBorder, { operation, element: 'codPtf' }),
  ),
  forOperations('BR-213', NO_BORDER_END, (operation, facts) =>
    unless(!facts.endsAtBorder, { operation, element: 'codPtf' }),
  ),
  forOperations('BR-046', NO_CUSTOMS, (operation, facts) =>
    unless(facts.all('codBirouVamal').length === 0, { operation, element: 'codBirouVamal' }),
  ),
];
