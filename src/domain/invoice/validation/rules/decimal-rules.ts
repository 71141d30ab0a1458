import { decimalsFault, maxDecimals } from '../checks';
import { path } from '../element-path';
import type { Check, Rule } from '../rule';
import type { RuleContext } from '../rule-context';
import {
  AMOUNT,
  DOCUMENT,
  DOCUMENT_ALLOWANCE_CHARGE,
  INVOICE_ALLOWANCE_CHARGE,
  LINE,
  LINE_ALLOWANCE_CHARGE,
  MONETARY_TOTAL,
  TAX_SUBTOTAL,
} from '../rule-contexts';
import { deadRule, fatalRules } from '../rule-maker';

/** At most two decimals: BR-DEC-nn, their national twins BR-DEC-RO-nn, and UBL-DT-01 (catalogue, section 4). */

const model = fatalRules('model');
const national = fatalRules('national');
const DECIMALS = 2;
const WRONG_CHILD = 'The official test looks at a child that cannot exist.';
const TAKEN = 'The national group has matched this element by an earlier context.';

/** A rule of the model and its national twin, on the same elements. */
function twins(number: string, twin: string, context: RuleContext, name: string, variant?: string): Rule[] {
  const check = maxDecimals(DECIMALS, path(name));
  return [
    model(`BR-DEC-${number}`, context, check, variant),
    national(`BR-DEC-RO-${twin}`, nationalContext(context), check, variant),
  ];
}

/** The national rules see allowances and charges of the document on invoices only. */
function nationalContext(context: RuleContext): RuleContext {
  return context === DOCUMENT_ALLOWANCE_CHARGE ? INVOICE_ALLOWANCE_CHARGE : context;
}

const anyAmount: Check = (amount) => decimalsFault(amount, DECIMALS);

export const DECIMAL_RULES: readonly Rule[] = [
  ...twins('01', '01', DOCUMENT_ALLOWANCE_CHARGE, 'Amount', 'allowance'),
  ...twins('02', '02', DOCUMENT_ALLOWANCE_CHARGE, 'BaseAmount', 'allowance'),
  ...twins('05', '05', DOCUMENT_ALLOWANCE_CHARGE, 'Amount', 'charge'),
  ...twins('06', '06', DOCUMENT_ALLOWANCE_CHARGE, 'BaseAmount', 'charge'),
  ...twins('09', '09', MONETARY_TOTAL, 'LineExtensionAmount'),
  ...twins('10', '10', MONETARY_TOTAL, 'AllowanceTotalAmount'),
  ...twins('11', '11', MONETARY_TOTAL, 'ChargeTotalAmount'),
  ...twins('12', '12', MONETARY_TOTAL, 'TaxExclusiveAmount'),
  ...twins('14', '14', MONETARY_TOTAL, 'TaxInclusiveAmount'),
  ...twins('16', '16', MONETARY_TOTAL, 'PrepaidAmount'),
  ...twins('17', '17', MONETARY_TOTAL, 'PayableRoundingAmount'),
  ...twins('18', '18', MONETARY_TOTAL, 'PayableAmount'),
  ...twins('19', '1009', TAX_SUBTOTAL, 'TaxableAmount'),
  ...twins('20', '1010', TAX_SUBTOTAL, 'TaxAmount'),
  model('BR-DEC-23', LINE, maxDecimals(DECIMALS, path('LineExtensionAmount'))),
  ...twins('24', '24', LINE_ALLOWANCE_CHARGE, 'Amount', 'allowance'),
  ...twins('25', '25', LINE_ALLOWANCE_CHARGE, 'BaseAmount', 'allowance'),
  ...twins('27', '27', LINE_ALLOWANCE_CHARGE, 'Amount', 'charge'),
  ...twins('28', '28', LINE_ALLOWANCE_CHARGE, 'BaseAmount', 'charge'),
  fatalRules('syntax')('UBL-DT-01', AMOUNT, anyAmount),
  deadRule('model', 'BR-DEC-13', DOCUMENT, WRONG_CHILD),
  deadRule('model', 'BR-DEC-15', DOCUMENT, WRONG_CHILD),
  deadRule('national', 'BR-DEC-RO-13', DOCUMENT, TAKEN),
  deadRule('national', 'BR-DEC-RO-15', DOCUMENT, TAKEN),
  deadRule('national', 'BR-DEC-RO-23', LINE, TAKEN),
];
