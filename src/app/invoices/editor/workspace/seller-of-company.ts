import type { Company } from '@/api/entities/company';
import type { PaymentMethod } from '@/api/entities/payment-method';
import { addDays } from '@/domain/calendar/iso-date';
import { EMPTY_DRAFT_MORE, emptyDraft } from '@/domain/invoice/empty-draft';
import type { DraftSeller, InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { VAT_ON_COLLECTION } from '@/domain/invoice/issue/invoice-more';

import { usualTransfer } from '../model/payment-choices';

/** UNTDID 4461: credit transfer, the usual way between companies. */
const CREDIT_TRANSFER = '42';

/** The seller (BG-4) as the company's details give it. */
export function sellerOfCompany(company: Company): DraftSeller {
  const { name, cif, vatRegistered, registration, address, email, telephone, contactName, legalForm, tradingName } =
    company;
  const taxId = vatRegistered ? `RO${cif}` : cif;
  return { name, taxId, vatRegistered, registration, address, email, telephone, contactName, legalForm, tradingName };
}

/** Its buyer's country is to be said: until then none is supposed. */
export function toAbroad(draft: InvoiceDraft): InvoiceDraft {
  const { buyer } = draft;
  return { ...draft, buyer: { ...buyer, address: { ...buyer.address, country: '' } } };
}

/** A new invoice of the company, dated `today`, due after the company's usual days, paid as it is usually paid. */
export function newDraft(
  company: Company,
  serialId: string,
  today: string,
  methods: readonly PaymentMethod[],
): InvoiceDraft {
  const { paymentTermDays } = company;
  const { meansCode, iban, bank } = usualTransfer(methods, company.iban) ?? { ...company, meansCode: CREDIT_TRANSFER };
  const draft = emptyDraft({
    serialId,
    issueDate: today,
    seller: sellerOfCompany(company),
    payment: { meansCode, iban, bank },
  });
  const dated = { ...draft, dueDate: paymentTermDays > 0 ? addDays(today, paymentTermDays) : '' };
  if (company.vatOnCollection !== true) return dated;
  return { ...dated, more: { ...EMPTY_DRAFT_MORE, taxPointCode: VAT_ON_COLLECTION } };
}
