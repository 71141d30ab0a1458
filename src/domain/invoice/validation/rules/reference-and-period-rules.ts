import { dateMinutes } from '../calendar-date';
import { exists, existsAny, nonEmpty } from '../checks';
import { only, path, select, some } from '../element-path';
import type { Check, Rule } from '../rule';
import {
  ADDITIONAL_DOCUMENT,
  BILLING_REFERENCE,
  CARD_ACCOUNT,
  CREDIT_TRANSFER,
  DELIVERY_ADDRESS,
  LINE_PERIOD,
  PAYMENT_MEANS,
  PERIOD,
} from '../rule-contexts';
import { fatalRules } from '../rule-maker';
import { codePoints, normalizedAt } from '../value-text';

/** Rules of the model about references, periods, delivery and payment (catalogue, sections 2 and 3). */

const rule = fatalRules('model');
const START = path('StartDate');
const END = path('EndDate');
const CODE = path('PaymentMeansCode');
const ACCOUNT = path('PayeeFinancialAccount');
const ACCOUNT_ID = path('PayeeFinancialAccount', 'ID');
const ID = path('ID');
const CARD_NUMBER = path('PrimaryAccountNumberID');
const CARD_DIGITS = 10;

/** BR-29, BR-30: a period does not end before it starts. */
const endsAfterStart: Check = (period) => {
  const start = only(period, START);
  const end = only(period, END);
  if (start === undefined || end === undefined || dateMinutes(end) >= dateMinutes(start)) return undefined;
  return { at: end, values: { element: 'EndDate', start: start.text, end: end.text } };
};

/** BR-50: the account of a credit transfer has an identifier. */
const accountsIdentified: Check = (means) => {
  const at = select(means, ACCOUNT).find((account) => !some(account, ID, (id) => id.text !== ''));
  return at === undefined ? undefined : { at, values: { missing: 'PayeeFinancialAccount/ID' } };
};

/** BR-61: a credit transfer names the account to pay to. */
const transferHasAccount: Check = (means) => {
  const code = normalizedAt(means, CODE);
  if ((code !== '30' && code !== '58') || select(means, ACCOUNT_ID).length > 0) return undefined;
  return { values: { missing: 'PayeeFinancialAccount/ID', actual: code } };
};

/** BR-51: only the last digits of a card are given; raw length. */
const cardShortened: Check = (card) => {
  const at = only(card, CARD_NUMBER);
  if (at === undefined || codePoints(at.text) <= CARD_DIGITS) return undefined;
  const values = { element: at.name, length: String(codePoints(at.text)), max: String(CARD_DIGITS) };
  return { at, values };
};

export const REFERENCE_AND_PERIOD_RULES: readonly Rule[] = [
  rule('BR-29', PERIOD, endsAfterStart),
  rule('BR-30', LINE_PERIOD, endsAfterStart),
  rule('BR-CO-19', PERIOD, existsAny(START, END, path('DescriptionCode'))),
  rule('BR-CO-20', LINE_PERIOD, existsAny(START, END)),
  rule('BR-49', PAYMENT_MEANS, exists(CODE)),
  rule('BR-50', CREDIT_TRANSFER, accountsIdentified, 'transfer'),
  { ...rule('BR-51', CARD_ACCOUNT, cardShortened), severity: 'warning' },
  rule('BR-52', ADDITIONAL_DOCUMENT, nonEmpty(path('ID'))),
  rule('BR-55', BILLING_REFERENCE, exists(path('InvoiceDocumentReference', 'ID'))),
  rule('BR-57', DELIVERY_ADDRESS, exists(path('Country', 'IdentificationCode'))),
  rule('BR-61', PAYMENT_MEANS, transferHasAccount),
];
