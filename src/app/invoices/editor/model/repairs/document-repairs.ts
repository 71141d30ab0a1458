/** Type, due date, account and note codes of the document. */
import { dayText } from '@/app/ui/words/date-words';
import { addDays, isIsoDate } from '@/domain/calendar/iso-date';
import { isValidIban, showIban } from '@/domain/identifiers/iban';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import { type DraftRepairer, repair } from './draft-repair';
import { repairTexts } from './repair-texts';

/** Days after which an invoice without a term is due (Legea 72/2013 art. 3 (3) letter a). */
const LEGAL_TERM_DAYS = 30;

/** BR-CO-25: the company's usual term, else the law's. */
export const repairDueDate: DraftRepairer = ({ draft, company }) => {
  if (!isIsoDate(draft.issueDate)) return undefined;
  const days = company.paymentTermDays > 0 ? company.paymentTermDays : LEGAL_TERM_DAYS;
  const dueDate = addDays(draft.issueDate, days);
  return repair(repairTexts.dueAfter(dayText(dueDate), days), { type: 'set', fields: { dueDate } });
};

/** BR-50, BR-61: a transfer goes to the company's own account; self-billed, to the other's, which is not known. */
export const repairAccount: DraftRepairer = ({ draft, company: { iban, bank } }) =>
  draft.typeCode !== SELF_BILLED && isValidIban(iban)
    ? repair(repairTexts.put(showIban(iban)), { type: 'payment', fields: { iban, bank } })
    : undefined;

/** BR-CL-01, BR-RO-020: with nothing it corrects or credits it is an invoice. */
export const repairType: DraftRepairer = ({ draft }) =>
  draft.precedingInvoices.length === 0
    ? repair(repairTexts.invoiceType, { type: 'set', fields: { typeCode: '380' } })
    : undefined;

/** BR-CL-08: what stands between the signs is no subject code; the note says the same without. */
export const repairNoteCode: DraftRepairer = ({ draft, values }) => {
  const code = values.actual ?? '';
  const mark = `#${code}#`;
  if (code === '' || !draft.notes.includes(mark)) return undefined;
  return repair(repairTexts.withoutCode(code), { type: 'set', fields: { notes: draft.notes.replaceAll(mark, '') } });
};
