/** Rules on single attributes: UIT, numbers, plates, codes, names, and the organiser's fiscal code. */
import { codePoints, normalized } from '../../invoice/validation/value-text';
import { hasUitCheck, uitCheck } from '../uit';
import { decimalValue } from './decimal-value';
import type { DocumentFacts } from './document-facts';
import { PLATE_PART, TARIFF, TIN } from './patterns';
import { type AttributeRule, unless, type Values } from './rule';

/** Characters after the first point. */
function decimalsOf(value: string): number {
  const point = value.indexOf('.');
  return point < 0 ? 0 : codePoints(value.slice(point + 1));
}

/** Characters before the first point; none without a point, so that a long whole number escapes these rules. */
function wholesOf(value: string): number {
  return codePoints(value.slice(0, Math.max(0, value.indexOf('.'))));
}

/** Sign, decimals and whole digits of a number, by the ids of its three rules. */
function numberRules(attribute: string, ids: readonly [string, string, string], zero: boolean): AttributeRule[] {
  const [sign, decimals, wholes] = ids;
  const signed = (actual: string): Values | undefined => {
    const { units } = decimalValue(actual);
    return unless(units > 0n || (zero && units === 0n), { actual });
  };
  return [
    { id: sign, attribute, check: signed },
    {
      id: decimals,
      attribute,
      check: (actual) => unless(decimalsOf(actual) <= 2, { actual, decimals: String(decimalsOf(actual)), max: '2' }),
    },
    {
      id: wholes,
      attribute,
      check: (actual) => unless(wholesOf(actual) <= 12, { actual, length: String(wholesOf(actual)), max: '12' }),
    },
  ];
}

function matchRule(id: string, attribute: string, pattern: RegExp): AttributeRule {
  return { id, attribute, check: (value) => unless(pattern.test(normalized(value)), { actual: value }) };
}

/** 2 to 100 characters. */
function nameRule(id: string, attribute: string): AttributeRule {
  return {
    id,
    attribute,
    check: (actual) => {
      const length = codePoints(normalized(actual));
      return unless(length >= 2 && length <= 100, { actual, length: String(length), max: '100' });
    },
  };
}

/** BR-043: a Romanian organiser outside domestic transport has a fiscal code. */
function organiserCode(country: string, facts: DocumentFacts): Values | undefined {
  if (country !== 'RO' || facts.all('codTipOperatiune').includes('30')) return undefined;
  const actual = facts.one('codOrgTransport');
  return unless(TIN.test(actual), { actual });
}

/** BR-026: a document of another kind has remarks; the rule takes remarks from anywhere. */
function otherDocument(kind: string, facts: DocumentFacts): Values | undefined {
  return normalized(kind) !== '9999' ? undefined : unless(facts.one('observatii') !== '', { missing: 'observatii' });
}

export const VALUE_RULES: readonly AttributeRule[] = [
  {
    id: 'BR-019',
    attribute: 'uit',
    check: (actual) => unless(hasUitCheck(actual), { actual, expected: uitCheck(actual) ?? '' }),
  },
  { id: 'BR-043', attribute: 'codTaraOrgTransport', check: organiserCode },
  { id: 'BR-026', attribute: 'tipDocument', check: otherDocument },
  ...numberRules('cantitate', ['BR-027', 'BR-035', 'BR-036'], false),
  ...numberRules('greutateNeta', ['BR-028', 'BR-037', 'BR-038'], false),
  ...numberRules('greutateBruta', ['BR-029', 'BR-039', 'BR-040'], false),
  ...numberRules('valoareLeiFaraTva', ['BR-030', 'BR-041', 'BR-042'], true),
  matchRule('BR-031', 'nrVehicul', PLATE_PART),
  matchRule('BR-032', 'nrRemorca1', PLATE_PART),
  matchRule('BR-033', 'nrRemorca2', PLATE_PART),
  matchRule('BR-034', 'codTarifar', TARIFF),
  nameRule('BR-214', 'denumireLocalitate'),
  nameRule('BR-215', 'denumireStrada'),
];
