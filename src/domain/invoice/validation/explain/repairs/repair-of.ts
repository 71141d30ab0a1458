import type { RuleFinding } from '../../verdict';
import type { ExplainContext } from '../explanation';
import type { FieldKey } from '../fields/field-ref';
import { attributeOfRule } from '../rule-attributes';
import { elementAt, parseXmlPath } from '../xml-path';
import { repairDecimals, repairTotal, TOTAL_RULES } from './amount-repairs';
import { CODE_REPAIRS } from './code-repairs';
import { repairCounty } from './county-repair';
import { repairDate } from './date-repair';
import {
  repairCardBlanks,
  repairCustomization,
  repairEmptyProperty,
  repairEndpointScheme,
  repairTaxCurrency,
  repairTaxInLei,
} from './document-repairs';
import { repairByRemoval } from './removal-repairs';
import type { Repair } from './repair';
import type { RepairCase, Repairer } from './repair-case';
import { repairSchema } from './schema-repair';
import { repairSector } from './sector-repair';
import { targetPath } from './target-path';
import { repairBase, repairMissingRate, repairRateOutsideScope } from './vat-repairs';

const BY_RULE: Readonly<Record<string, Repairer>> = {
  ...CODE_REPAIRS,
  ...Object.fromEntries(TOTAL_RULES.map((rule) => [rule, repairTotal])),
  'UBL-XSD': repairSchema,
  'BR-01': repairCustomization,
  'BR-48': repairMissingRate,
  'BR-51': repairCardBlanks,
  'BR-53': repairTaxInLei,
  'BR-54': repairEmptyProperty,
  'BR-62': repairEndpointScheme,
  'BR-63': repairEndpointScheme,
  'BR-RO-001': repairCustomization,
  'BR-RO-030': repairTaxCurrency,
  'BR-RO-100': repairSector,
  'BR-RO-101': repairSector,
  'BR-RO-110': repairCounty,
  'BR-RO-111': repairCounty,
  'BR-RO-160': repairSector,
  'BR-RO-170': repairCounty,
  'BR-RO-202': repairSector,
  'BR-RO-212': repairCounty,
};

/** Families that share one repairer. */
const BY_PATTERN: readonly (readonly [rule: RegExp, repairer: Repairer])[] = [
  [/^BR-DEC-|^UBL-DT-01$/, repairDecimals],
  [/^BR-RO-DT/, repairDate],
  [/^BR-(Z|E|AE|IC|G)-0[567]$/, repairMissingRate],
  [/^BR-O-0[567]$/, repairRateOutsideScope],
  [/^BR-(S|Z|E|AE|IC|G|O|IG|IP)-08$/, repairBase],
];

function repairerOf(rule: string): Repairer {
  return BY_RULE[rule] ?? BY_PATTERN.find(([pattern]) => pattern.test(rule))?.[1] ?? repairByRemoval;
}

/** The text at the target: the document's where it is at hand, else what the finding says. */
function textAt(finding: RuleFinding, path: string, context: ExplainContext): string | undefined {
  const attribute = attributeOfRule(finding.rule);
  const element = context.document && elementAt(context.document, parseXmlPath(path));
  const inDocument =
    attribute === undefined ? element?.text : element?.attributes.find((a) => a.name === attribute)?.value;
  return context.document ? inDocument : finding.values.actual;
}

/** Longer texts are no codes, dates or amounts that somebody mistyped; they can still be taken out. */
const MAX_TEXT = 2000;

/** The certain remedy of a finding, or null. `key` is the field it is put right at. */
export function repairOf(finding: RuleFinding, key: FieldKey, context: ExplainContext): Repair | null {
  const path = targetPath(finding.path, key);
  const at: RepairCase = { finding, context, path, actual: textAt(finding, path, context) };
  const texts = [at.actual, ...Object.values(finding.values)];
  if (texts.some((text) => text !== undefined && text.length > MAX_TEXT)) return repairByRemoval(at);
  return repairerOf(finding.rule)(at);
}
