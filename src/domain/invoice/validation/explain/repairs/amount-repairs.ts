import { amountWords } from '../romanian-format';
import { descendant, parentPath } from '../xml-path';
import type { Repair } from './repair';
import { elementOf, putElement, putText, type RepairCase, type Repairer } from './repair-case';

/** Amounts of LegalMonetaryTotal in schema order: what stands before each. */
const TOTALS_ORDER = [
  'LineExtensionAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
];

/** `1234.5` → `1234.50`; undefined where two decimals cannot hold it. */
export function twoDecimals(text: string): string | undefined {
  const parts = /^([+-]?\d+)(?:\.(\d*?)0*)?$/.exec(text.trim());
  const fraction = parts?.[2] ?? '';
  return parts && fraction.length <= 2 ? `${parts[1]}.${fraction.padEnd(2, '0')}` : undefined;
}

function putAmount(at: RepairCase, willBe: string | undefined): Repair | null {
  return willBe === undefined ? null : putText(at, willBe, `Pune ${amountWords(willBe)}`);
}

/** BR-DEC-*, UBL-DT-01: the same amount without the zeros past the second decimal. */
export const repairDecimals: Repairer = (at) =>
  putAmount(at, at.actual === undefined ? undefined : twoDecimals(at.actual));

function insertTotal(at: RepairCase, willBe: string): Repair | null {
  const name = at.path.slice(at.path.lastIndexOf(':') + 1);
  const parent = parentPath(at.path);
  const currency = descendant(at.context.document, ['DocumentCurrencyCode'])?.text.trim();
  if (currency === undefined || !TOTALS_ORDER.includes(name) || !elementOf(at, parent)) return null;
  const element = { name: `cbc:${name}`, attributes: { currencyID: currency }, text: willBe } as const;
  return putElement(
    parent,
    element,
    TOTALS_ORDER.slice(0, TOTALS_ORDER.indexOf(name)),
    willBe,
    `Pune ${amountWords(willBe)}`,
  );
}

/** Totals and bases that follow from their parts: the sum the rule expects, where the finding says it. */
export const repairTotal: Repairer = (at) => {
  const expected = twoDecimals(at.finding.values.expected ?? '');
  if (expected === undefined) return null;
  return at.actual === undefined ? insertTotal(at, expected) : putAmount(at, expected);
};

/** Rules on one total that follows from its parts. */
export const TOTAL_RULES: readonly string[] =
  'BR-12 BR-13 BR-14 BR-15 BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-14 BR-CO-15 BR-CO-16'.split(' ');
