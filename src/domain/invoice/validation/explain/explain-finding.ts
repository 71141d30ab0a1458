/** From a finding to its words, its field and, where certain, its repair. Pure; nothing is looked up outside. */
import type { RuleFinding } from '../verdict';
import { documentValues } from './document-values';
import type { ExplainContext, Explanation } from './explanation';
import { fieldRefOf, keyOfFinding, mergedRow, rowWords } from './fields/field-of-finding';
import type { FieldKey, FieldRef } from './fields/field-ref';
import { fieldRow } from './fields/field-rows';
import { placeOfPath } from './fields/place-of-path';
import type { Repair } from './repairs/repair';
import { repairOf } from './repairs/repair-of';
import { repairValues } from './repairs/repair-values';
import { capitalised } from './romanian-format';
import { attributeOfRule } from './rule-attributes';
import { renderTemplate, type ValueOf } from './template';
import type { RuleWords } from './words/rule-words';
import { wordsOfRule } from './words/words-of-rule';
import { elementAt, parseXmlPath } from './xml-path';

/** No value that a sentence shows whole is longer; a number of more digits is not worth writing out. */
const MAX_VALUE = 300;

function present(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

/** Every name a template may use: what is derived first, then the row's parameters, then the finding's values. */
function valuesOf(
  finding: RuleFinding,
  words: RuleWords,
  key: FieldKey,
  field: FieldRef | null,
  repair: Repair | null,
  totals: Readonly<Record<string, string>>,
): ValueOf {
  const [term, , ownName] = fieldRow(key);
  const fieldName = words.params?.field ?? ownName;
  const derived: Readonly<Record<string, string | undefined>> = {
    ...totals,
    ...finding.values,
    ...words.params,
    ...repairValues(repair, finding),
    field: fieldName,
    Field: capitalised(fieldName),
    term,
  };
  const at = rowWords(field);
  const rows: Readonly<Record<string, string>> = { at, ofRow: at && ` de${at}` };
  return (name) => rows[name] ?? present(derived[name]);
}

function termsOf(words: RuleWords, key: FieldKey): readonly string[] {
  return [...new Set([fieldRow(key)[0], ...(words.terms ?? '').split(' ')].filter((term) => term !== ''))];
}

/** The finding as the document shows it: the element's own text where the validator gave no `actual`. */
function withActual(finding: RuleFinding, context: ExplainContext): RuleFinding {
  if (finding.values.actual !== undefined || !context.document) return finding;
  const path = parseXmlPath(finding.path);
  const element = elementAt(context.document, path);
  if (!element || element.children.length > 0) return finding;
  const name = attributeOfRule(finding.rule) ?? path.attribute;
  const value = name === null ? element.text : element.attributes.find((attribute) => attribute.name === name)?.value;
  return value === undefined ? finding : { ...finding, values: { ...finding.values, actual: value } };
}

/** The path down to the attribute the rule is about. */
function pathWithAttribute({ rule, path }: RuleFinding): string {
  const name = attributeOfRule(rule);
  return name === undefined || path.includes('/@') ? path : `${path}/@${name}`;
}

/** Puts a finding into words; any rule id is answered, also one that the catalogue does not have. */
export function explainFinding(given: RuleFinding, context: ExplainContext = {}): Explanation {
  const finding = withActual(given, context);
  const words = wordsOfRule(finding);
  const hint = words.at?.toLowerCase().includes('charge') ? 'Charge' : 'Allowance';
  const place = placeOfPath(pathWithAttribute(finding), context.document, hint);
  const key = keyOfFinding(words, place);
  const field = fieldRefOf(key, place);
  const repair = repairOf(finding, key, context);
  const values = valuesOf(finding, words, key, field, repair, documentValues(context.document));
  return {
    clause: mergedRow(renderTemplate(words.clause, values), field),
    detail: renderTemplate(words.detail, values),
    official: renderTemplate(words.official, values),
    terms: termsOf(words, key),
    field,
    repair,
  };
}
