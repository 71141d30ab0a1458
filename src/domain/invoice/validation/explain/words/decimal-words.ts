import type { FieldKey } from '../fields/field-ref';
import type { RuleWords } from './rule-words';

/** Field by number of the decimals rules; each has an EN 16931 id (`BR-DEC-`) and a national twin (`BR-DEC-RO-`). */
const FIELDS: Readonly<Record<string, FieldKey>> = {
  '01': 'allowances.amount',
  '02': 'allowances.baseAmount',
  '05': 'charges.amount',
  '06': 'charges.baseAmount',
  '09': 'totals.lineNet',
  '10': 'totals.allowances',
  '11': 'totals.charges',
  '12': 'totals.taxExclusive',
  '13': 'totals.vat',
  '14': 'totals.taxInclusive',
  '15': 'totals.vatInTaxCurrency',
  '16': 'totals.prepaid',
  '17': 'totals.rounding',
  '18': 'totals.payable',
  '19': 'taxBreakdown.taxable',
  '20': 'taxBreakdown.tax',
  '23': 'lines.net',
  '24': 'lines.allowanceAmount',
  '25': 'lines.allowanceBase',
  '27': 'lines.chargeAmount',
  '28': 'lines.chargeBase',
  '1009': 'taxBreakdown.taxable',
  '1010': 'taxBreakdown.tax',
};

const NEVER_FAILING = new Set(['BR-DEC-13', 'BR-DEC-15', 'BR-DEC-RO-13', 'BR-DEC-RO-15', 'BR-DEC-RO-23']);

const CLAUSE = '{Field}{ofRow} are mai mult de două zecimale[: {actual:num}]';
const DETAIL =
  '[Suma are {decimals:zecimale}; ANAF primește cel mult 2 și numără|ANAF primește cel mult 2 zecimale și numără] și zerourile de la sfârșit. [{willBe:num} este aceeași sumă, scrisă cu două zecimale.|Rotunjiți suma la doi bani și recalculați totalurile.]';

/** Every amount that is no price: the syntax rule that fails beside the others. */
const ANY_AMOUNT: RuleWords = {
  otherwise: 'totals.totals',
  clause: CLAUSE,
  detail: DETAIL,
  official:
    'Sumele (elementele al căror nume se termină în „Amount”, în afara prețurilor) trebuie să aibă cel mult două zecimale.',
};

/** The words of a decimals rule (`BR-DEC-12`, `BR-DEC-RO-12`, `UBL-DT-01`), undefined for any other rule. */
export function decimalWords(rule: string): RuleWords | undefined {
  if (rule === 'UBL-DT-01') return ANY_AMOUNT;
  const number = /^BR-DEC-(?:RO-)?(\d+)$/.exec(rule)?.[1];
  const at = number === undefined ? undefined : FIELDS[number];
  if (!at) return undefined;
  const national = rule.startsWith('BR-DEC-RO-') ? ' (restricție CIUS-RO)' : '';
  const never = NEVER_FAILING.has(rule) ? ' Așa cum este publicată, regula nu respinge nicio factură.' : '';
  return {
    at,
    clause: CLAUSE,
    detail: DETAIL,
    official: `Numărul maxim de zecimale permis pentru {field} ({term}) este 2${national}.${never}`,
  };
}
