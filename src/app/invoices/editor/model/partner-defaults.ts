/**
 * What choosing a partner puts into a draft beside the buyer: its term, way of paying, series, language and note. Each takes the
 * place of what a new draft begins with or of what the partner chosen before put, never of what somebody wrote.
 */
import type { Company } from '@/api/entities/company';
import type { Partner } from '@/api/entities/partner';
import type { PaymentMethod } from '@/api/entities/payment-method';
import { addDays } from '@/domain/calendar/iso-date';
import { compactIban } from '@/domain/identifiers/iban';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { usualTransfer } from './payment-choices';

/** As a draft has them; '' none. */
export interface Begun {
  readonly dueDate: string;
  readonly payment: Pick<InvoiceDraft['payment'], 'meansCode' | 'iban' | 'bank'>;
  readonly serialId: string;
  readonly notes: string;
  readonly language: '' | 'ro' | 'ro-en';
}

export interface BeginningFacts {
  readonly company: Pick<Company, 'paymentTermDays' | 'iban' | 'bank'>;
  readonly paymentMethods: readonly PaymentMethod[];
  /** Series that the draft's document may take, the usual one first. */
  readonly serialIds: readonly string[];
}

/** UNTDID 4461: credit transfer. */
const CREDIT_TRANSFER = '42';

/** What a draft of the day begins with for a partner; null: for nobody yet. */
export function beginningFor(
  partner: Partner | null,
  { issueDate }: Pick<InvoiceDraft, 'issueDate'>,
  { company, paymentMethods, serialIds }: BeginningFacts,
): Begun {
  const { invoicing } = partner ?? {};
  const own = paymentMethods.find(({ id }) => id === invoicing?.payment);
  const usual = usualTransfer(paymentMethods, company.iban) ?? { ...company, meansCode: CREDIT_TRANSFER };
  const { meansCode, iban, bank } = own ?? usual;
  const serialId = serialIds.find((id) => id === invoicing?.serialId) ?? serialIds[0] ?? '';
  return {
    dueDate: dueOn(issueDate, partner?.paymentTermDays ?? '', company.paymentTermDays),
    payment: { meansCode, iban, bank },
    serialId,
    notes: invoicing?.note ?? '',
    language: invoicing?.language ?? '',
  };
}

function dueOn(issueDate: string, partnerDays: string, companyDays: number): string {
  const days = Number.parseInt(partnerDays, 10);
  if (issueDate === '') return '';
  if (Number.isFinite(days)) return addDays(issueDate, days);
  return companyDays > 0 ? addDays(issueDate, companyDays) : '';
}

/** The fields to put; `before`: what the draft began with, or what the partner chosen before put. */
export function takenOver(draft: InvoiceDraft, before: Begun, next: Begun): Partial<InvoiceDraft> {
  const { language = '', payment, dueDate, serialId, notes } = draft;
  const isPaid = payment.meansCode !== '' || payment.iban !== '';
  const isPaidSo = payment.meansCode === before.payment.meansCode && sameAccount(payment.iban, before.payment.iban);
  const isOtherPaid =
    !sameAccount(next.payment.iban, before.payment.iban) || next.payment.meansCode !== before.payment.meansCode;
  return {
    ...(isTaken(dueDate, before.dueDate, next.dueDate) && { dueDate: next.dueDate }),
    ...((isPaidSo || !isPaid) && isOtherPaid && { payment: { ...payment, ...next.payment } }),
    ...(isTaken(serialId, before.serialId, next.serialId) && { serialId: next.serialId }),
    ...(isTaken(notes.trim(), before.notes.trim(), next.notes) && { notes: next.notes }),
    ...(isTaken(language, before.language, next.language) && { language: next.language }),
  };
}

/** What stands there is what it began with, or nothing, and the partner says something else. */
function isTaken(stands: string, before: string, next: string): boolean {
  return next !== before && (stands === before || stands === '');
}

function sameAccount(one: string, other: string): boolean {
  return compactIban(one) === compactIban(other);
}
