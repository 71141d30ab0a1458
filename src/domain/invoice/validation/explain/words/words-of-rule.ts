import type { RuleFinding } from '../../verdict';
import { parseXmlPath } from '../xml-path';
import { ADDRESS_WORDS } from './address-words';
import { ALLOWANCE_WORDS } from './allowance-words';
import { ATTRIBUTE_WORDS } from './attribute-words';
import { CARDINALITY_WORDS } from './cardinality-words';
import { CODE_LIST_WORDS } from './code-list-words';
import { dateRuleWords } from './date-words';
import { decimalWords } from './decimal-words';
import { DOCUMENT_WORDS } from './document-words';
import { lengthWords } from './length-words';
import { LINE_WORDS } from './line-words';
import { PARTY_WORDS } from './party-words';
import { PAYMENT_WORDS } from './payment-words';
import type { RuleWords, WordsTable } from './rule-words';
import { schemaWords } from './schema-words';
import { TOTAL_WORDS } from './total-words';
import { unexpectedWords } from './unexpected-words';
import { vatCategoryWords } from './vat-category-words';
import { VAT_SPECIAL_WORDS } from './vat-special-words';

const TABLE: WordsTable = {
  ...DOCUMENT_WORDS,
  ...PARTY_WORDS,
  ...ADDRESS_WORDS,
  ...LINE_WORDS,
  ...ALLOWANCE_WORDS,
  ...TOTAL_WORDS,
  ...PAYMENT_WORDS,
  ...VAT_SPECIAL_WORDS,
  ...CODE_LIST_WORDS,
  ...CARDINALITY_WORDS,
  ...ATTRIBUTE_WORDS,
};

/** A rule that is not in the catalogue: a newer set than this program knows. */
const UNKNOWN: RuleWords = {
  clause: 'Regula nu este respectată',
  detail:
    'ANAF are o regulă pe care această versiune nu o explică încă[; valoarea găsită este {actual:q}]. Căutați regula după codul ei.',
  official: 'Regulă din afara setului CIUS-RO 1.0.9.',
};

/** Whether the words of this rule are its own. */
export function hasWords(rule: string): boolean {
  return ownWords(rule) !== undefined;
}

function ownWords(rule: string): RuleWords | undefined {
  return (
    TABLE[rule] ??
    unexpectedWords(rule) ??
    vatCategoryWords(rule) ??
    lengthWords(rule) ??
    decimalWords(rule) ??
    dateRuleWords(rule)
  );
}

/** Rules that ask for a code of both parties lead to the one that has none. */
function towardsMissing(words: RuleWords, missing: string | undefined): RuleWords {
  const isSeller = words.at === 'buyer.vatId' && missing?.startsWith('AccountingSupplierParty');
  return isSeller ? { ...words, at: 'seller.vatId' } : words;
}

/** The words for a finding; never missing. */
export function wordsOfRule(finding: RuleFinding): RuleWords {
  if (finding.rule === 'UBL-XSD') return schemaWords(finding.values);
  return towardsMissing(fitting(ownWords(finding.rule) ?? UNKNOWN, finding), finding.values.missing);
}

/** The words of the reason for which it failed here, where the rule tells its reasons apart. */
function fitting(words: RuleWords, { path, values }: RuleFinding): RuleWords {
  if (words.when === undefined) return words;
  const strayIn = strayPlace(path);
  const known = strayIn === undefined ? values : { ...values, strayIn };
  const reason = Object.keys(words.when).find((key) => {
    const [name = '', wanted] = key.split('=');
    return known[name] !== undefined && (wanted === undefined || known[name] === wanted);
  });
  if (reason === undefined) return words;
  return {
    ...words,
    ...words.when[reason],
    params: { ...words.params, ...(strayIn === undefined ? {} : { strayIn }) },
  };
}

/** Where a way of payment stands that is not the document's own; undefined where it is. */
function strayPlace(path: string): string | undefined {
  const { steps } = parseXmlPath(path);
  const holder = steps[steps.findIndex(({ name }) => name === 'PaymentMeans') - 1];
  if (holder === undefined || holder === steps[0]) return undefined;
  const line = steps.find(({ name }) => name === 'InvoiceLine' || name === 'CreditNoteLine');
  return `„${holder.name}”${line === undefined ? '' : `, la linia ${line.position}`}`;
}
