import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import { isIsoDate } from '@/domain/calendar/iso-date';
import type { UblSummary } from '@/domain/invoice/ubl/summarize-ubl';
import { viewTexts } from './view-texts';

/** What a file says of itself: label and text of each fact that it has. */
export function fileFacts(summary: UblSummary): readonly (readonly [label: string, text: string])[] {
  const { number, issueDate, dueDate, seller, buyer, payable, vat, currency } = summary;
  const { facts } = viewTexts;
  const sum = (amount: string | undefined): string => (amount === undefined ? '' : `${amountText(amount)} ${currency}`);
  const day = (date: string): string => (isIsoDate(date) ? dayText(date) : date);
  const party = ({ name, taxId }: UblSummary['seller']): string =>
    [name, taxId].filter((text) => text !== '').join(' · ');
  const rows = [
    [facts.number, number],
    [facts.issued, day(issueDate)],
    [facts.due, day(dueDate)],
    [facts.seller, party(seller)],
    [facts.buyer, party(buyer)],
    [facts.vat, sum(vat)],
    [facts.payable, sum(payable)],
  ] as const;
  return rows.filter(([, text]) => text !== '');
}
