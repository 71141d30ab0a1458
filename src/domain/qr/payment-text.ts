/**
 * What the payment code of an invoice says: the QR form of the European Payments Council (EPC069-12, version 002), by which
 * bank apps fill a credit transfer. The form is written for euro; lei stand in its field of the amount in the same way
 * (docs/decisions/0023).
 */
import { compactIban, isValidIban } from '../identifiers/iban';
import type { Invoice } from '../invoice/invoice';
import { toDecimal } from '../money/decimal';
import { isNegative, isZero } from '../money/decimal-arithmetic';
import { roundMoney } from '../money/rounding';

/** UNTDID 4461: to be paid by a transfer. */
const TRANSFERS: ReadonlySet<string> = new Set(['30', '42', '58']);
const CURRENCIES: ReadonlySet<string> = new Set(['RON', 'EUR']);
/** Of the form, in characters. */
const MAX_NAME = 70;
const MAX_REMITTANCE = 140;
/** Of the form: at most 999 999 999.99. */
const MAX_UNITS = 99_999_999_999n;

export interface PaymentText {
  readonly iban: string;
  readonly text: string;
}

/** Undefined where there is nothing for the buyer to pay by a transfer in lei or euro; a credit note gives money back. */
export function paymentText({
  kind,
  payment,
  totals,
  currency,
  seller,
  payee,
  number,
}: Invoice): PaymentText | undefined {
  const transfer = payment?.creditTransfers.find(({ account }) => isValidIban(account));
  if (kind === 'CreditNote' || payment === undefined || transfer === undefined) return undefined;
  if (!TRANSFERS.has(payment.meansCode) || !CURRENCIES.has(currency)) return undefined;
  const amount = roundMoney(toDecimal(totals.payable));
  if (isNegative(amount) || isZero(amount) || amount.units > MAX_UNITS) return undefined;
  const iban = compactIban(transfer.account);
  const name = transfer.accountName ?? payee?.name ?? seller.name;
  const sum = `${currency}${amountText(amount.units)}`;
  const remittance = oneLine(payment.remittance ?? number, MAX_REMITTANCE);
  const bic = /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/.test(transfer.provider ?? '') ? (transfer.provider ?? '') : '';
  // Service tag, version, character set (1: UTF-8), kind; purpose and structured reference stay empty.
  return {
    iban,
    text: ['BCD', '002', '1', 'SCT', bic, oneLine(name, MAX_NAME), iban, sum, '', '', remittance].join('\n'),
  };
}

function amountText(hundredths: bigint): string {
  const digits = hundredths.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function oneLine(text: string, length: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('');
}
