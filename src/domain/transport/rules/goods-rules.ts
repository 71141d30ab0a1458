/** Rules on a line of goods. */

import { compare } from '../../invoice/validation/exact-decimal';
import { normalized } from '../../invoice/validation/value-text';
import type { XmlElement } from '../../xml/xml-element';
import { OPERATIONS } from '../operations';
import { decimalValue } from './decimal-value';
import { attributeOf, type DocumentFacts, hasAttribute } from './document-facts';
import { type ElementRule, unless, type Values } from './rule';

const GOODS = ['bunuriTransportate'];

/** BR-020: the gross weight reaches the net one. @throws Unevaluable where one of them is no number. */
function grossReachesNet(goods: XmlElement): Values | undefined {
  const net = attributeOf(goods, 'greutateNeta');
  const gross = attributeOf(goods, 'greutateBruta');
  if (net === undefined) return undefined;
  const holds = gross !== undefined && compare(decimalValue(gross), decimalValue(net)) >= 0;
  return unless(holds, { actual: gross ?? '', expected: net });
}

/** BR-068…070, BR-205: purposes that the operations of a rule take. */
function purposeOf(id: string, codes: readonly string[]): ElementRule {
  const purposes = OPERATIONS.find(({ code }) => code === codes[0])?.purposes ?? [];
  return {
    id,
    elements: GOODS,
    attribute: 'codScopOperatiune',
    check: (goods, facts) => {
      const { operation } = facts;
      const actual = normalized(attributeOf(goods, 'codScopOperatiune') ?? '');
      const holds = !codes.includes(operation) || purposes.includes(actual);
      return unless(holds, { operation, actual, codes: purposes.join(' ') });
    },
  };
}

const OWN_PURPOSES = ['10', '20', '30'];
const ONE_PURPOSE = OPERATIONS.map(({ code }) => code).filter((code) => !OWN_PURPOSES.includes(code));
const SHORT_LINES = OPERATIONS.filter(({ fullLines }) => !fullLines).map(({ code }) => String(code));

/** BR-206…208: there, unless the operation is a transit through a store. */
function neededUnlessTransit(id: string, attribute: string): ElementRule {
  const check = (goods: XmlElement, facts: DocumentFacts): Values | undefined => {
    const { operation } = facts;
    const holds = hasAttribute(goods, attribute) || SHORT_LINES.includes(operation);
    return unless(holds, { operation, missing: attribute });
  };
  return { id, elements: GOODS, attribute, check };
}

export const GOODS_RULES: readonly ElementRule[] = [
  {
    id: 'BR-218',
    elements: GOODS,
    attribute: 'greutateBruta',
    check: (goods) => unless((attributeOf(goods, 'greutateBruta') ?? '') !== '', { missing: 'greutateBruta' }),
  },
  { id: 'BR-020', elements: GOODS, attribute: 'greutateBruta', check: grossReachesNet },
  purposeOf('BR-068', ['10']),
  purposeOf('BR-069', ['20']),
  purposeOf('BR-070', ['30']),
  purposeOf('BR-205', ONE_PURPOSE),
  neededUnlessTransit('BR-206', 'codTarifar'),
  neededUnlessTransit('BR-207', 'greutateNeta'),
  neededUnlessTransit('BR-208', 'valoareLeiFaraTva'),
];
