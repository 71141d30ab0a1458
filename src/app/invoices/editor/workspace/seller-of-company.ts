import type { Company } from '@/api/entities/company';
import { addDays } from '@/domain/calendar/iso-date';
import { emptyDraft } from '@/domain/invoice/empty-draft';
import type { DraftSeller, InvoiceDraft } from '@/domain/invoice/invoice-draft';

/** UNTDID 4461: credit transfer, the usual way between companies. */
const CREDIT_TRANSFER = '42';

/** The seller (BG-4) as the company's details give it. */
export function sellerOfCompany(company: Company): DraftSeller {
  const { name, cif, vatRegistered, registration, address, email, telephone, contactName, legalForm, tradingName } =
    company;
  const taxId = vatRegistered ? `RO${cif}` : cif;
  return { name, taxId, vatRegistered, registration, address, email, telephone, contactName, legalForm, tradingName };
}

/** A new invoice of the company, dated `today`, due after the company's usual days. */
export function newDraft(company: Company, serialId: string, today: string): InvoiceDraft {
  const { iban, bank, paymentTermDays } = company;
  const draft = emptyDraft({
    serialId,
    issueDate: today,
    seller: sellerOfCompany(company),
    payment: { meansCode: CREDIT_TRANSFER, iban, bank },
  });
  return { ...draft, dueDate: paymentTermDays > 0 ? addDays(today, paymentTermDays) : '' };
}
