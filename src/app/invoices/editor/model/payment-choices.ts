/** The ways of paying that a draft may choose from (BT-81): the company's own with their account, then plain means. */
import type { PaymentMethod } from '@/api/entities/payment-method';
import { compactIban } from '@/domain/identifiers/iban';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { editorTexts, PAYMENT_MEANS_WORDS } from '../editor-texts';

export interface PaymentChoice {
  readonly value: string;
  readonly label: string;
  readonly meansCode: string;
  readonly iban: string;
  readonly bank: string;
}

/** The plain ones as they are offered: the record's own order is that of the figures. */
const PLAIN = ['42', '10', '48', '97', '1'] as const;

type Paid = Pick<InvoiceDraft['payment'], 'meansCode' | 'iban'>;

/** UNTDID 4461 has several codes for what a person calls one way of paying. */
const SAME_WAY: readonly (readonly string[])[] = [
  ['30', '31', '42', '58'],
  ['48', '54', '55'],
];

/** Each way stands once: a plain one only where the company has none of its own for it. */
export function paymentChoices(
  methods: readonly PaymentMethod[],
  account: Pick<PaymentChoice, 'iban' | 'bank'>,
): readonly PaymentChoice[] {
  const own = methods.map(
    ({ id, name, meansCode, iban, bank }): PaymentChoice => ({ value: id, label: name, meansCode, iban, bank }),
  );
  const plain = PLAIN.filter((code) => !own.some(({ meansCode }) => isSameWay(meansCode, code))).map(
    (meansCode): PaymentChoice => {
      const { iban, bank } = isTransfer(meansCode) ? account : { iban: '', bank: '' };
      return { value: `means-${meansCode}`, label: PAYMENT_MEANS_WORDS[meansCode], meansCode, iban, bank };
    },
  );
  return [...own, ...plain, { value: '', label: editorTexts.noPaymentMeans, meansCode: '', iban: '', bank: '' }];
}

/** The one that a draft has: by its account before its code. */
export function chosenPayment(choices: readonly PaymentChoice[], paid: Paid): PaymentChoice | undefined {
  const ofWay = choices.filter(({ meansCode }) => isSameWay(meansCode, paid.meansCode));
  const ofAccount = ofWay.filter(({ iban }) => compactIban(iban) === compactIban(paid.iban));
  const exact = (among: readonly PaymentChoice[]) => among.find(({ meansCode }) => meansCode === paid.meansCode);
  return exact(ofAccount) ?? ofAccount[0] ?? exact(ofWay) ?? ofWay[0];
}

/** The company's own transfer that a new invoice begins with: into its own account before another. */
export function usualTransfer(methods: readonly PaymentMethod[], iban: string): PaymentMethod | undefined {
  const transfers = methods.filter((method) => isTransfer(method.meansCode) && method.iban !== '');
  return transfers.find((method) => compactIban(method.iban) === compactIban(iban)) ?? transfers[0];
}

function isTransfer(meansCode: string): boolean {
  return isSameWay(meansCode, '42');
}

function isSameWay(one: string, other: string): boolean {
  return one === other || SAME_WAY.some((codes) => codes.includes(one) && codes.includes(other));
}
